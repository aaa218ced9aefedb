import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runForTest } from '../testing.ts';

const GUID = '11111111-2222-3333-4444-555555555555';
const CHAT = 'aaaaaaaa-0000-0000-0000-000000000001';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cli-import-'));
  dataDir = path.join(folder, 'data');
  const chat = path.join(folder, 'studio', 'workspaces', GUID, CHAT);
  mkdirSync(chat, { recursive: true });
  writeFileSync(path.join(folder, 'studio', 'workspaces', GUID, 'name'), 'Harbour');
  writeFileSync(
    path.join(chat, 'thread.json'),
    JSON.stringify({
      chat_id: CHAT,
      workspace_id: GUID,
      name: 'Berths',
      blocks: [{ role: 'USER', time: '2025-03-01T10:00:00Z', content: { $type: 'text', text: 'How many? 🚢' } }],
    }),
  );
  writeFileSync(path.join(folder, 'broken.json'), '[{"title":"Half"}]');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) => runForTest([...args, '--data-dir', dataDir]);

describe('confidant import and export', () => {
  it('take a folder of AI Studio in, say what is broken, and give everything out again', async () => {
    const { exitCode, stdout, stderr } = await run(
      'import',
      path.join(folder, 'studio'),
      path.join(folder, 'broken.json'),
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain('1 ');
    expect(stderr).toContain('broken.json: Half: ');
    const again = await run('import', '--json', path.join(folder, 'studio'));
    expect(again.events()).toMatchObject([{ type: 'imported', imported: 0, unchanged: 1, problems: [] }]);

    const exported = JSON.parse((await run('export', '--all')).stdout);
    expect(exported.workspaces).toMatchObject([{ name: 'Harbour' }]);
    expect(exported.chats).toMatchObject([{ title: 'Berths', messages: [{ blocks: [{ text: 'How many? 🚢' }] }] }]);
    const { stdout: markdown } = await run('export', '--chat', exported.chats[0].id, '--format', 'markdown');
    expect(markdown).toBe('# Berths\n\n## You\n\nHow many? 🚢\n');
  });

  it('take a file as Windows saves it, and say when a file is in no encoding that JSON has', async () => {
    const { stdout } = await run('import', '--json', path.join(folder, 'studio'));
    expect(stdout).toContain('"imported":1');
    const text = (await run('export', '--all')).stdout;
    writeFileSync(path.join(folder, 'utf-16.json'), `\ufeff${text}`, 'utf16le');
    writeFileSync(path.join(folder, 'ansi.json'), text.replace('Berths', 'Bänke'), 'latin1');
    const { stderr, ...again } = await run(
      'import',
      '--json',
      path.join(folder, 'utf-16.json'),
      path.join(folder, 'ansi.json'),
    );
    expect(again.events()).toMatchObject([
      { imported: 0, unchanged: 2, problems: [{ reason: { key: 'errors.import.readAsWindows1252' } }] },
    ]);
    expect(stderr).toContain('ansi.json: ');
  });

  it('take every file of a data export that came in several', async () => {
    const parts = path.join(folder, 'parts');
    mkdirSync(parts);
    for (const number of ['000', '001'])
      writeFileSync(path.join(parts, `conversations-${number}.json`), `[{"id":"${number}","mapping":{}}]`);
    writeFileSync(path.join(parts, 'user.json'), '{}');
    expect((await run('import', '--json', parts)).events()).toMatchObject([{ imported: 2, problems: [] }]);
  });

  it('end with 1 when nothing could be taken, or a file or chat is not there', async () => {
    expect((await run('import', path.join(folder, 'broken.json'))).exitCode).toBe(1);
    expect((await run('import', path.join(folder, 'nothing.json'))).exitCode).toBe(1);
    expect((await run('export', '--chat', 'ghost')).exitCode).toBe(1);
  });

  it.each([[['import']], [['export']], [['export', '--all', '--chat', 'x']], [['export', '--all', '--format', 'pdf']]])(
    'end with 2 for %j',
    async (args) => {
      expect((await run(...args)).exitCode).toBe(2);
    },
  );
});
