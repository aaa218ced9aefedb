/** What has not closed by then is left: a person who quits must not wait for a server that does not answer. */
export const SHUT_DOWN_TIMEOUT_MS = 2_000;

/** Resolves to whether everything closed in time. Errors count as closed with a failure and are handed to `report`. */
export async function shutDown(
  steps: readonly (() => Promise<void>)[],
  report: (error: unknown) => void,
  timeoutMs = SHUT_DOWN_TIMEOUT_MS,
): Promise<boolean> {
  let isClean = true;
  const closing = (async () => {
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        isClean = false;
        report(error);
      }
    }
    return isClean;
  })();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  const result = await Promise.race([closing, timeout]);
  clearTimeout(timer);
  return result;
}
