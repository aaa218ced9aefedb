import { describe, expect, it } from 'vitest';
import type { ChatSummary } from '#shared/chat/message.ts';
import { createChatsStore } from '../state/chats-store.ts';
import { aSummary } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { dropOf } from './drop-chat.ts';
import type { ChatGroup } from './list-items.ts';

const LAW: ChatGroup = { kind: 'workspace', id: 'workspace:w1', workspace: { id: 'w1', name: 'Law', createdAt: 0 } };
const PINNED: ChatGroup = { kind: 'pinned', id: 'pinned' };
const TODAY: ChatGroup = { kind: 'age', id: 'today' };
const TEMPORARY: ChatGroup = { kind: 'temporary', id: 'temporary' };

/** What main is asked for when the chat is dropped there; null where it cannot be. */
async function dropped(values: Partial<ChatSummary>, group: ChatGroup) {
  const chat = aSummary(values);
  const ipc = createFakeIpc({ 'chats.move': () => chat, 'chats.pin': () => chat });
  const drop = dropOf(chat, group);
  if (!drop) return null;
  await drop(createChatsStore(ipc));
  return ipc.calls.map(({ name, input }) => [name, input]);
}

describe('a chat that is dropped', () => {
  it('on a workspace goes into it, and is no longer pinned', async () => {
    expect(await dropped({}, LAW)).toEqual([['chats.move', { id: 'c1', workspaceId: 'w1' }]]);
    expect(await dropped({ workspaceId: 'w1', pinnedAt: 5 }, LAW)).toEqual([
      ['chats.pin', { id: 'c1', pinned: false }],
    ]);
  });

  it('on the pinned ones is pinned, and stays in its workspace', async () => {
    expect(await dropped({ workspaceId: 'w1' }, PINNED)).toEqual([['chats.pin', { id: 'c1', pinned: true }]]);
  });

  it('on a day leaves its workspace', async () => {
    expect(await dropped({ workspaceId: 'w1' }, TODAY)).toEqual([['chats.move', { id: 'c1', workspaceId: null }]]);
  });

  it('on the temporary ones goes back there if it is one', async () => {
    expect(await dropped({ workspaceId: 'w1', isTemporary: true }, TEMPORARY)).toEqual([
      ['chats.move', { id: 'c1', workspaceId: null }],
    ]);
  });

  it.each<[string, Partial<ChatSummary>, ChatGroup]>([
    ['its own workspace', { workspaceId: 'w1' }, LAW],
    ['the pinned ones, pinned already', { pinnedAt: 1 }, PINNED],
    ['another day', {}, TODAY],
    ['a day, being temporary', { isTemporary: true, workspaceId: 'w1' }, TODAY],
    ['the temporary ones, not being one', {}, TEMPORARY],
  ])('is not taken by %s', async (_, values, group) => {
    expect(await dropped(values, group)).toBeNull();
  });
});
