import { describe, expect, it } from 'vitest';
import { DEFAULT_PROXY, type ProxyChoice, readProxyAddress } from '#shared/settings/proxy.ts';
import { memorySecretStore } from '../secrets/memory-secret-store.ts';
import { SecretStoreError } from '../secrets/secret-store.ts';
import { ProxySource } from './proxy-source.ts';

const OUTSIDE = new URL('https://page.example.com/a');

function sourceOf(choice: Partial<ProxyChoice> = {}, environment: Record<string, string> = {}) {
  const redacted: string[] = [];
  const secrets = memorySecretStore();
  const source = new ProxySource({
    choice: () => ({ ...DEFAULT_PROXY, ...choice }),
    secrets,
    environment,
    redact: (secret) => redacted.push(secret),
  });
  return { source, secrets, redacted };
}
const leadsTo = async (source: ProxySource, url: URL | string = OUTSIDE) =>
  (await source.proxyFor(new URL(url)))?.url.href;

describe('the proxy of the environment', () => {
  it('is taken by default, another one for http than for https', async () => {
    const { source } = sourceOf({}, { HTTPS_PROXY: 'http://secure.example:3128', HTTP_PROXY: 'plain.example:8080' });
    expect(await leadsTo(source)).toBe('http://secure.example:3128/');
    expect(await leadsTo(source, 'http://page.example.com/')).toBe('http://plain.example:8080/');
  });

  it('is the one of the lower-case name where both are set', async () => {
    const { source } = sourceOf({}, { HTTPS_PROXY: 'http://upper.example', https_proxy: 'http://lower.example' });
    expect(await leadsTo(source)).toBe('http://lower.example/');
  });

  it('is signed in to with the user and password of its address, which never reach the log', async () => {
    const { source, redacted } = sourceOf({}, { HTTPS_PROXY: 'http://anna:p%40ss%3A%C3%BC@proxy.example' });
    const proxy = await source.proxyFor(OUTSIDE);
    expect(proxy?.url.href).toBe('http://proxy.example/');
    expect(proxy?.authorization).toBe(`Basic ${Buffer.from('anna:p@ss:ü').toString('base64')}`);
    expect(redacted).toEqual(['p@ss:ü']);
    expect(await source.status()).toEqual({ password: 'missing', environment: 'http://proxy.example' });
  });

  it.each(['socks5://proxy.example', 'http://', '::', 'http://a b'])('is none when it says %j', async (HTTPS_PROXY) => {
    expect(await leadsTo(sourceOf({}, { HTTPS_PROXY }).source)).toBeUndefined();
  });

  it('is not asked for with "none"', async () => {
    expect(await leadsTo(sourceOf({ mode: 'none' }, { HTTPS_PROXY: 'http://proxy.example' }).source)).toBeUndefined();
  });
});

describe('hosts reached without the proxy', () => {
  const NO_PROXY = 'corp.example, .suffix.example *.star.example:8443 10.1.2.3,[fd00::1]';
  const { source } = sourceOf({}, { HTTPS_PROXY: 'http://proxy.example', NO_PROXY });

  it.each([
    'https://corp.example/',
    'https://wiki.corp.example/',
    'https://CORP.example./',
    'https://a.suffix.example/',
    'https://a.star.example:8443/',
    'https://10.1.2.3/',
    'https://[fd00::1]/',
    'https://localhost:4000/',
    'https://127.0.0.2/',
    'https://[::1]/',
  ])('%s', async (url) => {
    expect(await leadsTo(source, url)).toBeUndefined();
  });

  it.each(['https://notcorp.example/', 'https://a.star.example/', 'https://10.1.2.4/', 'https://localhost.example/'])(
    'not %s',
    async (url) => {
      expect(await leadsTo(source, url)).toBe('http://proxy.example/');
    },
  );

  it('are all of them with "*"', async () => {
    expect(await leadsTo(sourceOf({}, { HTTPS_PROXY: 'http://p.example', NO_PROXY: '*' }).source)).toBeUndefined();
  });
});

describe("the person's own proxy", () => {
  const OWN = { mode: 'own', address: 'proxy.example:3128', user: 'anna', exceptions: 'corp.example' } as const;

  it('takes the place of the one of the environment, with its password from the keyring', async () => {
    const { source } = sourceOf(OWN, { HTTPS_PROXY: 'http://other.example' });
    await source.setPassword('secret');
    expect(await source.proxyFor(OUTSIDE)).toEqual({
      url: new URL('http://proxy.example:3128'),
      authorization: `Basic ${Buffer.from('anna:secret').toString('base64')}`,
      resolvesNames: false,
    });
    expect(await leadsTo(source, 'https://wiki.corp.example/')).toBeUndefined();
    expect((await source.status()).password).toBe('session');
    await source.setPassword(null);
    expect((await source.status()).password).toBe('missing');
  });

  it('is left out for providers when they are to be reached directly', async () => {
    const { source } = sourceOf({ ...OWN, forProviders: false });
    expect(await source.proxyForProvider(OUTSIDE)).toBeUndefined();
    expect(await leadsTo(source)).toBe('http://proxy.example:3128/');
  });

  it('is none as long as no address was entered', async () => {
    expect(await leadsTo(sourceOf({ ...OWN, address: '' }).source)).toBeUndefined();
  });

  it('does not do without its password when the keyring is locked', async () => {
    const { source, secrets } = sourceOf(OWN);
    secrets.get = () => Promise.reject(new SecretStoreError('locked', 'locked'));
    await expect(source.proxyFor(OUTSIDE)).rejects.toMatchObject({ code: 'locked' });
    expect((await source.status()).password).toBe('unreadable');
  });

  it.each([
    'http://u:p@proxy.example',
    'socks5://proxy.example',
    'http://proxy.example/path',
    'http://proxy.example/?x',
    '',
    ' ',
  ])('has an address without anything else: not %j', (text) => {
    expect(readProxyAddress(text)).toBeUndefined();
  });
});
