import type { ProxySource } from '../../web/proxy-source.ts';
import type { Handlers } from '../handler.ts';
import { withKeyring } from './providers.ts';

type NetworkHandlers = Pick<Handlers, 'network.proxy-status' | 'network.set-proxy-password'>;

export function networkHandlers(proxies: ProxySource): NetworkHandlers {
  return {
    'network.proxy-status': () => proxies.status(),
    'network.set-proxy-password': async ({ password }) => {
      await withKeyring(() => proxies.setPassword(password));
      return proxies.status();
    },
  };
}
