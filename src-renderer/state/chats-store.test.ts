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

  it('shows the newest at once and the others as they come; what was deleted meanwhile stays away', async () => {
    const second = Promise.withResolvers<{ chats: ReturnType<typeof aSummary>[] }>();
    const asked: unknown[] = [];
    const ipc = createFakeIpc({
      'chats.list': (input) => {
        asked.push(input.after);
        return input.after === '5.7' ? second.promise : { chats: [aSummary({ id: 'newest' })], next: '5.7' };
      },
    });
    const chats = createChatsStore(ipc);
    const ids = () => Object.keys(chats.store.getState().byId).sort();
    const loaded = chats.load();
    await waitFor(() => expect(chats.store.getState().status).toBe('ready'));
    expect(ids()).toEqual(['newest']);
    ipc.emit('chat.removed', { id: 'gone' });
    second.resolve({ chats: [aSummary({ id: 'gone' }), aSummary({ id: 'oldest' })] });
    await loaded;
    expect([ids(), asked]).toEqual([
      ['newest', 'oldest'],
      [undefined, '5.7'],
    ]);
  });

  it('says that it failed when not all of it came', async () => {
    const ipc = createFakeIpc({
      'chats.list': ({ after }) => {
        if (after !== undefined) throw new Error('gone');
        return { chats: [aSummary({ id: 'newest' })], next: '5.7' };
      },
    });
    const chats = createChatsStore(ipc);
    await chats.load();
    expect(chats.store.getState().status).toBe('failed');
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
    expect(chats.store.getState().deleted).toEqual({ kind: 'chat', chat });
    expect(await chats.restore()).toBe('c7');
    expect(chats.store.getState().byId.c7).toEqual(chat);
    expect(chats.store.getState().deleted).toBeNull();
  });

  it('brings a deleted workspace back with the chats that were in it', async () => {
    const inside = aSummary({ id: 'in', workspaceId: 'w1' });
    const workspaceOf: Record<string, string | null> = {};
    const ipc = createFakeIpc({
      'chats.list': () => ({ chats: [inside, aSummary({ id: 'out' }), aSummary({ id: 'gone', workspaceId: 'w1' })] }),
      'workspaces.list': () => ({ workspaces: [{ id: 'w1', name: 'Law', createdAt: 0 }] }),
      'workspaces.delete': () => ({}),
      'workspaces.create': ({ name }) => ({ id: 'w2', name, createdAt: 1 }),
      'chats.move': ({ id, workspaceId }) => {
        if (id === 'gone') throw new Error('deleted meanwhile');
        workspaceOf[id] = workspaceId;
        return aSummary({ id, workspaceId });
      },
    });
    const chats = createChatsStore(ipc);
    await chats.load();
    await chats.removeWorkspace('w1');
    expect(chats.store.getState().deleted).toEqual({ kind: 'workspace', name: 'Law', chatIds: ['in', 'gone'] });
    await chats.restore();
    expect(ipc.callsOf('workspaces.create')).toEqual([{ name: 'Law' }]);
    expect(workspaceOf).toEqual({ in: 'w2' });
    expect(chats.store.getState().deleted).toBeNull();
  });

  it('says why a change did not happen, until the next one', async () => {
    const ipc = createFakeIpc({ 'chats.list': () => ({ chats: [aSummary()] }), 'chats.keep': () => aSummary() });
    const chats = createChatsStore(ipc);
    await chats.load();
    await chats.pin('c1', true);
    expect(chats.store.getState().changeProblem?.text.key).toBe('common.problem.unexpected');
    await chats.keep('c1');
    expect(chats.store.getState().changeProblem).toBeNull();
  });

  it('loads again after a reset', async () => {
    const ipc = createFakeIpc({ 'chats.list': () => ({ chats: [aSummary({ title: 'Fresh' })] }) });
    const chats = createChatsStore(ipc);
    ipc.reset();
    await waitFor(() => expect(chats.store.getState().byId.c1?.title).toBe('Fresh'));
  });
});
