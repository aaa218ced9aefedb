import { readFileSync } from 'node:fs';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { type PageServer, type PageServerOptions, startPageServer } from '../../scripts/services/page-server.ts';
import type { AddressPolicy } from './page-retrieval.ts';
import type { ProxySettings } from './proxy-tunnel.ts';
import { requestPage } from './request-page.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const tls = { key: fixture('tls-key.pem'), cert: fixture('tls-cert.pem') };
const trustedBefore = getCACertificates('default');
const PUBLIC = '93.184.215.14';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  setDefaultCACertificates(trustedBefore);
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function servePages(options: PageServerOptions = {}): Promise<PageServer> {
  const server = await startPageServer((_, response) => response.end('the page'), options);
  closing.push(server.close);
  return server;
}

/** A proxy that notes where it is asked to go, and goes to `server` whatever that is. */
async function serveProxy(server: PageServer, status = 200) {
  const targets: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const sockets = new Set<Socket>();
  const proxy = http.createServer();
  proxy.on('connect', (request, client: Socket) => {
    targets.push(request.url ?? '');
    authorizations.push(request.headers['proxy-authorization']);
    client.on('error', () => {});
    if (status !== 200) return client.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    const upstream = connect(server.port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return { url: new URL(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`), targets, authorizations };
}

async function read(
  url: string,
  proxy: ProxySettings,
  policy: AddressPolicy = { kind: 'public-only' },
  addresses = [PUBLIC],
) {
  const asked: string[] = [];
  const response = await requestPage(
    new URL(url),
    { policy, signal: new AbortController().signal, validatorsFor: () => ({}) },
    {
      resolve: async (name) => {
        asked.push(name);
        return addresses;
      },
      testAllowedOrigins: [],
      proxy: async () => proxy,
      connectTimeoutMs: 2_000,
      idleTimeoutMs: 2_000,
    },
  );
  const text = Buffer.concat(await response.body.toArray()).toString();
  response.close();
  return { text, asked };
}

describe('a page behind a proxy', () => {
  it('is reached at the address that was checked, with the name only inside of the tunnel', async () => {
    const server = await servePages();
    const proxy = await serveProxy(server);
    const { text } = await read('http://page.example.com/a', { url: proxy.url, authorization: 'Basic eA==' });
    expect(text).toBe('the page');
    expect(proxy.targets).toEqual([`${PUBLIC}:80`]);
    expect(proxy.authorizations).toEqual(['Basic eA==']);
    expect(server.requests[0]?.headers).toMatchObject({ host: 'page.example.com' });
    expect(server.requests[0]?.headers['proxy-authorization']).toBeUndefined();
  });

  it('is verified against its name over https', async () => {
    setDefaultCACertificates([...trustedBefore, tls.cert]);
    const server = await servePages({ tls });
    const proxy = await serveProxy(server);
    // The fixture's certificate is for a name of a reserved domain, which only a person's own address may have.
    const policy: AddressPolicy = { kind: 'chosen-by-person' };
    expect((await read('https://page.dns.test/', proxy, policy)).text).toBe('the page');
    await expect(read('https://other.dns.test/', proxy, policy)).rejects.toMatchObject({ code: 'tls' });
    expect(proxy.targets).toEqual([`${PUBLIC}:443`, `${PUBLIC}:443`]);
  });

  it('is refused before the proxy is asked when its name leads into a private network', async () => {
    const proxy = await serveProxy(await servePages());
    await expect(read('http://page.example.com/', proxy, undefined, ['10.0.0.1'])).rejects.toMatchObject({
      code: 'blocked-address',
    });
    expect(proxy.targets).toEqual([]);
  });

  it('may be looked up by the proxy, but then in no private network', async () => {
    const proxy = { ...(await serveProxy(await servePages())), resolvesNames: true };
    const { text, asked } = await read('http://page.example.com/', proxy);
    expect(text).toBe('the page');
    expect(asked).toEqual([]);
    expect(proxy.targets).toEqual(['page.example.com:80']);
    const allowing: AddressPolicy = { kind: 'allow-private-hosts', hosts: ['wiki', '10.1.2.3'] };
    await expect(read('http://wiki/', proxy, allowing)).rejects.toMatchObject({ code: 'blocked-address' });
    await expect(read('http://10.1.2.3/', proxy, allowing)).rejects.toMatchObject({ code: 'blocked-address' });
    expect(proxy.targets).toHaveLength(1);
  });

  it("is not the proxy's own error page", async () => {
    const proxy = await serveProxy(await servePages(), 403);
    await expect(read('http://page.example.com/', proxy)).rejects.toMatchObject({ code: 'unreachable' });
  });
});
