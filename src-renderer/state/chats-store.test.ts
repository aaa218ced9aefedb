import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSummary } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { createChatsStore } from './chats-store.ts';

describe('the list of chats', () => {
  it('keeps what changed while it was on its way', async () => {
    const answer = Promise.withResolvers<{ chats: ReturnType<typeof aSummary>[] }>();
    const ipc = createFakeIpc({ 'chats.list': () => answer.promise });
    const chats = createChatsStore(ipc);
    const loaded = chats.load();
    ipc.emit('chat.changed', { chat: aSummary({ id: 'new', title: 'Made meanwhile' }) });
    ipc.emit('chat.removed', { id: 'gone' });
    answer.resolve({ chats: [aSummary({ id: 'old' }), aSummary({ id: 'gone' })] });
    await loaded;
    expect(Object.keys(chats.store.getState().byId).sort()).toEqual(['new', 'old']);
  });

  it('brings a deleted chat back', async () => {
    const chat = aSummary({ id: 'c7', title: 'Kept after all' });
    const ipc = createFakeIpc({
      'chats.list': () => ({ chats: [chat] }),
      'chats.delete': () => ({}),
      'chats.restore': () => chat,
    });
    const chats = createChatsStore(ipc);
    await chats.load();
    await chats.remove('c7');
    expect(chats.store.getState().byId).toEqual({});
    expect(chats.store.getState().deleted?.title).toBe('Kept after all');
    await chats.restore();
    expect(chats.store.getState().byId.c7).toEqual(chat);
    expect(chats.store.getState().deleted).toBeNull();
  });

  it('loads again after a reset', async () => {
    const ipc = createFakeIpc({ 'chats.list': () => ({ chats: [aSummary({ title: 'Fresh' })] }) });
    const chats = createChatsStore(ipc);
    ipc.reset();
    await waitFor(() => expect(chats.store.getState().byId.c1?.title).toBe('Fresh'));
  });
});
