/** Work that nobody waits for begins by then also when the browser never rests. */
const MAX_DELAY_MS = 300;

/** Resolves when the browser has drawn what it has to draw and nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: MAX_DELAY_MS }));
