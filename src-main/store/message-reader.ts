import type { Message } from '#shared/chat/message.ts';
import type { ChatStore, TreeNode } from './chat-store.ts';
import type { Database } from './database.ts';
import { type BlockRow, type MessageRow, messageFromRows, type SourceRow } from './message-rows.ts';

const COLUMNS = 'm.key, m.id, m.chat_id, m.parent_id, m.role, m.status, m.created_at, m.provider, m.figures';

export type MessageReader = Pick<ChatStore, 'branch' | 'messages' | 'tree' | 'replies' | 'findMessages' | 'getMessage'>;

/** Whole messages, however many: three queries each time, never one per message. */
export function messageReader(database: Database): MessageReader {
  const selectAll = database.prepare(
    `SELECT ${COLUMNS} FROM messages AS m WHERE m.chat_id = ? AND m.deleted_with IS NULL`,
  );
  const selectOne = database.prepare(`SELECT ${COLUMNS} FROM messages AS m WHERE m.id = ? AND m.deleted_with IS NULL`);
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
