import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Readable, Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BACKUPS_KEPT, listBackups } from './backups.ts';
import { newDataFolder, testChat, testMessage } from './chat-fixtures.ts';
import { openDatabase } from './database.ts';
import { openChatStore } from './open-chat-store.ts';

const HOUR_MS = 60 * 60 * 1_000;
const NOON = Date.UTC(2026, 0, 31, 12);

let folder: ReturnType<typeof newDataFolder>;
let clock: number;
const file = () => path.join(folder.dataDir, 'chats.db');
const backups = () => path.join(folder.dataDir, 'backups');
beforeEach(() => {
  folder = newDataFolder();
  clock = NOON;
});
afterEach(() => folder.remove());

const open = () => openChatStore(folder.dataDir, { now: () => clock });

/** Stores a few chats and closes; pages of every table are in use afterwards. */
function storeSomeChats(count = 5): void {
  const { store } = open();
  for (let number = 0; number < count; number += 1) {
    const chatId = `c${number}`;
    store.createChat(testChat(chatId));
    const blocks = [{ type: 'text' as const, id: 'b', text: `message ${number} `.repeat(1_000) }];
    store.addMessage(testMessage(`m${number}`, null, { chatId, blocks }));
    store.saveTranscript(`m${number}`, {
      wireApi: 'RESPONSES',
      providerId: 'p',
      model: 'm',
      items: ['x'.repeat(5_000)],
    });
  }
  store.close();
}

/** Everything a person would miss. */
function contents(): unknown {
  const { store } = open();
  try {
    return store
      .listChats()
      .map((chat) => [
        chat,
        store.branch(chat.id, chat.headMessageId ?? ''),
        store.getTranscript(chat.headMessageId ?? ''),
      ]);
  } finally {
    store.close();
  }
}

describe('a data folder', () => {
  it('is made when there is none, readable by its owner only', () => {
    const dataDir = path.join(folder.dataDir, 'new', 'folder');
    openChatStore(dataDir).store.close();
    expect((fs.statSync(dataDir).mode & 0o777).toString(8)).toBe('700');
  });

  describe('that another process has open', () => {
    const start = async () => {
      const child = spawn(process.execPath, [path.join(import.meta.dirname, 'lock-program.ts'), folder.dataDir], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const [said] = await once(child.stdout, 'data');
      return { child, said: String(said).trim() };
    };
    const end = async (child: ChildProcessByStdio<Writable, Readable, null>, signal: NodeJS.Signals) => {
      const ended = once(child, 'close');
      child.kill(signal);
      await ended;
    };

    it('is refused, until that process ends in whatever way', async () => {
      const first = await start();
      expect(first.said).toBe('open');
      expect(() => open()).toThrow(expect.objectContaining({ code: 'in-use' }));
      await end(first.child, 'SIGKILL');
      const { store } = open();
      const second = await start();
      expect(second.said).toBe('in-use');
      await end(second.child, 'SIGKILL');
      store.close();
      const third = await start();
      expect(third.said).toBe('open');
      await end(third.child, 'SIGTERM');
    });
  });

  it('is refused a second time within one process, and free again after a close', () => {
    const { store } = open();
    expect(() => open()).toThrow(expect.objectContaining({ code: 'in-use' }));
    store.close();
    store.close();
    open().store.close();
  });
});

describe('a database that something else locks', () => {
  it('is reported as busy, and the write can be tried again', () => {
    const { store } = open();
    const other = openDatabase(file());
    other.exec('BEGIN IMMEDIATE');
    expect(() => store.createChat(testChat('c'))).toThrow(expect.objectContaining({ code: 'busy' }));
    other.exec('ROLLBACK');
    other.close();
    store.createChat(testChat('c'));
    expect(store.listChats()).toHaveLength(1);
    store.close();
  });
});

describe('a database that something else holds from the start on', () => {
  it('is reported as busy, is taken for damaged by nobody, and opens once it is let go', () => {
    storeSomeChats();
    const before = contents();
    const other = new DatabaseSync(file());
    other.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
    expect(() => open()).toThrow(expect.objectContaining({ code: 'busy' }));
    other.exec('ROLLBACK');
    other.close();
    expect(contents()).toEqual(before);
    expect(fs.readdirSync(folder.dataDir).filter((name) => name.includes('damaged'))).toEqual([]);
  });
});

describe('a damaged database', () => {
  const damage = (change: (bytes: Buffer) => Buffer) => fs.writeFileSync(file(), change(fs.readFileSync(file())));
  const overwriteHeader = (bytes: Buffer) => bytes.fill(0xa5, 0, 100);

  it('is kept under another name, and the newest good backup takes its place', async () => {
    storeSomeChats();
    const before = contents();
    const { store, backUpIfDue } = open();
    await backUpIfDue();
    store.createChat(testChat('after the backup'));
    store.close();
    damage(overwriteHeader);
    const damaged = fs.readFileSync(file());

    clock += HOUR_MS;
    const { store: restored, state } = open();
    restored.close();
    expect(state.damage).toEqual({
      file: path.join(folder.dataDir, 'chats.damaged-20260131T130000Z.db'),
      found: 'file is not a database',
      restoredFrom: { file: path.join(backups(), 'chats-000001-20260131T120000Z.db'), at: NOON },
    });
    expect(fs.readFileSync(state.damage?.file ?? '').equals(damaged)).toBe(true);
    expect(contents()).toEqual(before);
    expect(open().state.damage).toBeUndefined();
  });

  it('passes over a backup that is damaged, too', async () => {
    for (const id of ['first', 'second']) {
      const { store, backUpIfDue } = open();
      store.createChat(testChat(id));
      await backUpIfDue();
      store.close();
      clock += 24 * HOUR_MS;
    }
    const [newest, older] = listBackups(backups());
    fs.writeFileSync(newest?.file ?? '', 'not a database, but long enough to be taken for one'.repeat(100));
    damage(overwriteHeader);
    const { store, state } = open();
    expect(state.damage?.restoredFrom?.file).toBe(older?.file);
    expect(store.listChats().map((chat) => chat.id)).toEqual(['first']);
    store.close();
  });

  it('without any backup starts empty, with the damaged file kept', () => {
    storeSomeChats();
    damage((bytes) => bytes.subarray(0, 5_000));
    const { store, state } = open();
    expect(store.listChats()).toEqual([]);
    expect(state.damage?.restoredFrom).toBeUndefined();
    expect(fs.statSync(state.damage?.file ?? '').size).toBe(5_000);
    store.close();
  });

  it('is found whichever of its pages is overwritten', () => {
    storeSomeChats();
    const before = contents();
    const intact = fs.readFileSync(file());
    const pageSize = 4_096;
    const unnoticed: number[] = [];
    for (let page = 0; page < intact.length / pageSize; page += 1) {
      fs.writeFileSync(file(), intact);
      damage((bytes) => bytes.fill(0xa5, page * pageSize, (page + 1) * pageSize));
      const { store, state } = open();
      store.close();
      if (state.damage) fs.rmSync(state.damage.file);
      else unnoticed.push(page);
    }
    expect(intact.length / pageSize).toBeGreaterThan(40);
    for (const page of unnoticed) {
      fs.writeFileSync(file(), intact);
      damage((bytes) => bytes.fill(0xa5, page * pageSize, (page + 1) * pageSize));
      // Such a page was free: nothing is missing.
      expect(contents(), `page ${page}`).toEqual(before);
    }
  }, 120_000);
});

describe('the daily backup', () => {
  it('is made once a day, of a database that is in use, and can be opened like it', async () => {
    storeSomeChats();
    const { store, backUpIfDue } = open();
    const first = await backUpIfDue();
    clock += 23 * HOUR_MS;
    expect(await backUpIfDue()).toBeUndefined();
    clock += HOUR_MS;
    const [second, third] = await Promise.all([backUpIfDue(), backUpIfDue()]);
    expect(second).toEqual(third);
    store.close();
    expect(listBackups(backups()).map((backup) => backup.at)).toEqual([NOON + 24 * HOUR_MS, NOON]);
    expect(fs.readdirSync(backups())).toHaveLength(2);

    const before = contents();
    fs.copyFileSync(first?.file ?? '', file());
    expect(contents()).toEqual(before);
  });

  it(`is kept for the last ${BACKUPS_KEPT} times`, async () => {
    const { store, backUpIfDue } = open();
    for (let day = 0; day < BACKUPS_KEPT + 2; day += 1) {
      await backUpIfDue();
      clock += 24 * HOUR_MS;
    }
    store.close();
    const kept = listBackups(backups());
    expect(kept).toHaveLength(BACKUPS_KEPT);
    expect(kept.at(-1)?.at).toBe(NOON + 2 * 24 * HOUR_MS);
  }, 120_000);

  it('goes on after the clock jumped back, and the newest stays the newest', async () => {
    const { store, backUpIfDue } = open();
    await backUpIfDue();
    clock -= 365 * 24 * HOUR_MS;
    const afterTheJump = await backUpIfDue();
    expect(await backUpIfDue()).toBeUndefined();
    clock += 24 * HOUR_MS;
    const newest = await backUpIfDue();
    store.close();
    expect(
      listBackups(backups())
        .map((backup) => backup.file)
        .slice(0, 2),
    ).toEqual([newest?.file, afterTheJump?.file]);
  });

  it('that cannot be made is reported, leaves nothing behind and never costs an older one', async () => {
    const { store, backUpIfDue } = open();
    const first = await backUpIfDue();
    clock += 24 * HOUR_MS;
    // A folder where the copy is to be written.
    fs.mkdirSync(path.join(backups(), 'unfinished.db'));
    await expect(backUpIfDue()).rejects.toMatchObject({ name: 'StoreError' });
    fs.rmdirSync(path.join(backups(), 'unfinished.db'));
    expect(listBackups(backups()).map((backup) => backup.file)).toEqual([first?.file]);
    expect(await backUpIfDue()).toBeDefined();
    store.close();
  });
});
