import { Agent, type Dispatcher } from 'undici';
import { connectThrough } from './connector.ts';
import type { ProxySettings } from './proxy-tunnel.ts';

/** Asked before each request; undefined: straight. */
export type ProxyFor = (url: URL) => Promise<ProxySettings | undefined>;

export interface Dispatchers {
  for(url: URL): Promise<Dispatcher>;
  close(): Promise<void>;
}

/**
 * Connections to services and providers that a person or the organization configured: straight or through the proxy.
 * Nothing is checked here, so the proxy looks the names up. A change of the settings lets the connections through the
 * last proxy finish what they are doing.
 */
export function createDispatchers(
  options: Agent.Options & { connectTimeoutMs: number },
  proxyFor?: ProxyFor,
): Dispatchers {
  const { connectTimeoutMs, ...timeouts } = options;
  const straight = new Agent({ ...timeouts, connect: { timeout: connectTimeoutMs } });
  let through: { key: string; agent: Agent } | undefined;
  return {
    async for(url) {
      const proxy = await proxyFor?.(url);
      if (!proxy) return straight;
      const key = `${proxy.url.href}\n${proxy.authorization ?? ''}`;
      if (through?.key !== key) {
        through?.agent.close().catch(() => {});
        const connect = connectThrough(proxy, ({ hostname }) => hostname.replace(/^\[|\]$/g, ''), connectTimeoutMs);
        through = { key, agent: new Agent({ ...timeouts, connect }) };
      }
      return through.agent;
    },
    async close() {
      await Promise.all([straight.close(), through?.agent.close()]);
    },
  };
}
