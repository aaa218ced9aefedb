import { MAX_REQUESTS_PER_ROUND } from './limits.ts';
import type { RoundEvent } from './provider-adapter.ts';
import { type RequestSubject, retryPhrase, TransientProviderError } from './provider-errors.ts';
import { backoffMs, waitBeforeRetry } from './retry.ts';

interface RepetitionOptions {
  subject: RequestSubject;
  signal: AbortSignal;
  retryNow?: EventTarget;
  maxRequestsPerRound?: number;
}

/**
 * Runs one round, and runs it again after a failure that may pass by itself, as long as nothing of the answer has been
 * yielded: what a person has seen is never silently replaced by another answer. `attempt` starts afresh every time.
 */
export async function* withRepetitions(
  attempt: () => AsyncIterable<RoundEvent>,
  { subject, signal, retryNow, maxRequestsPerRound = MAX_REQUESTS_PER_ROUND }: RepetitionOptions,
): AsyncGenerator<RoundEvent> {
  for (let request = 1; ; request += 1) {
    let hasBegun = false;
    try {
      for await (const event of attempt()) {
        hasBegun = true;
        yield event;
      }
      return;
    } catch (error) {
      signal.throwIfAborted();
      const mayRepeat = error instanceof TransientProviderError && !hasBegun && request < maxRequestsPerRound;
      if (!mayRepeat) throw error;
      const afterMs = backoffMs(request, error.retryAfterMs);
      // Waits while the event is read, so that a "now" that answers it at once is heard.
      const abandoned = new AbortController();
      const wait = waitBeforeRetry(afterMs, AbortSignal.any([signal, abandoned.signal]), retryNow);
      wait.catch(() => {});
      try {
        yield {
          type: 'retry',
          attempt: request + 1,
          maxAttempts: maxRequestsPerRound,
          afterMs,
          reason: retryPhrase(error, subject, afterMs),
        };
        await wait;
      } finally {
        abandoned.abort();
      }
    }
  }
}
