import type { JsonObject } from '#shared/tool/json-schema.ts';
import { parseBoundedJson } from './bounded-json.ts';
import { readingError } from './connection-errors.ts';
import { type Endpoint, endpointUrl } from './endpoint.ts';
import { isObject } from './json-access.ts';
import { MAX_DETAIL_CHARACTERS, MAX_ERROR_BODY_BYTES } from './limits.ts';
import { ProviderError } from './provider-adapter.ts';
import { providerError } from './provider-errors.ts';
import { readServerSentEvents, type ServerSentEvent } from './sse.ts';
import { errorFromResponse } from './status-errors.ts';
import type { ProviderTransport, RequestHooks, TransportResponse } from './transport.ts';

/** One JSON object of an answer, as it came: an event, or the whole answer of a server that ignores `stream: true`. */
export interface AnswerItem {
  /** `event:` of the stream; the wire APIs repeat it as `type`. */
  name: string | undefined;
  value: JsonObject;
}

/** An endpoint together with what carries requests to it. */
export interface Connection extends RequestHooks {
  endpoint: Endpoint;
  transport: ProviderTransport;
}

export interface AnswerRequest {
  path: string;
  body: JsonObject;
  signal: AbortSignal;
  offersTools: boolean;
  /** Headers of this request alone. */
  headers?: Record<string, string>;
}

/**
 * Sends one request for an answer and yields the JSON objects of the response, those of one network chunk at a time.
 * Ends at `[DONE]` or when the body ends. Throws `ProviderError`s; a server that answers something else than JSON or an
 * event stream is "not understood".
 */
export async function* streamAnswer(connection: Connection, request: AnswerRequest): AsyncGenerator<AnswerItem[]> {
  const { endpoint, transport } = connection;
  const { subject } = endpoint;
  const response = await transport.send({
    method: 'POST',
    url: endpointUrl(endpoint, request.path),
    headers: { ...endpoint.headers, ...request.headers, accept: 'text/event-stream' },
    secretHeaders: endpoint.secretHeaders,
    body: request.body,
    subject,
    signal: request.signal,
    beforeRequest: connection.beforeRequest,
    onExchange: connection.onExchange,
    observe: connection.observe,
  });
  try {
    if (response.status < 200 || response.status > 299) throw await refusedResponse(response, connection, request);
    const { kind, chunks } = await sniff(response.chunks);
    if (kind === 'html') {
      throw providerError('not-understood', subject, { key: 'errors.provider.web-page', status: response.status });
    }
    if (kind === 'json') {
      yield [wholeAnswer(await readText(chunks), endpoint)];
      return;
    }
    let received = 0;
    for await (const events of readServerSentEvents(chunks)) {
      const { items, isDone, error } = readEvents(events, endpoint);
      received += items.length;
      if (items.length > 0) yield items;
      if (error) throw error;
      if (isDone) return;
    }
    if (received === 0) throw providerError('not-understood', subject);
  } catch (error) {
    throw readingError(error, subject);
  }
}

async function refusedResponse(
  response: TransportResponse,
  { endpoint }: Connection,
  request: Pick<AnswerRequest, 'offersTools'>,
): Promise<ProviderError> {
  const bodyText = await readText(response.chunks, MAX_ERROR_BODY_BYTES).catch((error) => {
    // The status says enough when its explanation breaks off.
    if (error instanceof ProviderError) return '';
    throw error;
  });
  const { status, headers } = response;
  return errorFromResponse(
    { status, headers, bodyText: withoutSecret(bodyText, endpoint.secret) },
    endpoint.subject,
    request.offersTools,
  );
}

/** Everything that one chunk of the network brought; `error` is why the rest of it cannot be read. */
function readEvents(events: readonly ServerSentEvent[], endpoint: Endpoint) {
  const items: AnswerItem[] = [];
  try {
    for (const { name, data } of events) {
      if (data.trim() === '[DONE]') return { items, isDone: true };
      for (const value of parseEventData(data, endpoint)) items.push({ name, value });
    }
    return { items, isDone: false };
  } catch (error) {
    return { items, isDone: false, error };
  }
}

/** Usually one object; some gateways forget the blank line between two events, which then arrive as two lines of one. */
function parseEventData(data: string, endpoint: Endpoint): JsonObject[] {
  if (data.trim() === '') return [];
  try {
    const value = parseBoundedJson(data);
    // An error as a bare string or list is still an error to show.
    return isObject(value) ? [value] : [{ error: value }];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const lines = data.split('\n').filter((line) => line.trim() !== '' && line.trim() !== '[DONE]');
  const values = lines.length > 1 ? lines.map(parseObjectOrNothing) : [];
  if (values.length > 0 && values.every((value) => value !== undefined)) return values;
  throw providerError('broken-stream', endpoint.subject, {
    detail: withoutSecret(data.slice(0, MAX_DETAIL_CHARACTERS), endpoint.secret),
  });
}

function parseObjectOrNothing(line: string): JsonObject | undefined {
  try {
    const value = parseBoundedJson(line);
    return isObject(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function wholeAnswer(text: string, endpoint: Endpoint): AnswerItem {
  try {
    const value = parseBoundedJson(text);
    return { name: undefined, value: isObject(value) ? value : { error: value } };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw providerError('not-understood', endpoint.subject, {
      detail: withoutSecret(text.slice(0, MAX_DETAIL_CHARACTERS), endpoint.secret),
    });
  }
}

const MAX_BYTES_BEFORE_FIRST_SIGN = 64 * 1024;
const BLANK = new Set([9, 10, 13, 32, 0xef, 0xbb, 0xbf]);

/** Tells what a body is by its first sign, since content types lie: `<` a web page, `{` or `[` JSON, else events. */
async function sniff(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ kind: 'html' | 'json' | 'events'; chunks: AsyncIterable<Uint8Array> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const seen: Uint8Array[] = [];
  let first: number | undefined;
  for (let bytes = 0; first === undefined && bytes < MAX_BYTES_BEFORE_FIRST_SIGN; ) {
    const next = await iterator.next();
    if (next.done) break;
    seen.push(next.value);
    bytes += next.value.length;
    first = next.value.find((byte) => !BLANK.has(byte));
  }
  const kind = first === 0x3c ? 'html' : first === 0x7b || first === 0x5b ? 'json' : 'events';
  // By hand instead of as a generator, which would cost every chunk of every answer several turns.
  const all: AsyncIterableIterator<Uint8Array> = {
    next() {
      const value = seen.shift();
      return value ? Promise.resolve({ done: false, value }) : iterator.next();
    },
    async return() {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return all;
    },
  };
  if (kind === 'html') await iterator.return?.();
  return { kind, chunks: all };
}

/** The body as text; what is over `maxBytes` is left out. */
export async function readText(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<string> {
  const decoder = new TextDecoder('utf-8');
  const parts: string[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    parts.push(decoder.decode(chunk, { stream: true }));
    if (bytes >= maxBytes) break;
  }
  parts.push(decoder.decode());
  return parts.join('').replace(/^\uFEFF/, '');
}

/** Some servers repeat the key in their complaint about it. */
function withoutSecret(text: string, secret: string | undefined): string {
  return secret ? text.replaceAll(secret, '••••') : text;
}
