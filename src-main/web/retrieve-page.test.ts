import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type PageServer, startPageServer } from '../../scripts/services/page-server.ts';
import { decodeHtml } from './decode-text.ts';
import { PageRetrievalError, type RetrieveOptions } from './page-retrieval.ts';
import { createPageRetrieval, type ExtractHtml, MAX_PAGE_BYTES } from './retrieve-page.ts';

const servers: PageServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function serve(listener: RequestListener): Promise<PageServer> {
  const server = await startPageServer(listener);
  servers.push(server);
  return server;
}

/** Stands in for the worker: what matters here is what arrives. */
const asItCame: ExtractHtml = async (bytes, { contentType }) => ({
  title: '',
  contentKind: 'html',
  content: decodeHtml(bytes, contentType),
});

function reader(server: PageServer, limits: { idleTimeoutMs?: number } = {}) {
  const retrieval = createPageRetrieval({ extractHtml: asItCame, testAllowedOrigins: [server.origin], ...limits });
  return (path: string, options: Partial<RetrieveOptions> = {}) =>
    retrieval.retrieve(server.origin + path, {
      policy: { kind: 'public-only' },
      signal: new AbortController().signal,
      maxCharacters: 10_000,
      timeoutMs: 10_000,
      ...options,
    });
}

async function readFrom(listener: RequestListener, options: Partial<RetrieveOptions> = {}) {
  return reader(await serve(listener))('/', options);
}

const zstdHalf = (data: Buffer, half: 0 | 1) => zstdCompressSync(half === 0 ? data.subarray(0, 4) : data.subarray(4));
/** RFC 8878, 3.1.2: a skippable frame. */
const EMPTY_ZSTD_FRAME = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 1, 2]);

/** "hello" in a frame whose header asks for a window of 128 MB (RFC 8878, 3.1.1.1.2). */
const ZSTD_WITH_HUGE_WINDOW = Buffer.concat([
  Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x88, 0x29, 0, 0]),
  Buffer.from('hello'),
]);

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

describe('reading a page', () => {
  it('returns the final address after redirects, without fragments', async () => {
    const page = await readFrom((request, response) => {
      if (request.url === '/') response.writeHead(301, { Location: '/new#part' }).end();
      else response.writeHead(200, HTML).end('<p>Hello');
    });
    expect(page).toMatchObject({ contentKind: 'html', content: '<p>Hello', isTruncated: false, totalCharacters: 8 });
    expect(page.url).toMatch(/\/new$/);
  });

  it.each([
    ['UTF-8', Buffer.from('/größe')],
    ['an old character set', Buffer.from('/größe', 'latin1')],
  ])('follows a redirect whose address has unescaped letters in %s', async (_, path) => {
    const page = await readFrom((request, response) => {
      if (request.url !== '/') response.writeHead(200, HTML).end('<p>there');
      else response.writeHead(302, { Location: path.toString('latin1') }).end();
    });
    expect(new URL(page.url).pathname).toBe('/gr%C3%B6%C3%9Fe');
  });

  it('says who asks, accepts no cookie and sends none on', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { Location: '/2', 'Set-Cookie': 'session=1' }).end();
      else response.writeHead(200, HTML).end('ok');
    });
    await reader(server)('/');
    await reader(server)('/');
    expect(server.requests).toHaveLength(4);
    for (const { headers } of server.requests) {
      expect(headers['user-agent']).toMatch(/^Confidant\/\d+\.\d+\.\d+$/);
      expect(headers.cookie).toBeUndefined();
      expect(headers.referer).toBeUndefined();
    }
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
    ['gzip, br', (data: Buffer) => brotliCompressSync(gzipSync(data))],
    [['gzip', 'br'], (data: Buffer) => brotliCompressSync(gzipSync(data))],
    ['gzip', (data: Buffer) => Buffer.concat([gzipSync(data), Buffer.from('behind it')])],
    // A frame for each half, and between them one that carries no text.
    ['zstd', (data: Buffer) => Buffer.concat([zstdHalf(data, 0), EMPTY_ZSTD_FRAME, zstdHalf(data, 1)])],
  ])('unpacks %s', async (coding, pack) => {
    const page = await readFrom((_, response) => {
      response.writeHead(200, { ...HTML, 'Content-Encoding': coding }).end(pack(Buffer.from('<p>Größe')));
    });
    expect(page.content).toBe('<p>Größe');
  });

  it.each([
    ['text/plain', 'a\r\nb\rc\n', 'a\nb\nc\n'],
    ['text/csv', 'ship,tons\r\n"Anna, of Visby",4\r\n', 'ship,tons\n"Anna, of Visby",4\n'],
    ['text/markdown', '# A\n\n<b>b</b>', '# A\n\n<b>b</b>'],
    ['application/json', '{ "a": [1] }', '{ "a": [1] }'],
    ['application/feed+json', '{}', '{}'],
    ['application/yaml', 'a:\n  - b\n', 'a:\n  - b\n'],
    ['application/rss+xml', '<rss><title>x</title></rss>', '<rss><title>x</title></rss>'],
    ['', 'just text', 'just text'],
  ])('returns a text document of type "%s" as it came', async (type, sent, content) => {
    const page = await readFrom((_, response) =>
      response.writeHead(200, type ? { 'Content-Type': type } : {}).end(sent),
    );
    expect(page).toMatchObject({ contentKind: 'text', content });
  });

  it('takes a document without a type for a page when it begins like one', async () => {
    const page = await readFrom((_, response) => response.writeHead(200).end('\n<!DOCTYPE html><p>Hello'));
    expect(page.contentKind).toBe('html');
  });

  it('cuts what is longer than asked for, and says so', async () => {
    const page = await readFrom(
      (_, response) => response.writeHead(200, { 'Content-Type': 'text/plain' }).end('word '.repeat(100)),
      {
        maxCharacters: 50,
      },
    );
    expect(page).toMatchObject({ isTruncated: true, totalCharacters: 500 });
    expect(page.content).toMatch(/^word word/);
    expect(page.content.length).toBeLessThan(100);
  });
});

describe('a page that cannot be read', () => {
  it.each([
    ['not an address', 'invalid-address', false],
    ['ftp://example.com/', 'blocked-address', false],
    ['http://127.0.0.1:1/', 'blocked-address', false],
    ['http://name.invalid/', 'blocked-address', false],
  ])('%s: %s', async (address, code, wasContacted) => {
    const server = await serve((_, response) => response.end());
    const retrieval = createPageRetrieval({ extractHtml: asItCame, testAllowedOrigins: [server.origin] });
    const answer = retrieval.retrieve(address, {
      policy: { kind: 'public-only' },
      signal: new AbortController().signal,
      maxCharacters: 100,
      timeoutMs: 1_000,
    });
    const error = await answer.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PageRetrievalError);
    expect(error).toMatchObject({ code, wasContacted });
    // What the model reads must not spread what the address may carry.
    expect((error as Error).message).not.toContain(address);
  });

  it.each([
    [401, 'status'],
    [404, 'status'],
    [429, 'status'],
    [500, 'status'],
    [304, 'status'],
    [206, 'status'],
  ])('a server that answers %i ends as %s', async (status, code) => {
    await expect(readFrom((_, response) => response.writeHead(status).end('no'))).rejects.toMatchObject({ code });
  });

  it.each([
    'application/pdf',
    'image/png',
    'image/svg+xml',
    'video/mp4',
    'application/zip',
    'application/octet-stream',
  ])('a file of type %s is refused on its headers, without waiting for its body', async (type) => {
    const answer = readFrom((_, response) => {
      response.writeHead(200, { 'Content-Type': type });
      // The body never comes; only the headers can decide.
      response.flushHeaders();
    });
    await expect(answer).rejects.toMatchObject({ code: 'unsupported-type', wasContacted: true });
  });

  it.each([
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['a PDF document', Buffer.from('%PDF-1.7\n')],
    ['noise', Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 37) % 256))],
  ])('%s sent as text/html is found out by its bytes', async (_, bytes) => {
    await expect(readFrom((__, response) => response.writeHead(200, HTML).end(bytes))).rejects.toMatchObject({
      code: 'unsupported-type',
    });
  });

  it.each([
    ['text/html; charset=iso-2022-kr', '<p>text'],
    ['text/html', '<meta charset="hz-gb-2312"><p>text'],
    ['text/plain; charset=iso-2022-cn', 'text'],
    ['text/xml', '<?xml version="1.0" encoding="iso-2022-kr"?><a>text</a>'],
  ])('%s: %s is in a character set that nobody reads', async (type, body) => {
    const answer = readFrom((_, response) => response.writeHead(200, { 'Content-Type': type }).end(body));
    await expect(answer).rejects.toMatchObject({ code: 'unsupported-charset' });
  });

  it('a text in UTF-32 is no text', async () => {
    const utf32 = Buffer.from('\uFEFFtext'.replace(/./g, '$&\0'), 'utf16le');
    await expect(readFrom((_, response) => response.writeHead(200, HTML).end(utf32))).rejects.toMatchObject({
      code: 'unsupported-type',
    });
  });

  it('a page announced as too large is refused before it is downloaded', async () => {
    const answer = readFrom((_, response) => {
      response.writeHead(200, { ...HTML, 'Content-Length': String(1024 ** 3) });
      response.flushHeaders();
    });
    await expect(answer).rejects.toMatchObject({ code: 'too-large' });
  });

  it('an endless page is cut off at the size limit', async () => {
    let sent = 0;
    const answer = readFrom((_, response) => {
      response.writeHead(200, HTML);
      const more = () => {
        if (response.destroyed) return;
        const chunk = Buffer.alloc(64 * 1024, 'a ');
        sent += chunk.length;
        if (response.write(chunk)) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    });
    await expect(answer).rejects.toMatchObject({ code: 'too-large' });
    // Socket buffers on both sides hold some more than was read.
    expect(sent).toBeLessThan(MAX_PAGE_BYTES * 4);
  });

  it('a page that drips without end is given up after the overall time limit', async () => {
    const answer = readFrom(
      (_, response) => {
        response.writeHead(200, HTML);
        const drip = setInterval(() => response.write('.'), 10);
        response.on('close', () => clearInterval(drip));
      },
      { timeoutMs: 200 },
    );
    await expect(answer).rejects.toMatchObject({ code: 'timeout', wasContacted: true });
  });

  it('a page that stops in the middle is given up after the idle limit', async () => {
    const server = await serve((_, response) => {
      response.writeHead(200, HTML);
      response.write('<p>and then');
    });
    await expect(reader(server, { idleTimeoutMs: 100 })('/')).rejects.toMatchObject({ code: 'timeout' });
  });

  it('a server that never answers is given up after the idle limit', async () => {
    const server = await serve(() => {});
    await expect(reader(server, { idleTimeoutMs: 100 })('/')).rejects.toMatchObject({ code: 'timeout' });
  });

  it('a body shorter than announced is not taken for the whole page', async () => {
    const answer = readFrom((_, response) => {
      response.writeHead(200, { ...HTML, 'Content-Length': '5000' });
      response.write('<p>cut', () => response.destroy());
    });
    await expect(answer).rejects.toMatchObject({ code: 'unreachable' });
  });

  it.each([
    ['cut off', 'gzip', (data: Buffer) => gzipSync(data).subarray(0, 40)],
    ['damaged', 'br', () => Buffer.from('this is not brotli')],
    ['damaged', 'zstd', () => Buffer.from('this is not zstd')],
    ['damaged at their end', 'zstd', (data: Buffer) => Buffer.concat([zstdCompressSync(data), Buffer.from('more')])],
    ['packed for decoders of unlimited memory', 'zstd', () => ZSTD_WITH_HUGE_WINDOW],
    ['in a thousand pieces', 'zstd', () => Buffer.concat(Array(1_000).fill(zstdCompressSync('a')))],
    ['damaged', 'deflate', () => Buffer.from('this is not deflate')],
    ['in a coding nobody asked for', 'lzma', (data: Buffer) => data],
    ['packed three times', 'gzip, gzip, gzip', (data: Buffer) => gzipSync(gzipSync(gzipSync(data)))],
  ])('compressed data that are %s (%s) end as broken', async (_, coding, pack) => {
    const answer = readFrom((__, response) => {
      response.writeHead(200, { ...HTML, 'Content-Encoding': coding }).end(pack(Buffer.alloc(5_000, 'text ')));
    });
    await expect(answer).rejects.toMatchObject({ code: 'broken-encoding' });
  });

  it.each([
    ['gzip', (data: Buffer) => gzipSync(data)],
    ['br', (data: Buffer) => brotliCompressSync(data)],
    ['zstd', (data: Buffer) => zstdCompressSync(data)],
    [
      'zstd',
      (data: Buffer) => Buffer.concat([zstdCompressSync(data.subarray(0, MAX_PAGE_BYTES)), zstdCompressSync('a')]),
    ],
    ['gzip, gzip', (data: Buffer) => gzipSync(gzipSync(data))],
  ])('a decompression bomb (%s) is stopped at the size limit', async (coding, pack) => {
    const bomb = pack(Buffer.alloc(MAX_PAGE_BYTES * 8));
    expect(bomb.length).toBeLessThan(100_000);
    const answer = readFrom((_, response) =>
      response.writeHead(200, { ...HTML, 'Content-Encoding': coding }).end(bomb),
    );
    await expect(answer).rejects.toMatchObject({ code: 'too-large' });
  });

  it('redirects in a circle end after ten', async () => {
    const server = await serve((_, response) => response.writeHead(302, { Location: '/' }).end());
    await expect(reader(server)('/')).rejects.toMatchObject({ code: 'too-many-redirects' });
    expect(server.requests).toHaveLength(11);
  });

  it('a redirect without a Location is an answer without a page', async () => {
    await expect(readFrom((_, response) => response.writeHead(302).end())).rejects.toMatchObject({ code: 'status' });
  });

  it("a redirect that the caller's own rule refuses is not followed", async () => {
    const server = await serve((_, response) => response.writeHead(302, { Location: '/secret?q=mail' }).end());
    const answer = reader(server)('/', { isTargetAllowed: (url) => !url.pathname.startsWith('/secret') });
    await expect(answer).rejects.toMatchObject({ code: 'blocked-address' });
    expect(server.requests).toHaveLength(1);
  });

  it.each(['', ' \n\t '])('a page without text (%j) is called empty', async (body) => {
    await expect(readFrom((_, response) => response.writeHead(200, HTML).end(body))).rejects.toMatchObject({
      code: 'empty',
    });
  });

  it('ends with the reason of the abort when the caller stops it', async () => {
    const stop = new AbortController();
    const server = await serve(() => stop.abort(new Error('stopped by the person')));
    await expect(reader(server)('/', { signal: stop.signal })).rejects.toThrow('stopped by the person');
  });
});

describe('trying again', () => {
  it('asks once more when the connection breaks before an answer', async () => {
    let asked = 0;
    const page = await readFrom((request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else response.writeHead(200, HTML).end('<p>second try');
    });
    expect(page.content).toBe('<p>second try');
  });

  it('asks once more when a gateway says that the server is busy', async () => {
    let asked = 0;
    const page = await readFrom((_, response) => {
      asked += 1;
      if (asked === 1) response.writeHead(503, { 'Retry-After': '0' }).end();
      else response.writeHead(200, HTML).end('<p>second try');
    });
    expect(page.content).toBe('<p>second try');
  });

  it.each([
    [503, { 'Retry-After': '3600' }, 1],
    [503, {}, 2],
    [404, {}, 1],
    [500, {}, 1],
  ])('gives up on %i with %j after %i requests', async (status, headers, requests) => {
    const server = await serve((_, response) => response.writeHead(status, headers).end());
    await expect(reader(server)('/')).rejects.toMatchObject({ code: 'status' });
    expect(server.requests).toHaveLength(requests);
  });
});

describe('reading a page again in the same chat', () => {
  const serveVersioned = () =>
    serve((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"';
      response.writeHead(isKnown ? 304 : 200, { ...HTML, ETag: '"v1"' }).end(isKnown ? undefined : '<p>version 1');
    });

  it('asks only whether it changed', async () => {
    const server = await serveVersioned();
    const read = reader(server);
    await read('/', { cacheKey: 'chat' });
    const again = await read('/', { cacheKey: 'chat' });
    expect(again.content).toBe('<p>version 1');
    expect(server.requests[1]?.headers['if-none-match']).toBe('"v1"');
  });

  it('tells another chat nothing, nor one that keeps nothing', async () => {
    const server = await serveVersioned();
    const read = reader(server);
    await read('/', { cacheKey: 'chat' });
    await read('/', { cacheKey: 'other chat' });
    await read('/');
    for (const { headers } of server.requests) expect(headers['if-none-match']).toBeUndefined();
  });

  it('asks the address guard first, even when the page is at hand', async () => {
    const server = await serveVersioned();
    let addresses = ['127.0.0.1'];
    const retrieval = createPageRetrieval({
      extractHtml: asItCame,
      resolve: async () => addresses,
      testAllowedOrigins: [],
    });
    const read = (kind: 'chosen-by-person' | 'public-only') =>
      retrieval.retrieve(`http://page.example.com:${server.port}/`, {
        policy: { kind },
        signal: new AbortController().signal,
        maxCharacters: 100,
        timeoutMs: 5_000,
        cacheKey: 'chat',
      });
    expect(await read('chosen-by-person')).toMatchObject({ isFromPrivateNetwork: true });
    await expect(read('public-only')).rejects.toMatchObject({ code: 'blocked-address' });
    addresses = [];
    await expect(read('chosen-by-person')).rejects.toMatchObject({ code: 'not-resolved' });
    expect(server.requests).toHaveLength(1);
  });
});
