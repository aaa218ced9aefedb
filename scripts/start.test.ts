import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestOfSources } from './build.mjs';
import { CHECKOUT } from './checkout.mjs';
import { type ElectronMirror, startElectronMirror } from './electron-mirror.ts';

const FAKE_ELECTRON = '#!/bin/sh\necho "electron was started with: $*"\n';
const FAKE_WEB_SHELL = `
  process.on('SIGTERM', () => { console.log('web shell saved everything'); process.exit(0); });
  console.log('Confidant is ready at http://127.0.0.1:4321/#token=abc');
  setInterval(() => {}, 1000);
`;

/** A checkout that is set up and built, whose app is a stand-in and whose Electron has no binary yet. */
async function makeCheckout(): Promise<string> {
  const checkout = await mkdtemp(path.join(tmpdir(), 'start-'));
  for (const file of ['package.json', 'package-lock.json', 'scripts']) {
    await cp(path.join(CHECKOUT, file), path.join(checkout, file), { recursive: true });
  }
  const modules = path.join(checkout, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(path.join(CHECKOUT, 'node_modules'))) {
    if (name !== 'electron') await symlink(path.join(CHECKOUT, 'node_modules', name), path.join(modules, name));
  }
  await mkdir(path.join(modules, 'electron'));
  for (const file of ['package.json', 'install.js', 'checksums.json']) {
    await cp(path.join(CHECKOUT, 'node_modules/electron', file), path.join(modules, 'electron', file));
  }
  await mkdir(path.join(checkout, 'dist/main'), { recursive: true });
  await writeFile(path.join(checkout, 'dist/main/web.js'), FAKE_WEB_SHELL);
  await writeFile(path.join(checkout, 'dist/built-from'), digestOfSources(checkout));
  return checkout;
}

interface Started {
  child: ChildProcess;
  output(): string;
  /** Resolves when the output has this in it. */
  said(text: string): Promise<void>;
  ended: Promise<number | null>;
}

function start(checkout: string, args: readonly string[], environment: Record<string, string>): Started {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: checkout,
    // CI: no browser is to be opened.
    env: { PATH: process.env.PATH, HOME: checkout, CI: '1', ...environment },
  });
  let output = '';
  const { promise: closed, resolve: close } = Promise.withResolvers<number | null>();
  child.on('close', close);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      child.emit('said');
    });
  }
  return {
    child,
    output: () => output,
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.includes(text)) resolve();
        };
        child.on('said', look);
        void closed.then(() => reject(new Error(`It ended without saying “${text}”:\n${output}`)));
        look();
      }),
    ended: closed,
  };
}

describe.skipIf(process.platform === 'win32')('npm start', () => {
  let checkout: string;
  let mirror: ElectronMirror | undefined;
  let started: Started | undefined;

  beforeEach(async () => {
    checkout = await makeCheckout();
  });
  afterEach(async () => {
    started?.child.kill('SIGTERM');
    await started?.ended;
    await mirror?.close();
    started = mirror = undefined;
    await rm(checkout, { recursive: true });
  });

  it('fetches Electron’s binary where it can be had, and opens the app in it; the next start fetches nothing', async () => {
    mirror = await startElectronMirror({ script: FAKE_ELECTRON });
    const environment = mirror.environment(path.join(checkout, 'cache'));
    const root = process.platform === 'linux' && process.getuid?.() === 0 ? '--no-sandbox ' : '';
    for (let times = 0; times < 2; times += 1) {
      started = start(checkout, [], environment);
      expect(await started.ended, started.output()).toBe(0);
      expect(started.output()).toContain(`electron was started with: ${root}${checkout}`);
    }
    expect(mirror.requested.filter((url) => url.endsWith('.zip'))).toHaveLength(1);
  });

  it('opens the browser instead, and says so with the address, when the binary cannot be had', async () => {
    mirror = await startElectronMirror({ script: FAKE_ELECTRON });
    const environment = mirror.environment(path.join(checkout, 'cache'));
    await mirror.close();
    started = start(checkout, [], environment);
    await started.said('Confidant runs without Electron, in the browser: http://127.0.0.1:4321/#token=abc');
    expect(started.output()).toContain('Electron’s binary could not be fetched');
  });

  it('does not start a binary whose checksum is wrong', async () => {
    mirror = await startElectronMirror({ script: FAKE_ELECTRON, isDamaged: true });
    started = start(checkout, [], mirror.environment(path.join(checkout, 'cache')));
    await started.said('in the browser: http://127.0.0.1:4321/');
    expect(started.output()).not.toContain('electron was started');
  });

  it.each([
    ['--web asks for the browser', ['--web'], {}],
    ['ELECTRON_SKIP_BINARY_DOWNLOAD forbids it', [], { ELECTRON_SKIP_BINARY_DOWNLOAD: '1' }],
  ])('fetches nothing when %s', async (_case, args, extra) => {
    mirror = await startElectronMirror({ script: FAKE_ELECTRON });
    started = start(checkout, args, { ...mirror.environment(path.join(checkout, 'cache')), ...extra });
    await started.said('in the browser: http://127.0.0.1:4321/');
    expect(mirror.requested).toEqual([]);
  });

  it('lets the app save what it holds when it is told to end', async () => {
    started = start(checkout, ['--web'], {});
    await started.said('in the browser');
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.output()).toContain('web shell saved everything');
  });
});
