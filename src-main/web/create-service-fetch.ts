import type { Dispatcher } from 'undici';
import { ACCEPT_ENCODING, BodyError, discardBody, readBoundedBody } from './bounded-body.ts';
import { decodePlainText } from './decode-text.ts';
import { classifyNetworkFailure } from './network-failure.ts';
import { createDispatchers, type Dispatchers, type ProxyFor, type RootsFor } from './proxy-dispatchers.ts';
import {
  type ServiceBytes,
  type ServiceDownload,
  ServiceError,
  type ServiceFetch,
  type ServiceRequest,
} from './service-fetch.ts';
import { USER_AGENT } from './user-agent.ts';

const MAX_REDIRECTS = 5;
const CONNECT_TIMEOUT_MS = 10_000;
const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Requests to configured services. A person or the organization chose the address, so it may be on loopback or in the
 * intranet; in exchange a redirect never leaves the configured origin, and no cookie is kept or sent.
 */
export function createServiceFetch(options: { proxy?: ProxyFor; roots?: RootsFor } = {}): ServiceFetch {
  const download = createServiceDownload(options);
  return {
    async request(request) {
      const { bytes, ...response } = await download.request(request);
      return { ...response, text: decodePlainText(bytes, response.headers['content-type']) };
    },
  };
}

/** The same for what is no text. */
export function createServiceDownload({ proxy, roots }: { proxy?: ProxyFor; roots?: RootsFor } = {}): ServiceDownload {
  const dispatchers = createDispatchers({ connectTimeoutMs: CONNECT_TIMEOUT_MS }, proxy, roots);
  return {
    async request(request) {
      const deadline = AbortSignal.timeout(request.timeoutMs);
      try {
        return await follow(dispatchers, request, AbortSignal.any([request.signal, deadline]));
      } catch (error) {
        throw asServiceError(error, request.signal, deadline);
      }
    },
  };
}

type Step = { url: URL; method: 'GET' | 'POST'; body: string | undefined };

async function follow(dispatchers: Dispatchers, request: ServiceRequest, signal: AbortSignal): Promise<ServiceBytes> {
  const start = serviceUrl(request.url);
  let step: Step = { url: start, method: request.method ?? 'GET', body: request.body };
  for (let redirects = 0; ; redirects += 1) {
    const dispatcher = await dispatchers.for(step.url);
    const response = await dispatcher.request({
      origin: step.url.origin,
      path: step.url.pathname + step.url.search,
      method: step.method,
      headers: headersFor(request, step),
      body: step.body,
      signal,
      headersTimeout: request.timeoutMs,
      bodyTimeout: request.timeoutMs,
    });
    const location = REDIRECT_STATUSES.has(response.statusCode) ? single(response.headers.location) : undefined;
    if (location === undefined) return await readResponse(response, step.url, request.maxBytes);
    discardBody(response.body);
    if (redirects >= MAX_REDIRECTS) throw new ServiceError('left-origin', 'The service redirects in circles.');
    step = nextStep(step, response.statusCode, location);
  }
}

function serviceUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ServiceError('invalid-address', 'The address of the service is no http or https address.');
  }
  // A password in an address ends up in logs and settings; it belongs into a secret field.
  if (url.username !== '' || url.password !== '') {
    throw new ServiceError('invalid-address', 'The address of the service must not contain a user name or password.');
  }
  return url;
}

function headersFor(request: ServiceRequest, step: Step): Record<string, string> {
  const defaults = { accept: 'application/json', 'user-agent': USER_AGENT, 'accept-encoding': ACCEPT_ENCODING };
  const own = Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const);
  const headers: Record<string, string> = { ...defaults, ...Object.fromEntries(own) };
  if (step.body === undefined) delete headers['content-type'];
  return headers;
}

/** As browsers do (Fetch standard, HTTP-redirect fetch): 301 and 302 turn a POST into a GET, 303 turns everything into one. */
function nextStep(step: Step, status: number, location: string): Step {
  const url = URL.canParse(location, step.url) ? new URL(location, step.url) : undefined;
  if (url?.origin !== step.url.origin || url.username !== '' || url.password !== '') {
    throw new ServiceError('left-origin', 'The service redirects to another address than the one that is configured.');
  }
  const keepsMethod = status === 307 || status === 308;
  return keepsMethod ? { ...step, url } : { url, method: 'GET', body: undefined };
}

async function readResponse(response: Dispatcher.ResponseData, url: URL, maxBytes: number): Promise<ServiceBytes> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const bytes = await readBoundedBody(response.body, headers['content-encoding'], maxBytes);
  return { status: response.statusCode, headers, bytes, url: url.href };
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function asServiceError(error: unknown, callerSignal: AbortSignal, deadline: AbortSignal): unknown {
  if (error instanceof ServiceError) return error;
  if (callerSignal.aborted) return callerSignal.reason;
  if (deadline.aborted) return new ServiceError('timeout', 'The service did not answer in time.', { cause: error });
  if (error instanceof BodyError && error.code === 'too-large') {
    return new ServiceError('too-large', 'The answer of the service is too large.', { cause: error });
  }
  if (error instanceof BodyError) {
    return new ServiceError('unreachable', 'The answer of the service is broken.', { cause: error });
  }
  const failure = classifyNetworkFailure(error);
  const messages = {
    tls: 'The secure connection to the service failed: its certificate is not trusted or does not match.',
    timeout: 'The service did not answer in time.',
    unreachable: 'The service cannot be reached.',
  };
  return new ServiceError(failure, messages[failure], { cause: error });
}
