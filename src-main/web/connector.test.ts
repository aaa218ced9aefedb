import { readFileSync } from 'node:fs';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { type DnsServer, startDnsServer } from '../../scripts/services/dns-server.ts';
import { type PageServer, type PageServerOptions, startPageServer } from '../../scripts/services/page-server.ts';
import { openConnection } from './connector.ts';
import type { AddressPolicy } from './page-retrieval.ts';
import { requestPage } from './request-page.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const tls = { key: fixture('tls-key.pem'), cert: fixture('tls-cert.pem') };
const trustedBefore = getCACertificates('default');

const pages: PageServer[] = [];
const names: DnsServer[] = [];
afterEach(async () => {
  setDefaultCACertificates(trustedBefore);
  await Promise.all([...pages.splice(0), ...names.splice(0)].map((server) => server.close()));
});

async function servePages(text: string, options: PageServerOptions = {}): Promise<PageServer> {
  const server = await startPageServer((_, response) => response.end(text), options);
  pages.push(server);
  return server;
}

async function serveNames(zone: Parameters<typeof startDnsServer>[0]): Promise<DnsServer> {
  const server = await startDnsServer(zone);
  names.push(server);
  return server;
}

const byPerson: AddressPolicy = { kind: 'chosen-by-person' };

async function textBehind(url: string, dns: DnsServer, policy: AddressPolicy = byPerson): Promise<string> {
  const response = await requestPage(
    new URL(url),
    { policy, signal: new AbortController().signal, validatorsFor: () => ({}) },
    { resolve: dns.resolve, testAllowedOrigins: [], connectTimeoutMs: 2_000, idleTimeoutMs: 2_000 },
  );
  try {
    return Buffer.concat(await response.body.toArray()).toString();
  } finally {
    response.close();
  }
}

describe('a connection to a page', () => {
  it('goes to the address that was checked, whatever the name server says afterwards', async () => {
    const checked = await servePages('the checked server');
    const { port } = checked;
    const other = await servePages('the server of the second answer', { address: '127.0.0.2', port });
    const dns = await serveNames({ 'rebind.dns.test': [{ A: ['127.0.0.1'] }, { A: ['127.0.0.2'] }] });
    expect(await textBehind(`http://rebind.dns.test:${port}/`, dns)).toBe('the checked server');
    expect(other.requests).toHaveLength(0);
    expect(dns.queries.filter((query) => query === 'rebind.dns.test A')).toHaveLength(1);
  });

  it('asks and checks anew for the next page, and does not reuse the connection of the last', async () => {
    const first = await servePages('first');
    const second = await servePages('second', { address: '127.0.0.2', port: first.port });
    const dns = await serveNames({ 'moves.dns.test': [{ A: ['127.0.0.1'] }, { A: ['127.0.0.2'] }] });
    const url = `http://moves.dns.test:${first.port}/`;
    expect(await textBehind(url, dns)).toBe('first');
    expect(await textBehind(url, dns)).toBe('second');
    expect(second.requests[0]?.headers.host).toBe(`moves.dns.test:${first.port}`);
  });

  it('tries the next checked address when the first does not answer', async () => {
    const server = await servePages('here');
    const client = openConnection(new URL(`http://two.dns.test:${server.port}/`), ['127.0.0.9', '127.0.0.1'], {
      connectMs: 2_000,
      idleMs: 2_000,
    });
    const response = await client.request({ method: 'GET', path: '/' });
    expect(await response.body.text()).toBe('here');
    await client.destroy();
  });

  it('works for an IPv6 address written in the URL', async () => {
    const server = await servePages('six', { address: '::1' });
    const dns = await serveNames({});
    expect(await textBehind(`${server.origin}/`, dns)).toBe('six');
    expect(dns.queries).toEqual([]);
  });

  it.each([
    [
      'a loopback address behind aliases',
      {
        'www.dns.test': { CNAME: 'a.dns.test' },
        'a.dns.test': { CNAME: 'b.dns.test' },
        'b.dns.test': { A: ['127.0.0.1'] },
      },
    ],
    ['a public and a loopback address', { 'www.dns.test': { A: ['93.184.215.14', '127.0.0.1'] } }],
    ['a public IPv4 and a private IPv6 address', { 'www.dns.test': { A: ['93.184.215.14'], AAAA: ['::1'] } }],
    ['a loopback address inside of an IPv6 address', { 'www.dns.test': { AAAA: ['::ffff:127.0.0.1'] } }],
    ['an alias that leads in a circle', { 'www.dns.test': { CNAME: 'www.dns.test' } }],
    ['no address', { 'www.dns.test': {} }],
    ['a failure', { 'www.dns.test': { rcode: 2 } }],
  ])('is not opened when the name server answers with %s', async (_, zone) => {
    const server = await servePages('inside');
    // "dns.test" itself would be refused by its name alone.
    const dns = await serveNames(zone);
    const resolveAsPublicName = { ...dns, resolve: () => dns.resolve('www.dns.test') };
    const answer = textBehind(`http://www.example.com:${server.port}/`, resolveAsPublicName, { kind: 'public-only' });
    await expect(answer).rejects.toMatchObject({ wasContacted: false });
    expect(server.requests).toHaveLength(0);
  });
});

describe('a secure connection to a page', () => {
  it('is refused when nobody vouches for the certificate', async () => {
    const server = await servePages('secret', { tls });
    const dns = await serveNames({ 'page.dns.test': { A: ['127.0.0.1'] } });
    const answer = textBehind(`https://page.dns.test:${server.port}/`, dns);
    await expect(answer).rejects.toMatchObject({ code: 'tls' });
    expect(server.requests).toHaveLength(0);
  });

  it('is verified against the name in the address, not against the IP address it goes to', async () => {
    setDefaultCACertificates([...trustedBefore, tls.cert]);
    const server = await servePages('secret', { tls });
    const dns = await serveNames({ 'page.dns.test': { A: ['127.0.0.1'] }, 'fake.dns.test': { A: ['127.0.0.1'] } });
    expect(await textBehind(`https://page.dns.test:${server.port}/`, dns)).toBe('secret');
    const fake = textBehind(`https://fake.dns.test:${server.port}/`, dns);
    await expect(fake).rejects.toMatchObject({ code: 'tls' });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a redirect', () => {
  it.each([
    'http://127.0.0.1:PORT/secret',
    'http://2130706433:PORT/secret',
    'http://[::ffff:127.0.0.1]:PORT/secret',
    'http://localhost:PORT/secret',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    '//inside.example.com:PORT/secret',
    'file:///etc/hostname',
    'data:text/html,hi',
  ])('to %s is refused before connecting, on the last of several hops', async (target) => {
    const inside = await servePages('inside');
    const hops: string[] = [];
    const entrance = await startPageServer((request, response) => {
      hops.push(request.url ?? '');
      const location = { '/1': '/2', '/2': '/3', '/3': target.replace('PORT', String(inside.port)) }[request.url ?? ''];
      response.writeHead(302, { Location: location, 'Set-Cookie': 'a=b' }).end();
    });
    pages.push(entrance);
    const answer = requestPage(
      new URL(`${entrance.origin}/1`),
      { policy: { kind: 'public-only' }, signal: new AbortController().signal, validatorsFor: () => ({}) },
      {
        resolve: async (name) => (name === 'inside.example.com' ? ['127.0.0.1'] : []),
        testAllowedOrigins: [entrance.origin],
        connectTimeoutMs: 2_000,
        idleTimeoutMs: 2_000,
      },
    );
    await expect(answer).rejects.toMatchObject({ code: 'blocked-address', wasContacted: true });
    expect(hops).toEqual(['/1', '/2', '/3']);
    expect(inside.requests).toHaveLength(0);
    expect(entrance.requests.every(({ headers }) => headers.cookie === undefined)).toBe(true);
  });
});
