import { type BodyInit, type Dispatcher, type HeadersInit, fetch as undiciFetch } from 'undici';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { createDispatchers, type ProxyFor, type RootsFor } from '../web/proxy-dispatchers.ts';
import { connectionError } from './connection-errors.ts';
import { CONNECT_TIMEOUT_MS, IDLE_TIMEOUT_MS, MAX_ANSWER_BYTES } from './limits.ts';
import { providerError, type RequestSubject } from './provider-errors.ts';
import { tellWhenConnected } from './tell-when-connected.ts';

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

/** One HTTP request as it leaves. Secrets in the headers are masked. */
export interface SentRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  /** Of the headers above. */
  maskedHeaders: readonly string[];
  /** Byte for byte. */
  bodyText: string;
  /** Epoch milliseconds. */
  startedAt: number;
}

/** Hears how a request goes on; times are milliseconds from its start. Must not throw. */
export interface ExchangeObserver {
  /** A connection is there, and the request begins to leave. */
  connected(afterMs: number): void;
  responded(status: number, afterMs: number): void;
  /** Decompressed; read at once, the memory is used again. */
  received(chunk: Uint8Array, afterMs: number): void;
  /** Once, however it ended. */
  ended(afterMs: number, error: unknown): void;
}

/** What the owner of a request may do with every HTTP request, repetitions included. */
export interface RequestHooks {
  /** The last check before anything leaves; throws to stop it. */
  beforeRequest?: () => void;
  onExchange?: (exchange: ProviderExchange) => void;
  /** Like `onExchange`, while it happens. */
  observe?: (request: SentRequest) => ExchangeObserver;
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
  /** Asked before each request; undefined: the application's own. */
  idleTimeoutMs?: () => number | undefined;
  fetch?: ProviderFetch;
  proxy?: ProxyFor;
  /** Certificates that are trusted for a host beside the usual ones. */
  roots?: RootsFor;
}

/** The one place that speaks HTTP to providers. No overall time limit: an answer may take as long as bytes arrive. */
export function createTransport(options: TransportOptions = {}): ProviderTransport {
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS } = options;
  const currentTimeouts = () => ({ connectTimeoutMs, idleTimeoutMs: options.idleTimeoutMs?.() ?? IDLE_TIMEOUT_MS });
  const dispatchers = createDispatchers(
    () => {
      const { idleTimeoutMs } = currentTimeouts();
      return { connectTimeoutMs, headersTimeout: idleTimeoutMs, bodyTimeout: idleTimeoutMs };
    },
    options.proxy,
    options.roots,
  );
  const send = options.fetch ?? (undiciFetch as unknown as ProviderFetch);

  return {
    async send(request) {
      const { subject, signal, maxBytes = MAX_ANSWER_BYTES } = request;
      const timeouts = currentTimeouts();
      const dispatcher = await dispatchers.for(new URL(request.url)).catch((error) => {
        throw connectionError(error, subject, { ...timeouts, hasStarted: false });
      });
      // The very last thing: a proxy's password may have waited for the keyring, and the chat become stricter meanwhile.
      request.beforeRequest?.();
      signal.throwIfAborted();
      const bodyText = request.body && JSON.stringify(request.body);
      const record = recordExchange(request, bodyText ?? '');
      try {
        const response = await send(request.url, {
          method: request.method,
          headers: request.headers,
          body: bodyText,
          signal,
          redirect: 'manual',
          dispatcher: request.observe ? tellWhenConnected(dispatcher, record.connected) : dispatcher,
        });
        record.gotHeaders(response.status);
        return {
          status: response.status,
          headers: response.headers as Headers,
          chunks: boundedChunks(response.body, maxBytes, request, timeouts, record),
        };
      } catch (error) {
        record.finish(error);
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
  record: ReturnType<typeof recordExchange>,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  let failure: unknown;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.length;
      record.gotChunk(chunk);
      if (bytes > maxBytes) throw providerError('too-large', subject);
      yield chunk;
    }
  } catch (error) {
    failure = error;
    signal.throwIfAborted();
    throw connectionError(error, subject, { ...timeouts, hasStarted: bytes > 0 });
  } finally {
    record.finish(failure);
  }
}

function recordExchange(request: TransportRequest, bodyText: string) {
  const { method, url } = request;
  const startedAt = Date.now();
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const headers = maskHeaders(request.headers, request.secretHeaders);
  const maskedHeaders = Object.keys(headers).filter((name) => headers[name] !== request.headers[name]);
  const observer = request.observe?.({ method, url, headers, maskedHeaders, bodyText, startedAt });
  let status: number | undefined;
  let headersAfterMs: number | undefined;
  let isFinished = false;
  return {
    connected: () => observer?.connected(elapsed()),
    gotHeaders(received: number) {
      status = received;
      headersAfterMs = elapsed();
      observer?.responded(received, headersAfterMs);
    },
    gotChunk: (chunk: Uint8Array) => observer?.received(chunk, elapsed()),
    finish(error?: unknown) {
      if (isFinished) return;
      isFinished = true;
      const finishedAfterMs = elapsed();
      observer?.ended(finishedAfterMs, error);
      const { body } = request;
      request.onExchange?.({ method, url, headers, body, status, startedAt, headersAfterMs, finishedAfterMs });
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
