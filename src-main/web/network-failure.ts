export type NetworkFailure = 'unreachable' | 'tls' | 'timeout';

const TIMEOUT_CODES: ReadonlySet<string> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** OpenSSL's verification results and Node's own TLS errors, by the names Node gives them. */
const TLS_CODE =
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:VERIFY|GET|DECRYPT|DECODE)|INVALID_(?:CA|PURPOSE)|HOSTNAME_MISMATCH|PATH_LENGTH_EXCEEDED|EPROTO$)/;

/** What kind of failure an error of a connection is, by its code (never by its words). */
export function classifyNetworkFailure(error: unknown): NetworkFailure {
  for (const code of codesOf(error)) {
    if (TLS_CODE.test(code)) return 'tls';
    if (TIMEOUT_CODES.has(code)) return 'timeout';
  }
  return 'unreachable';
}

/** The codes of an error, of its causes and, when several addresses were tried, of each attempt. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 4) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const attempts = error instanceof AggregateError ? error.errors : [];
  return [...own, ...[error.cause, ...attempts].flatMap((inner) => codesOf(inner, depth + 1))];
}
