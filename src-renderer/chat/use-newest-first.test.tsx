import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OpenChat } from '../state/open-chat.ts';
import { aChat, aMessage, aText } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { useNewestFirst } from './use-newest-first.ts';

/** So long that the window of a test holds two of them. */
const LONG = 'A word and another.\n'.repeat(20);

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `m${from + index}`);

async function openChat(count: number): Promise<OpenChat> {
  const messages = ids(0, count).map((id) => aMessage({ id, blocks: [aText(LONG)] }));
  const chat = new OpenChat(createFakeIpc({ 'chats.get': () => aChat({ messages }) }), 'c1');
  await chat.load();
  return chat;
}

function show(chat: OpenChat, isAll = false) {
  const props = { messageIds: chat.store.getState().messageIds, isAll };
  return renderHook((now: typeof props) => useNewestFirst(chat, now.messageIds, now.isAll), { initialProps: props });
}

describe('useNewestFirst', () => {
  it('shows the newest screenful at once and the rest when that is drawn', async () => {
    const { result } = show(await openChat(40));
    expect(result.current).toEqual({ ids: ids(38, 40), heldBack: 38, atOnce: 2 });
    await waitFor(() => expect(result.current.ids).toEqual(ids(0, 40)));
    expect(result.current).toMatchObject({ heldBack: 0, atOnce: 2 });
  });

  it('takes messages that come in before the others when what is there is drawn', async () => {
    const chat = await openChat(3);
    const { result, rerender } = show(chat);
    await waitFor(() => expect(result.current.heldBack).toBe(0));
    const messageIds = ['earlier 1', 'earlier 2', ...ids(0, 3)];
    chat.store.setState({ messageIds });
    rerender({ messageIds, isAll: false });
    expect(result.current).toMatchObject({ ids: ids(0, 3), heldBack: 2 });
    await waitFor(() => expect(result.current.ids).toEqual(messageIds));
  });

  it('shows a new message and its answer at once', async () => {
    const chat = await openChat(40);
    const { result, rerender } = show(chat);
    rerender({ messageIds: ids(0, 42), isAll: false });
    expect(result.current.ids).toEqual(ids(38, 42));
  });

  it('shows all of another branch, which holds none of what was shown', async () => {
    const { result, rerender } = show(await openChat(40));
    rerender({ messageIds: ['other 1', 'other 2', 'other 3'], isAll: false });
    expect(result.current).toMatchObject({ ids: ['other 1', 'other 2', 'other 3'], heldBack: 0 });
  });

  it('holds nothing back while a certain message is looked for', async () => {
    const { result } = show(await openChat(40), true);
    expect(result.current).toEqual({ ids: ids(0, 40), heldBack: 0, atOnce: undefined });
  });
});
