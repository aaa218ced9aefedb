import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { ProviderKind } from './kind.ts';
import { providerKind } from './kinds.ts';
import { providerError, type RequestSubject } from './provider-errors.ts';

/** Where the requests of an instance go, and with which headers. */
export interface Endpoint {
  subject: RequestSubject;
  /** Without a slash at the end. */
  baseUrl: string;
  headers: Record<string, string>;
  secretHeaders: readonly string[];
  secret: string | undefined;
}

/** The version of the Messages API that this app speaks. */
const ANTHROPIC_VERSION = '2023-06-01';

/** Paths people copy along with the base address from a server's documentation. */
const COPIED_PATHS = /\/(chat\/completions|completions|responses|messages|models)$/;

/**
 * The address requests really go to: what was entered, else the kind's own. An address without a path gets the kind's
 * path (`http://localhost:11434` → `http://localhost:11434/v1`). Undefined: none was entered, or it is not http(s).
 */
export function effectiveBaseUrl(instance: Pick<ProviderInstance, 'kind' | 'host' | 'baseUrl'>): string | undefined {
  const kind = providerKind(instance.kind);
  const entered = instance.baseUrl?.trim();
  const address = entered || (kind.hosts ? kind.hosts[instance.host ?? 'OLLAMA'].baseUrl : kind.baseUrl);
  const url = address ? URL.parse(address) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return undefined;
  const path = url.pathname.replace(/\/+$/, '').replace(COPIED_PATHS, '');
  return `${url.origin}${path || kind.defaultPath}${url.search}`;
}

export function subjectOf(instance: Pick<ProviderInstance, 'name' | 'model'>): RequestSubject {
  return { provider: instance.name, model: instance.model.name?.trim() || instance.model.id };
}

/** Throws a `ProviderError` when the address or the key cannot be used; no request is needed to know that. */
export function endpointOf(instance: ProviderInstance, key: string | undefined): Endpoint {
  const kind = providerKind(instance.kind);
  const subject = subjectOf(instance);
  const baseUrl = effectiveBaseUrl(instance);
  if (!baseUrl) throw providerError('not-found', subject, { key: 'errors.provider.address' });
  const secret = key?.trim() || undefined;
  if (!secret && kind.needsKey === 'yes') {
    throw providerError('wrong-key', subject, { key: 'errors.provider.key-missing' });
  }
  if (secret && !/^[\x21-\x7e]+$/.test(secret)) {
    throw providerError('wrong-key', subject, { key: 'errors.provider.key-characters' });
  }
  return { subject, baseUrl, secret, ...authorization(kind, secret) };
}

/** The path of an API call below the base address; a query of the base address stays (`?api-version=…` of gateways). */
export function endpointUrl(endpoint: Pick<Endpoint, 'baseUrl'>, path: string): string {
  const url = new URL(endpoint.baseUrl);
  const [pathname = '', query] = path.split('?');
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${pathname}`;
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
  return url.href;
}

function authorization(kind: ProviderKind, secret: string | undefined): Pick<Endpoint, 'headers' | 'secretHeaders'> {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'user-agent': 'Confidant' };
  if (kind.auth === 'x-api-key') headers['anthropic-version'] = ANTHROPIC_VERSION;
  if (!secret) return { headers, secretHeaders: [] };
  if (kind.auth === 'x-api-key') headers['x-api-key'] = secret;
  else headers.authorization = `Bearer ${secret}`;
  return { headers, secretHeaders: ['x-api-key', 'authorization'] };
}
