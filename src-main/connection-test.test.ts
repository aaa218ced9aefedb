import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { type PageServer, startPageServer } from '../scripts/services/page-server.ts';
import { type ConfidantApp, createApp } from './app.ts';
import { memorySecretStore } from './secrets/memory-secret-store.ts';
import { openNodePlatform } from './shells/node-platform.ts';
import { openTestWindow } from './testing/test-window.ts';

describe('the test of the connection', () => {
  let dataDir: string;
  let app: ConfidantApp;
  let server: PageServer;
  const asked: http.IncomingHttpHeaders[] = [];

  beforeEach(async () => {
    asked.length = 0;
    server = await startPageServer((request, response) => {
      asked.push(request.headers);
      response.statusCode = 404;
      response.end();
    });
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'confidant-connection-'));
    const platform = await openNodePlatform({ shell: 'web', dataDir, language: 'en' });
    app = await createApp({ ...platform, secrets: memorySecretStore(), environment: {} });
  });
  afterEach(async () => {
    await app.close();
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  async function test(changes: Partial<ProviderInstance>, proxy = '') {
    const { client } = openTestWindow(app);
    const model = { id: 'm' };
    const provider: ProviderInstance = { id: 'p', kind: 'OPENAI_COMPATIBLE', name: 'Gateway', model, ...changes };
    await client.call('providers.save', { provider, key: 'sk-secret' });
    if (proxy) await client.call('settings.update', { proxy: { mode: 'own', address: proxy } });
    return client.call('network.test', {});
  }
  const host = () => new URL(server.origin).host;

  it('says that the server answers, whatever it answers, and sends it no key', async () => {
    expect(await test({ baseUrl: `${server.origin}/v1` })).toEqual({
      host: host(),
      proxy: null,
      durationMs: expect.any(Number),
    });
    expect(JSON.stringify(asked)).not.toContain('sk-secret');
  });

  it('says why nobody answers', async () => {
    await server.close();
    expect(await test({ baseUrl: server.origin })).toMatchObject({
      host: host(),
      problem: { key: 'errors.provider.unreachable', params: { provider: 'Gateway' } },
    });
  });

  it('goes through the proxy, and says that it refuses', async () => {
    const proxy = http.createServer();
    proxy.on('connect', (_request, socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'));
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    // Nobody but the proxy is asked for this name.
    expect(await test({ baseUrl: 'http://gateway.town.example/v1' }, address)).toMatchObject({
      host: 'gateway.town.example',
      proxy: address,
      problem: { key: 'errors.provider.proxy' },
    });
    await new Promise((resolve) => proxy.close(resolve));
  });

  it('has nothing to ask where the provider is part of the app', async () => {
    expect(await test({ kind: 'DEMO' })).toEqual({ host: null, proxy: null });
  });
});
