import { diagramReplySchema } from './diagram-reply.ts';
import type { DiagramReply, DiagramRequest } from './protocol.ts';

/** Beside `index.html`; the only document that the window's policy lets a frame show. */
const PAGE = './diagram.html';
/** Reading mermaid takes a second on a slow computer; this is for one that does much else. */
const START_MS = 30_000;
const DRAW_MS = 10_000;

/** One sandboxed frame. Whoever draws with it waits for the answer before the next one, and closes it when one fails to come. */
export interface DiagramFrame {
  /** @throws Error when the frame does not answer in time, or not in its protocol */
  draw(request: DiagramRequest): Promise<Exclude<DiagramReply, { kind: 'ready' }>>;
  close(): void;
}

/** Opens the frame, out of sight and out of the reach of keyboard and screen readers. */
export async function openDiagramFrame(): Promise<DiagramFrame> {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.setAttribute('aria-hidden', 'true');
  element.title = 'mermaid';
  element.tabIndex = -1;
  element.inert = true;
  // Not "display: none" and not without a size: mermaid has to measure its text, and some diagrams fill their place.
  Object.assign(element.style, {
    position: 'fixed',
    width: '800px',
    height: '600px',
    border: '0',
    visibility: 'hidden',
  });
  const { port1, port2 } = new MessageChannel();
  const close = () => {
    port1.close();
    element.remove();
  };
  try {
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
    element.src = PAGE;
    document.body.append(element);
    await inTime(loaded, START_MS);
    const ready = nextReply(port1);
    // The frame has no origin that could be named; nothing in a diagram's text is secret from the app's own document.
    element.contentWindow?.postMessage(null, '*', [port2]);
    if ((await inTime(ready, START_MS)).kind !== 'ready') throw new Error('The frame for diagrams did not say hello.');
  } catch (error) {
    close();
    throw error;
  }
  return {
    async draw(request) {
      const reply = nextReply(port1);
      port1.postMessage(request);
      const answer = await inTime(reply, DRAW_MS);
      if (answer.kind === 'ready' || answer.id !== request.id)
        throw new Error('The frame for diagrams answered oddly.');
      return answer;
    },
    close,
  };
}

function nextReply(port: MessagePort): Promise<DiagramReply> {
  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }) => {
      const reply = diagramReplySchema.safeParse(data);
      if (reply.success) resolve(reply.data);
      else reject(new Error('The frame for diagrams answered oddly.'));
    };
  });
}

async function inTime<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The frame for diagrams took too long.', 'TimeoutError')), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
