import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDataFolder, testChat, testMessage } from '../chat-fixtures.ts';
import { type Database, openDatabase } from '../database.ts';
import { openChatStore } from '../open-chat-store.ts';
import { StoreError } from '../store-error.ts';
import { catchUp } from './catch-up.ts';
import { type FindHits, hitFinder } from './find-hits.ts';
import { IN_MEMORY, type IndexFile, openIndexFile } from './index-file.ts';

let folder: ReturnType<typeof newDataFolder>;
let opened: ReturnType<typeof openChatStore>;
let chats: Database;
let index: IndexFile;
let find: FindHits;
beforeEach(() => {
  folder = newDataFolder();
  opened = openChatStore(folder.dataDir);
  chats = openDatabase(opened.file, { readOnly: true });
  index = openIndexFile(IN_MEMORY);
  find = hitFinder(chats, index);
});
afterEach(() => {
  chats.close();
  index.close();
  opened.store.close();
  folder.remove();
});

/** As many messages as `texts` in a chat of their own. */
function chat(id: string, texts: readonly string[]): void {
  opened.store.createChat(testChat(id));
  opened.store.addMessages(
    texts.map((text, number) =>
      testMessage(`${id}.${number}`, null, { chatId: id, blocks: [{ type: 'text', id: 'b', text }] }),
    ),
  );
}
const upToDate = () => {
  const progress = catchUp(chats, index);
  while (progress.step());
};
const never = () => false;

describe('a search among very many', () => {
  it('stops looking once nobody waits for it, and says that older messages are missing', () => {
    chat('c', ['needle 1', 'needle 2', 'needle 3']);
    upToDate();
    let asked = 0;
    const { messages, missing } = find('needle', { limit: 50, shouldStop: () => ++asked > 2 });
    expect([messages.map(({ messageId }) => messageId), missing]).toEqual([['c.2', 'c.1'], 'older']);
  });

  it('gives what it has when its time is over, thousands of messages of deleted chats before it or not', () => {
    chat('kept', ['needle']);
    chat(
      'gone',
      Array.from({ length: 500 }, () => 'needle'),
    );
    upToDate();
    opened.store.updateChat('gone', { deletedAt: 1 });
    let now = 0;
    const clock = () => (now += 1);
    expect(find('needle', { limit: 5, shouldStop: never, clock })).toMatchObject({ messages: [], missing: 'older' });
    expect(find('needle', { limit: 5, shouldStop: never }).messages).toHaveLength(1);
  });

  it('falls into words as SQLite sees them: letters younger than its tables are no parts of words there', () => {
    chat('c', ['before \u{1E900}between\u{1E900} after', '\u{1FBF1}seven']);
    upToDate();
    for (const typed of ['bet\u{1E900}ween', '\u{1E900}between\u{1E900} after', '\u{1FBF1}seven', 'seven \u{16EA0}x']) {
      expect(() => find(typed, { limit: 5, shouldStop: never })).not.toThrow();
    }
    expect(find('\u{1FBF1}seven', { limit: 5, shouldStop: never }).messages).toHaveLength(1);
  });
});

describe('a search among chats with damage in them', () => {
  /** The chats as if the page with the text of this message were damaged. */
  const damagedAt = (messageId: string): Database => {
    const key = chats.prepare('SELECT key FROM messages WHERE id = ?').get<{ key: number }>(messageId)?.key;
    const prepare: Database['prepare'] = (sql) => {
      const statement = chats.prepare(sql);
      const get: typeof statement.get = (...values) => {
        if (values[0] === key) throw new StoreError('damaged', 'malformed');
        return statement.get(...values);
      };
      return sql.includes('FROM blocks') || sql.includes('JOIN blocks') ? { ...statement, get } : statement;
    };
    return { ...chats, prepare };
  };

  it('finds all others, and says that some cannot be read', () => {
    chat('c', ['needle 1', 'needle 2', 'needle 3']);
    upToDate();
    const { messages, missing } = hitFinder(damagedAt('c.1'), index)('needle', { limit: 50, shouldStop: never });
    expect([messages.map(({ messageId }) => messageId), missing]).toEqual([['c.2', 'c.0'], 'unreadable']);
  });

  it('knows that a message never came into the index', () => {
    chat('c', ['needle 1', 'needle 2']);
    const progress = catchUp(damagedAt('c.0'), index);
    while (progress.step());
    expect([progress.hasUnreadable, find('needle', { limit: 5, shouldStop: never }).messages]).toMatchObject([
      true,
      [{ messageId: 'c.1' }],
    ]);
  });
});

describe('catching up', () => {
  it('takes in the newest messages first where the index is new, and what changes meanwhile before all others', () => {
    const long = 'x '.repeat(100_000);
    chat(
      'c',
      ['oldest', 'middle', 'newest'].map((word) => `${word} ${long}`),
    );
    const progress = catchUp(chats, index);
    const has = (word: string) => find(word, { limit: 1, shouldStop: never }).messages.length === 1;
    expect([progress.step(), has('newest'), has('oldest')]).toEqual([true, true, false]);
    opened.store.saveMessage(
      testMessage('c.0', null, { chatId: 'c', blocks: [{ type: 'text', id: 'b', text: 'changed' }] }),
    );
    expect([progress.step(), has('changed')]).toEqual([true, true]);
    while (progress.step());
    expect([has('middle'), has('oldest'), has('changed')]).toEqual([true, false, true]);
  });

  it('leaves out what is still being answered', () => {
    opened.store.createChat(testChat('c'));
    opened.store.addMessage(testMessage('a', null, { status: 'streaming' }));
    upToDate();
    expect(find('text', { limit: 5, shouldStop: never }).messages).toEqual([]);
    opened.store.saveMessage(testMessage('a', null));
    upToDate();
    expect(find('text', { limit: 5, shouldStop: never }).messages).toHaveLength(1);
  });
});
