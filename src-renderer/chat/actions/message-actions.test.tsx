import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chat, ChatSummary, Message } from '#shared/chat/message.ts';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import { aChat, aMessage, anAppInfo, aProvider, aSummary, aText } from '../../testing/examples.ts';
import { createFakeIpc, type FakeIpc } from '../../testing/fake-ipc.ts';
import { renderInWindow } from '../../testing/render-in-window.tsx';
import { MessageView } from '../message-view.tsx';
import { ChatSaying } from './chat-saying.tsx';

const provider = aProvider();
const setup = {
  provider,
  requirements: NO_REQUIREMENTS,
  collections: [],
  setProvider: async () => undefined,
  setCollection: () => undefined,
};
const question = aMessage({ id: 'q', role: 'user', blocks: [aText('Why?', 'tq')] });
const answer = aMessage({ id: 'a', parentId: 'q', blocks: [aText('**Because**', 'ta')] });
let copied: string[];

async function show({
  chat = {},
  shown = answer,
  ...more
}: {
  chat?: Partial<Chat>;
  shown?: Message;
  ipc?: FakeIpc;
} = {}) {
  const stored = aChat({ messages: [question, answer], ...chat });
  const ipc = more.ipc ?? createFakeIpc();
  ipc.handle({
    'app.info': () => anAppInfo(),
    'providers.list': () => ({
      providers: [provider, aProvider({ id: 'p2', name: 'Cloud', confidence: 'LOW' })],
      defaultProviderId: 'p1',
    }),
    'chats.list': () => ({ chats: [stored] }),
    'chats.get': () => stored,
  });
  const view = renderInWindow(null, { ipc });
  await act(async () => {
    await Promise.all([view.state.app.load(), view.state.chats.load()]);
  });
  const open = view.state.openChats.open('c1');
  await waitFor(() => expect(open.store.getState().status).toBe('ready'));
  const cell = open.cell(shown.id);
  if (!cell) throw new Error(`${shown.id} is not shown`);
  const isLast = open.store.getState().messageIds.at(-1) === shown.id;
  view.rerender(
    <>
      <MessageView cell={cell} chat={open} isLast={isLast} setup={setup} />
      <ChatSaying chat={open} />
    </>,
  );
  return { ...view, open };
}
const busy: Partial<ChatSummary> = { activity: 'answering' };
const button = (name: string) => screen.getByRole('button', { name });
const menuItem = async (menu: string, name: string) => {
  await userEvent.click(button(menu));
  return screen.getByRole('menuitem', { name: new RegExp(`^${name}`) });
};

beforeEach(() => {
  copied = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => copied.push(text) },
  });
});

describe('a question', () => {
  it('is edited in its place: Escape gives up, the modifier and Enter send a new version', async () => {
    const ipc = createFakeIpc({ 'turns.edit': () => ({ userMessageId: 'q2', answerId: 'a2' }) });
    await show({ shown: question, ipc });
    await userEvent.click(button('Edit and send again'));
    const field = screen.getByRole('textbox', { name: 'Your question, changed' });
    expect(field).toHaveFocus();
    await userEvent.keyboard(' Really?{Escape}');
    expect(screen.getByText('Why?')).toBeVisible();
    await userEvent.click(button('Edit and send again'));
    await userEvent.keyboard(' Really?{Enter}Yes?{Control>}{Enter}{/Control}');
    expect(ipc.callsOf('turns.edit')).toEqual([{ chatId: 'c1', messageId: 'q', text: 'Why? Really?\nYes?' }]);
    await waitFor(() => expect(field).not.toBeInTheDocument());
  });

  it('that could not be sent stays in its field, and the reason is said', async () => {
    await show({ shown: question });
    await userEvent.click(button('Edit and send again'));
    await userEvent.keyboard('!{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent('unexpected');
    expect(screen.getByRole('textbox', { name: 'Your question, changed' })).toHaveValue('Why?!');
  });

  it('without an answer can be answered', async () => {
    const ipc = createFakeIpc({ 'turns.regenerate': () => ({ answerId: 'a2' }) });
    await show({ shown: question, chat: { messages: [question] }, ipc });
    await userEvent.click(await screen.findByRole('button', { name: 'Answer it' }));
    expect(ipc.callsOf('turns.regenerate')).toEqual([{ chatId: 'c1', messageId: 'q' }]);
  });

  it('is deleted with what is below it, which the menu says, and comes back', async () => {
    const ipc = createFakeIpc({ 'chats.delete-message': () => ({}), 'chats.restore-message': () => ({}) });
    await show({ shown: question, ipc });
    const entry = await menuItem('More for this question', 'Delete question');
    expect(entry).toHaveTextContent('With 1 message below');
    await userEvent.click(entry);
    expect(await screen.findByText('Question deleted.')).toBeVisible();
    await userEvent.click(button('Undo'));
    expect(ipc.callsOf('chats.restore-message')).toEqual([{ chatId: 'c1', messageId: 'q' }]);
  });
});

describe('an answer', () => {
  it('is copied as Markdown', async () => {
    await show();
    await userEvent.click(button('Copy as Markdown'));
    expect(copied).toEqual(['**Because**']);
  });

  it('is made anew by another provider for itself alone; one that may not see the chat is named with the reason', async () => {
    const ipc = createFakeIpc({ 'turns.regenerate': () => ({ answerId: 'a2' }) });
    await show({ ipc });
    await userEvent.click(await menuItem('More for this answer', 'Answer anew with another provider'));
    const picker = screen.getByRole('dialog', { name: 'Who answers anew?' });
    expect(picker).toHaveTextContent('For this answer only');
    await userEvent.click(within(picker).getByRole('option', { name: /Cloud/ }));
    expect(ipc.callsOf('turns.regenerate')).toEqual([{ chatId: 'c1', messageId: 'a', providerId: 'p2' }]);
  });

  it('that broke off can be continued from its menu', async () => {
    const ipc = createFakeIpc({ 'turns.retry': () => ({ answerId: 'a' }) });
    await show({ chat: { messages: [question, { ...answer, status: 'incomplete' }] }, ipc });
    await userEvent.click(await menuItem('More for this answer', 'Continue this answer'));
    expect(ipc.callsOf('turns.retry')).toEqual([{ chatId: 'c1', messageId: 'a', mode: 'continue' }]);
  });

  it('becomes the end of a new chat, which comes on the screen and says where it is from', async () => {
    const ipc = createFakeIpc({ 'chats.branch': () => aSummary({ id: 'c2' }) });
    const { state } = await show({ ipc });
    await userEvent.click(button('Branch into a new chat'));
    await waitFor(() => expect(state.app.store.getState().route).toEqual({ view: 'chats', chatId: 'c2' }));
    expect(state.openChats.open('c2').store.getState().said).toEqual({ kind: 'branched', fromId: 'c1' });
  });

  it('changes nothing while another one is made: buttons can be reached and say why', async () => {
    const ipc = createFakeIpc();
    await show({ chat: busy, ipc });
    expect(button('Answer anew')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Answer anew')).toHaveAccessibleDescription('An answer is being made. Stop it or wait.');
    await userEvent.click(button('Answer anew'));
    await userEvent.click(button('Branch into a new chat'));
    expect(ipc.calls.map(({ name }) => name)).not.toContain('turns.regenerate');
    expect(ipc.calls.map(({ name }) => name)).not.toContain('chats.branch');
  });
});

describe('versions', () => {
  const versions = { a: ['a0', 'a', 'a1'] };

  it('are counted and leafed through by buttons and arrow keys', async () => {
    const ipc = createFakeIpc({ 'chats.show-version': () => ({}) });
    await show({ chat: { versions }, ipc });
    expect(screen.getByText('2/3')).toBeVisible();
    await userEvent.click(button('Previous version'));
    await userEvent.keyboard('{ArrowRight}');
    expect(ipc.callsOf('chats.show-version')).toEqual([
      { chatId: 'c1', messageId: 'a0' },
      { chatId: 'c1', messageId: 'a1' },
    ]);
  });

  it('end at the last one, which says so', async () => {
    await show({ chat: { versions: { a: ['a0', 'a'] } } });
    expect(button('Next version')).toHaveAccessibleDescription('This is the newest version.');
    expect(button('Previous version')).not.toHaveAttribute('aria-disabled');
  });
});
