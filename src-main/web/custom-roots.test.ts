import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServiceDownload } from './create-service-fetch.ts';
import { isNamedHost, readRootBundle } from './custom-roots.ts';

let folder: string;
let server: https.Server;
let url: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'roots-'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'root.key',
    '-out',
    'root.pem',
    '-subj',
    '/CN=Town root',
    '-days',
    '30',
  );
  openssl('req', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'host.key', '-out', 'host.csr', '-subj', '/CN=localhost');
  fs.writeFileSync(path.join(folder, 'names'), 'subjectAltName=DNS:localhost');
  openssl(
    'x509',
    '-req',
    '-in',
    'host.csr',
    '-CA',
    'root.pem',
    '-CAkey',
    'root.key',
    '-CAcreateserial',
    '-out',
    'host.pem',
    '-days',
    '30',
    '-extfile',
    'names',
  );
  const read = (name: string) => fs.readFileSync(path.join(folder, name));
  server = https.createServer({ key: read('host.key'), cert: read('host.pem') }, (_, response) => response.end('town'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `https://localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(folder, { recursive: true, force: true });
});

const bundle = () => readRootBundle(path.join(folder, 'root.pem'));
const ask = (address: string, roots?: (hostname: string) => string | undefined) =>
  createServiceDownload(roots ? { roots } : {})
    .request({ url: address, signal: new AbortController().signal, timeoutMs: 10_000, maxBytes: 1_000 })
    .then(
      ({ bytes }) => Buffer.from(bytes).toString(),
      (error: { code?: string }) => error.code,
    );

describe('certificates of an organization', () => {
  it('are trusted for the hosts they are named for', async () => {
    expect(await ask(url)).toBe('tls');
    expect(await ask(url, (hostname) => (hostname === 'localhost' ? bundle() : undefined))).toBe('town');
    expect(await ask(url, () => undefined)).toBe('tls');
  });

  it('turn no check off: a certificate for another name is refused', async () => {
    expect(await ask(url.replace('localhost', '127.0.0.1'), bundle)).toBe('tls');
  });

  it.each([
    ['holds none', 'just text'],
    ['holds a broken one', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'],
  ])('are not taken from a bundle that %s', (_, text) => {
    const file = path.join(folder, 'bad.pem');
    fs.writeFileSync(file, text);
    expect(() => readRootBundle(file)).toThrow();
  });

  it.each([
    ['llm.town.example', ['llm.town.example'], true],
    ['LLM.town.example.', ['llm.Town.example'], true],
    ['a.town.example', ['*.town.example'], true],
    ['a.b.town.example', ['*.town.example'], false],
    ['town.example', ['*.town.example'], false],
    ['eviltown.example', ['*.town.example'], false],
    ['a.town.example', [], false],
  ])('count for %s when %j is named: %s', (host, patterns, expected) => {
    expect(isNamedHost(host, patterns)).toBe(expected);
  });
});
