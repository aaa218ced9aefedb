import type { z } from 'zod';
import { attachmentSchema, editSchema } from '#shared/chat/message.ts';
import { parseJson } from './chat-rows.ts';
import type { ChatStore } from './chat-store.ts';
import type { Database } from './database.ts';

/** Of all chats together; the oldest give way. A hundred thousand characters each. */
export const MAX_WAITING_ATTACHMENTS = 200;

type Unsent = Pick<ChatStore, 'unsent' | 'saveEdit' | 'setAttached' | 'attached' | 'removeAttached'>;

/** What was begun in a chat and not sent. It goes with its chat. */
export function unsent(database: Database): Unsent {
  const selectEdit = database.prepare('SELECT message_id AS messageId, text FROM edits WHERE chat_id = ?');
  const upsertEdit = database.prepare(`
    INSERT INTO edits (chat_id, message_id, text) VALUES (?, ?, ?)
    ON CONFLICT (chat_id) DO UPDATE SET message_id = excluded.message_id, text = excluded.text`);
  const removeEdit = database.prepare('DELETE FROM edits WHERE chat_id = ?');
  const selectBeside = database.prepare(`
    SELECT attachment FROM waiting_attachments WHERE chat_id IS ? AND position IS NOT NULL ORDER BY position`);
  const selectOne = database.prepare('SELECT attachment, text FROM waiting_attachments WHERE id = ?');
  const leave = database.prepare(`
    DELETE FROM waiting_attachments WHERE chat_id IS ? AND id NOT IN (SELECT value FROM json_each(?))`);
  const unplace = database.prepare('UPDATE waiting_attachments SET position = NULL WHERE chat_id IS ?');
  const upsert = database.prepare(`
    INSERT INTO waiting_attachments (id, chat_id, position, attachment, text) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET chat_id = excluded.chat_id, position = excluded.position`);
  const remove = database.prepare('DELETE FROM waiting_attachments WHERE id = ?');
  const removeOldest = database.prepare(`
    DELETE FROM waiting_attachments
    WHERE key <= (SELECT key FROM waiting_attachments ORDER BY key DESC LIMIT 1 OFFSET ${MAX_WAITING_ATTACHMENTS})`);
  return {
    unsent: (chatId) => {
      const editing = chatId === null ? undefined : readable(editSchema, selectEdit.get(chatId));
      const attachments = selectBeside
        .all<{ attachment: string }>(chatId)
        .flatMap(({ attachment }) => readable(attachmentSchema, parseJson(attachment)) ?? []);
      return { ...(editing && { editing }), ...(attachments.length > 0 && { attachments }) };
    },
    saveEdit: (chatId, edit) => {
      if (edit === null) removeEdit.run(chatId);
      else upsertEdit.run(chatId, edit.messageId, edit.text);
    },
    setAttached: (chatId, attached, alsoKept) =>
      database.transaction(() => {
        leave.run(chatId, JSON.stringify([...attached.map(({ attachment }) => attachment.id), ...alsoKept]));
        unplace.run(chatId);
        for (const [position, { attachment, text }] of attached.entries())
          upsert.run(attachment.id, chatId, position, JSON.stringify(attachment), text);
        removeOldest.run();
      }),
    attached: (id) => {
      const row = selectOne.get<{ attachment: string; text: string }>(id);
      const attachment = row && readable(attachmentSchema, parseJson(row.attachment));
      return attachment && { attachment, text: row.text };
    },
    removeAttached: (ids) => {
      for (const id of ids) remove.run(id);
    },
  };
}

/** What cannot be read was not begun. */
const readable = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | undefined =>
  schema.safeParse(value).data;
