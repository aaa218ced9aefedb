import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'undici';
import { type AllowedAddress, decideAddress, policyForRedirect } from './address-guard.ts';
import { ACCEPT_ENCODING, discardBody } from './bounded-body.ts';
import { openConnection } from './connector.ts';
import { type ResolveName, redirectTarget } from './decide-chain.ts';
import { classifyNetworkFailure } from './network-failure.ts';
import { networkError, refusedAddress, refusedRedirect, refusedTarget } from './page-errors.ts';
import type { AddressPolicy, RetrieveOptions } from './page-retrieval.ts';
import type { ProxyFor, RootsFor } from './proxy-dispatchers.ts';
import type { ProxySettings } from './proxy-tunnel.ts';
import { USER_AGENT } from './user-agent.ts';

export interface PageRequestContext {
  resolve: ResolveName;
  testAllowedOrigins: readonly string[];
  /** Asked for every page, so that a change of the settings counts at once. */
  proxy?: ProxyFor;
  roots?: RootsFor;
  connectTimeoutMs: number;
  idleTimeoutMs: number;
}

export interface PageRequest extends Pick<RetrieveOptions, 'policy' | 'isTargetAllowed'> {
  /** Of the caller and of the overall time limit. */
  signal: AbortSignal;
  /** Request headers that make the request conditional, when an earlier answer of this address is at hand. */
  validatorsFor(url: URL): Readonly<Record<string, string>>;
}

export interface PageResponse {
  url: URL;
  status: number;
  /** Lower-case names; of a repeated header the first value, but all content codings in their order. */
  headers: Readonly<Record<string, string>>;
  body: Readable;
  /** One of the hops, this one included, was in a private network that the policy allowed. */
  isFromPrivateNetwork: boolean;
  /** Ends the connection; the body is gone with it. */
  close(): void;
}

type HopResponse = Omit<PageResponse, 'isFromPrivateNetwork'>;

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A gateway's words for "try again": the request was not worked on, and GET may be repeated (RFC 9110, 9.2.2). */
const RETRY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
const RETRY_PAUSE_MS = 500;
const LONGEST_RETRY_PAUSE_MS = 3_000;

const REQUEST_HEADERS = {
  accept: 'text/html, application/xhtml+xml, text/*;q=0.9, application/json;q=0.9, application/xml;q=0.8, */*;q=0.5',
  'accept-encoding': ACCEPT_ENCODING,
  'user-agent': USER_AGENT,
};

/**
 * Follows an address to the answer behind its redirects. The guard is asked before every hop, and every hop has a
 * connection of its own to the addresses just checked, without cookies or credentials. Throws PageRetrievalError, or the
 * reason of the abort.
 */
export async function requestPage(
  start: URL,
  request: PageRequest,
  context: PageRequestContext,
): Promise<PageResponse> {
  let url = start;
  let policy = request.policy;
  let isFromPrivateNetwork = false;
  for (let followed = 0; ; followed += 1) {
    const proxy = await context.proxy?.(url);
    const allowed = await checkAddress(url, policy, followed > 0, request.signal, context, proxy);
    isFromPrivateNetwork ||= allowed.isPrivate;
    const response = await askWithRetry({ url, addresses: allowed.addresses, proxy }, request, context);
    const location = REDIRECT_STATUSES.has(response.status) ? response.headers.location : undefined;
    if (location === undefined) return { ...response, isFromPrivateNetwork };
    response.close();
    const target = redirectTarget(url, asUtf8(location), followed);
    if (typeof target === 'string') throw refusedRedirect(target);
    target.hash = '';
    policy = policyForRedirect(policy, allowed);
    if (request.isTargetAllowed && !request.isTargetAllowed(target)) throw refusedTarget();
    url = target;
  }
}

/** Headers are bytes. undici reads them as Latin-1, but servers that leave letters unescaped mean UTF-8, as browsers do. */
function asUtf8(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : header;
}

async function checkAddress(
  url: URL,
  policy: AddressPolicy,
  afterRedirect: boolean,
  signal: AbortSignal,
  { resolve, testAllowedOrigins }: PageRequestContext,
  proxy: ProxySettings | undefined,
): Promise<AllowedAddress> {
  const proxyResolves = proxy?.resolvesNames === true;
  let decision = decideAddress({ url, policy: proxyResolves ? { kind: 'public-only' } : policy, testAllowedOrigins });
  if (decision.verdict === 'look-up' && proxyResolves) {
    return { verdict: 'allow', addresses: [decision.name], isPrivate: false };
  }
  if (decision.verdict === 'look-up') {
    const addresses = await resolve(decision.name, signal);
    decision = decideAddress({ url, policy, testAllowedOrigins, addresses });
  }
  if (decision.verdict === 'allow') return decision;
  throw refusedAddress(decision.verdict === 'refuse' ? decision.reason : 'not-resolved', { afterRedirect });
}

/** Where one request goes, and how. */
interface Hop {
  url: URL;
  addresses: readonly string[];
  proxy: ProxySettings | undefined;
}

/** One second try, where the first failed before it was worked on. */
async function askWithRetry(hop: Hop, request: PageRequest, context: PageRequestContext): Promise<HopResponse> {
  let pauseMs = RETRY_PAUSE_MS;
  try {
    const response = await ask(hop, request, context);
    const retryAfterMs = RETRY_STATUSES.has(response.status) ? retryPause(response.headers['retry-after']) : undefined;
    if (retryAfterMs === undefined) return response;
    response.close();
    pauseMs = retryAfterMs;
  } catch (error) {
    request.signal.throwIfAborted();
    if (!wasDropped(error)) throw networkError(classifyNetworkFailure(error), error);
  }
  try {
    await wait(pauseMs, undefined, { signal: request.signal });
    return await ask(hop, request, context);
  } catch (error) {
    request.signal.throwIfAborted();
    throw networkError(classifyNetworkFailure(error), error);
  }
}

/** Milliseconds; undefined when the server asks for more patience than a waiting model has. */
function retryPause(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return RETRY_PAUSE_MS;
  const pauseMs = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return pauseMs <= LONGEST_RETRY_PAUSE_MS ? Math.max(pauseMs, RETRY_PAUSE_MS) : undefined;
}

/** The connection was open and broke before an answer came; a refused connection would be refused again. */
function wasDropped(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'ECONNRESET' || error.code === 'EPIPE' || error.code === 'UND_ERR_SOCKET';
}

async function ask(
  { url, addresses, proxy }: Hop,
  request: PageRequest,
  context: PageRequestContext,
): Promise<HopResponse> {
  const timeouts = { connectMs: context.connectTimeoutMs, idleMs: context.idleTimeoutMs };
  const client = openConnection(url, addresses, timeouts, { proxy, roots: context.roots?.(url.hostname) });
  try {
    const response = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: { ...REQUEST_HEADERS, ...request.validatorsFor(url) },
      signal: request.signal,
    });
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(response.headers)) {
      const values = [value].flat();
      const text = name === 'content-encoding' ? values.join(', ') : values[0];
      if (text !== undefined) headers[name] = text;
    }
    return {
      url,
      status: response.statusCode,
      headers,
      body: response.body,
      close: () => close(client, response.body),
    };
  } catch (error) {
    close(client);
    throw error;
  }
}

function close(client: Client, body?: Readable): void {
  if (body) discardBody(body);
  client.destroy().catch(() => {});
}
