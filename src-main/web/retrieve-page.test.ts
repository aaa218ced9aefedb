import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createHtmlPool } from './html-pool.ts';
import type { RetrieveOptions } from './page-retrieval.ts';
import { createPageRetrieval } from './retrieve-page.ts';

const pool = createHtmlPool();
afterAll(() => pool.close());
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const read = (url: string, options: Partial<RetrieveOptions> = {}) =>
  createPageRetrieval({ extractHtml: pool.extract, testAllowedOrigins: [new URL(url).origin] }).retrieve(url, {
    policy: { kind: 'public-only' },
    signal: new AbortController().signal,
    maxCharacters: 10_000,
    timeoutMs: 10_000,
    ...options,
  });

describe('reading a page', () => {
  it('returns the article as Markdown with its title and final address', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/old') return response.writeHead(301, { Location: '/new#part' }).end();
      const text = 'The harbour opened in 1874 and has 14 berths. '.repeat(20);
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(`<html lang="en"><title>Harbour</title><article><h1>Harbour</h1><p>${text}</p></article></html>`);
    });
    const page = await read(`${origin}/old`);
    expect(page).toMatchObject({
      url: `${origin}/new`,
      title: 'Harbour',
      contentKind: 'html',
      isFromPrivateNetwork: false,
    });
    expect(page.content).toContain('14 berths');
  });
});
