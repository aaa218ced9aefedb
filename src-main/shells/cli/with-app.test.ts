import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runForTest } from './testing.ts';

it('names the folder that cannot be used, and why, instead of blaming the chats', async () => {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'confidant-folder-'));
  const folder = path.join(parent, 'data');
  writeFileSync(folder, 'a file where the folder should be');
  const { exitCode, stderr, events } = await runForTest(['providers', '--data-dir', folder, '--json']);
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`The folder ${folder} cannot be used`);
  expect(stderr).toContain('--data-dir');
  expect(events()).toMatchObject([{ type: 'error', code: 'not-writable' }]);
  rmSync(parent, { recursive: true });
});
