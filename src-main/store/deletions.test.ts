import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDataFolder, testChat, testMessage } from './chat-fixtures.ts';
import type { ChatStore } from './chat-store.ts';
import { openChatStore } from './open-chat-store.ts';
import type { ChatSearch } from './search/search-thread.ts';

let folder: ReturnType<typeof newDataFolder>;
let store: ChatStore;
let search: ChatSearch;
beforeEach(() => {
  folder = newDataFolder();
  ({ store, search } = openChatStore(folder.dataDir));
  store.createChat(testChat('c'));
  store.addMessages([
    testMessage('q', null),
    testMessage('a1', 'q'),
    testMessage('a2', 'q'),
    testMessage('q2', 'a1'),
    testMessage('b', 'q2'),
  ]);
  store.updateChat('c', { headMessageId: 'b' });
});
afterEach(() => {
  store.close();
  folder.remove();
});

const tree = () => store.tree('c').map(({ id }) => id);
const notFound = expect.objectContaining({ code: 'not-found' });

describe('messages added together', () => {
  it('leave the head where it is and keep their order', () => {
    store.addMessages([testMessage('x', 'b'), testMessage('y', 'x')]);
    expect(store.getChat('c')?.headMessageId).toBe('b');
    expect(store.tree('c').slice(-2)).toEqual([
      { id: 'x', parentId: 'b' },
      { id: 'y', parentId: 'x' },
    ]);
  });

  it('are stored all or none', () => {
    expect(() => store.addMessages([testMessage('x', 'b'), testMessage('y', 'ghost')])).toThrow();
    expect(tree()).toEqual(['q', 'a1', 'a2', 'q2', 'b']);
  });
});

describe('a deleted message', () => {
  it('is gone with its replies from the chat and from the search, and comes back as it was', async () => {
    store.deleteMessage('a1', 'a2');
    expect(tree()).toEqual(['q', 'a2']);
    expect(store.getMessage('q2')).toBeUndefined();
    expect(store.branch('c', 'a2').map(({ id }) => id)).toEqual(['q', 'a2']);
    expect((await search.find('text b', 9)).messages).toEqual([]);
    expect(store.getChat('c')?.headMessageId).toBe('a2');
    store.restoreMessage('a1');
    expect(tree()).toEqual(['q', 'a1', 'a2', 'q2', 'b']);
    expect((await search.find('text of b', 9)).messages).toMatchObject([{ messageId: 'b' }]);
  });

  it('brings back only what its own deletion took, and nothing below a deleted message', () => {
    store.deleteMessage('b', 'q2');
    store.deleteMessage('a1', 'q');
    expect(() => store.restoreMessage('b')).toThrow(notFound);
    expect(() => store.restoreMessage('q2')).toThrow(notFound);
    expect(() => store.restoreMessage('ghost')).toThrow(notFound);
    store.restoreMessage('a1');
    expect(tree()).toEqual(['q', 'a1', 'a2', 'q2']);
    store.restoreMessage('b');
    expect(tree()).toHaveLength(5);
  });

  it('takes no replies, and goes for good with the next start', () => {
    store.deleteMessage('a1', 'a2');
    expect(() => store.addMessage(testMessage('x', 'q2'))).toThrow('is deleted');
    expect(store.purgeDeleted(0)).toBe(0);
    expect(() => store.restoreMessage('a1')).toThrow(notFound);
    store.addMessage(testMessage('a1', 'q'));
    expect(tree()).toEqual(['q', 'a2', 'a1']);
  });
});

describe('a temporary chat', () => {
  it('runs out so long after its last change', () => {
    store.createChat(testChat('t', { isTemporary: true, updatedAt: 5_000 }));
    store.renewExpiry(1_000);
    expect([store.getChat('t')?.expiresAt, store.getChat('c')?.expiresAt]).toEqual([6_000, null]);
    expect(store.expiredChats(6_000)).toEqual([]);
    expect(store.expiredChats(6_001)).toEqual(['t']);
    store.renewExpiry(null);
    expect(store.expiredChats(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  it('is removed a few messages at a time', () => {
    expect(store.removeFromChat('c', 3)).toBe(false);
    expect(tree()).toEqual(['q', 'a1']);
    expect(store.removeFromChat('c', 3)).toBe(false);
    expect(store.removeFromChat('c', 3)).toBe(true);
    expect(store.getChat('c')).toBeUndefined();
  });
});

describe('workspaces', () => {
  it('are listed by name, renamed, and leave their chats behind when they go', () => {
    store.addWorkspace({ id: 'w1', name: 'Work', createdAt: 1 });
    store.addWorkspace({ id: 'w2', name: 'Home', createdAt: 2 });
    store.updateChat('c', { workspaceId: 'w1' });
    store.renameWorkspace('w1', 'At work');
    expect(store.listWorkspaces()).toEqual([
      { id: 'w1', name: 'At work', createdAt: 1 },
      { id: 'w2', name: 'Home', createdAt: 2 },
    ]);
    store.removeWorkspace('w1');
    expect(store.getChat('c')?.workspaceId).toBeNull();
    expect(() => store.renameWorkspace('w1', 'x')).toThrow(notFound);
    expect(() => store.updateChat('c', { workspaceId: 'w1' })).toThrow();
  });
});
