import { describe, expect, it, vi } from 'vitest';
import { createDiagramDrawer, type DiagramOrder } from './diagram-drawer.ts';
import type { DiagramFrame } from './diagram-frame.ts';
import { type DiagramRequest, MAX_SOURCE_CHARACTERS } from './protocol.ts';

const order = (source: string): DiagramOrder => ({
  source,
  isDark: false,
  scale: 1,
  colours: { behind: '', text: '', muted: '', line: '', fill: '', edge: '', accentFill: '' },
});
const always = new AbortController().signal;

/** Frames whose answers the test gives. */
function scriptedFrames() {
  const requests: { request: DiagramRequest; answer(): void; fail(error: unknown): void }[] = [];
  const closed: number[] = [];
  let opened = 0;
  const open = async (): Promise<DiagramFrame> => {
    const number = ++opened;
    return {
      draw: (request) =>
        new Promise((resolve, reject) =>
          requests.push({
            request,
            answer: () => resolve({ kind: 'drawn', id: request.id, bitmap: {} as ImageBitmap, width: 10, height: 10 }),
            fail: reject,
          }),
        ),
      close: () => closed.push(number),
    };
  };
  return { open, requests, closed, opened: () => opened };
}

describe('drawing diagrams', () => {
  it('is done one at a time, in one frame', async () => {
    const frames = scriptedFrames();
    const drawer = createDiagramDrawer(frames.open);
    const first = drawer.draw(order('a'), always);
    const second = drawer.draw(order('b'), always);
    await vi.waitFor(() => expect(frames.requests).toHaveLength(1));
    frames.requests[0]!.answer();
    expect((await first).kind).toBe('drawn');
    await vi.waitFor(() => expect(frames.requests).toHaveLength(2));
    frames.requests[1]!.answer();
    expect((await second).kind).toBe('drawn');
    expect(frames.opened()).toBe(1);
  });

  it('that takes too long ends with its frame; the next has a new one', async () => {
    const frames = scriptedFrames();
    const drawer = createDiagramDrawer(frames.open);
    const slow = drawer.draw(order('slow'), always);
    const next = drawer.draw(order('next'), always);
    await vi.waitFor(() => expect(frames.requests).toHaveLength(1));
    frames.requests[0]!.fail(new DOMException('late', 'TimeoutError'));
    expect(await slow).toEqual({ kind: 'failed', reason: 'too-slow' });
    await vi.waitFor(() => expect(frames.requests).toHaveLength(2));
    frames.requests[1]!.answer();
    expect((await next).kind).toBe('drawn');
    expect(frames.closed).toEqual([1]);
    expect(frames.opened()).toBe(2);
  });

  it('leaves out what nobody waits for any more', async () => {
    const frames = scriptedFrames();
    const drawer = createDiagramDrawer(frames.open);
    const leaving = new AbortController();
    const first = drawer.draw(order('a'), always);
    const unseen = drawer.draw(order('unseen'), leaving.signal);
    leaving.abort();
    await vi.waitFor(() => expect(frames.requests).toHaveLength(1));
    frames.requests[0]!.answer();
    await first;
    await expect(unseen).rejects.toThrow();
    expect(frames.requests).toHaveLength(1);
  });

  it('is done once for one text in the same colours', async () => {
    const frames = scriptedFrames();
    const drawer = createDiagramDrawer(frames.open);
    const first = drawer.draw(order('a'), always);
    await vi.waitFor(() => expect(frames.requests).toHaveLength(1));
    expect(drawer.drawn(order('a'))).toBeUndefined();
    frames.requests[0]!.answer();
    const picture = await first;
    expect(drawer.drawn(order('a'))).toBe(picture);
    expect(await drawer.draw(order('a'), always)).toBe(picture);
    expect(drawer.drawn({ ...order('a'), isDark: true })).toBeUndefined();
  });

  it('does not begin for a text that is too long', async () => {
    const frames = scriptedFrames();
    const drawer = createDiagramDrawer(frames.open);
    expect(await drawer.draw(order('x'.repeat(MAX_SOURCE_CHARACTERS + 1)), always)).toEqual({
      kind: 'failed',
      reason: 'too-large',
    });
    expect(frames.opened()).toBe(0);
  });
});
