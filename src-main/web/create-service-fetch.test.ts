import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createServiceFetch } from './create-service-fetch.ts';
import type { ServiceRequest } from './service-fetch.ts';

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

const call = (url: string, options: Partial<ServiceRequest> = {}) =>
  createServiceFetch().request({
    url,
    signal: new AbortController().signal,
    timeoutMs: 5_000,
    maxBytes: 10_000,
    ...options,
  });

describe('requests to configured services', () => {
  it('reaches a service on loopback and says truthfully who asks, without a cookie', async () => {
    const seen: http.IncomingHttpHeaders[] = [];
    const origin = await serve((request, response) => {
      seen.push(request.headers);
      response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'a=b' }).end('{"ok":true}');
    });
    const service = createServiceFetch();
    const request = {
      url: `${origin}/search?q=a`,
      signal: new AbortController().signal,
      timeoutMs: 5_000,
      maxBytes: 99,
    };
    await service.request(request);
    const answer = await service.request(request);
    expect(answer).toMatchObject({ status: 200, text: '{"ok":true}', url: `${origin}/search?q=a` });
    expect(seen[1]).toMatchObject({
      accept: 'application/json',
      'user-agent': expect.stringMatching(/^Confidant\/\d/),
    });
    expect(seen[1]?.cookie).toBeUndefined();
  });

  it('hands back errors of the service as answers', async () => {
    const origin = await serve((_, response) =>
      response.writeHead(429, { 'Retry-After': '3' }).end('Too Many Requests'),
    );
    expect(await call(origin)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3' },
      text: 'Too Many Requests',
    });
  });

  it('sends a body and reads an answer in an old character set', async () => {
    const origin = await serve((request, response) => {
      request.pipe(response.writeHead(200, { 'Content-Type': 'text/plain; charset=windows-1252' }));
    });
    const answer = await call(origin, { method: 'POST', body: 'caf\u00e9', headers: { 'Content-Type': 'text/plain' } });
    expect(answer.text).toBe('cafÃ©');
  });

  it('follows a redirect on the same origin and refuses one that leaves it', async () => {
    let reached = 0;
    const other = await serve((_, response) => {
      reached += 1;
      response.end('stolen');
    });
    const origin = await serve((request, response) => {
      if (request.url === '/here') response.writeHead(302, { Location: '/there' }).end();
      else if (request.url === '/away') response.writeHead(302, { Location: other }).end();
      else response.end(`${request.method} ${request.url}`);
    });
    expect((await call(`${origin}/here`, { method: 'POST', body: 'x' })).text).toBe('GET /there');
    await expect(call(`${origin}/away`)).rejects.toMatchObject({ code: 'left-origin' });
    expect(reached).toBe(0);
  });

  it('ends a redirect loop', async () => {
    const origin = await serve((_, response) => response.writeHead(302, { Location: '/again' }).end());
    await expect(call(origin)).rejects.toMatchObject({ code: 'left-origin' });
  });

  it('stops an answer that is larger than allowed, compressed or not', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/bomb')
        response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1e6)));
      else response.end('x'.repeat(20_000));
    });
    await expect(call(`${origin}/plain`)).rejects.toMatchObject({ code: 'too-large' });
    await expect(call(`${origin}/bomb`)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('tells a service that says nothing from one that is not there', async () => {
    const silent = await serve(() => {});
    await expect(call(silent, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'timeout' });
    const closed = await serve(() => {});
    servers.pop()?.close();
    await expect(call(closed)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('ends with the reason of the abort when the caller stops it', async () => {
    const silent = await serve(() => {});
    const stop = new AbortController();
    const answer = call(silent, { signal: stop.signal });
    stop.abort(new Error('stopped by the person'));
    await expect(answer).rejects.toThrow('stopped by the person');
  });

  it.each(['ftp://example.com/', 'searx', 'http://user:secret@127.0.0.1/'])(
    'refuses %s before connecting',
    async (url) => {
      await expect(call(url)).rejects.toMatchObject({ code: 'invalid-address' });
    },
  );
});
