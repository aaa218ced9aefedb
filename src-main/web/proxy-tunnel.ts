import type { Duplex } from 'node:stream';
import { Client } from 'undici';

/** An HTTP proxy, from the settings or the environment. */
export interface ProxySettings {
  /** `http://host:port` or `https://host:port`; credentials go into `authorization`. */
  url: URL;
  /** Value of the Proxy-Authorization header, for example `Basic …`. */
  authorization?: string;
  /**
   * For networks whose name servers do not know the outside: the proxy looks names up. What a name leads to cannot be
   * checked then, so no address in a private network is allowed, whatever the policy says.
   */
  resolvesNames?: boolean;
}

/** The proxy answered, and opened no way. 407: it wants a user and a password, or others. */
export class ProxyRefusal extends Error {
  readonly code = 'PROXY_REFUSED';
  readonly status: number;
  constructor(status: number) {
    super(`The proxy refused the connection with status ${status}.`);
    this.name = 'ProxyRefusal';
    this.status = status;
  }
}

/**
 * A connection through the proxy to `host`: a checked address, so that the proxy goes exactly there, or a name when it
 * resolves names. Plain http is tunnelled as well (CONNECT), since a forwarded request would name the host, not the address.
 */
export async function openTunnel(
  proxy: ProxySettings,
  host: string,
  port: number,
  timeouts: { connectMs: number },
): Promise<Duplex> {
  const client = new Client(proxy.url.origin, {
    connectTimeout: timeouts.connectMs,
    headersTimeout: timeouts.connectMs,
    allowH2: false,
  });
  const target = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  try {
    const { statusCode, socket } = await client.connect({
      path: target,
      headers: { host: target, ...(proxy.authorization && { 'proxy-authorization': proxy.authorization }) },
    });
    if (statusCode === 200) return socket;
    socket.destroy();
    throw new ProxyRefusal(statusCode);
  } catch (error) {
    client.destroy().catch(() => {});
    throw error;
  }
}
