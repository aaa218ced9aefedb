import type { ProxyChoice } from '#shared/settings/proxy.ts';
import { createTransport, type ProviderTransport } from '../providers/transport.ts';
import type { SecretStore } from '../secrets/secret-store.ts';
import { createServiceDownload, createServiceFetch } from '../web/create-service-fetch.ts';
import { ProxySource } from '../web/proxy-source.ts';
import type { ServiceDownload, ServiceFetch } from '../web/service-fetch.ts';

interface Dependencies {
  /** Of the settings, as they are. */
  choice(): ProxyChoice;
  /** How long a provider may say nothing; undefined: the transport's own. */
  idleTimeoutMs(): number | undefined;
  /** Certificates that count for a host beside the usual ones. */
  rootsFor(hostname: string): string | undefined;
  secrets: SecretStore;
  environment: Readonly<Record<string, string | undefined>>;
  redact(secret: string): void;
}

export interface Network {
  proxies: ProxySource;
  /** To providers. */
  transport: ProviderTransport;
  /** To services of tools. */
  services: ServiceFetch;
  /** To servers of the organization. */
  download: ServiceDownload;
  /** For pages, whose connections are made by the page retrieval. */
  route: { proxy(url: URL): ReturnType<ProxySource['proxyFor']>; roots(hostname: string): string | undefined };
}

/** Every way out, each by the proxy and the certificates that count for its host. */
export function createNetwork({
  choice,
  idleTimeoutMs,
  rootsFor,
  secrets,
  environment,
  redact,
}: Dependencies): Network {
  const proxies = new ProxySource({ choice, secrets, environment, redact });
  const route: Network['route'] = { proxy: (url) => proxies.proxyFor(url), roots: rootsFor };
  return {
    proxies,
    route,
    transport: createTransport({ proxy: (url) => proxies.proxyForProvider(url), roots: rootsFor, idleTimeoutMs }),
    services: createServiceFetch(route),
    download: createServiceDownload(route),
  };
}
