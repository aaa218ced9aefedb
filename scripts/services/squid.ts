// A real HTTP proxy: Squid, as Debian packages it (`squid`). It reaches loopback and nothing else.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startProcess, untilReady } from './child-process.ts';

const SQUID = '/usr/sbin/squid';
const PASSWORD_CHECK = '/usr/lib/squid/basic_ncsa_auth';

export const SQUID_USER = 'proxyuser';
/** Everything that has a meaning in an address or a header, and a letter beyond ASCII. */
export const SQUID_PASSWORD = 'p@ss:w%rd/ü';
/** A name that Squid alone knows: 127.0.0.1. */
export const SQUID_NAME = 'proxied.test';

export interface Squid {
  /** `http://127.0.0.1:PORT`: asks for user and password. */
  origin: string;
  /** What went through: "STATUS METHOD TARGET" a line. */
  seen(): Promise<string[]>;
  stop(): Promise<void>;
}

export const isSquidInstalled = () => existsSync(SQUID) && existsSync(PASSWORD_CHECK);

const configuration = (folder: string, port: number) => `
http_port 127.0.0.1:${port}
auth_param basic program ${PASSWORD_CHECK} ${folder}/passwords
auth_param basic realm Test proxy
acl known proxy_auth REQUIRED
acl here dst 127.0.0.0/8 ::1
http_access deny !known
http_access deny !here
http_access allow all
hosts_file ${folder}/hosts
dns_nameservers 127.0.0.1
dns_timeout 2 seconds
cache deny all
visible_hostname test-proxy
logformat seen %>Hs %rm %ru
access_log stdio:${folder}/access.log seen
logfile_rotate 0
cache_log ${folder}/cache.log
cache_store_log none
pid_filename none
coredump_dir ${folder}
pinger_enable off
shutdown_lifetime 0 seconds
connect_timeout 5 seconds
buffered_logs off
`;

/** Starts Squid on a free port and waits until it asks for a password. */
export async function startSquid(): Promise<Squid> {
  if (!isSquidInstalled()) throw new Error('Squid is missing: apt-get install squid');
  const folder = await mkdtemp(path.join(tmpdir(), 'squid-'));
  const port = await freePort();
  const hash = execFileSync('openssl', ['passwd', '-apr1', '-stdin'], { input: SQUID_PASSWORD, encoding: 'utf8' });
  await writeFile(path.join(folder, 'passwords'), `${SQUID_USER}:${hash}`);
  await writeFile(path.join(folder, 'hosts'), `127.0.0.1 localhost ${SQUID_NAME}\n`);
  await writeFile(path.join(folder, 'squid.conf'), configuration(folder, port));
  // Started by root, it becomes the user of its package.
  if (process.getuid?.() === 0) await chown(folder, idOf('-u'), idOf('-g'));
  const squid = startProcess(SQUID, ['-N', '-f', path.join(folder, 'squid.conf'), '-n', `test${port}`]);
  const stop = async () => {
    await squid.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady('squid', squid, () => asksForPassword(port));
  } catch (error) {
    await stop();
    throw error;
  }
  const seen = async () => (await readFile(path.join(folder, 'access.log'), 'utf8')).split('\n').filter(Boolean);
  return { origin: `http://127.0.0.1:${port}`, seen, stop };
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'proxy'], { encoding: 'utf8' }));
}

function asksForPassword(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: 'http://127.0.0.1:1/', timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 407);
    });
    asked.on('error', () => resolve(false)).end();
  });
}
