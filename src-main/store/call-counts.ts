import type { CallCounts } from '#shared/tool/call-counts.ts';
import type { ChatStore } from './chat-store.ts';
import type { Database } from './database.ts';

/** So many answers are looked at, newest first: a chat of years must not make a page wait. */
export const MAX_COUNTED_ANSWERS = 1_000;

/** Only states are read of the traces, nothing of what was asked or answered. */
export function callCounts(database: Database): Pick<ChatStore, 'countCalls'> {
  // Which condition is asked first is for the database to say: text that is no JSON must not come to be read as such.
  const select = database.prepare(`
    WITH answers AS (
      SELECT key, chat_id, created_at FROM messages
      WHERE role = 'assistant' AND deleted_with IS NULL ORDER BY key DESC LIMIT ${MAX_COUNTED_ANSWERS}
    ), calls AS (
      SELECT CASE WHEN json_valid(blocks.content) THEN blocks.content ELSE '{}' END AS content
      FROM answers
      JOIN chats ON chats.id = answers.chat_id AND chats.deleted_at IS NULL
      JOIN blocks ON blocks.message_key = answers.key AND blocks.type = 'tool-call'
      WHERE answers.created_at >= ?
    )
    SELECT json_extract(content, '$.call.state') AS state, count(*) AS calls FROM calls
    WHERE json_extract(content, '$.call.toolId') IN (SELECT value FROM json_each(?))
    GROUP BY state`);
  return {
    countCalls: (toolIds, since) => {
      const rows = select.all<{ state: string; calls: number }>(since, JSON.stringify(toolIds));
      const byState = new Map(rows.map(({ state, calls }) => [state, calls]));
      const counts: CallCounts = {
        done: byState.get('done') ?? 0,
        blocked: byState.get('blocked') ?? 0,
        errors: byState.get('error') ?? 0,
      };
      return counts;
    },
  };
}
