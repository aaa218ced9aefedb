import { hostOf, matchesHost } from './address-guard.ts';
import { classifyAddress } from './special-addresses.ts';

/** A proxy and the hosts that are reached without it. */
export interface ProxyRules {
  url: URL;
  user: string;
  password: string;
  exceptions: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** This computer itself is never behind a proxy; browsers do the same. */
export function isReachedDirectly(url: URL, exceptions: string): boolean {
  const host = hostOf(url);
  if (host === 'localhost' || host.endsWith('.localhost') || classifyAddress(host) === 'loopback') return true;
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  return exceptions
    .split(/[\s,]+/)
    .filter(Boolean)
    .some((entry) => matchesException(entry, host, port));
}

/** NO_PROXY as programs read it: `*`, `host`, `.domain` and `*.domain`, each with `:port` if need be; `domain` means its subdomains, too. */
function matchesException(entry: string, host: string, port: number): boolean {
  if (entry === '*') return true;
  const name = entry.replace(/^\*?\./, '');
  return matchesHost(name, host, port) || matchesHost(`*.${name}`, host, port);
}

/**
 * The proxy that the environment names for addresses like this one. The lower-case name comes first, as everywhere;
 * undefined when there is none, or when its value is no address.
 */
export function proxyOfEnvironment(environment: Environment, protocol: string): ProxyRules | undefined {
  const variable = (name: string) => environment[name.toLowerCase()]?.trim() || environment[name]?.trim() || '';
  const text = variable(protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY');
  if (text === '') return undefined;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  return {
    url: new URL(url.origin),
    user: decoded(url.username),
    password: decoded(url.password),
    exceptions: variable('NO_PROXY'),
  };
}

/** RFC 7617; UTF-8, as servers that say nothing else expect today. */
export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
