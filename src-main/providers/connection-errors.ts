import { JsonTooDeepError } from './bounded-json.ts';
import { ProviderError } from './provider-adapter.ts';
import { providerError, type RequestSubject, TransientProviderError } from './provider-errors.ts';
import { StreamLineTooLongError } from './sse.ts';

interface ConnectionFailureContext {
  connectTimeoutMs: number;
  idleTimeoutMs: number;
  /** Whether a byte of the answer had arrived: from then on nothing is repeated. */
  hasStarted: boolean;
}

const NOBODY_THERE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL']);

/** What a failed connection means, by the code of the socket, TLS or undici error underneath; never by its words. */
export function connectionError(
  error: unknown,
  subject: RequestSubject,
  context: ConnectionFailureContext,
): ProviderError {
  if (error instanceof ProviderError) return error;
  const { code, message } = innermost(error);
  const options = { detail: message, cause: error };
  if (code === 'UND_ERR_CONNECT_TIMEOUT') {
    return providerError('timeout', subject, { ...options, params: { seconds: context.connectTimeoutMs / 1_000 } });
  }
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') {
    return providerError('timeout', subject, { ...options, params: { seconds: context.idleTimeoutMs / 1_000 } });
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return providerError('too-large', subject, options);
  if (code === 'PROXY_REFUSED')
    return providerError('unreachable', subject, { ...options, key: 'errors.provider.proxy' });
  if (NOBODY_THERE.has(code)) return providerError('unreachable', subject, options);
  if (/^ERR_TLS|^ERR_SSL|^CERT_|SELF_SIGNED|UNABLE_TO_|^EPROTO$/.test(code)) {
    return providerError('unreachable', subject, { ...options, key: 'errors.provider.certificate' });
  }
  // Not HTTP at all, or a body that is not what its Content-Encoding says.
  if (/^HPE_|^Z_|^ERR_BROTLI|^ERR_ZSTD/.test(code)) return providerError('not-understood', subject, options);
  if (context.hasStarted) return providerError('broken-stream', subject, options);
  return new TransientProviderError('unreachable', subject, options);
}

/** Bounds that the reading of a stream ran into. */
export function readingError(error: unknown, subject: RequestSubject): unknown {
  if (error instanceof StreamLineTooLongError || error instanceof JsonTooDeepError) {
    return providerError('too-large', subject, { detail: error.message, cause: error });
  }
  return error;
}

/** undici wraps what happened: "fetch failed" or "terminated" around the cause that has the code. */
function innermost(error: unknown): { code: string; message: string } {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    // Happy eyeballs: one failure per address, all alike for the person.
    if (current instanceof AggregateError && current.errors[0] instanceof Error) current = current.errors[0];
    else if (current.cause instanceof Error && !hasCode(current)) current = current.cause;
    else break;
  }
  const code = hasCode(current) ? current.code : '';
  return { code, message: current instanceof Error ? current.message : String(current) };
}

function hasCode(error: unknown): error is Error & { code: string } {
  return error instanceof Error && typeof (error as { code?: unknown }).code === 'string';
}
