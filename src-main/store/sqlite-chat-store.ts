import { type ChatRow, chatFromRow, columnsOf, presetTextsFrom } from './chat-rows.ts';
import type { ChatStore } from './chat-store.ts';
import type { Database } from './database.ts';
import { deletions } from './deletions.ts';
import { drafts } from './drafts.ts';
import { messageReader } from './message-reader.ts';
import { messageWriter } from './message-writer.ts';
import type { SearchChanges } from './search-changes.ts';
import { StoreError } from './store-error.ts';
import { transcripts } from './transcripts.ts';
import { unsent } from './unsent.ts';
import { workspaces } from './workspaces.ts';

export const CHAT_COLUMNS = `id, workspace_id, title, title_is_by_person, created_at, updated_at, provider_id, tool_selection,
  requirements, approvals, taint, variables, head_message_id, draft, queued, pinned_at, is_temporary, expires_at,
  deleted_at, presets`;

/** The chats of an open, migrated database. Calls that write throw a `StoreError` "read-only" when it only shows them. */
export function sqliteChatStore(database: Database, changes: SearchChanges): ChatStore {
  const { byKey: _, ...reader } = messageReader(database);
  const writer = messageWriter(database, changes);
  const { saveTranscript, getTranscript } = transcripts(database);

  const selectChats = database.prepare(
    `SELECT ${CHAT_COLUMNS} FROM chats WHERE deleted_at IS NULL ORDER BY updated_at DESC, key DESC`,
  );
  const selectChatsAfter = database.prepare(
    `SELECT key, ${CHAT_COLUMNS} FROM chats WHERE deleted_at IS NULL AND (updated_at, key) < (?, ?)
     ORDER BY updated_at DESC, key DESC LIMIT ?`,
  );
  const selectTimes = database.prepare(
    'SELECT updated_at FROM chats WHERE deleted_at IS NULL ORDER BY updated_at DESC LIMIT ?',
  );
  const selectChat = database.prepare(`SELECT ${CHAT_COLUMNS} FROM chats WHERE id = ?`);
  const selectTexts = database.prepare('SELECT preset_texts FROM chats WHERE id = ?');
  const setHead = database.prepare('UPDATE chats SET head_message_id = ? WHERE id = ?');
  const selectPlace = database.prepare('SELECT chat_id, parent_id FROM messages WHERE id = ?');
  const selectSubtree = database.prepare(`
    WITH RECURSIVE subtree (id) AS (
      SELECT ?1
      UNION ALL
      SELECT m.id FROM subtree JOIN messages AS m ON m.chat_id = ?2 AND m.parent_id = subtree.id
    )
    SELECT id FROM subtree`);
  const deleteMessages = database.prepare('DELETE FROM messages WHERE id IN (SELECT value FROM json_each(?))');
  const selectStreaming = database.prepare("SELECT key FROM messages WHERE status = 'streaming'");
  const setIncomplete = database.prepare("UPDATE messages SET status = 'incomplete' WHERE key = ?");

  /** After a failure the writer must not believe that its last comparison is on disk. */
  const writeMessage = (id: string, work: () => void): void => {
    try {
      database.transaction(work);
    } catch (error) {
      writer.forget(id);
      throw error;
    }
  };

  return {
    listChats: () => selectChats.all<ChatRow>().map(chatFromRow),
    chatsAfter: (after, limit) => {
      const [updatedAt = Number.MAX_SAFE_INTEGER, key = Number.MAX_SAFE_INTEGER] = after?.split('.').map(Number) ?? [];
      const rows = selectChatsAfter.all<ChatRow & { key: number }>(updatedAt, key, limit);
      const last = rows.length === limit ? rows.at(-1) : undefined;
      return { chats: rows.map(chatFromRow), next: last && `${last.updated_at}.${last.key}` };
    },
    newestTimes: (count) => selectTimes.all<{ updated_at: number }>(count).map((row) => row.updated_at),
    getChat: (id) => {
      const row = selectChat.get<ChatRow>(id);
      return row && chatFromRow(row);
    },
    presetTexts: (chatId) => presetTextsFrom(selectTexts.get<{ preset_texts: string }>(chatId)?.preset_texts),
    createChat: ({ id, createdAt, ...fields }) => {
      const columns = [['id', id] as const, ['created_at', Math.round(createdAt)] as const, ...columnsOf(fields)];
      database
        .prepare(
          `INSERT INTO chats (${columns.map(([name]) => name).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
        )
        .run(...columns.map(([, value]) => value));
    },
    updateChat: (id, changes) => {
      const columns = columnsOf(changes);
      if (columns.length === 0) return;
      const changed = database
        .prepare(`UPDATE chats SET ${columns.map(([name]) => `${name} = ?`).join(', ')} WHERE id = ?`)
        .run(...columns.map(([, value]) => value), id);
      if (changed === 0) throw new StoreError('not-found', `no chat ${id}`);
    },
    ...deletions(database),
    ...workspaces(database),
    ...drafts(database),
    ...unsent(database),

    ...reader,
    addMessage: (message) =>
      writeMessage(message.id, () => {
        writer.add(message);
        setHead.run(message.id, message.chatId);
      }),
    addMessages: (messages) => {
      try {
        database.transaction(() => messages.forEach(writer.add));
      } catch (error) {
        for (const { id } of messages) writer.forget(id);
        throw error;
      }
    },
    saveMessage: (message) => writeMessage(message.id, () => writer.save(message)),
    removeMessage: (id) => {
      const place = selectPlace.get<{ chat_id: string; parent_id: string | null }>(id);
      if (!place) return;
      const removed = selectSubtree.all<{ id: string }>(id, place.chat_id).map((row) => row.id);
      database.transaction(() => {
        deleteMessages.run(JSON.stringify(removed));
        const head = selectChat.get<ChatRow>(place.chat_id)?.head_message_id;
        if (head && removed.includes(head)) setHead.run(place.parent_id, place.chat_id);
      });
      removed.forEach(writer.forget);
    },

    saveTranscript,
    getTranscript,

    markCutOff: () => {
      if (database.isReadOnly) return 0;
      return database.transaction(() => {
        const cutOff = selectStreaming.all<{ key: number }>();
        for (const { key } of cutOff) {
          setIncomplete.run(key);
          changes.add(key);
        }
        return cutOff.length;
      });
    },
    room: () => Promise.resolve(),
    close: () => database.close(),
  };
}
