import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What an address is for. Everything but "public" is a place that a page chosen by a model must not reach. */
export type AddressKind =
  | 'public'
  /** Hands out credentials of the machine to whoever asks (cloud metadata and platform services). */
  | 'metadata'
  | 'loopback'
  | 'private'
  | 'link-local'
  | 'unspecified'
  | 'multicast'
  /** Documentation, benchmarking, protocol assignments, tunnels, and everything that IANA has not given out as unicast. */
  | 'reserved';

type Range = readonly [cidr: string, kind: Exclude<AddressKind, 'public'>];

/**
 * IANA IPv4 Special-Purpose Address Registry (RFC 6890 and its updates), plus multicast (RFC 5771) and reserved space
 * (RFC 1112). The first match wins.
 */
const IPV4_RANGES: readonly Range[] = [
  // Azure's platform address is public by its number; Alibaba's and Oracle's lie in ranges that follow.
  ['168.63.129.16/32', 'metadata'],
  ['100.100.100.200/32', 'metadata'],
  ['192.0.0.192/32', 'metadata'],
  ['169.254.169.254/32', 'metadata'],
  ['169.254.170.2/32', 'metadata'],
  ['169.254.170.23/32', 'metadata'],
  ['0.0.0.0/8', 'unspecified'],
  ['10.0.0.0/8', 'private'],
  ['100.64.0.0/10', 'private'],
  ['127.0.0.0/8', 'loopback'],
  ['169.254.0.0/16', 'link-local'],
  ['172.16.0.0/12', 'private'],
  ['192.0.0.0/24', 'reserved'],
  ['192.0.2.0/24', 'reserved'],
  ['192.31.196.0/24', 'reserved'],
  ['192.52.193.0/24', 'reserved'],
  ['192.88.99.0/24', 'reserved'],
  ['192.168.0.0/16', 'private'],
  ['192.175.48.0/24', 'reserved'],
  ['198.18.0.0/15', 'reserved'],
  ['198.51.100.0/24', 'reserved'],
  ['203.0.113.0/24', 'reserved'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved'],
];

/** IANA IPv6 Special-Purpose Address Registry. Space that is in no row and not in `GLOBAL_UNICAST` is reserved. */
const IPV6_RANGES: readonly Range[] = [
  ['fd00:ec2::254/128', 'metadata'],
  ['fd00:ec2::23/128', 'metadata'],
  ['fd00:42::42/128', 'metadata'],
  ['fd20:ce::254/128', 'metadata'],
  ['::1/128', 'loopback'],
  ['::/128', 'unspecified'],
  // Local-use NAT64 (RFC 8215) and the older forms that carry an IPv4 address: no host is reached by these.
  ['64:ff9b:1::/48', 'reserved'],
  ['::ffff:0:0:0/96', 'reserved'],
  ['::/96', 'reserved'],
  // Teredo, benchmarking, ORCHID, AS112 and other protocol assignments all lie in here.
  ['2001::/23', 'reserved'],
  ['2001:db8::/32', 'reserved'],
  ['2002::/16', 'reserved'],
  ['2620:4f:8000::/48', 'reserved'],
  ['3fff::/20', 'reserved'],
  ['fc00::/7', 'private'],
  ['fe80::/10', 'link-local'],
  ['fec0::/10', 'private'],
  ['ff00::/8', 'multicast'],
];
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

const ipv4Rows = IPV4_RANGES.map(([cidr, kind]) => ({ range: ipaddr.IPv4.parseCIDR(cidr), kind }));
const ipv6Rows = IPV6_RANGES.map(([cidr, kind]) => ({ range: ipaddr.IPv6.parseCIDR(cidr), kind }));

/** An address as text, without brackets, as name servers and `URL` write it. Undefined when it is none. */
export function classifyAddress(text: string): AddressKind | undefined {
  // A zone id names an interface of this machine (RFC 4007); only link-local addresses have one.
  if (text.includes('%')) return isIP(text) === 6 ? 'link-local' : undefined;
  switch (isIP(text)) {
    case 4:
      return classifyIpv4(ipaddr.IPv4.parse(text));
    case 6:
      return classifyIpv6(parseIpv6(text));
    default:
      return undefined;
  }
}

/** ipaddr.js reads `::1.2.3.4` as `::ffff:1.2.3.4`, another address; the URL parser writes both in hexadecimal. */
function parseIpv6(text: string): ipaddr.IPv6 {
  return ipaddr.IPv6.parse(new URL(`http://[${text}]/`).hostname.slice(1, -1));
}

function classifyIpv4(address: ipaddr.IPv4): AddressKind {
  return ipv4Rows.find(({ range }) => address.match(range))?.kind ?? 'public';
}

function classifyIpv6(address: ipaddr.IPv6): AddressKind {
  const routed = routedIpv4(address);
  if (routed) return classifyIpv4(routed);
  const row = ipv6Rows.find(({ range }) => address.match(range));
  if (row) return row.kind;
  if (!address.match(GLOBAL_UNICAST)) return 'reserved';
  const behindIsatap = isatapIpv4(address);
  return behindIsatap ? classifyIpv4(behindIsatap) : 'public';
}

const IPV4_MAPPED = ipaddr.IPv6.parseCIDR('::ffff:0:0/96');
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** The IPv4 address where a packet really goes: mapped (RFC 4291) and well-known NAT64 (RFC 6052, what DNS64 answers). */
function routedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  return address.match(IPV4_MAPPED) || address.match(NAT64) ? lastFourBytes(address) : undefined;
}

/** ISATAP (RFC 5214): below any prefix, the interface id 0000:5efe or 0200:5efe and then an IPv4 address. */
function isatapIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  const high = address.parts[4] ?? 0;
  return (high & ~0x0200) === 0 && address.parts[5] === 0x5efe ? lastFourBytes(address) : undefined;
}

function lastFourBytes(address: ipaddr.IPv6): ipaddr.IPv4 {
  return new ipaddr.IPv4(address.toByteArray().slice(12));
}
