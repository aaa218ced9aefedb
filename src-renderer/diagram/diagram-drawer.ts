import { type DiagramFrame, openDiagramFrame } from './diagram-frame.ts';
import { type DiagramColours, MAX_SOURCE_CHARACTERS } from './protocol.ts';

export type DiagramPicture =
  | { kind: 'drawn'; bitmap: ImageBitmap; width: number; height: number }
  | { kind: 'failed'; reason: 'syntax' | 'too-large' | 'too-slow' | 'not-drawn'; line?: number };

export interface DiagramOrder {
  source: string;
  isDark: boolean;
  colours: DiagramColours;
  scale: number;
}

export interface DiagramDrawer {
  /** Orders wait in line; one whose `signal` was aborted meanwhile is left out and rejects. Never fails otherwise. */
  draw(order: DiagramOrder, signal: AbortSignal): Promise<DiagramPicture>;
  /** A picture that was drawn already: shown again without a change of height. */
  drawn(order: DiagramOrder): DiagramPicture | undefined;
}

/** Pictures kept for scrolling back; each is a few megabytes. */
const MAX_KEPT = 24;
/** The frame holds mermaid in memory: without work for so long it is thrown away. */
const IDLE_MS = 30_000;

const keyOf = ({ source, isDark, scale }: DiagramOrder) => `${isDark ? 'dark' : 'light'} ${scale} ${source}`;

/** Draws one diagram at a time in one frame, which it opens when the first comes and closes when no more do. */
export function createDiagramDrawer(open: () => Promise<DiagramFrame> = openDiagramFrame): DiagramDrawer {
  const kept = new Map<string, DiagramPicture>();
  let line: Promise<unknown> = Promise.resolve();
  let frame: DiagramFrame | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  const closeFrame = () => {
    clearTimeout(idle);
    frame?.close();
    frame = undefined;
  };

  const keep = (key: string, picture: DiagramPicture) => {
    kept.delete(key);
    kept.set(key, picture);
    for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - MAX_KEPT))) kept.delete(old);
  };

  async function drawNow(order: DiagramOrder): Promise<DiagramPicture> {
    if (order.source.length > MAX_SOURCE_CHARACTERS) return { kind: 'failed', reason: 'too-large' };
    clearTimeout(idle);
    try {
      frame ??= await open();
      const { id: _, ...picture } = await frame.draw({ id: ++lastId, ...order });
      idle = setTimeout(closeFrame, IDLE_MS);
      return picture;
    } catch (error) {
      // A frame that hangs or lies is not asked again.
      closeFrame();
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      return { kind: 'failed', reason: isLate ? 'too-slow' : 'not-drawn' };
    }
  }

  return {
    drawn: (order) => kept.get(keyOf(order)),
    draw(order, signal) {
      const turn = line.then(async () => {
        signal.throwIfAborted();
        const key = keyOf(order);
        const picture = kept.get(key) ?? (await drawNow(order));
        keep(key, picture);
        return picture;
      });
      line = turn.catch(() => undefined);
      return turn;
    },
  };
}
