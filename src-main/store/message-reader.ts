import type { Message } from '#shared/chat/message.ts';
import type { Database } from './database.ts';
import { type BlockRow, type MessageRow, messageFromRows, type SourceRow } from './message-rows.ts';

const COLUMNS = 'm.key, m.id, m.chat_id, m.parent_id, m.role, m.status, m.created_at, m.provider, m.figures';

export interface MessageReader {
  branch(chatId: string, headMessageId: string): Message[];
  get(id: string): Message | undefined;
}

/** Whole messages, however many: three queries each time, never one per message. */
export function messageReader(database: Database): MessageReader {
  const selectBranch = database.prepare(`
    WITH RECURSIVE branch (key, parent_id, depth) AS (
      SELECT key, parent_id, 0 FROM messages WHERE chat_id = ? AND id = ?
      UNION ALL
      SELECT p.key, p.parent_id, depth + 1 FROM branch JOIN messages AS p ON p.id = branch.parent_id
    )
    SELECT ${COLUMNS} FROM branch JOIN messages AS m USING (key) ORDER BY depth DESC`);
  const selectOne = database.prepare(`SELECT ${COLUMNS} FROM messages AS m WHERE m.id = ?`);
  const selectBlocks = database.prepare(`
    SELECT b.message_key, b.id, b.type, b.content
    FROM json_each(?) AS wanted CROSS JOIN blocks AS b ON b.message_key = wanted.value ORDER BY wanted.key, b.position`);
  const selectSources = database.prepare(`
    SELECT s.message_key, s.title, s.url, s.origin
    FROM json_each(?) AS wanted CROSS JOIN sources AS s ON s.message_key = wanted.value ORDER BY wanted.key, s.position`);

  const complete = (rows: readonly MessageRow[]): Message[] => {
    const keys = JSON.stringify(rows.map((row) => row.key));
    const blocks = groupByMessage(selectBlocks.all<BlockRow & { message_key: number }>(keys));
    const sources = groupByMessage(selectSources.all<SourceRow & { message_key: number }>(keys));
    return rows.map((row) => messageFromRows(row, blocks.get(row.key) ?? [], sources.get(row.key) ?? []));
  };

  return {
    branch: (chatId, headMessageId) => complete(selectBranch.all<MessageRow>(chatId, headMessageId)),
    get: (id) => {
      const row = selectOne.get<MessageRow>(id);
      return row && complete([row])[0];
    },
  };
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
