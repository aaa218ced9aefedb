import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAddress, matchesHost, policyForRedirect } from './address-guard.ts';
import type { AddressPolicy } from './page-retrieval.ts';

const PUBLIC = '93.184.215.14';
const PUBLIC6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c';
const publicOnly: AddressPolicy = { kind: 'public-only' };
const byPerson: AddressPolicy = { kind: 'chosen-by-person' };
const allowing = (...hosts: string[]): AddressPolicy => ({ kind: 'allow-private-hosts', hosts });

const decide = (url: string, addresses?: string[], policy: AddressPolicy = publicOnly) =>
  decideAddress({ url: new URL(url), policy, addresses });

describe('an address that a model chose', () => {
  it('asks for a look-up of an ordinary name, without the dot at its end', () => {
    expect(decide('https://Example.COM./a')).toEqual({ verdict: 'look-up', name: 'example.com' });
  });

  it('is allowed when all addresses of its name are public, and only to those', () => {
    expect(decide('https://example.com/', [PUBLIC6, PUBLIC])).toEqual({
      verdict: 'allow',
      addresses: [PUBLIC6, PUBLIC],
      isPrivate: false,
    });
  });

  it('is refused when one of many addresses is not public, wherever it stands', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20 }), fc.constantFrom('127.0.0.1', '10.0.0.1', '::1', 'fd00::1'), (at, inside) => {
        const addresses = Array.from({ length: 21 }, (_, index) => (index === at ? inside : `93.184.216.${index}`));
        expect(decide('http://example.com/', addresses).verdict).toBe('refuse');
      }),
    );
  });

  it('is refused when its name has no address at all', () => {
    expect(decide('http://example.com/', [])).toEqual({ verdict: 'refuse', reason: 'not-resolved' });
  });

  it('is refused when a name server answers with something that is no address', () => {
    expect(decide('http://example.com/', [PUBLIC, '0177.0.0.1'])).toEqual({
      verdict: 'refuse',
      reason: 'not-resolved',
    });
  });

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:text/html,hi',
    'javascript:alert(1)',
    'ws://example.com/',
  ])('is refused for its scheme: %s', (url) => {
    expect(decide(url)).toEqual({ verdict: 'refuse', reason: 'scheme' });
  });

  it.each(['http://user@example.com/', 'http://:secret@example.com/', 'http://example.com@127.0.0.1/'])(
    'is refused for its credentials: %s',
    (url) => {
      expect(decide(url)).toEqual({ verdict: 'refuse', reason: 'credentials' });
    },
  );

  it.each([0, 22, 25, 143, 6000, 6697, 10080])('is refused for port %i, where no web server listens', (port) => {
    expect(decide(`http://example.com:${port}/`)).toEqual({ verdict: 'refuse', reason: 'port' });
  });

  it.each([80, 443, 8080, 8443, 65535])('may use port %i', (port) => {
    expect(decide(`http://example.com:${port}/`).verdict).toBe('look-up');
  });

  it.each([
    'http://localhost/',
    'http://LOCALHOST:3000/',
    'http://localhost./',
    'http://localhost../',
    'http://app.localhost/',
    'http://ｌｏｃａｌｈｏｓｔ/',
    'http://app。localhost/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://nas.home.arpa/',
    'http://abc.onion/',
    'http://a.test/',
    'http://a.invalid/',
    'http://a.example/',
    'http://a.alt/',
    'http://intranet/',
    'http://wiki/page',
    'http://a..example.com/',
  ])('is refused for its name without a look-up: %s', (url) => {
    expect(decide(url)).toEqual({ verdict: 'refuse', reason: 'local-name' });
  });

  it.each([
    'http://not-localhost.example.com/',
    'http://localhost.example.com/',
    'http://internal.example.org/',
    'http://local.dev/',
  ])('is looked up although its name contains a special word: %s', (url) => {
    expect(decide(url).verdict).toBe('look-up');
  });

  it.each([
    ['http://127.1/', 'loopback'],
    ['http://2130706433/', 'loopback'],
    ['http://0x7f.0.0.1/', 'loopback'],
    ['http://017700000001/', 'loopback'],
    ['http://127.0.0.1./', 'loopback'],
    ['http://１２７．０．０．１/', 'loopback'],
    ['http://%31%30.0.0.1/', 'private'],
    ['http://127.0.0.1\\.example.com/', 'loopback'],
    ['http://[::ffff:7f00:1]/', 'loopback'],
    ['http://[0:0:0:0:0:0:0:1]/', 'loopback'],
    ['http://0/', 'unspecified'],
    ['http://169.254.169.254./latest/', 'metadata'],
    ['http://[fe80::1]/', 'link-local'],
  ])('is refused in an odd spelling: %s', (url, reason) => {
    expect(decide(url)).toEqual({ verdict: 'refuse', reason });
  });

  it('needs no look-up when it is a public address itself, and ignores what a name server says', () => {
    expect(decide('http://93.184.215.14/')).toMatchObject({ verdict: 'allow', addresses: [PUBLIC] });
    expect(decide('http://127.0.0.1/', [PUBLIC])).toMatchObject({ verdict: 'refuse' });
  });

  it('never gets an answer from the guard for an address outside of the public unicast space', () => {
    fc.assert(
      fc.property(
        fc.webUrl(),
        fc.array(fc.oneof(fc.ipV4(), fc.ipV6()), { minLength: 1, maxLength: 4 }),
        (url, addresses) => {
          const decision = decide(url, addresses);
          if (decision.verdict !== 'allow') return;
          expect(decision.isPrivate).toBe(false);
          for (const address of decision.addresses) {
            expect(address).not.toMatch(/^(?:0|10|127|224|2[45]\d)\.|^192\.168\.|^169\.254\.|^f[cdef]|^::(?!ffff:)/i);
          }
        },
      ),
    );
  });
});

describe('an address whose host is on the allowlist', () => {
  it.each([
    ['http://wiki.corp/', ['10.1.2.3'], allowing('wiki.corp')],
    ['http://wiki.corp:8080/', ['10.1.2.3'], allowing('WIKI.corp')],
    ['http://wiki.corp:8080/', ['fd00::5'], allowing('wiki.corp:8080')],
    ['http://deep.wiki.corp/', ['100.64.0.9'], allowing('*.corp')],
    ['http://intranet/', ['172.16.0.1'], allowing('intranet')],
    ['http://10.1.2.3/', undefined, allowing('10.1.2.3')],
    ['http://[fd00::5]:81/', undefined, allowing('[fd00::5]:81')],
    ['http://localhost:8080/', ['127.0.0.1', '::1'], allowing('localhost:8080')],
    ['http://127.0.0.1:8080/', undefined, allowing('127.0.0.1')],
  ])('%s may be private', (url, addresses, policy) => {
    expect(decide(url, addresses, policy)).toMatchObject({ verdict: 'allow', isPrivate: true });
  });

  it('says that it is not private when its addresses are public', () => {
    expect(decide('http://wiki.corp/', [PUBLIC], allowing('*.corp'))).toMatchObject({
      verdict: 'allow',
      isPrivate: false,
    });
  });

  it.each([
    ['http://wiki.corp:81/', ['10.1.2.3'], allowing('wiki.corp:80')],
    ['http://corp/', ['10.1.2.3'], allowing('*.corp')],
    ['http://evilwiki.corp/', ['10.1.2.3'], allowing('wiki.corp')],
    ['http://wiki.corp.example.com/', ['10.1.2.3'], allowing('wiki.corp')],
    ['http://10.1.2.4/', undefined, allowing('10.1.2.3')],
    ['http://1.10.1.2.3.example.com/', ['10.1.2.3'], allowing('*.10.1.2.3')],
    ['http://other.example.com/', ['10.1.2.3'], allowing('', '*', '*.', ':80', 'http://other.example.com/')],
  ])('%s is still refused: another host, port or a broken entry', (url, addresses, policy) => {
    expect(decide(url, addresses, policy).verdict).toBe('refuse');
  });

  it.each(['127.0.0.1', '::1', '169.254.169.254', '168.63.129.16', '0.0.0.0', '224.0.0.1', 'fe80::1'])(
    'must not lead to %s: an entry for a name opens the private network, not this computer or the machinery below',
    (address) => {
      expect(decide('http://wiki.corp/', [address], allowing('*.corp')).verdict).toBe('refuse');
    },
  );
});

describe('an allowlist entry', () => {
  it('matches exactly its own host and port for every host name', () => {
    fc.assert(
      fc.property(fc.domain(), fc.domain(), fc.integer({ min: 1, max: 65535 }), (host, other, port) => {
        expect(matchesHost(host, host, port)).toBe(true);
        expect(matchesHost(`${host}:${port}`, host, port)).toBe(true);
        expect(matchesHost(`*.${host}`, host, port)).toBe(false);
        expect(matchesHost(`*.${host}`, `x.${host}`, port)).toBe(true);
        if (host !== other) expect(matchesHost(host, other, port)).toBe(false);
      }),
    );
  });

  it('survives anything a person may type', () => {
    fc.assert(fc.property(fc.string(), (entry) => void matchesHost(entry, 'wiki.corp', 443)));
  });
});

describe('an address that the person typed', () => {
  it.each([
    ['http://localhost:3000/', ['127.0.0.1']],
    ['http://printer.local/', ['169.254.7.7']],
    ['http://192.168.1.1/', undefined],
  ])('%s may be on this computer or in the own network', (url, addresses) => {
    expect(decide(url, addresses, byPerson)).toMatchObject({ verdict: 'allow', isPrivate: true });
  });

  it('still has to be http or https, without credentials, on a port of the web', () => {
    expect(decide('file:///etc/passwd', undefined, byPerson).verdict).toBe('refuse');
    expect(decide('http://a:b@example.com/', undefined, byPerson).verdict).toBe('refuse');
    expect(decide('http://localhost:25/', undefined, byPerson).verdict).toBe('refuse');
  });

  it('leads no further than the public web once a public page redirects it', () => {
    const inside = { verdict: 'allow', addresses: ['10.0.0.1'], isPrivate: true } as const;
    const outside = { verdict: 'allow', addresses: [PUBLIC], isPrivate: false } as const;
    expect(policyForRedirect(byPerson, inside)).toEqual(byPerson);
    expect(policyForRedirect(byPerson, outside)).toEqual(publicOnly);
    expect(policyForRedirect(allowing('wiki.corp'), outside)).toEqual(allowing('wiki.corp'));
  });
});

describe('a page server of the end-to-end tests', () => {
  it('is reachable at exactly its origin, and counts as public', () => {
    const question = { policy: publicOnly, testAllowedOrigins: ['http://127.0.0.1:4000'] };
    expect(decideAddress({ ...question, url: new URL('http://127.0.0.1:4000/a') })).toMatchObject({
      verdict: 'allow',
      isPrivate: false,
    });
    expect(decideAddress({ ...question, url: new URL('http://127.0.0.1:4001/a') }).verdict).toBe('refuse');
  });
});
