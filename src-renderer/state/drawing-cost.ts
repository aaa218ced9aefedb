/** Runs work that changes what is on the screen, and tells later how long it and the drawing of it held the window. */
export type MeasureDrawing = (work: () => void, tell: (ms: number) => void) => void;

/**
 * The time of the work with what React makes of it, and that of the next frame. A window that is not seen draws nothing, and
 * nothing is told.
 */
export const measureDrawing: MeasureDrawing = (work, tell) => {
  const begin = performance.now();
  work();
  // React renders in a microtask of its own, which was asked for before this one.
  queueMicrotask(() => {
    const renderedMs = performance.now() - begin;
    requestAnimationFrame(() => {
      const frame = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        tell(renderedMs + performance.now() - frame);
      };
      port2.postMessage(null);
    });
  });
};
