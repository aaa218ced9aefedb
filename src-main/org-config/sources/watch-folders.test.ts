import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

let root: string;
let watch: { close(): void } | undefined;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'watch-'));
});
afterEach(() => {
  watch?.close();
  fs.rmSync(root, { recursive: true, force: true });
});

/** Resolves with the next change after `act`. */
async function changeAfter(folder: string, act: () => void): Promise<void> {
  const changed = vi.fn();
  watch?.close();
  watch = watchFolders([folder], changed);
  act();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 15_000 });
}

describe('a watched folder', () => {
  it('tells of new, changed and removed files, also in folders of its own', async () => {
    const office = path.join(root, 'office');
    await changeAfter(root, () => fs.mkdirSync(office));
    await changeAfter(root, () => fs.writeFileSync(path.join(office, 'plugin.lua'), '1'));
    await changeAfter(root, () => fs.writeFileSync(path.join(office, 'plugin.lua'), '2'));
    await changeAfter(root, () => fs.rmSync(office, { recursive: true }));
  });

  it('may come later, and go', async () => {
    const folder = path.join(root, 'later');
    await changeAfter(folder, () => fs.mkdirSync(folder));
    await changeAfter(folder, () => fs.rmSync(folder, { recursive: true }));
  });

  it('makes one call of many changes in a row', async () => {
    const changed = vi.fn();
    watch = watchFolders([root], changed);
    for (let count = 0; count < 50; count += 1) fs.writeFileSync(path.join(root, `${count}.lua`), '');
    await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 15_000 });
    expect(changed.mock.calls.length).toBeLessThan(5);
  });

  it('that nobody can watch is no reason to fail', () => {
    watch = watchFolders([path.join(root, 'no', 'such', 'folder')], () => undefined);
    watch.close();
  });
});
