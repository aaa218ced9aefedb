import { fetch } from 'undici';
import type { ProxyFor } from './proxy-dispatchers.ts';
import { createDispatchers } from './proxy-dispatchers.ts';
import { USER_AGENT } from './user-agent.ts';

const TIME_LIMIT_MS = 10_000;

/**
 * Whether a server can be reached as things are set now: names, the proxy with its password, TLS. Any answer is one; it is
 * not read. Sends no key.
 *
 * @returns milliseconds to the answer. Rejects with what undici or the socket said.
 */
export async function testConnection(server: URL, proxy: ProxyFor, signal: AbortSignal): Promise<number> {
  const timeouts = { connectTimeoutMs: TIME_LIMIT_MS, headersTimeout: TIME_LIMIT_MS, bodyTimeout: TIME_LIMIT_MS };
  const dispatchers = createDispatchers(timeouts, proxy);
  const begin = performance.now();
  try {
    const response = await fetch(server.origin, {
      method: 'HEAD',
      headers: { 'user-agent': USER_AGENT },
      redirect: 'manual',
      dispatcher: await dispatchers.for(server),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    await response.body?.cancel();
    return performance.now() - begin;
  } finally {
    await dispatchers.close();
  }
}
