import type { Message } from '#shared/chat/message.ts';
import type { Database } from './database.ts';
import { type BlockRow, blockToRow, jsonOrNull } from './message-rows.ts';
import type { SearchChanges } from './search-changes.ts';
import { StoreError } from './store-error.ts';

/** What is on disk of a message that is being answered, so that a save compares instead of reading or rewriting. */
interface SavedMessage {
  key: number;
  blocks: BlockRow[];
  sources: string;
}

export interface MessageWriter {
  add(message: Message): void;
  save(message: Message): void;
  /** For messages that were removed or whose transaction failed: the next save reads what is on disk. */
  forget(id: string): void;
}

/**
 * Writes messages inside the caller's transaction. An answer is saved about once a second while it streams: each save
 * writes the blocks that changed and the message's own row, whatever the length of the chat, and finished messages
 * alone are listed for the search index.
 */
export function messageWriter(database: Database, changes: SearchChanges): MessageWriter {
  const insertMessage = database.prepare(
    'INSERT INTO messages (id, chat_id, parent_id, role, status, created_at, provider, figures) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const updateMessage = database.prepare('UPDATE messages SET status = ?, provider = ?, figures = ? WHERE id = ?');
  const selectKey = database.prepare('SELECT key FROM messages WHERE id = ?');
  const selectBlocks = database.prepare('SELECT id, type, content FROM blocks WHERE message_key = ? ORDER BY position');
  const putBlock = database.prepare(
    'INSERT OR REPLACE INTO blocks (message_key, position, id, type, content) VALUES (?, ?, ?, ?, ?)',
  );
  const deleteBlocksFrom = database.prepare('DELETE FROM blocks WHERE message_key = ? AND position >= ?');
  const deleteSources = database.prepare('DELETE FROM sources WHERE message_key = ?');
  const insertSource = database.prepare(
    'INSERT INTO sources (message_key, position, title, url, origin) VALUES (?, ?, ?, ?, ?)',
  );

  /** Only messages that stream are in here. */
  const streaming = new Map<string, SavedMessage>();

  const keyOf = (id: string): number => {
    const row = selectKey.get<{ key: number }>(id);
    if (!row) throw new StoreError('not-found', `no message ${id}`);
    return row.key;
  };

  const writeParts = (message: Message, before: SavedMessage): void => {
    // Compared by content, not by identity: a block that its owner changed in place must not be missed.
    const blocks = message.blocks.map(blockToRow);
    blocks.forEach((block, position) => {
      const old = before.blocks[position];
      if (old && old.id === block.id && old.type === block.type && old.content === block.content) return;
      putBlock.run(before.key, position, block.id, block.type, block.content);
    });
    if (blocks.length < before.blocks.length) deleteBlocksFrom.run(before.key, blocks.length);

    const sources = JSON.stringify(message.sources);
    if (sources !== before.sources) {
      deleteSources.run(before.key);
      message.sources.forEach(({ title, url, origin }, position) => {
        insertSource.run(before.key, position, title, url, origin);
      });
    }
    if (message.status === 'streaming') {
      streaming.set(message.id, { key: before.key, blocks, sources });
    } else {
      streaming.delete(message.id);
      changes.add(before.key);
    }
  };

  return {
    add: (message) => {
      insertMessage.run(
        message.id,
        message.chatId,
        message.parentId,
        message.role,
        message.status,
        Math.round(message.createdAt),
        jsonOrNull(message.provider),
        jsonOrNull(message.figures),
      );
      writeParts(message, { key: keyOf(message.id), blocks: [], sources: '[]' });
    },

    save: (message) => {
      const known = streaming.get(message.id);
      const key = known?.key ?? keyOf(message.id);
      updateMessage.run(message.status, jsonOrNull(message.provider), jsonOrNull(message.figures), message.id);
      writeParts(message, known ?? { key, blocks: selectBlocks.all<BlockRow>(key), sources: '' });
    },

    forget: (id) => streaming.delete(id),
  };
}
