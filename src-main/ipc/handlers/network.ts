import { connectionError } from '../../providers/connection-errors.ts';
import { effectiveBaseUrl } from '../../providers/endpoint.ts';
import type { ProviderService } from '../../providers/provider-service.ts';
import type { ProxySource } from '../../web/proxy-source.ts';
import { testConnection } from '../../web/test-connection.ts';
import type { Handlers } from '../handler.ts';
import { withKeyring } from './providers.ts';

type NetworkHandlers = Pick<Handlers, 'network.proxy-status' | 'network.set-proxy-password' | 'network.test'>;

const TIMEOUTS = { connectTimeoutMs: 10_000, idleTimeoutMs: 10_000, hasStarted: false };

export function networkHandlers(proxies: ProxySource, providers: ProviderService): NetworkHandlers {
  return {
    'network.proxy-status': () => proxies.status(),
    'network.set-proxy-password': async ({ password }) => {
      await withKeyring(() => proxies.setPassword(password));
      return proxies.status();
    },
    'network.test': async (_input, { signal }) => {
      const instance = providers.choose(null);
      const server = instance && instance.kind !== 'DEMO' ? URL.parse(effectiveBaseUrl(instance) ?? '') : null;
      if (!instance || !server) return { host: null, proxy: null };
      const proxy = await withKeyring(() => proxies.proxyForProvider(server));
      const facts = { host: server.host, proxy: proxy?.url.host ?? null };
      try {
        return { ...facts, durationMs: await testConnection(server, async () => proxy, signal) };
      } catch (error) {
        signal.throwIfAborted();
        const subject = { provider: instance.name, model: instance.model.id };
        return { ...facts, problem: connectionError(error, subject, TIMEOUTS).reason };
      }
    },
  };
}
