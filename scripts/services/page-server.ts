import http, { type IncomingMessage, type RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';

export interface PageServer {
  /** For example http://127.0.0.1:41234 */
  origin: string;
  port: number;
  /** Every request that arrived. */
  requests: IncomingMessage[];
  close(): Promise<void>;
}

export interface PageServerOptions {
  address?: string;
  port?: number;
  /** PEM; serves https then. */
  tls?: { key: string; cert: string };
}

/** A web server on loopback for one test; closing it ends its connections as well, whatever they still do. */
export async function startPageServer(listener: RequestListener, options: PageServerOptions = {}): Promise<PageServer> {
  const { address = '127.0.0.1', port: wantedPort = 0, tls } = options;
  const requests: IncomingMessage[] = [];
  const handle: RequestListener = (request, response) => {
    requests.push(request);
    // A test may stop reading at any time.
    response.on('error', () => {});
    listener(request, response);
  };
  const server = tls ? https.createServer(tls, handle) : http.createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wantedPort, address, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = address.includes(':') ? `[${address}]` : address;
  return {
    origin: `${tls ? 'https' : 'http'}://${host}:${port}`,
    port,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
