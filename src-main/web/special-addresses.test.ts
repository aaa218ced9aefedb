import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { classifyAddress } from './special-addresses.ts';

describe('what an address is for', () => {
  it.each([
    ['0.0.0.0', 'unspecified'],
    ['0.255.255.255', 'unspecified'],
    ['10.0.0.0', 'private'],
    ['10.255.255.255', 'private'],
    ['100.64.0.0', 'private'],
    ['100.127.255.255', 'private'],
    ['100.100.100.200', 'metadata'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.255', 'loopback'],
    ['168.63.129.16', 'metadata'],
    ['169.254.0.1', 'link-local'],
    ['169.254.169.254', 'metadata'],
    ['169.254.170.2', 'metadata'],
    ['172.16.0.0', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.1', 'reserved'],
    ['192.0.0.192', 'metadata'],
    ['192.0.2.1', 'reserved'],
    ['192.31.196.1', 'reserved'],
    ['192.52.193.1', 'reserved'],
    ['192.88.99.1', 'reserved'],
    ['192.168.0.0', 'private'],
    ['192.168.255.255', 'private'],
    ['192.175.48.1', 'reserved'],
    ['198.18.0.0', 'reserved'],
    ['198.19.255.255', 'reserved'],
    ['198.51.100.7', 'reserved'],
    ['203.0.113.7', 'reserved'],
    ['224.0.0.1', 'multicast'],
    ['239.255.255.255', 'multicast'],
    ['240.0.0.0', 'reserved'],
    ['255.255.255.255', 'reserved'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::2', 'reserved'],
    ['100::1', 'reserved'],
    ['100:0:0:1::1', 'reserved'],
    ['1fff::1', 'reserved'],
    ['2001:2::1', 'reserved'],
    ['2001:20::1', 'reserved'],
    ['2001:1ff:ffff::1', 'reserved'],
    ['2001:db8::1', 'reserved'],
    ['2620:4f:8000::1', 'reserved'],
    ['3fff::1', 'reserved'],
    ['4000::1', 'reserved'],
    ['5f00::1', 'reserved'],
    ['fc00::1', 'private'],
    ['fd00:ec2::254', 'metadata'],
    ['fd20:ce::254', 'metadata'],
    ['fdff::1', 'private'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local'],
    ['fec0::1', 'private'],
    ['ff02::1', 'multicast'],
  ])('%s is %s', (address, kind) => {
    expect(classifyAddress(address)).toBe(kind);
  });

  it.each([
    '1.0.0.0',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '168.63.129.15',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:200::',
    '2001:db7:ffff::1',
    '2003::1',
    '2606:4700::1111',
    '3ffe::1',
  ])('%s, just outside of a special range, is public', (address) => {
    expect(classifyAddress(address)).toBe('public');
  });

  const carriers = {
    'IPv4-mapped': (v4: string) => `::ffff:${v4}`,
    'well-known NAT64': (v4: string) => `64:ff9b::${v4}`,
    'ISATAP below a global prefix': (v4: string) => `2a00:1450::5efe:${v4}`,
    'ISATAP with a unique interface id': (v4: string) => `2a00:1450:0:0:200:5efe:${v4}`,
  };
  it.each(Object.entries(carriers))('%s leads where the IPv4 address inside leads', (_, carry) => {
    fc.assert(
      fc.property(fc.ipV4(), (v4) => {
        expect(classifyAddress(carry(v4))).toBe(classifyAddress(v4));
      }),
    );
  });

  const deadForms = {
    'IPv4-compatible': (v4: string) => `::${v4}`,
    'IPv4-translated': (v4: string) => `::ffff:0:${v4}`,
    'local-use NAT64': (v4: string) => `64:ff9b:1::${v4}`,
    '6to4': (v4: string) => `2002:${hextets(v4)}::1`,
    'Teredo tunnel': (v4: string) => `2001:0:${hextets(v4)}::1`,
  };
  it.each(Object.entries(deadForms))('%s is refused whatever it carries', (_, carry) => {
    fc.assert(
      fc.property(fc.ipV4(), (v4) => {
        expect(classifyAddress(carry(v4))).not.toBe('public');
      }),
    );
  });

  it('calls nothing public that ipaddr.js knows to be special', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        const parsed = ipaddr.process(
          new URL(`http://${address.includes(':') ? `[${address}]` : address}/`).hostname.replace(/[[\]]/g, ''),
        );
        const isSpecial = parsed.range() !== 'unicast';
        // rfc6052 (NAT64) is judged by what it carries.
        if (isSpecial && parsed.range() !== 'rfc6052') expect(classifyAddress(address)).not.toBe('public');
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives one verdict for every spelling of an IPv6 address', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const parsed = ipaddr.IPv6.parse(new URL(`http://[${address}]/`).hostname.slice(1, -1));
        const verdict = classifyAddress(address);
        expect(classifyAddress(parsed.toNormalizedString())).toBe(verdict);
        expect(classifyAddress(parsed.toRFC5952String().toUpperCase())).toBe(verdict);
      }),
    );
  });

  it.each(['', 'example.com', '1.2.3', '0177.0.0.1', '1.2.3.4.5', '256.1.1.1', '[::1]', 'x%y', ' 1.1.1.1'])(
    '%j is no address',
    (text) => {
      expect(classifyAddress(text)).toBeUndefined();
    },
  );
});

function hextets(v4: string): string {
  const bytes = v4.split('.').map(Number);
  return [0, 2].map((at) => (bytes[at]! * 256 + bytes[at + 1]!).toString(16)).join(':');
}
