import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { MAX_FRAME_CHARACTERS, type Router } from '../../ipc/router.ts';
import { contentSecurityPolicy, WINDOW_HEADERS } from '../content-security-policy.ts';
import type { RendererFiles } from '../renderer-files.ts';
import { SessionKeys } from './session-keys.ts';

const LOOPBACK = '127.0.0.1';
const SOCKET_PATH = '/ipc';
/** Windows that may be open at once; each holds a queue of events. */
const MAX_WINDOWS = 32;
const MAX_SESSION_BODY_BYTES = 1_024;
const REQUEST_TIMEOUT_MS = 10_000;

export interface WebServerOptions {
  router: Pick<Router, 'connect'>;
  files: RendererFiles;
  /** 0: a free one. */
  port: number;
}

export interface WebServer {
  /** What the person opens: `http://127.0.0.1:<port>/#token=…`. */
  link: string;
  port: number;
  close(): Promise<void>;
}

/** Serves the window to a browser on this computer, and carries its messages. Rejects when the port is taken. */
export async function startWebServer({ router, files, port }: WebServerOptions): Promise<WebServer> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS });
  await listen(server, port);
  const actualPort = (server.address() as AddressInfo).port;
  const host = `${LOOPBACK}:${actualPort}`;
  const origin = `http://${host}`;
  const keys = new SessionKeys(actualPort);
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    // In UTF-8 a character takes up to three bytes for each of its UTF-16 units.
    maxPayload: MAX_FRAME_CHARACTERS * 3,
  });

  server.on('request', (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const refusal = refusedUpgrade(request);
    if (refusal) return refuseUpgrade(socket, refusal);
    sockets.handleUpgrade(request, socket, head, (webSocket) => carryMessages(webSocket, router));
  });

  /**
   * A name that merely resolves to this computer (DNS rebinding) shows in Host, a page of somebody else's in Origin.
   * Returns the status to refuse with.
   */
  function refusedSender(request: IncomingMessage): number | undefined {
    if (request.headers.host !== host) return 421;
    if (request.headers.origin !== undefined && request.headers.origin !== origin) return 403;
    return undefined;
  }

  function refusedUpgrade(request: IncomingMessage): number | undefined {
    const refused = refusedSender(request);
    if (refused) return refused;
    if (request.url !== SOCKET_PATH) return 404;
    // A browser always names the origin of a WebSocket; whatever does not is no window.
    if (request.headers.origin === undefined || !keys.isOpenedBy(request.headers.cookie)) return 403;
    return sockets.clients.size >= MAX_WINDOWS ? 503 : undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refused = refusedSender(request);
    if (refused) return end(response, refused);
    const pathname = (request.url ?? '').split('?', 1)[0] ?? '';
    if (pathname === '/session') return openSession(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, { allow: 'GET, HEAD' });
    const file = await files.get(pathname);
    if (!file) return end(response, 404);
    const headers: Record<string, string | number> = {
      ...WINDOW_HEADERS,
      'content-type': file.contentType,
      'content-length': file.body.byteLength,
      'cache-control': file.cacheControl,
    };
    const policy = contentSecurityPolicy(file, { origin, connect: [`ws://${host}`] });
    if (policy) headers['content-security-policy'] = policy;
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : file.body);
  }

  /** GET: whether this browser has the cookie. POST: gives it for the token. */
  async function openSession(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') return end(response, keys.isOpenedBy(request.headers.cookie) ? 204 : 403);
    if (request.method !== 'POST') return end(response, 405, { allow: 'GET, POST' });
    if (request.headers.origin === undefined) return end(response, 403);
    const token = await readBody(request, MAX_SESSION_BODY_BYTES);
    if (token === undefined) return end(response, 413, { connection: 'close' });
    if (!keys.isToken(token)) return end(response, 403);
    end(response, 204, { 'set-cookie': keys.setCookieHeader() });
  }

  return {
    link: `${origin}/#token=${keys.token}`,
    port: actualPort,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      for (const client of sockets.clients) client.terminate();
      await closed;
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: LOOPBACK, port, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function carryMessages(webSocket: WebSocket, router: Pick<Router, 'connect'>): void {
  const connection = router.connect({
    send: (frame) => webSocket.send(JSON.stringify(frame)),
    bufferedAmount: () => webSocket.bufferedAmount,
  });
  webSocket.on('message', (data, isBinary) => {
    if (isBinary) webSocket.close(1003);
    else connection.receive(data.toString());
  });
  webSocket.on('close', () => connection.close());
  // "close" follows; without a listener an error would end the process.
  webSocket.on('error', () => webSocket.terminate());
}

function end(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...WINDOW_HEADERS, 'cache-control': 'no-store', ...headers }).end();
}

function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Undefined: more than `maxBytes`. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
