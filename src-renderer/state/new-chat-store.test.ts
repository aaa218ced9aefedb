import { describe, expect, it } from 'vitest';
import { aChat } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { createNewChatStore } from './new-chat-store.ts';

const STORED = { draft: 'Half', providerId: 'p2', toolSelection: null, workspaceId: 'w1', isTemporary: true };
const main = () =>
  createFakeIpc({
    'drafts.new-chat': () => ({ draft: STORED }),
    'drafts.save-new-chat': () => ({}),
    'chats.create': () => aChat({ id: 'new' }),
    'turns.send': () => ({ userMessageId: 'q', answerId: 'a' }),
  });

describe('what is written for a new chat', () => {
  it('is there again in the next window', async () => {
    const newChat = createNewChatStore(main());
    await newChat.load();
    expect(newChat.store.getState()).toEqual({ ...STORED, loads: 1, isLoaded: true });
  });

  it('is saved with every change, and counts more than what is still being read', async () => {
    const ipc = main();
    const newChat = createNewChatStore(ipc);
    const loaded = newChat.load();
    newChat.set({ draft: 'Typed at once' });
    await loaded;
    expect(newChat.store.getState().draft).toBe('Typed at once');
    expect(ipc.callsOf('drafts.save-new-chat')).toEqual([
      { draft: 'Typed at once', providerId: null, toolSelection: null, workspaceId: null, isTemporary: false },
    ]);
  });

  it('goes with the chat into its place, and is gone then', async () => {
    const ipc = main();
    const newChat = createNewChatStore(ipc);
    await newChat.load();
    await newChat.send('Half a question');
    expect(ipc.callsOf('chats.create')).toEqual([{ providerId: 'p2', workspaceId: 'w1', temporary: true }]);
    expect(ipc.callsOf('drafts.save-new-chat')).toEqual([expect.objectContaining({ draft: '', workspaceId: null })]);
  });

  it('has the pages beside it again, but for those that its template brings anyway', async () => {
    const page = (id: string) => ({
      id,
      kind: 'web-page' as const,
      name: id,
      address: 'https://tides.test/',
      characters: 9,
      isTruncated: false,
      filteredPassages: 0,
    });
    const ipc = main();
    ipc.handle({
      'drafts.new-chat': () => ({ draft: null, attachments: [page('before')] }),
      'drafts.set-attached': () => ({}),
    });
    const newChat = createNewChatStore(ipc);
    await newChat.load();
    expect([newChat.attachments, newChat.store.getState().loads]).toEqual([[page('before')], 1]);
    newChat.keep([page('before')]);
    newChat.given = { templateId: 't', ids: ['given'] };
    newChat.keep([page('given'), page('before'), page('added')]);
    expect(ipc.callsOf('drafts.set-attached')).toEqual([{ chatId: null, attachmentIds: ['before', 'added'] }]);
    await newChat.send('Half a question', ['before', 'added']);
    expect(ipc.callsOf('drafts.set-attached').at(-1)).toEqual({ chatId: null, attachmentIds: [] });
  });

  it('stays when it could not be sent, and leaves no empty chat behind', async () => {
    const ipc = main();
    ipc.handle({
      'turns.send': () => {
        throw new Error('refused');
      },
      'chats.delete': () => ({}),
    });
    const newChat = createNewChatStore(ipc);
    await newChat.load();
    await expect(newChat.send('Half a question')).rejects.toThrow();
    expect(newChat.store.getState()).toMatchObject(STORED);
    expect(ipc.callsOf('chats.delete')).toEqual([{ id: 'new' }]);
  });
});
