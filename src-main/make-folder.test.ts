import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFolder } from './make-folder.ts';

describe('makeFolder', () => {
  let root: string;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'confidant-folder-'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    fs.rmSync(root, { recursive: true, force: true });
  });

  it('makes a folder with those above it, and is content with one that is there', () => {
    const folder = path.join(root, 'a', 'b', 'c');
    makeFolder(folder);
    fs.writeFileSync(path.join(folder, 'kept'), '');
    makeFolder(folder);
    expect(fs.readdirSync(folder)).toEqual(['kept']);
  });

  it('is content with a link to a folder', () => {
    fs.mkdirSync(path.join(root, 'real'));
    fs.symlinkSync(path.join(root, 'real'), path.join(root, 'link'), 'junction');
    makeFolder(path.join(root, 'link', 'below'));
    expect(fs.existsSync(path.join(root, 'real', 'below'))).toBe(true);
  });

  it('keeps the folder from others', () => {
    const folder = path.join(root, 'a', 'b');
    makeFolder(folder);
    for (const made of [folder, path.dirname(folder)]) {
      // Windows has no such modes.
      if (process.platform !== 'win32') expect(fs.statSync(made).mode & 0o777).toBe(0o700);
    }
  });

  it.each(['file', 'file/below', 'file/below/further'])('says what is wrong with %s where "file" is a file', (name) => {
    fs.writeFileSync(path.join(root, 'file'), '');
    expect(() => makeFolder(path.join(root, name))).toThrow(/EEXIST|ENOTDIR|ENOENT/);
  });

  it.each(['x', 'x/y/z'])('gives up on %s where the file system takes no folders and says ENOENT', (name) => {
    const mkdir = vi.spyOn(fs, 'mkdirSync').mockImplementation(() => {
      throw Object.assign(new Error('ENOENT: no such file or directory, mkdir'), { code: 'ENOENT' });
    });
    expect(() => makeFolder(path.join(root, name))).toThrow('ENOENT');
    expect(mkdir.mock.calls.length).toBeLessThan(10);
  });
});
