import type { Phrase, PhraseKey } from '#shared/phrase.ts';
import { phrase } from '#shared/phrase.ts';
import { ProviderError, type ProviderErrorCode } from './provider-adapter.ts';

/** Whom a request goes to, as the person knows it. */
export interface RequestSubject {
  /** The instance's name, "Mistral (EU)". */
  provider: string;
  /** The model's display name, or its id. */
  model: string;
}

export interface ProviderErrorOptions {
  detail?: string;
  status?: number;
  cause?: unknown;
  /** Words other than those of the code. */
  key?: PhraseKey;
  params?: Record<string, string | number>;
}

/** The error in the person's words: `errors.provider.<code>` unless `key` says otherwise. */
export function providerError(
  code: ProviderErrorCode,
  subject: RequestSubject,
  options: ProviderErrorOptions = {},
): ProviderError {
  return new ProviderError(code, reasonOf(code, subject, options), options);
}

/** A failure that may pass by itself: worth a repetition as long as nothing of the answer has been shown. */
export class TransientProviderError extends ProviderError {
  /** What the server asked for. */
  readonly retryAfterMs: number | undefined;
  constructor(
    code: 'busy' | 'server-error' | 'unreachable',
    subject: RequestSubject,
    options: ProviderErrorOptions & { retryAfterMs?: number } = {},
  ) {
    super(code, reasonOf(code, subject, options), options);
    this.retryAfterMs = options.retryAfterMs;
  }
}

export type RetryReason = 'busy' | 'server-error' | 'unreachable';

/** "Mistral is busy. Trying again in 12 s." */
export function retryPhrase(error: TransientProviderError, subject: RequestSubject, afterMs: number): Phrase {
  return phrase(`errors.provider.retry.${error.code as RetryReason}`, {
    ...subject,
    seconds: Math.max(1, Math.ceil(afterMs / 1_000)),
    // That the time is the server's wish, and not a guess of ours.
    ...(error.retryAfterMs === afterMs && { askedByServer: 1 }),
  });
}

function reasonOf(code: ProviderErrorCode, subject: RequestSubject, options: ProviderErrorOptions): Phrase {
  return phrase(options.key ?? `errors.provider.${code}`, { ...subject, ...options.params });
}
