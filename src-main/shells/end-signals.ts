/** A person presses Ctrl-C again later than this. */
export const ECHO_MS = 500;

interface SignalSource {
  on(signal: NodeJS.Signals, listener: () => void): unknown;
}

/**
 * Calls `end` at the first signal that asks the process to end, and `endNow` when a person asks again. `when-exit`, which
 * `conf` brings along, sends every signal to the process a second time at once: that echo must not end it in the middle
 * of saving.
 */
export function onEndSignals(
  signals: readonly NodeJS.Signals[],
  actions: { end(): void; endNow(): void },
  source: SignalSource = process,
  now: () => number = () => performance.now(),
): void {
  let since: number | undefined;
  const onSignal = () => {
    if (since === undefined) {
      since = now();
      actions.end();
    } else if (now() - since > ECHO_MS) actions.endNow();
  };
  for (const signal of signals) source.on(signal, onSignal);
}
