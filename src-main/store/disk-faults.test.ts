import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDataFolder, testChat, testMessage } from './chat-fixtures.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openChatStore } from './open-chat-store.ts';
import { searchChanges } from './search-changes.ts';
import { sqliteChatStore } from './sqlite-chat-store.ts';

let folder: ReturnType<typeof newDataFolder>;
beforeEach(() => {
  folder = newDataFolder();
});
afterEach(() => folder.remove());

/** Runs the program on a disk of 2 MB that only it can see; undefined where the system lets us make none. */
function onSmallDisk(scenario: string): Record<string, unknown> | undefined {
  const program = path.join(import.meta.dirname, 'disk-fault-program.ts');
  const mountThenRun = 'mount -t tmpfs -o size=2m none "$1" && echo mounted >&2 && exec "$2" "$3" "$4" "$1"';
  const { stdout, stderr, status } = spawnSync(
    'unshare',
    ['--map-root-user', '--mount', 'sh', '-c', mountThenRun, 'sh', folder.dataDir, process.execPath, program, scenario],
    { encoding: 'utf8' },
  );
  if (!stderr?.includes('mounted')) {
    process.stderr.write(`“${scenario}” was not checked: this system lets us make no small disk. ${stderr ?? ''}\n`);
    return undefined;
  }
  expect(stderr.replace('mounted\n', '')).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

describe('a full disk', () => {
  it('is reported as such; what was stored before is whole, what failed is absent, and a restart finds no damage', () => {
    const result = onSmallDisk('fillDisk');
    if (!result) return;
    expect(result).toMatchObject({ code: 'disk-full', failed: 'absent', damage: null });
    expect(result.stored).toBeGreaterThan(5);
    expect([result.readable, result.afterRestart]).toEqual([result.stored, result.stored]);
  });

  it('stops every kind of write whole, each of which succeeds once there is room', () => {
    const result = onSmallDisk('everyWrite');
    if (!result) return;
    expect(result).toMatchObject({ problems: [], damage: null });
    const codes = Object.values(result.codes as Record<string, string>);
    expect(new Set(codes)).toEqual(new Set(['disk-full', 'no error']));
    expect(codes.filter((code) => code === 'disk-full').length).toBeGreaterThan(codes.length / 2);
  });

  it('stops a write, and the next one succeeds once there is room', () => {
    const database = openDatabase(path.join(folder.dataDir, 'chats.db'));
    migrate(database);
    const store = sqliteChatStore(database, searchChanges(database));
    store.createChat(testChat('c'));
    const pages = database.prepare('PRAGMA page_count').get<{ page_count: number }>()?.page_count ?? 0;
    database.exec(`PRAGMA max_page_count = ${pages + 5}`);
    const long = testMessage('m', null, { blocks: [{ type: 'text', id: 'b', text: 'x'.repeat(100_000) }] });
    expect(() => store.addMessage(long)).toThrow(expect.objectContaining({ code: 'disk-full' }));
    expect(store.getMessage('m')).toBeUndefined();
    expect(store.getChat('c')?.headMessageId).toBeNull();
    database.exec('PRAGMA max_page_count = 1000000');
    store.addMessage(long);
    expect(store.getMessage('m')).toEqual(long);
    store.close();
  });
});

describe('a folder that cannot be written', () => {
  it('is reported', () => {
    const result = onSmallDisk('protectFolder');
    if (!result) return;
    expect(result).toEqual({ code: 'not-writable' });
  });

  it('because there is a file in its place is reported', () => {
    const file = path.join(folder.dataDir, 'occupied');
    fs.writeFileSync(file, '');
    expect(() => openChatStore(file)).toThrow(expect.objectContaining({ code: 'not-writable' }));
    expect(() => openChatStore(path.join(file, 'below'))).toThrow(expect.objectContaining({ code: 'not-writable' }));
  });
});
