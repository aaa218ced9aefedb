import type { ChatStore } from './chat-store.ts';
import type { Database } from './database.ts';
import { StoreError } from './store-error.ts';

type Deletions = Pick<
  ChatStore,
  'purgeDeleted' | 'deleteMessage' | 'restoreMessage' | 'expiredChats' | 'renewExpiry' | 'removeFromChat'
>;

/** What goes away, and when for good. */
export function deletions(database: Database): Deletions {
  const purgeChats = database.prepare('DELETE FROM chats WHERE deleted_at < ? OR expires_at < ?');
  // Whole subtrees in one statement: replies and what they reply to go together.
  const purgeMessages = database.prepare('DELETE FROM messages WHERE deleted_with IS NOT NULL');
  const setHead = database.prepare('UPDATE chats SET head_message_id = ? WHERE id = ?');
  const selectPlace = database.prepare(`
    SELECT m.chat_id AS chatId, m.deleted_with AS deletedWith, p.deleted_with AS parentDeletedWith
    FROM messages AS m LEFT JOIN messages AS p ON p.id = m.parent_id WHERE m.id = ?`);
  const hide = database.prepare(`
    WITH RECURSIVE subtree (id) AS (
      SELECT ?1
      UNION ALL
      SELECT m.id FROM subtree JOIN messages AS m ON m.chat_id = ?2 AND m.parent_id = subtree.id
    )
    UPDATE messages SET deleted_with = ?1 WHERE deleted_with IS NULL AND id IN (SELECT id FROM subtree)`);
  const show = database.prepare('UPDATE messages SET deleted_with = NULL WHERE deleted_with = ?');
  const selectExpired = database.prepare('SELECT id FROM chats WHERE expires_at < ?');
  const renew = database.prepare('UPDATE chats SET expires_at = updated_at + ? WHERE is_temporary = 1');
  // From the end: replies have larger keys than what they reply to.
  const removeNewest = database.prepare(`
    DELETE FROM messages WHERE key IN (SELECT key FROM messages WHERE chat_id = ? ORDER BY key DESC LIMIT ?)`);
  const removeChat = database.prepare('DELETE FROM chats WHERE id = ?');

  const placeOf = (id: string) => {
    const place = selectPlace.get<{ chatId: string; deletedWith: string | null; parentDeletedWith: string | null }>(id);
    if (!place) throw new StoreError('not-found', `no message ${id}`);
    return place;
  };

  return {
    purgeDeleted: (before) => {
      if (database.isReadOnly) return 0;
      return database.transaction(() => {
        purgeMessages.run();
        return purgeChats.run(before, before);
      });
    },
    deleteMessage: (id, headMessageId) => {
      database.transaction(() => {
        const { chatId } = placeOf(id);
        hide.run(id, chatId);
        setHead.run(headMessageId, chatId);
      });
    },
    restoreMessage: (id) => {
      database.transaction(() => {
        const { deletedWith, parentDeletedWith } = placeOf(id);
        if (deletedWith !== id || parentDeletedWith !== null) throw new StoreError('not-found', `cannot restore ${id}`);
        show.run(id);
      });
    },
    expiredChats: (now) => (database.isReadOnly ? [] : selectExpired.all<{ id: string }>(now).map(({ id }) => id)),
    renewExpiry: (lifetimeMs) => {
      renew.run(lifetimeMs);
    },
    removeFromChat: (chatId, count) => {
      if (removeNewest.run(chatId, count) > 0) return false;
      removeChat.run(chatId);
      return true;
    },
  };
}
