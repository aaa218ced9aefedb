import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import afterPack from './after-pack.mjs';

/** As Electron ships it: a mark in the binary, the version of the wire, its length, and a state for each fuse. */
const MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const binaryWith = (fuses: number) =>
  Buffer.concat([
    Buffer.alloc(1_000, 1),
    Buffer.from(MARK),
    Buffer.from([1, fuses]),
    Buffer.alloc(fuses, FuseState.ENABLE),
    Buffer.alloc(1_000, 2),
  ]);

describe('the fuses of the packaged app', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'confidant-fuses-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const pack = () =>
    afterPack({
      appOutDir: folder,
      electronPlatformName: 'linux',
      packager: { appInfo: { productFilename: 'Confidant' }, executableName: 'confidant' },
    });

  it('forbid to run it as Node, to inject options and to load anything but its own archive', async () => {
    const file = path.join(folder, 'confidant');
    writeFileSync(file, binaryWith(9));
    await pack();
    const wire = await getCurrentFuseWire(file);
    expect(wire).toMatchObject({
      [FuseV1Options.RunAsNode]: FuseState.DISABLE,
      [FuseV1Options.EnableCookieEncryption]: FuseState.ENABLE,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: FuseState.DISABLE,
      [FuseV1Options.EnableNodeCliInspectArguments]: FuseState.DISABLE,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: FuseState.ENABLE,
      [FuseV1Options.OnlyLoadAppFromAsar]: FuseState.ENABLE,
      [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: FuseState.DISABLE,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: FuseState.DISABLE,
      [FuseV1Options.WasmTrapHandlers]: FuseState.ENABLE,
    });
  });

  it('stop the packaging when Electron has a fuse that nobody decided', async () => {
    writeFileSync(path.join(folder, 'confidant'), binaryWith(10));
    await expect(pack()).rejects.toThrow();
  });

  it('stop the packaging when there is no binary to set them in', async () => {
    await expect(pack()).rejects.toThrow();
  });
});
