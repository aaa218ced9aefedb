import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PROXY, type ProxyChoice } from '#shared/settings/proxy.ts';
import { type PageServer, startPageServer } from '../../scripts/services/page-server.ts';
import {
  isSquidInstalled,
  SQUID_NAME,
  SQUID_PASSWORD,
  SQUID_USER,
  type Squid,
  startSquid,
} from '../../scripts/services/squid.ts';
import { createTransport } from '../providers/transport.ts';
import { memorySecretStore } from '../secrets/memory-secret-store.ts';
import { createServiceFetch } from './create-service-fetch.ts';
import { ProxySource } from './proxy-source.ts';
import { createPageRetrieval } from './retrieve-page.ts';

// `npm test` installs the package where it may, and says so where it may not.
describe.skipIf(!isSquidInstalled())('through a real proxy (Debian package squid)', () => {
  let squid: Squid;
  let site: PageServer;
  beforeAll(async () => {
    site = await startPageServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' }).end('what the server says');
    });
    squid = await startSquid();
  }, 60_000);
  afterAll(async () => {
    await Promise.all([squid?.stop(), site?.close()]);
  });

  const address = () => `http://${SQUID_NAME}:${site.port}/page`;
  async function proxies(changes: Partial<ProxyChoice> = {}, password: string | null = SQUID_PASSWORD) {
    const choice: ProxyChoice = { ...DEFAULT_PROXY, mode: 'own', address: squid.origin, user: SQUID_USER, ...changes };
    const source = new ProxySource({
      choice: () => choice,
      secrets: memorySecretStore(),
      environment: {},
      redact: () => {},
    });
    if (password !== null) await source.setPassword(password);
    return source;
  }
  async function readPage(source: ProxySource) {
    const pages = createPageRetrieval({
      extractHtml: () => Promise.reject(new Error('no HTML here')),
      testAllowedOrigins: [],
      resolve: async () => ['127.0.0.1'],
      proxy: (url) => source.proxyFor(url),
    });
    const { content } = await pages.retrieve(address(), {
      policy: { kind: 'chosen-by-person' },
      signal: new AbortController().signal,
      maxCharacters: 1_000,
      timeoutMs: 10_000,
    });
    return content;
  }

  it('a page is read at the address that was looked up and checked here', async () => {
    expect(await readPage(await proxies())).toBe('what the server says');
    expect(await squid.seen()).toContain(`200 CONNECT 127.0.0.1:${site.port}`);
    expect(site.requests.at(-1)?.headers).toMatchObject({ host: `${SQUID_NAME}:${site.port}` });
    expect(JSON.stringify(site.requests.at(-1)?.headers)).not.toContain('authorization');
  });

  it.each([
    ['without the password', null],
    ['with a wrong one', 'wrong'],
  ])('a page that is asked for %s ends with what to do about it', async (_, password) => {
    await expect(readPage(await proxies({}, password))).rejects.toMatchObject({
      code: 'unreachable',
      reason: { key: 'errors.page.proxy.password' },
    });
  });

  it('a search service is found by the proxy under a name that nobody else knows', async () => {
    const source = await proxies();
    const services = createServiceFetch({ proxy: (url) => source.proxyFor(url) });
    const { text } = await services.request({
      url: address(),
      signal: new AbortController().signal,
      timeoutMs: 10_000,
      maxBytes: 1_000,
    });
    expect(text).toBe('what the server says');
  });

  it('a provider is reached through it, unless providers are left out', async () => {
    const ask = async (source: ProxySource) => {
      const transport = createTransport({ proxy: (url) => source.proxyForProvider(url), connectTimeoutMs: 5_000 });
      try {
        const { status } = await transport.send({
          method: 'GET',
          url: address(),
          headers: {},
          secretHeaders: [],
          subject: { provider: 'Test', model: 'm' } as never,
          signal: new AbortController().signal,
        });
        return status;
      } catch (error) {
        return (error as { reason: { key: string } }).reason.key;
      } finally {
        await transport.close();
      }
    };
    expect(await ask(await proxies())).toBe(200);
    expect(await ask(await proxies({}, 'wrong'))).toBe('errors.provider.proxy');
    // Nobody else knows the name.
    expect(await ask(await proxies({ forProviders: false }))).toBe('errors.provider.unreachable');
  });
});
