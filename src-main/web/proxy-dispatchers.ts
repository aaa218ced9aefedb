import { Agent, type Dispatcher } from 'undici';
import { connectThrough } from './connector.ts';
import { withUsualRoots } from './custom-roots.ts';
import type { ProxySettings } from './proxy-tunnel.ts';

/** Asked before each request; undefined: straight. */
export type ProxyFor = (url: URL) => Promise<ProxySettings | undefined>;

/** Certificates (PEM) that are trusted for a host beside the usual ones; undefined: none. */
export type RootsFor = (hostname: string) => string | undefined;

type ConnectionOptions = Pick<Agent.Options, 'headersTimeout' | 'bodyTimeout'> & { connectTimeoutMs: number };

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
  options: ConnectionOptions | (() => ConnectionOptions),
  proxyFor?: ProxyFor,
  rootsFor?: RootsFor,
): Dispatchers {
  const current = typeof options === 'function' ? options : () => options;
  const make = (
    { connectTimeoutMs, ...timeouts }: ConnectionOptions,
    proxy: ProxySettings | undefined,
    roots: string | undefined,
  ): Agent => {
    const ca = roots === undefined ? undefined : withUsualRoots(roots);
    if (!proxy) return new Agent({ ...timeouts, connect: { timeout: connectTimeoutMs, ...(ca && { ca }) } });
    const connect = connectThrough(proxy, ({ hostname }) => hostname.replace(/^\[|\]$/g, ''), connectTimeoutMs, ca);
    return new Agent({ ...timeouts, connect });
  };
  /** By way: each keeps the agent of its last settings, so that hosts that go different ways do not end each other's. */
  const ways = new Map<string, { key: string; agent: Agent }>();
  return {
    async for(url) {
      const proxy = await proxyFor?.(url);
      const roots = url.protocol === 'https:' ? rootsFor?.(url.hostname) : undefined;
      const way = `${proxy ? 'proxy' : 'straight'}${roots === undefined ? '' : ' with roots'}`;
      const now = current();
      const key = JSON.stringify([proxy?.url.href, proxy?.authorization, roots, now]);
      const last = ways.get(way);
      if (last?.key === key) return last.agent;
      last?.agent.close().catch(() => {});
      const agent = make(now, proxy, roots);
      ways.set(way, { key, agent });
      return agent;
    },
    async close() {
      await Promise.all([...ways.values()].map(({ agent }) => agent.close()));
    },
  };
}
