import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newDataFolder, testChat, testMessage } from '../chat-fixtures.ts';
import { openDatabase } from '../database.ts';
import { openChatStore } from '../open-chat-store.ts';
import { FULL_LOG_BYTES, LOG_BYTES } from './wal-keeper.ts';

let folder: ReturnType<typeof newDataFolder>;
let opened: ReturnType<typeof openChatStore>;
beforeEach(() => {
  folder = newDataFolder();
  opened = openChatStore(folder.dataDir);
  opened.store.createChat(testChat('c'));
});
afterEach(() => {
  opened.store.close();
  folder.remove();
});

const logBytes = () => fs.statSync(`${opened.file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
const TEXT = 'x'.repeat(100_000);
let written = 0;
const write = () => {
  written += 1;
  opened.store.addMessages([testMessage(`m${written}`, null, { blocks: [{ type: 'text', id: 'b', text: TEXT }] })]);
};
const writeUntil = (bytes: number) => {
  while (logBytes() < bytes) write();
};

describe('the write-ahead log', () => {
  it('is not brought over inside a write, but soon after, and begins anew with the next one', async () => {
    writeUntil(LOG_BYTES + 1);
    expect(fs.statSync(opened.file).size).toBeLessThan(LOG_BYTES / 2);
    await vi.waitFor(() => expect(fs.statSync(opened.file).size).toBeGreaterThan(LOG_BYTES / 2), 10_000);
    await vi.waitFor(() => {
      write();
      expect(logBytes()).toBeLessThan(LOG_BYTES / 2);
    }, 10_000);
  });

  it('stays bounded while much is written and somebody reads all the time', async () => {
    const reader = openDatabase(opened.file, { readOnly: true });
    const count = reader.prepare('SELECT count(*) AS n FROM blocks');
    let largest = 0;
    for (let batch = 0; batch < 1_000; batch += 1) {
      write();
      largest = Math.max(largest, logBytes());
      count.get();
      await opened.store.room();
    }
    expect(count.get<{ n: number }>()?.n).toBeGreaterThanOrEqual(1_000);
    reader.close();
    expect(largest).toBeGreaterThan(LOG_BYTES);
    expect(largest).toBeLessThan(FULL_LOG_BYTES + 1_000_000);
  });

  it('waits for a reader that holds on to it, and is brought over once that lets go', async () => {
    const reader = openDatabase(opened.file, { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM chats').get();
    writeUntil(FULL_LOG_BYTES + 1);
    const room = opened.store.room();
    reader.exec('COMMIT');
    await room;
    write();
    expect(logBytes()).toBeLessThan(FULL_LOG_BYTES / 2);
    reader.close();
  });

  it('has room without waiting when the chats are closed meanwhile', async () => {
    const reader = openDatabase(opened.file, { readOnly: true });
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM chats').get();
    writeUntil(FULL_LOG_BYTES + 1);
    const room = opened.store.room();
    reader.close();
    opened.store.close();
    await room;
  });
});
