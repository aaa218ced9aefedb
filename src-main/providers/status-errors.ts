import type { JsonValue } from '#shared/tool/json-schema.ts';
import { parseBoundedJson } from './bounded-json.ts';
import { isObject, objectsAt, stringAt } from './json-access.ts';
import { MAX_DETAIL_CHARACTERS } from './limits.ts';
import type { ProviderError } from './provider-adapter.ts';
import { providerError, type RequestSubject, TransientProviderError } from './provider-errors.ts';
import { isToolRefusal } from './refusals.ts';
import { readRetryAfterMs } from './retry.ts';

/** A refusal as the server worded it, whatever shape it came in. */
export interface ServerRefusal {
  words: string;
  /** Every code the server gave (`code`, `type`, `status`, `param`, Google's reasons), lower case, joined by a blank. */
  kinds: string;
}

/**
 * Reads an error body: OpenAI's `{error: {message, type, code}}` and Anthropic's alike, a bare string or list around it
 * (Google), `{message}` (Mistral), `{detail}` as text or FastAPI's list, `{error: "…"}` (Ollama, Hugging Face), and the
 * words of the host behind OpenRouter in `error.metadata.raw`. Other text is taken as it is; a web page gives its title.
 */
export function readServerRefusal(bodyText: string): ServerRefusal {
  const text = bodyText.trim();
  let value: JsonValue | undefined;
  try {
    value = parseBoundedJson(text);
  } catch {
    return { words: shorten(isWebPage(text) ? titleOf(text) : text), kinds: '' };
  }
  return refusalFromJson(value) ?? { words: shorten(text), kinds: '' };
}

export function refusalFromJson(value: JsonValue | undefined): ServerRefusal | undefined {
  if (typeof value === 'string') return { words: shorten(value), kinds: '' };
  if (Array.isArray(value)) return value.length > 0 ? refusalFromJson(value[0]) : undefined;
  if (!isObject(value)) return undefined;
  const error = isObject(value.error) ? value.error : value;
  const raw = isObject(error.metadata) ? stringAt(error.metadata, 'raw') : undefined;
  const words =
    stringAt(error, 'message') ?? stringAt(value, 'error') ?? stringAt(value, 'message') ?? wordsOfDetail(value.detail);
  if (words === undefined && raw === undefined) return undefined;
  // Google names the precise reason in `details`.
  const reasons = objectsAt(error, 'details').map(({ reason }) => reason);
  const kinds = [error.code, error.type, error.status, error.param, ...reasons]
    .filter((kind) => typeof kind === 'string' || typeof kind === 'number')
    .join(' ')
    .toLowerCase();
  return { words: shorten([words, raw].filter(Boolean).join('\n')), kinds };
}

function wordsOfDetail(detail: JsonValue | undefined): string | undefined {
  if (typeof detail === 'string') return detail;
  if (isObject(detail)) return stringAt(detail, 'message') ?? JSON.stringify(detail);
  if (!Array.isArray(detail)) return undefined;
  return detail
    .filter(isObject)
    .map((entry) => [Array.isArray(entry.loc) ? entry.loc.join('.') : undefined, stringAt(entry, 'msg')])
    .map((parts) => parts.filter(Boolean).join(': '))
    .join('; ');
}

export interface FailedResponse {
  status: number;
  headers: Headers | ReadonlyMap<string, string>;
  bodyText: string;
}

/** What a status other than 2xx means for the person. Of a transient failure, a `TransientProviderError`. */
export function errorFromResponse(
  response: FailedResponse,
  subject: RequestSubject,
  offersTools: boolean,
): ProviderError {
  const { status, headers } = response;
  const refusal = readServerRefusal(response.bodyText);
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location) {
    // Never followed: the key and the chat would go to an address nobody entered.
    return providerError('not-found', subject, {
      status,
      key: 'errors.provider.moved',
      params: { address: shorten(location, 300) },
    });
  }
  return errorFromRefusal(refusal, subject, {
    status,
    offersTools,
    retryAfterMs: readRetryAfterMs(headers, Date.now()),
    // OpenAI and Anthropic say with this header when a repetition is useless.
    mayRetry: headers.get('x-should-retry') !== 'false',
  });
}

interface RefusalContext {
  /** Of the response, or the number a server put into an error inside the stream. */
  status: number | undefined;
  offersTools: boolean;
  retryAfterMs?: number;
  mayRetry?: boolean;
}

export function errorFromRefusal(
  refusal: ServerRefusal,
  subject: RequestSubject,
  context: RefusalContext,
): ProviderError {
  const { status, retryAfterMs, mayRetry = true } = context;
  const { words, kinds } = refusal;
  const options = { detail: words || undefined, status };
  if (context.offersTools && isToolRefusal(status, words)) return providerError('no-tools', subject, options);
  if (/context_length_exceeded|exceed_context_size|context_window_exceeded/.test(kinds)) {
    return providerError('bad-request', subject, { ...options, key: 'errors.provider.context-exceeded' });
  }
  if (isOutOfQuota(status, kinds)) return providerError('quota', subject, options);
  if (isBusy(status, kinds)) {
    return mayRetry
      ? new TransientProviderError('busy', subject, { ...options, retryAfterMs })
      : providerError('busy', subject, options);
  }
  if (status === 401 || /invalid_api_key|api_key_invalid|authentication_error|unauthenticated/.test(kinds)) {
    return providerError('wrong-key', subject, options);
  }
  if (status === 403 || /permission_error|permission_denied/.test(kinds)) {
    return providerError('no-permission', subject, options);
  }
  if (status === 404 || status === 405 || status === 410 || /not_found/.test(kinds)) {
    return providerError('not-found', subject, options);
  }
  if (status !== undefined && status < 500) {
    return providerError('bad-request', subject, options);
  }
  // 501 and 505 say that the server will never be able to.
  if (!mayRetry || status === 501 || status === 505) return providerError('server-error', subject, options);
  return new TransientProviderError('server-error', subject, { ...options, retryAfterMs });
}

function isOutOfQuota(status: number | undefined, kinds: string): boolean {
  return (
    status === 402 || /insufficient_quota|billing|payment_required|insufficient_credits|exceeded_quota/.test(kinds)
  );
}

function isBusy(status: number | undefined, kinds: string): boolean {
  return (
    status === 429 ||
    status === 503 ||
    status === 529 ||
    /overloaded|rate_limit|resource_exhausted|too_many_requests|slow_down/.test(kinds)
  );
}

function isWebPage(text: string): boolean {
  return text.startsWith('<');
}

/** Pages of proxies and log-in walls say in their title what they are. */
function titleOf(html: string): string {
  return /<title[^>]*>([^<]{1,300})<\/title>/i.exec(html)?.[1]?.trim() ?? '';
}

function shorten(text: string, limit = MAX_DETAIL_CHARACTERS): string {
  return text.length <= limit ? text : `${text.slice(0, limit)}…`;
}
