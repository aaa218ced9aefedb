import { FIRST_BACKOFF_MS, MAX_RETRY_WAIT_MS } from './limits.ts';

/** The event that ends the wait before a repetition: `retryNow.dispatchEvent(new Event(RETRY_NOW))`. */
export const RETRY_NOW = 'retry-now';

/**
 * What the server asks for: `retry-after-ms` (OpenAI and others), else `Retry-After` as seconds or as an HTTP date
 * (RFC 9110, 10.2.3). Undefined: it asks for nothing readable.
 */
export function readRetryAfterMs(headers: Headers | ReadonlyMap<string, string>, now: number): number | undefined {
  const exact = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  // Date.parse takes nearly anything for a date, "-5" too; an HTTP date begins with the day of the week.
  const date = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Doubles from one second, spread by a quarter either way so that many clients do not come back at once. */
export function backoffMs(failedRequests: number, askedMs: number | undefined, random = Math.random): number {
  const wait = askedMs ?? FIRST_BACKOFF_MS * 2 ** (failedRequests - 1) * (0.75 + random() / 2);
  return Math.round(Math.min(wait, MAX_RETRY_WAIT_MS));
}

/** Resolves after `ms` or as soon as the person says "now"; rejects with the signal's reason. */
export function waitBeforeRetry(ms: number, signal: AbortSignal, retryNow: EventTarget | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      retryNow?.removeEventListener(RETRY_NOW, onNow);
      finish();
    };
    const onAbort = () => settle(() => reject(signal.reason));
    const onNow = () => settle(resolve);
    const timer = setTimeout(onNow, ms);
    signal.addEventListener('abort', onAbort);
    retryNow?.addEventListener(RETRY_NOW, onNow);
  });
}
