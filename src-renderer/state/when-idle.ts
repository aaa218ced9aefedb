/** Work that nobody waits for begins by then also when the browser never rests. */
const MAX_DELAY_MS = 300;

/** Resolves when the browser has drawn what it has to draw and nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: MAX_DELAY_MS }));

/** A window that nobody sees draws no frames. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, MAX_DELAY_MS);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });

/** Resolves when what the page shows by now has been drawn, and the browser has nothing else to do. */
export async function whenDrawn(): Promise<void> {
  await nextFrame();
  await nextFrame();
  await whenIdle();
}
