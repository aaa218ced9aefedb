import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#shared/chat/message.ts';
import type { ToolCall } from '#shared/tool/trace.ts';
import { MAX_COUNTED_ANSWERS } from './call-counts.ts';
import { newDataFolder, testChat, testMessage } from './chat-fixtures.ts';
import type { ChatStore } from './chat-store.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { searchChanges } from './search-changes.ts';
import { sqliteChatStore } from './sqlite-chat-store.ts';

let folder: ReturnType<typeof newDataFolder>;
let store: ChatStore;
beforeEach(() => {
  folder = newDataFolder();
  const database = openDatabase(path.join(folder.dataDir, 'chats.db'));
  migrate(database);
  store = sqliteChatStore(database, searchChanges(database));
  store.createChat(testChat('c'));
  store.addMessage(testMessage('q', null));
});
afterEach(() => {
  store.close();
  folder.remove();
});

type Called = [toolId: string, state: ToolCall['state']];

const answer = (id: string, createdAt: number, called: readonly Called[], changes: Partial<Message> = {}): Message =>
  testMessage(id, 'q', {
    role: 'assistant',
    createdAt,
    blocks: [
      { type: 'text', id: `${id}.text`, text: 'No JSON at all.' },
      ...called.map(([toolId, state], index) => ({
        type: 'tool-call' as const,
        id: `${id}.${index}`,
        call: { callId: `${id}.${index}`, toolId, state, summary: '', arguments: '{}' },
      })),
    ],
    ...changes,
  });

describe('the count of calls', () => {
  it('tells how those of a tool ended since then, and nothing of other tools, earlier or deleted answers', () => {
    store.createChat(testChat('gone'));
    store.addMessage(testMessage('gone-q', null, { chatId: 'gone' }));
    store.addMessages([
      answer('old', 99, [['a', 'done']]),
      answer('one', 100, [
        ['a', 'done'],
        ['a', 'blocked'],
        ['b', 'done'],
        ['other', 'error'],
      ]),
      answer('two', 200, [
        ['a', 'error'],
        ['a', 'cancelled'],
        ['a', 'done'],
      ]),
      answer('deleted', 300, [['a', 'done']]),
      answer('in-deleted-chat', 300, [['a', 'done']], { chatId: 'gone', parentId: 'gone-q' }),
    ]);
    store.deleteMessage('deleted', 'two');
    store.updateChat('gone', { deletedAt: 1 });
    expect(store.countCalls(['a', 'b'], 100)).toEqual({ done: 3, blocked: 1, errors: 1 });
    expect(store.countCalls(['other'], 0)).toEqual({ done: 0, blocked: 0, errors: 1 });
    expect(store.countCalls(["'; DROP TABLE messages; --"], 0)).toEqual({ done: 0, blocked: 0, errors: 0 });
  });

  it('looks at so many of the newest answers and no further', () => {
    const answers = Array.from({ length: MAX_COUNTED_ANSWERS + 50 }, (_, index) =>
      answer(`a${index}`, 1, [['a', 'done']]),
    );
    store.addMessages(answers);
    expect(store.countCalls(['a'], 0).done).toBe(MAX_COUNTED_ANSWERS);
  });
});
