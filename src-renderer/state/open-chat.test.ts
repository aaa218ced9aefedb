import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Chat, Message } from '#shared/chat/message.ts';
import { aChat, aMessage, aText } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { createOpenChats } from './open-chats.ts';

function waitingChat() {
  const answer = Promise.withResolvers<Chat>();
  const ipc = createFakeIpc({ 'chats.get': () => answer.promise });
  const chat = createOpenChats(ipc).open('c1');
  return { ipc, chat, answer };
}
const question = aMessage({ id: 'q1', role: 'user', blocks: [aText('Why?')] });
const streaming = (text: string): Message =>
  aMessage({ id: 'a1', parentId: 'q1', status: 'streaming', blocks: [aText(text)] });
const append = (text: string) => ({
  chatId: 'c1',
  messageId: 'a1',
  changes: [{ op: 'append' as const, blockId: 't1', text }],
});
const textOf = (chat: ReturnType<typeof waitingChat>['chat'], id: string) =>
  chat
    .cell(id)
    ?.getState()
    .blocks.map((block) => (block.type === 'text' ? block.text : ''))
    .join('');

describe('a chat opened in mid-answer', () => {
  it('applies what came in while it loaded, and nothing twice', async () => {
    const { ipc, chat, answer } = waitingChat();
    ipc.emit('message.changed', append('in the snapshot '), 4);
    ipc.emit('message.changed', append('after '), 6);
    answer.resolve(aChat({ asOf: 5, messages: [question, streaming('in the snapshot ')] }));
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    ipc.emit('message.changed', append('live'), 7);
    await waitFor(() => expect(textOf(chat, 'a1')).toBe('in the snapshot after live'));
  });

  it('ignores events of the past that arrive after the snapshot', async () => {
    const { ipc, chat, answer } = waitingChat();
    answer.resolve(aChat({ asOf: 5, messages: [question, streaming('all')] }));
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    ipc.emit('message.changed', append(' twice'), 5);
    expect(textOf(chat, 'a1')).toBe('all');
  });

  it('reads everything afresh when missed events are gone, and keeps what is on the screen subscribed', async () => {
    const { ipc, chat, answer } = waitingChat();
    answer.resolve(aChat({ asOf: 5, messages: [question, streaming('before')] }));
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    const cell = chat.cell('a1');
    ipc.handle({ 'chats.get': () => aChat({ asOf: 90, messages: [question, streaming('before and after')] }) });
    ipc.reset();
    await waitFor(() => expect(textOf(chat, 'a1')).toBe('before and after'));
    expect(chat.cell('a1')).toBe(cell);
  });

  it('loads again by itself when the connection that failed it comes back', async () => {
    const { ipc, chat, answer } = waitingChat();
    answer.reject(new Error('lost'));
    await waitFor(() => expect(chat.store.getState().status).toBe('failed'));
    ipc.handle({ 'chats.get': () => aChat({ messages: [question] }) });
    ipc.connection('open');
    await waitFor(() => expect(chat.store.getState().messageIds).toEqual(['q1']));
  });
});

describe('streaming', () => {
  it('wakes the message it concerns and nobody else', async () => {
    const { ipc, chat, answer } = waitingChat();
    answer.resolve(aChat({ messages: [question, streaming('')] }));
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    const woken = { chat: 0, question: 0, answer: 0 };
    chat.store.subscribe(() => woken.chat++);
    chat.cell('q1')?.subscribe(() => woken.question++);
    chat.cell('a1')?.subscribe(() => woken.answer++);
    for (let chunk = 0; chunk < 20; chunk++) ipc.emit('message.changed', append('x'));
    await waitFor(() => expect(textOf(chat, 'a1')).toBe('x'.repeat(20)));
    expect(woken).toEqual({ chat: 0, question: 0, answer: 2 });
  });
});

describe('a new version of an answer', () => {
  it('takes the place of the old one and of what followed it', async () => {
    const { ipc, chat, answer } = waitingChat();
    const old = streaming('old');
    const followUp = aMessage({ id: 'q2', parentId: 'a1', role: 'user' });
    answer.resolve(aChat({ messages: [question, old, followUp] }));
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    ipc.emit('message.added', { message: { ...old, id: 'a2' } });
    expect(chat.store.getState().messageIds).toEqual(['q1', 'a2']);
    expect(chat.cell('q2')).toBeUndefined();
  });

  it('is counted with the others, and the counts of what it took the place of go', async () => {
    const { ipc, chat, answer } = waitingChat();
    const old = streaming('old');
    const followUp = aMessage({ id: 'q2', parentId: 'a1', role: 'user' });
    const versions = { q1: ['q0', 'q1'], q2: ['q2', 'q3'] };
    answer.resolve(aChat({ messages: [question, old, followUp], versions }));
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    ipc.emit('message.added', { message: { ...old, id: 'a2' }, versions: ['a1', 'a2'] });
    expect(chat.store.getState().versions).toEqual({ q1: ['q0', 'q1'], a2: ['a1', 'a2'] });
    expect(chat.store.getState().addedId).toBe('a2');
  });

  it('reads the chat afresh when it belongs to a branch that is not shown', async () => {
    const { ipc, chat, answer } = waitingChat();
    answer.resolve(aChat({ messages: [question] }));
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    ipc.emit('message.added', { message: aMessage({ id: 'a9', parentId: 'unknown' }) });
    await waitFor(() => expect(ipc.callsOf('chats.get')).toHaveLength(2));
  });
});

describe('another branch', () => {
  it('comes in the place of the one that is shown, which stays until then', async () => {
    const { ipc, chat, answer } = waitingChat();
    answer.resolve(aChat({ asOf: 1, messages: [question, streaming('old')], draft: 'half' }));
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    chat.draft = 'half a thought';
    const next = Promise.withResolvers<Chat>();
    ipc.handle({ 'chats.get': () => next.promise });
    ipc.emit('chat.branch-changed', { chatId: 'c1' }, 5);
    expect(chat.store.getState()).toMatchObject({ status: 'ready', messageIds: ['q1', 'a1'] });
    next.resolve(aChat({ asOf: 5, messages: [question, aMessage({ id: 'a0', parentId: 'q1' })], draft: 'half' }));
    await waitFor(() => expect(chat.store.getState().messageIds).toEqual(['q1', 'a0']));
    expect(chat.draft).toBe('half a thought');
    expect(chat.store.getState().addedId).toBeNull();
  });

  it('is not read again for a change that the snapshot has already', async () => {
    const { ipc, chat, answer } = waitingChat();
    answer.resolve(aChat({ asOf: 9, messages: [question] }));
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    ipc.emit('chat.branch-changed', { chatId: 'c1' }, 8);
    expect(ipc.callsOf('chats.get')).toHaveLength(1);
  });
});

describe('a long chat', () => {
  const long = Array.from({ length: 250 }, (_, index) =>
    aMessage({ id: `m${index}`, parentId: index === 0 ? null : `m${index - 1}`, blocks: [aText(`text ${index}`)] }),
  );
  const earlier = (beforeId: string, limit: number) => {
    const end = long.findIndex(({ id }) => id === beforeId);
    const start = Math.max(0, end - limit);
    return { messages: long.slice(start, end), versions: {}, hasEarlier: start > 0 };
  };
  const open = (more: Parameters<typeof createFakeIpc>[0] = {}) => {
    const ipc = createFakeIpc({
      'chats.get': ({ newest }) =>
        newest === undefined
          ? aChat({ messages: long })
          : aChat({ messages: long.slice(-newest), hasEarlier: true, asOf: 1 }),
      'chats.earlier-messages': ({ beforeId }) => earlier(beforeId, 60),
      ...more,
    });
    return { ipc, chat: createOpenChats(ipc).open('c1') };
  };

  it('shows its end at once, and the rest comes in before it, in order', async () => {
    const rest = Promise.withResolvers<void>();
    const { chat } = open({
      'chats.earlier-messages': async ({ beforeId }) => {
        await rest.promise;
        return earlier(beforeId, 60);
      },
    });
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    expect(chat.store.getState().messageIds).toEqual(long.slice(-100).map(({ id }) => id));
    expect(chat.store.getState().isWhole).toBe(false);
    rest.resolve();
    await waitFor(() => expect(chat.store.getState().isWhole).toBe(true));
    expect(chat.store.getState().messageIds).toEqual(long.map(({ id }) => id));
    expect(chat.store.getState().earlierCount).toBe(150);
    expect(textOf(chat, 'm0')).toBe('text 0');
  });

  it('takes a new message while the rest comes in', async () => {
    const rest = Promise.withResolvers<void>();
    const { ipc, chat } = open({
      'chats.earlier-messages': async ({ beforeId }) => {
        await rest.promise;
        return earlier(beforeId, 1_000);
      },
    });
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    ipc.emit('message.added', { message: aMessage({ id: 'new', parentId: 'm249' }) }, 2);
    rest.resolve();
    await waitFor(() => expect(chat.store.getState().isWhole).toBe(true));
    expect(chat.store.getState().messageIds).toEqual([...long.map(({ id }) => id), 'new']);
  });

  it('leaves the rest to the newer reading when another branch is shown meanwhile', async () => {
    const rest = Promise.withResolvers<void>();
    const { ipc, chat } = open({
      'chats.earlier-messages': async ({ beforeId }) => {
        await rest.promise;
        return earlier(beforeId, 1_000);
      },
    });
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    ipc.handle({ 'chats.get': () => aChat({ messages: long.slice(0, 3), asOf: 9 }) });
    ipc.emit('chat.branch-changed', { chatId: 'c1' }, 3);
    await waitFor(() => expect(chat.store.getState().messageIds).toEqual(['m0', 'm1', 'm2']));
    rest.resolve();
    await rest.promise;
    expect(chat.store.getState().messageIds).toEqual(['m0', 'm1', 'm2']);
    expect(chat.store.getState().isWhole).toBe(true);
  });

  it('keeps what is there when the rest cannot be read', async () => {
    const { chat } = open({ 'chats.earlier-messages': () => Promise.reject(new Error('gone')) });
    await waitFor(() => expect(chat.store.getState().isWhole).toBe(true));
    expect(chat.store.getState().status).toBe('ready');
    expect(chat.store.getState().messageIds).toHaveLength(100);
  });
});

describe('what was begun in a chat and not sent', () => {
  const page = {
    id: 'p1',
    kind: 'web-page' as const,
    name: 'Tides',
    address: 'https://tides.test/',
    characters: 9,
    isTruncated: false,
    filteredPassages: 0,
  };

  it('is there again in the next window', async () => {
    const { chat, answer } = waitingChat();
    answer.resolve(
      aChat({ messages: [question], unsent: { editing: { messageId: 'q1', text: 'Why no' }, attachments: [page] } }),
    );
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    expect([chat.store.getState().editing, chat.attachments]).toEqual([{ messageId: 'q1', text: 'Why no' }, [page]]);
  });

  it('is not put back by reading the chat again', async () => {
    const { chat, answer } = waitingChat();
    answer.resolve(
      aChat({ messages: [question], unsent: { editing: { messageId: 'q1', text: 'Why no' }, attachments: [page] } }),
    );
    await waitFor(() => expect(chat.store.getState().status).toBe('ready'));
    chat.edit(null);
    chat.keep([]);
    await chat.load();
    expect([chat.store.getState().editing, chat.attachments]).toEqual([null, []]);
  });

  it('is saved: an edit shortly after the last key and its end at once, attachments when they change', async () => {
    const { ipc, chat, answer } = waitingChat();
    ipc.handle({ 'drafts.save-edit': () => ({}), 'drafts.set-attached': () => ({}) });
    answer.resolve(aChat({ messages: [question] }));
    chat.edit({ messageId: 'q1', text: 'Why' });
    chat.edit({ messageId: 'q1', text: 'Why not' });
    await waitFor(() =>
      expect(ipc.callsOf('drafts.save-edit')).toEqual([
        { chatId: 'c1', editing: { messageId: 'q1', text: 'Why not' } },
      ]),
    );
    chat.edit(null);
    expect(ipc.callsOf('drafts.save-edit').at(-1)).toEqual({ chatId: 'c1', editing: null });
    chat.keep([page]);
    chat.keep([page]);
    expect(ipc.callsOf('drafts.set-attached')).toEqual([{ chatId: 'c1', attachmentIds: ['p1'] }]);
  });
});
