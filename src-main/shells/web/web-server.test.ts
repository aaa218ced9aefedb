import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { EventHub } from '../../ipc/event-hub.ts';
import type { Handlers } from '../../ipc/handler.ts';
import { Router } from '../../ipc/router.ts';
import type { RendererFiles } from '../renderer-files.ts';
import { startWebServer, type WebServer } from './web-server.ts';

const files: RendererFiles = {
  async get(pathname) {
    if (pathname === '/') {
      return {
        body: Buffer.from('<!doctype html>'),
        contentType: 'text/html',
        cacheControl: 'no-store',
        nonce: 'n0nce',
      };
    }
    if (pathname === '/icon.svg') {
      return { body: Buffer.from('<svg/>'), contentType: 'image/svg+xml', cacheControl: 'no-cache' };
    }
    if (pathname === '/diagram.html') {
      return {
        body: Buffer.from('frame'),
        contentType: 'text/html',
        cacheControl: 'no-cache',
        scriptHash: 'sha256-x',
      };
    }
    return undefined;
  },
};

describe('the web shell', () => {
  const hub = new EventHub();
  const signals: AbortSignal[] = [];
  const handlers = {
    'chats.list': () => ({ chats: [] }),
    'chats.delete': (_: unknown, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise<never>(() => {});
    },
  } as unknown as Handlers;
  const log = { warn: () => {}, error: () => {} };
  const router = new Router(handlers, hub, log);

  const running: WebServer[] = [];
  const sockets: WebSocket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.terminate();
    for (const server of running.splice(0)) await server.close();
  });

  async function start() {
    const server = await startWebServer({ router, files, port: 0 });
    running.push(server);
    const origin = `http://127.0.0.1:${server.port}`;
    const token = new URL(server.link).hash.replace('#token=', '');
    return { server, origin, token };
  }

  interface Answer {
    status: number;
    headers: IncomingHttpHeaders;
    body: string;
  }
  /** Unlike `fetch`, sends whatever Host, Origin and path it is told to. */
  function ask(
    port: number,
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    body = '',
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        { host: '127.0.0.1', port, path, method, headers, agent: false },
        async (response) => {
          let text = '';
          for await (const chunk of response) text += chunk;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  async function openSession({ server, origin, token }: Awaited<ReturnType<typeof start>>): Promise<string> {
    const { headers } = await ask(server.port, '/session', { origin }, 'POST', token);
    return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
  }

  /** Resolves to the open socket, or to the status it was refused with. */
  function openSocket(port: number, headers: Record<string, string>, path = '/ipc'): Promise<WebSocket | number> {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
      sockets.push(socket);
      socket.on('open', () => resolve(socket));
      socket.on('unexpected-response', (request, response) => {
        resolve(response.statusCode ?? 0);
        request.destroy();
      });
      socket.on('error', reject);
    });
  }

  it('listens on the loopback interface only, and hands out a link with a token', async () => {
    const { server, token } = await start();
    expect(server.link).toBe(`http://127.0.0.1:${server.port}/#token=${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('rejects when its port is taken', async () => {
    const { server } = await start();
    await expect(startWebServer({ router, files, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('serves the window under a policy that lets nothing in from outside', async () => {
    const { server } = await start();
    const { status, headers, body } = await ask(server.port, '/');
    expect([status, body]).toEqual([200, '<!doctype html>']);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-n0nce'; img-src 'self' data: blob:; " +
        `font-src 'self'; connect-src 'self' ws://127.0.0.1:${server.port}; ` +
        `frame-src http://127.0.0.1:${server.port}/diagram.html; frame-ancestors 'none'; ` +
        "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('serves the document that draws diagrams under a policy that allows its one script and nothing from anywhere', async () => {
    const { server } = await start();
    const { headers, body } = await ask(server.port, '/diagram.html');
    expect(body).toBe('frame');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'sha256-x'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; " +
        "base-uri 'none'; form-action 'none'; sandbox allow-scripts",
    );
  });

  it('answers HEAD like GET without a body', async () => {
    const { server } = await start();
    const { status, headers, body } = await ask(server.port, '/icon.svg', {}, 'HEAD');
    expect([status, headers['content-length'], body]).toEqual([200, '6', '']);
  });

  it.each([
    ['GET', '/nothing', 404],
    ['GET', '/../package.json', 404],
    ['POST', '/', 405],
    ['PUT', '/icon.svg', 405],
    ['GET', '/session', 403],
    ['OPTIONS', '/session', 405],
  ])('answers %s %s with %i', async (method, path, status) => {
    const { server } = await start();
    expect((await ask(server.port, path, {}, method)).status).toBe(status);
  });

  it.each(['evil.test', 'localhost', '127.0.0.1', '127.0.0.1:1', '[::1]'])(
    'answers no request that was sent to the host %s',
    async (host) => {
      const { server, origin, token } = await start();
      expect((await ask(server.port, '/', { host })).status).toBe(421);
      expect((await ask(server.port, '/session', { host, origin }, 'POST', token)).status).toBe(421);
    },
  );

  it.each(['http://evil.test', 'null', 'http://127.0.0.1:1', 'https://127.0.0.1', ''])(
    'answers no request from a page of the origin "%s"',
    async (origin) => {
      const { server, token } = await start();
      expect((await ask(server.port, '/icon.svg', { origin })).status).toBe(403);
      expect((await ask(server.port, '/session', { origin }, 'POST', token)).status).toBe(403);
    },
  );

  it('exchanges the token for a cookie that scripts cannot read, and nothing else for one', async () => {
    const { server, origin, token } = await start();
    const right = await ask(server.port, '/session', { origin }, 'POST', token);
    expect(right.status).toBe(204);
    expect(right.headers['set-cookie']).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Strict$/)]);

    for (const wrong of ['', 'x', token.slice(1)]) {
      const answer = await ask(server.port, '/session', { origin }, 'POST', wrong);
      expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
    expect((await ask(server.port, '/session', {}, 'POST', token)).status).toBe(403);
    expect((await ask(server.port, '/session', { origin }, 'POST', 'x'.repeat(2_000))).status).toBe(413);
  });

  it('tells a window whether it is known', async () => {
    const started = await start();
    const cookie = await openSession(started);
    expect((await ask(started.server.port, '/session', { cookie })).status).toBe(204);
    expect((await ask(started.server.port, '/session', { cookie: `${cookie}x` })).status).toBe(403);
  });

  it('opens a socket only to its own page with the cookie', async () => {
    const started = await start();
    const { server, origin } = started;
    const cookie = await openSession(started);
    expect(await openSocket(server.port, { origin, cookie })).toBeInstanceOf(WebSocket);

    expect(await openSocket(server.port, { origin })).toBe(403);
    expect(await openSocket(server.port, { origin, cookie: `${cookie}x` })).toBe(403);
    expect(await openSocket(server.port, { cookie })).toBe(403);
    expect(await openSocket(server.port, { cookie, origin: 'http://evil.test' })).toBe(403);
    expect(await openSocket(server.port, { cookie, origin: 'null' })).toBe(403);
    expect(await openSocket(server.port, { cookie, origin, host: 'evil.test' })).toBe(421);
    expect(await openSocket(server.port, { cookie, origin }, '/other')).toBe(404);
  });

  it('carries requests, answers and events', async () => {
    const started = await start();
    const socket = await openSocket(started.server.port, {
      origin: started.origin,
      cookie: await openSession(started),
    });
    if (typeof socket === 'number') return expect.fail(`refused with ${socket}`);
    const next = () => new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(data.toString()))));

    const answer = next();
    socket.send('{"type":"request","id":1,"name":"chats.list","input":{}}');
    expect(await answer).toEqual({ type: 'response', id: 1, output: { chats: [] } });

    const event = next();
    hub.emit('chat.removed', { id: 'c' });
    expect(await event).toMatchObject({ type: 'events', events: [{ name: 'chat.removed', payload: { id: 'c' } }] });

    const refusal = next();
    socket.send('not JSON');
    expect(await refusal).toMatchObject({ type: 'failure', error: { code: 'bad-request' } });
  });

  it('closes a socket that sends bytes instead of text, and aborts what it asked for', async () => {
    const started = await start();
    const socket = await openSocket(started.server.port, {
      origin: started.origin,
      cookie: await openSession(started),
    });
    if (typeof socket === 'number') return expect.fail(`refused with ${socket}`);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send('{"type":"request","id":1,"name":"chats.delete","input":{"id":"c"}}');
    socket.send(Buffer.from([1, 2, 3]));
    expect(await closed).toBe(1003);
    await vi.waitFor(() => expect(signals.at(-1)?.aborted).toBe(true));
  });

  it('outlives what is not HTTP at all', async () => {
    const { server } = await start();
    await new Promise((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('\u0000\u0001 GET nonsense\r\n\r\n'));
      socket.on('close', resolve);
      socket.on('error', () => {});
      socket.resume();
    });
    expect((await ask(server.port, '/')).status).toBe(200);
  });

  it('closes with windows open', async () => {
    const started = await start();
    const socket = await openSocket(started.server.port, {
      origin: started.origin,
      cookie: await openSession(started),
    });
    if (typeof socket === 'number') return expect.fail(`refused with ${socket}`);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await running.pop()?.close();
    await closed;
    await expect(ask(started.server.port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
