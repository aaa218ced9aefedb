import fs from 'node:fs';
import type { Message } from '#shared/chat/message.ts';
import { type ChatRow, chatFromRow, presetTextsFrom } from './chat-rows.ts';
import type { StoredChat, Workspace } from './chat-store.ts';
import { type Database, openDatabase } from './database.ts';
import { messageReader } from './message-reader.ts';
import { migrate } from './migrate.ts';
import { CHAT_COLUMNS } from './sqlite-chat-store.ts';
import { StoreError } from './store-error.ts';

/** Read at once; where one of them is damaged, one after the other. */
const MESSAGES_AT_ONCE = 20;

export interface ReadableChat {
  chat: StoredChat;
  workspace: Workspace | undefined;
  /** Some messages, each after what it replies to, and how many there could not be read. */
  pieces: Iterable<{ messages: Message[]; lost: number }>;
}

/**
 * What can still be read of a damaged database: rows are looked for in their tables by key, so that a page that cannot be
 * read costs what is on it. Deleted chats and messages are left out. The file itself stays as it is; this reads a copy.
 *
 * @throws {StoreError} "damaged" when nothing can be read at all, "disk-full" when there is no room for the copy.
 */
export function* readableChats(file: string): Generator<ReadableChat> {
  const copy = `${file}.reading`;
  try {
    for (const suffix of ['', '-wal']) {
      if (fs.existsSync(file + suffix)) fs.copyFileSync(file + suffix, copy + suffix);
    }
    const database = openDatabase(copy);
    try {
      // It may be from before an update. Where damage stops that, the chats are read without what newer versions add.
      orNothing(() => migrate(database));
      yield* chatsOf(database);
    } finally {
      database.close();
    }
  } finally {
    for (const suffix of ['', '-wal', '-shm']) fs.rmSync(copy + suffix, { force: true });
  }
}

function* chatsOf(database: Database): Generator<ReadableChat> {
  const workspaces = new Map<string, Workspace>();
  const folders = readableRows<{ key: number; id: string; name: string; created_at: number }>(
    database,
    ['id', 'name', 'created_at'],
    'workspaces',
  );
  for (const { id, name, created_at: createdAt } of folders) workspaces.set(id, { id, name, createdAt });
  const keys = new Map<string, number[]>();
  const places = readableRows<{ key: number; chat_id: string; deleted_with: string | null }>(
    database,
    ['chat_id', 'deleted_with'],
    'messages',
  );
  for (const { key, chat_id: chatId, deleted_with } of places) {
    if (deleted_with !== null) continue;
    const known = keys.get(chatId);
    if (known) known.push(key);
    else keys.set(chatId, [key]);
  }
  const columns = [...CHAT_COLUMNS.split(/,\s*/), 'preset_texts'];
  for (const row of readableRows<ChatRow & { key: number; preset_texts: string | null }>(database, columns, 'chats')) {
    if (row.deleted_at !== null) continue;
    const chat = { ...chatFromRow(row), presetTexts: presetTextsFrom(row.preset_texts) };
    const workspace = workspaces.get(chat.workspaceId ?? '');
    yield { chat, workspace, pieces: piecesOf(database, keys.get(chat.id) ?? []) };
  }
}

function* piecesOf(database: Database, keys: readonly number[]): Generator<{ messages: Message[]; lost: number }> {
  const { byKey } = messageReader(database);
  for (let from = 0; from < keys.length; from += MESSAGES_AT_ONCE) {
    const some = keys.slice(from, from + MESSAGES_AT_ONCE);
    const messages = orNothing(() => byKey(some)) ?? some.flatMap((key) => orNothing(() => byKey([key])) ?? []);
    yield { messages, lost: some.length - messages.length };
  }
}

/** The rows of a table by key. Where a page cannot be read, it looks for the next key that can, in steps that double. */
function* readableRows<Row extends { key: number }>(
  database: Database,
  columns: readonly string[],
  table: string,
): Generator<Row> {
  const there = new Set(
    database
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all<{ name: string }>(table)
      .map(({ name }) => name),
  );
  const wanted = columns.map((name) => (there.has(name) ? name : `NULL AS ${name}`));
  const select = database.prepare(
    `SELECT rowid AS key, ${wanted.join(', ')} FROM ${table} WHERE rowid > ? ORDER BY rowid`,
  );
  let after = 0;
  for (let step = 1; step <= Number.MAX_SAFE_INTEGER / 2; ) {
    try {
      for (const row of select.iterate<Row>(after)) {
        after = row.key;
        step = 1;
        yield row;
      }
      return;
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'damaged') throw error;
      after += step;
      step *= 2;
    }
  }
}

function orNothing<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreError && (error.code === 'damaged' || error.code === 'migration-failed'))
      return undefined;
    throw error;
  }
}
