import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SecretStore } from '../secrets/secret-store.ts';
import { createNodePlatform } from './node-platform.ts';

describe('the settings document', () => {
  let folder: string;
  const open = () => createNodePlatform({ shell: 'web', dataDir: folder, secrets: {} as SecretStore }).settingsDocument;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'confidant-document-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is nothing before the first write, and reading makes no file', () => {
    expect(open().read()).toBeUndefined();
    expect(existsSync(open().path)).toBe(false);
  });

  it('comes back as it was written, dots in its keys included', () => {
    const document = { version: 1, toolSettings: { 'web_search.address': 'http://localhost' }, list: [1, null] };
    open().write(document);
    expect(open().read()).toEqual(document);
  });

  it('is replaced as a whole', () => {
    open().write({ a: 1, b: 2 });
    open().write({ b: 3 });
    expect(open().read()).toEqual({ b: 3 });
  });

  it.skipIf(process.platform === 'win32')('can be read by the person alone', () => {
    open().write({ a: 1 });
    expect(statSync(open().path).mode & 0o077).toBe(0);
  });

  it('is handed out as text when it is not JSON, and set aside before it is overwritten', () => {
    const broken = '{"version": 1, "theme": ';
    writeFileSync(open().path, broken);
    const document = open();
    expect(document.read()).toBe(broken);
    document.write({ version: 1 });
    expect(open().read()).toEqual({ version: 1 });
    expect(readFileSync(path.join(folder, 'settings.unreadable.json'), 'utf8')).toBe(broken);
  });

  it('says so when the folder cannot be written', () => {
    writeFileSync(path.join(folder, 'file'), '');
    const document = createNodePlatform({
      shell: 'web',
      dataDir: path.join(folder, 'file'),
      secrets: {} as SecretStore,
    }).settingsDocument;
    expect(() => document.write({ a: 1 })).toThrow();
  });
});
