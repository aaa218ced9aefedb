import type { LookupFunction, Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector, Client } from 'undici';

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
export function openConnection(url: URL, addresses: readonly string[], timeouts: ConnectionTimeouts): Client {
  const connect = buildConnector({
    timeout: timeouts.connectMs,
    autoSelectFamily: true,
    allowH2: false,
    maxCachedSessions: 0,
    lookup: answerOnly(addresses),
  });
  return new Client(url.origin, {
    connect: (options, callback) =>
      connect(options, (...[error, socket]) => {
        if (error) return callback(error, null);
        // The lookup above should leave no other way; the socket has the last word all the same.
        if (!isConnectedTo(socket, addresses)) {
          socket.destroy();
          return callback(new Error('The connection went to an address that was not checked.'), null);
        }
        callback(null, socket);
      }),
    headersTimeout: timeouts.idleMs,
    bodyTimeout: timeouts.idleMs,
    maxHeaderSize: MAX_HEADER_BYTES,
    pipelining: 1,
  });
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
