import { type BodyInit, type Dispatcher, type HeadersInit, fetch as undiciFetch } from 'undici';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { createDispatchers, type ProxyFor } from '../web/proxy-dispatchers.ts';
import { connectionError } from './connection-errors.ts';
import { CONNECT_TIMEOUT_MS, IDLE_TIMEOUT_MS, MAX_ANSWER_BYTES } from './limits.ts';
import { providerError, type RequestSubject } from './provider-errors.ts';

/** One HTTP request as the inspector shows it. Secrets in the headers are masked. */
export interface ProviderExchange {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  /** The body as it was sent, before serialization. */
  body: JsonObject | undefined;
  /** Absent when no response came. */
  status: number | undefined;
  /** Epoch milliseconds. */
  startedAt: number;
  /** Milliseconds from the start. */
  headersAfterMs: number | undefined;
  finishedAfterMs: number;
}

/** What the owner of a request may do with every HTTP request, repetitions included. */
export interface RequestHooks {
  /** The last check before anything leaves; throws to stop it. */
  beforeRequest?: () => void;
  onExchange?: (exchange: ProviderExchange) => void;
}

export interface TransportRequest extends RequestHooks {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  /** Names of the headers that carry the key. */
  secretHeaders: readonly string[];
  body?: JsonObject;
  subject: RequestSubject;
  signal: AbortSignal;
  maxBytes?: number;
}

export interface TransportResponse {
  status: number;
  headers: Headers | ReadonlyMap<string, string>;
  /** Decompressed and bounded. Must be read, or its iterator closed. */
  chunks: AsyncIterable<Uint8Array>;
}

export interface ProviderTransport {
  /** Rejects with a `ProviderError`, or with the signal's reason. Never follows a redirect. */
  send(request: TransportRequest): Promise<TransportResponse>;
  close(): Promise<void>;
}

/** The part of undici's `fetch` that is needed; the demo provider brings one that answers inside the app. */
export type ProviderFetch = (
  url: string,
  init: {
    method: string;
    headers: HeadersInit;
    body: BodyInit | undefined;
    signal: AbortSignal;
    redirect: 'manual';
    dispatcher?: Dispatcher;
  },
) => Promise<{
  status: number;
  headers: { get(name: string): string | null };
  body: AsyncIterable<Uint8Array> | null;
}>;

export interface TransportOptions {
  connectTimeoutMs?: number;
  idleTimeoutMs?: number;
  fetch?: ProviderFetch;
  proxy?: ProxyFor;
}

/** The one place that speaks HTTP to providers. No overall time limit: an answer may take as long as bytes arrive. */
export function createTransport(options: TransportOptions = {}): ProviderTransport {
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, idleTimeoutMs = IDLE_TIMEOUT_MS } = options;
  const timeouts = { connectTimeoutMs, idleTimeoutMs };
  const dispatchers = createDispatchers(
    { connectTimeoutMs, headersTimeout: idleTimeoutMs, bodyTimeout: idleTimeoutMs },
    options.proxy,
  );
  const send = options.fetch ?? (undiciFetch as unknown as ProviderFetch);

  return {
    async send(request) {
      const { subject, signal, maxBytes = MAX_ANSWER_BYTES } = request;
      const dispatcher = await dispatchers.for(new URL(request.url)).catch((error) => {
        throw connectionError(error, subject, { ...timeouts, hasStarted: false });
      });
      // The very last thing: a proxy's password may have waited for the keyring, and the chat become stricter meanwhile.
      request.beforeRequest?.();
      signal.throwIfAborted();
      const record = recordExchange(request);
      try {
        const response = await send(request.url, {
          method: request.method,
          headers: request.headers,
          body: request.body && JSON.stringify(request.body),
          signal,
          redirect: 'manual',
          dispatcher,
        });
        record.gotHeaders(response.status);
        return {
          status: response.status,
          headers: response.headers as Headers,
          chunks: boundedChunks(response.body, maxBytes, request, timeouts, record.finish),
        };
      } catch (error) {
        record.finish();
        signal.throwIfAborted();
        throw connectionError(error, subject, { ...timeouts, hasStarted: false });
      }
    },
    close: () => dispatchers.close(),
  };
}

async function* boundedChunks(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  { subject, signal }: TransportRequest,
  timeouts: { connectTimeoutMs: number; idleTimeoutMs: number },
  finish: () => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw providerError('too-large', subject);
      yield chunk;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw connectionError(error, subject, { ...timeouts, hasStarted: bytes > 0 });
  } finally {
    finish();
  }
}

function recordExchange(request: TransportRequest) {
  const startedAt = Date.now();
  const start = performance.now();
  let status: number | undefined;
  let headersAfterMs: number | undefined;
  let isFinished = false;
  return {
    gotHeaders(received: number) {
      status = received;
      headersAfterMs = performance.now() - start;
    },
    finish() {
      if (isFinished) return;
      isFinished = true;
      request.onExchange?.({
        method: request.method,
        url: request.url,
        headers: maskHeaders(request.headers, request.secretHeaders),
        body: request.body,
        status,
        startedAt,
        headersAfterMs,
        finishedAfterMs: performance.now() - start,
      });
    },
  };
}

function maskHeaders(headers: Record<string, string>, secretHeaders: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      secretHeaders.includes(name) ? value.replace(/\S{4,}$/, '••••') : value,
    ]),
  );
}
