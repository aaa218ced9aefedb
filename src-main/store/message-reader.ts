import type { Message } from '#shared/chat/message.ts';
import type { ChatStore, TreeNode } from './chat-store.ts';
import type { Database } from './database.ts';
import { type BlockRow, type MessageRow, messageFromRows, type SourceRow } from './message-rows.ts';

const COLUMNS = 'm.key, m.id, m.chat_id, m.parent_id, m.role, m.status, m.created_at, m.provider, m.figures';

/** The end of a branch is given in pieces of so many bytes: each of them passes through one turn of the event loop. */
const MAX_PIECE_BYTES = 500_000;

export interface MessageReader
  extends Pick<
    ChatStore,
    'branch' | 'branchEnd' | 'versions' | 'messages' | 'tree' | 'replies' | 'findMessages' | 'getMessage'
  > {
  /** Messages by their keys in the table, in the order of the keys. */
  byKey(keys: readonly number[]): Message[];
}

/** Whole messages, however many: three queries each time, never one per message. */
export function messageReader(database: Database): MessageReader {
  const selectAll = database.prepare(
    `SELECT ${COLUMNS} FROM messages AS m WHERE m.chat_id = ? AND m.deleted_with IS NULL`,
  );
  const selectOne = database.prepare(`SELECT ${COLUMNS} FROM messages AS m WHERE m.id = ? AND m.deleted_with IS NULL`);
  const selectUpwards = database.prepare(`
    WITH RECURSIVE up (key, parent_id) AS (
      SELECT key, parent_id FROM messages WHERE chat_id = ?1 AND id = ?2 AND deleted_with IS NULL
      UNION ALL
      SELECT m.key, m.parent_id FROM up JOIN messages AS m ON m.id = up.parent_id AND m.chat_id = ?1
      LIMIT ?3
    )
    SELECT key, (SELECT sum(octet_length(content)) FROM blocks WHERE message_key = up.key) AS bytes FROM up`);
  const selectByKey = database.prepare(
    `SELECT ${COLUMNS} FROM messages AS m WHERE m.key IN (SELECT value FROM json_each(?))`,
  );
  const selectVersions = database.prepare(`
    SELECT id, parent_id AS parentId FROM messages
    WHERE chat_id = ? AND parent_id IN (SELECT value FROM json_each(?)) AND deleted_with IS NULL ORDER BY key`);
  const selectTree = database.prepare(
    'SELECT id, parent_id AS parentId FROM messages WHERE chat_id = ? AND deleted_with IS NULL ORDER BY key',
  );
  const selectReplies = database.prepare(
    'SELECT id FROM messages WHERE chat_id = ? AND parent_id IS ? AND deleted_with IS NULL ORDER BY key',
  );
  const selectPlaces = database.prepare(`
    SELECT id, chat_id AS chatId, deleted_with IS NOT NULL AS isDeleted FROM messages
    WHERE id IN (SELECT value FROM json_each(?))`);
  const selectBlocks = database.prepare(`
    SELECT message_key, id, type, content FROM blocks
    WHERE message_key IN (SELECT value FROM json_each(?)) ORDER BY message_key, position`);
  const selectSources = database.prepare(`
    SELECT message_key, title, url, origin FROM sources
    WHERE message_key IN (SELECT value FROM json_each(?)) ORDER BY message_key, position`);

  const complete = (rows: readonly MessageRow[]): Message[] => {
    const keys = JSON.stringify(rows.map((row) => row.key));
    const blocks = groupByMessage(selectBlocks.all<BlockRow & { message_key: number }>(keys));
    const sources = groupByMessage(selectSources.all<SourceRow & { message_key: number }>(keys));
    return rows.map((row) => messageFromRows(row, blocks.get(row.key) ?? [], sources.get(row.key) ?? []));
  };

  return {
    branch: (chatId, headMessageId) => complete(walkUp(selectAll.all<MessageRow>(chatId), headMessageId)),
    byKey: (keys) => {
      const rows = selectByKey.all<MessageRow>(JSON.stringify(keys));
      return complete(rows.sort((a, b) => a.key - b.key));
    },
    branchEnd: (chatId, headMessageId, limit) => {
      const found = selectUpwards.all<{ key: number; bytes: number | null }>(chatId, headMessageId, limit + 1);
      const keys = found.slice(0, pieceLength(found, limit)).map(({ key }) => key);
      const rows = new Map(selectByKey.all<MessageRow>(JSON.stringify(keys)).map((row) => [row.key, row]));
      const messages = complete(keys.reverse().flatMap((key) => rows.get(key) ?? []));
      return { messages, hasEarlier: found.length > keys.length };
    },
    versions: (chatId, of) => {
      const parents = of.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]));
      const replies = Map.groupBy(
        selectVersions.all<TreeNode>(chatId, JSON.stringify(parents)),
        ({ parentId }) => parentId,
      );
      const first = of.some(({ parentId }) => parentId === null) ? selectReplies.all<TreeNode>(chatId, null) : [];
      return Object.fromEntries(
        of.flatMap(({ id, parentId }) => {
          const versions = parentId === null ? first : (replies.get(parentId) ?? []);
          return versions.length > 1 ? [[id, versions.map((version) => version.id)]] : [];
        }),
      );
    },
    messages: (chatId) => complete(selectAll.all<MessageRow>(chatId).sort((a, b) => a.key - b.key)),
    getMessage: (id) => {
      const row = selectOne.get<MessageRow>(id);
      return row && complete([row])[0];
    },
    // SQLite's rows have no prototype; these leave the store.
    tree: (chatId) => selectTree.all<TreeNode>(chatId).map(({ id, parentId }) => ({ id, parentId })),
    findMessages: (ids) =>
      new Map(
        selectPlaces
          .all<{ id: string; chatId: string; isDeleted: number }>(JSON.stringify(ids))
          .map(({ id, chatId, isDeleted }) => [id, { chatId, isDeleted: isDeleted === 1 }]),
      ),
    replies: (chatId, parentId) => selectReplies.all<{ id: string }>(chatId, parentId).map(({ id }) => id),
  };
}

/** How many of these make a piece; one at least, however long it is. */
function pieceLength(found: readonly { bytes: number | null }[], limit: number): number {
  let bytes = 0;
  let count = 0;
  for (const message of found.slice(0, limit)) {
    bytes += message.bytes ?? 0;
    if (count > 0 && bytes > MAX_PIECE_BYTES) break;
    count += 1;
  }
  return count;
}

/** From the head to the root, oldest first. In memory: three times as fast as a recursive query over a long chat. */
function walkUp(rows: readonly MessageRow[], headMessageId: string): MessageRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const branch: MessageRow[] = [];
  for (let row = byId.get(headMessageId); row; row = row.parent_id === null ? undefined : byId.get(row.parent_id)) {
    branch.push(row);
    // A damaged row that replies to its own reply must not be walked forever.
    byId.delete(row.id);
  }
  return branch.reverse();
}

function groupByMessage<Row extends { message_key: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.message_key);
    if (group) group.push(row);
    else groups.set(row.message_key, [row]);
  }
  return groups;
}
