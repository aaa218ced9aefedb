import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, type PageServerOptions, startPageServer } from '../../scripts/services/page-server.ts';
import { createServiceFetch } from '../web/create-service-fetch.ts';
import { createHtmlPool, type HtmlPool } from '../web/html-pool.ts';
import { createPageRetrieval } from '../web/retrieve-page.ts';
import { readWebPageTool } from './read-web-page/tool.ts';
import { toolContext } from './testing/tool-context.ts';
import { webSearchTool } from './web-search/tool.ts';

// Both tools with everything below them real, against servers that do what servers must not.

let html: HtmlPool;
let servers: PageServer[] = [];
beforeAll(() => {
  html = createHtmlPool();
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});
afterAll(() => html.close());

async function serve(answer: (response: ServerResponse) => void, options: PageServerOptions = {}): Promise<PageServer> {
  const server = await startPageServer((_, response) => answer(response), options);
  servers.push(server);
  return server;
}

async function search(answer: (response: ServerResponse) => void) {
  const { origin } = await serve(answer);
  const context = toolContext({
    settings: { baseUrl: origin, searchTimeoutSeconds: 5 },
    services: createServiceFetch(),
    pages: createPageRetrieval({ extractHtml: html.extract, testAllowedOrigins: [origin] }),
  });
  return webSearchTool.execute(webSearchTool.readArguments({ query: 'ferry' }), context);
}

async function read(answer: (response: ServerResponse) => void, options: PageServerOptions = {}) {
  const { origin } = await serve(answer, options);
  const context = toolContext({
    chat: { ...toolContext().chat, isAddressGiven: () => true },
    settings: { timeoutSeconds: 5 },
    pages: createPageRetrieval({ extractHtml: html.extract, testAllowedOrigins: [origin], idleTimeoutMs: 500 }),
  });
  return readWebPageTool.execute(readWebPageTool.readArguments({ url: `${origin}/page` }), context);
}

const send = (status: number, type: string, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': type }).end(body);
};

describe('web_search, of a search service that', () => {
  it.each([
    ['sends JSON that breaks off', send(200, 'application/json', '{"results":[{"url":'), 'notJson'],
    ['sends a page instead of JSON', send(200, 'text/html', '<h1>Welcome</h1>'), 'notJson'],
    ['refuses JSON', send(403, 'text/html', '<h1>Forbidden</h1>'), 'jsonOff'],
    ['takes no more searches', send(429, 'text/html', 'Too Many Requests'), 'limited'],
  ])('%s, says what is wrong and what to do', async (_, answer, key) => {
    await expect(search(answer)).rejects.toMatchObject({ reason: { key: `tools.web_search.failed.${key}` } });
  });

  it('finds nothing, says so to the model and to the person', async () => {
    const { content, outcome, sources } = await search(send(200, 'application/json', '{"results":[]}'));
    expect(content).toMatchObject({
      candidate_count: 0,
      result_count: 0,
      note: expect.stringContaining('found nothing'),
    });
    expect(outcome).toEqual({ key: 'tools.web_search.outcome.nothingFound' });
    expect(sources).toEqual([]);
  });
});

describe('read_web_page, of a page that', () => {
  it('never ends, gives up at the size limit', async () => {
    const chunk = Buffer.alloc(256 * 1024, '<p>again and again</p>\n');
    const endless = (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    };
    await expect(read(endless)).rejects.toMatchObject({ reason: { key: 'errors.page.too-large' } });
  });

  it('drips, gives up when its time is over', async () => {
    const dripping = (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(timer));
    };
    await expect(read(dripping)).rejects.toMatchObject({ reason: { key: 'errors.page.timeout' } });
  }, 20_000);

  it('is shorter than it says, is not taken for the whole page', async () => {
    const short = (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
      response.write('<p>Half', () => response.destroy());
    };
    await expect(read(short)).rejects.toMatchObject({ reason: { key: 'errors.page.unreachable' } });
  });

  it('names a wrong character set, is read as what it is', async () => {
    const body =
      '<!doctype html><html><head><title>Fähre</title></head><body><main><p>Grüße aus Örebro, größer als „5 €“.</p></main></body></html>';
    const { content } = await read((response) => {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(body.replace('<head>', '<head><meta charset="windows-1252">'));
    });
    expect(content).toMatchObject({
      title: 'Fähre',
      content: expect.stringContaining('Grüße aus Örebro, größer als „5 €“.'),
    });
  });

  it('shows a certificate of its own, is not read', async () => {
    const fixture = (name: string) => readFileSync(new URL(`../web/fixtures/${name}`, import.meta.url), 'utf8');
    const tls = { key: fixture('tls-key.pem'), cert: fixture('tls-cert.pem') };
    await expect(read(send(200, 'text/html', '<p>secret</p>'), { tls })).rejects.toMatchObject({
      reason: { key: 'errors.page.tls' },
    });
  });
});
