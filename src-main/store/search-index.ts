import type { Database } from './database.ts';
import { toStoreError } from './store-error.ts';

export interface SearchIndex {
  /** Puts the text of a finished message in, in place of what was there. Part of the caller's transaction. */
  put(messageKey: number): void;
  /** Makes the index anew from the messages. */
  rebuild(): void;
  readonly isDamaged: boolean;
}

/** Everything in the index can be made again from the messages, so damage to it never stops one from being stored. */
export function searchIndex(database: Database): SearchIndex {
  const clear = database.prepare('DELETE FROM message_search WHERE rowid = ?');
  const insert = database.prepare(`
    INSERT INTO message_search (rowid, text)
    SELECT message_key, group_concat(content, char(10) ORDER BY position) FROM blocks
    WHERE message_key = ? AND type = 'text' GROUP BY message_key`);
  let isDamaged = false;
  return {
    get isDamaged() {
      return isDamaged;
    },
    put: (messageKey) => {
      try {
        clear.run(messageKey);
        insert.run(messageKey);
      } catch (error) {
        if (toStoreError(error).code !== 'damaged') throw error;
        isDamaged = true;
      }
    },
    rebuild: () => {
      database.transaction(() => {
        // Dropped rather than emptied: emptying reads what is damaged.
        for (const table of ['chat_search', 'message_search']) {
          const sql = database.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').get<{ sql: string }>(table)?.sql;
          database.exec(`DROP TABLE ${table}; ${sql}`);
        }
        database.exec(`
          INSERT INTO chat_search (rowid, title) SELECT key, title FROM chats;
          INSERT INTO message_search (rowid, text)
          SELECT m.key, group_concat(b.content, char(10) ORDER BY b.position)
          FROM messages AS m JOIN blocks AS b ON b.message_key = m.key
          WHERE b.type = 'text' AND m.status <> 'streaming' GROUP BY m.key;`);
      });
      isDamaged = false;
    },
  };
}
