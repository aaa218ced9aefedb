import { isIP } from 'node:net';
import type { AddressPolicy } from './page-retrieval.ts';
import { type AddressKind, classifyAddress } from './special-addresses.ts';

/**
 * Decides where a page may be read from. Pure: it parses nothing twice, looks nothing up and opens nothing, so every rule
 * can be tested with plain values. Whoever connects asks it for the first address and again for every redirect.
 */
export type RefusalReason =
  | 'scheme'
  | 'credentials'
  | 'port'
  /** A name that only this computer or the local network can resolve: never looked up. */
  | 'local-name'
  | 'not-resolved'
  | Exclude<AddressKind, 'public'>;

export type AddressDecision =
  | AllowedAddress
  /** So far nothing speaks against it: look `name` up and ask again with all its addresses. */
  | { verdict: 'look-up'; name: string }
  | { verdict: 'refuse'; reason: RefusalReason };

export interface AllowedAddress {
  verdict: 'allow';
  /** The only ones a connection may go to. */
  addresses: readonly [string, ...string[]];
  /** One of them is not public, and the policy let it pass. */
  isPrivate: boolean;
}

export interface AddressQuestion {
  url: URL;
  policy: AddressPolicy;
  /** All addresses of the host's name; undefined before the look-up. */
  addresses?: readonly string[];
  /** Origins that end-to-end tests serve pages from; empty in the product. */
  testAllowedOrigins?: readonly string[];
}

export function decideAddress({ url, policy, addresses, testAllowedOrigins = [] }: AddressQuestion): AddressDecision {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuse('scheme');
  if (url.username !== '' || url.password !== '') return refuse('credentials');
  if (BAD_PORTS.has(portOf(url))) return refuse('port');

  const host = hostOf(url);
  const isTestOrigin = testAllowedOrigins.includes(url.origin);
  const reach = isTestOrigin ? 'everywhere' : reachOf(url, host, policy);
  const isLiteral = isIP(host) !== 0;
  if (!isLiteral && reach === 'public' && isLocalName(host)) return refuse('local-name');
  const candidates = isLiteral ? [host] : addresses;
  if (candidates === undefined) return { verdict: 'look-up', name: host };

  const [first, ...others] = candidates;
  // "Every address is public" is also true of none: some resolvers answer a CNAME loop with an empty list.
  if (first === undefined) return refuse('not-resolved');
  let isPrivate = false;
  for (const candidate of candidates) {
    const kind = classifyAddress(candidate);
    if (kind === undefined) return refuse('not-resolved');
    if (kind === 'public') continue;
    if (!mayReach(kind, reach)) return refuse(kind);
    // A page server of the end-to-end tests stands for one on the public web.
    isPrivate ||= !isTestOrigin;
  }
  return { verdict: 'allow', addresses: [first, ...others], isPrivate };
}

function refuse(reason: RefusalReason): AddressDecision {
  return { verdict: 'refuse', reason };
}

/**
 * The policy for what an allowed address redirects to. A person who typed a public address did not choose the place in
 * their own network that its answer points to.
 */
export function policyForRedirect(policy: AddressPolicy, from: AllowedAddress): AddressPolicy {
  return policy.kind === 'chosen-by-person' && !from.isPrivate ? { kind: 'public-only' } : policy;
}

/** How far the policy lets this address go. */
type Reach =
  | 'public'
  /** Named in the allowlist by its DNS name or address: the organization's own network, but never this computer. */
  | 'private-network'
  /** The allowlist names this computer itself (`localhost`, 127.0.0.1, ::1). */
  | 'private-network-and-loopback'
  | 'everywhere';

function mayReach(kind: Exclude<AddressKind, 'public'>, reach: Reach): boolean {
  if (reach === 'everywhere') return true;
  if (kind === 'private') return reach !== 'public';
  return kind === 'loopback' && reach === 'private-network-and-loopback';
}

function reachOf(url: URL, host: string, policy: AddressPolicy): Reach {
  if (policy.kind === 'chosen-by-person') return 'everywhere';
  if (policy.kind === 'public-only' || !policy.hosts.some((entry) => matchesHost(entry, host, portOf(url)))) {
    return 'public';
  }
  const namesThisComputer = host === 'localhost' || classifyAddress(host) === 'loopback';
  return namesThisComputer ? 'private-network-and-loopback' : 'private-network';
}

/** An allowlist entry: `wiki.corp`, `*.corp` (not `corp` itself), `10.1.2.3`, `[fd00::1]`, each with `:port` if need be. */
export function matchesHost(entry: string, host: string, port: number): boolean {
  const parts = /^(\*\.)?(\[[^\]]+\]|[^:*/\s]+)(?::(\d{1,5}))?$/.exec(entry.trim());
  if (!parts) return false;
  const [, wildcard, name = '', entryPort] = parts;
  if (entryPort !== undefined && Number(entryPort) !== port) return false;
  // The URL parser gives names one spelling: lower case, punycode, no odd IPv4 forms.
  if (!URL.canParse(`http://${name}/`)) return false;
  const listed = hostOf(new URL(`http://${name}/`));
  return wildcard === undefined ? host === listed : isIP(listed) === 0 && host.endsWith(`.${listed}`);
}

/** The host without brackets and without the dot that marks a name as complete. */
export function hostOf(url: URL): string {
  const host = url.hostname;
  return host.startsWith('[') ? host.slice(1, -1) : host.replace(/\.$/, '');
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

/** Special-use names (RFC 6761, 6762, 7686, 8375, 9476 and ICANN's .internal) that no public name server answers. */
const LOCAL_SUFFIXES = [
  'localhost',
  'local',
  'internal',
  'home.arpa',
  'onion',
  'alt',
  'test',
  'invalid',
  'example',
] as const;

function isLocalName(name: string): boolean {
  // An empty label is no name (RFC 1035), and resolvers disagree about what to make of it.
  if (!name.includes('.') || name.split('.').includes('')) return true;
  return LOCAL_SUFFIXES.some((suffix) => name.endsWith(`.${suffix}`) || name === suffix);
}

/** Fetch standard, "bad port": protocols that mistake an HTTP request for their own commands. */
const BAD_PORTS: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);
