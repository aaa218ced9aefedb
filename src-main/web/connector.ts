import { type LookupFunction, Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector, Client } from 'undici';
import { withUsualRoots } from './custom-roots.ts';
import { openTunnel, type ProxySettings } from './proxy-tunnel.ts';

export interface ConnectionTimeouts {
  /** TCP and TLS together, milliseconds. */
  connectMs: number;
  /** Longest silence before the headers and between two pieces of the body, milliseconds. */
  idleMs: number;
}

/** Response headers are read into memory before anything else can stop them. */
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * A connection of its own for one request to `url`, which can only go to `addresses`: those the guard has checked. The
 * name is never looked up again, so a name server that answers differently the second time changes nothing. TLS still
 * asks for and verifies the name. Not pooled: a connection that one policy opened must not serve a request under another.
 * The caller destroys it.
 */
export function openConnection(
  url: URL,
  addresses: readonly string[],
  timeouts: ConnectionTimeouts,
  { proxy, roots }: { proxy?: ProxySettings | undefined; roots?: string | undefined } = {},
): Client {
  const ca = roots === undefined ? undefined : withUsualRoots(roots);
  return new Client(url.origin, {
    connect: proxy
      ? connectThrough(proxy, () => addresses[0] ?? '', timeouts.connectMs, ca)
      : straight(addresses, timeouts, ca),
    headersTimeout: timeouts.idleMs,
    bodyTimeout: timeouts.idleMs,
    maxHeaderSize: MAX_HEADER_BYTES,
    pipelining: 1,
  });
}

function straight(
  addresses: readonly string[],
  timeouts: ConnectionTimeouts,
  ca: string[] | undefined,
): buildConnector.connector {
  const connect = buildConnector({
    timeout: timeouts.connectMs,
    autoSelectFamily: true,
    allowH2: false,
    maxCachedSessions: 0,
    lookup: answerOnly(addresses),
    ...(ca && { ca }),
  });
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      // The lookup above should leave no other way; the socket has the last word all the same.
      if (!isConnectedTo(socket, addresses)) {
        socket.destroy();
        return callback(new Error('The connection went to an address that was not checked.'), null);
      }
      callback(null, socket);
    });
}

/**
 * Every connection goes through the proxy's tunnel, and TLS inside of it, verified against the name as ever. `target` is
 * what the proxy is told: the checked address, or a name when the proxy looks names up. `ca`: the certificates to trust in
 * the place of the usual ones.
 */
export function connectThrough(
  proxy: ProxySettings,
  target: (options: buildConnector.Options) => string,
  connectMs: number,
  ca?: string[],
): buildConnector.connector {
  const connectTls = buildConnector({ timeout: connectMs, allowH2: false, maxCachedSessions: 0, ...(ca && { ca }) });
  return (options, callback) => {
    const isSecure = options.protocol === 'https:';
    const port = Number(options.port) || (isSecure ? 443 : 80);
    openTunnel(proxy, target(options), port, { connectMs }).then(
      (tunnel) => {
        if (!(tunnel instanceof Socket)) callback(new Error('The proxy gave no socket.'), null);
        else if (isSecure) connectTls({ ...options, httpSocket: tunnel }, callback);
        else callback(null, tunnel);
      },
      (error: Error) => callback(error, null),
    );
  };
}

function answerOnly(addresses: readonly string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return (_name, options, callback) => {
    const [first] = answers;
    if (!first) return callback(new Error('No checked address.'), '', 0);
    if (options.all) callback(null, answers);
    else callback(null, first.address, first.family);
  };
}

function isConnectedTo(socket: Socket, addresses: readonly string[]): boolean {
  const { remoteAddress } = socket;
  // Undefined once the other side has closed again: nothing can be sent to it any more.
  return remoteAddress === undefined || addresses.some((address) => isSameAddress(address, remoteAddress));
}

function isSameAddress(one: string, other: string): boolean {
  // process() turns IPv4-mapped addresses, which dual-stack sockets report, into IPv4.
  return ipaddr.process(one).toNormalizedString() === ipaddr.process(other).toNormalizedString();
}
