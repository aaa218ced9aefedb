import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SearchHits } from '#shared/chat/search.ts';
import { aSummary } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { Palette } from './palette.tsx';

const aHit = (messageId: string, excerpt: string): SearchHits['messages'][number] => ({
  chatId: 'c1',
  chatTitle: 'Late fees',
  messageId,
  role: 'assistant',
  createdAt: 0,
  excerpt: [{ text: excerpt, isFound: false }],
});

/** A palette whose searches are answered when the test says so. */
async function openPalette(scope: 'everything' | 'messages' = 'everything') {
  const answers = new Map<string, (hits: SearchHits) => void>();
  const ipc = createFakeIpc({
    'chats.list': () => ({
      chats: [aSummary({ id: 'c1', title: 'Late fees' }), aSummary({ id: 'c2', title: 'Rent' })],
    }),
    'chats.search': ({ text }) => new Promise((resolve) => answers.set(text, resolve)),
  });
  const view = renderInWindow(<Palette />, { ipc });
  await view.state.chats.load();
  view.state.search.openPalette(scope);
  const field = await screen.findByRole('combobox');
  const answer = (text: string, ...excerpts: string[]) =>
    answers.get(text)?.({ chats: [], messages: excerpts.map((excerpt) => aHit(excerpt, excerpt)) });
  const answerWith = (text: string, hits: Partial<SearchHits>) =>
    answers.get(text)?.({ chats: [], messages: [], ...hits });
  return { ...view, field, answer, answerWith };
}

const chosen = () => screen.getByRole('option', { selected: true });

describe('the palette', () => {
  it('keeps the last results in sight until the new ones are there, and takes no late answer', async () => {
    const { answer, field } = await openPalette('messages');
    await userEvent.type(field, 'f');
    answer('f', 'far');
    await screen.findByRole('option', { name: /far/ });
    await userEvent.type(field, 'ee');
    expect(screen.getByRole('option', { name: /far/ })).toBeInTheDocument();
    answer('fee', 'fees');
    await screen.findByRole('option', { name: /fees/ });
    answer('fe', 'feathers');
    await Promise.resolve();
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  it('stays on what was chosen when more results come in above it', async () => {
    const { answer, field } = await openPalette();
    await userEvent.type(field, 'keyb');
    await userEvent.keyboard('{End}');
    const name = chosen().textContent;
    answer('keyb', 'the keyboard is there');
    await screen.findByRole('option', { name: /the keyboard is there/ });
    expect(chosen()).toHaveTextContent(name ?? '');
    expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
  });

  it('says that there is nothing only after the search has answered', async () => {
    const { answer, field } = await openPalette();
    await userEvent.type(field, 'xyz');
    expect(screen.queryByText('Nothing for “xyz”')).not.toBeInTheDocument();
    answer('xyz');
    expect(await screen.findByText('Nothing for “xyz”')).toBeInTheDocument();
  });

  it('says what may have been meant, and searches for it by Enter', async () => {
    const { answerWith, field } = await openPalette();
    await userEvent.type(field, 'notifcation');
    answerWith('notifcation', { suggestion: { text: 'notification', isInMessages: false } });
    expect(await screen.findByText(/Did you mean “notification”\?/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('notification');
    expect(field).toHaveFocus();
    answerWith('notification', { messages: [aHit('m', 'the notification')] });
    expect(await screen.findByRole('option', { name: /the notification/ })).toBeInTheDocument();
  });

  it('offers among messages only what messages have', async () => {
    const { answerWith, field } = await openPalette('messages');
    await userEvent.type(field, 'hollday');
    answerWith('hollday', { suggestion: { text: 'Holiday', isInMessages: false } });
    expect(await screen.findByText('Nothing for “hollday”')).toBeInTheDocument();
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  it.each([
    ['older', /may be more in older messages/],
    ['unreadable', /cannot be read/],
  ] as const)('says when results are missing: %s', async (missing, words) => {
    const { answerWith, field } = await openPalette();
    await userEvent.type(field, 'fee');
    answerWith('fee', { messages: [aHit('m', 'fees')], missing });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('asks again while old messages are still being read in, until all are', async () => {
    const { answerWith, field, ipc } = await openPalette('messages');
    await userEvent.type(field, 'x');
    answerWith('x', { missing: 'not-indexed-yet' });
    expect(await screen.findByText(/still being read in/)).toBeInTheDocument();
    await waitFor(() => expect(ipc.callsOf('chats.search')).toHaveLength(2), { timeout: 5_000 });
    answerWith('x', { messages: [aHit('old', 'an old x')] });
    expect(await screen.findByRole('option', { name: /an old x/ })).toBeInTheDocument();
    expect(screen.queryByText(/still being read in/)).not.toBeInTheDocument();
  });

  it('lists every chat that a title is found in, once asked for', async () => {
    const { field, state, ipc } = await openPalette();
    const chats = Array.from({ length: 9 }, (_, number) => aSummary({ id: `q${number}`, title: `Quarry ${number}` }));
    ipc.handle({ 'chats.list': () => ({ chats }) });
    await state.chats.load();
    await userEvent.type(field, 'quarry');
    const group = screen.getByRole('group', { name: 'Chats' });
    expect(within(group).getAllByRole('option')).toHaveLength(7);
    await userEvent.click(screen.getByRole('option', { name: 'All chats with “quarry” in the title' }));
    expect(state.search.store.getState().palette).toBe('chats');
    expect(within(screen.getByRole('group', { name: 'Chats' })).getAllByRole('option')).toHaveLength(9);
    expect(field).toHaveFocus();
  });

  it('says what went wrong instead of finding nothing', async () => {
    const { field, ipc } = await openPalette();
    ipc.handle({ 'chats.search': () => Promise.reject(new Error('damaged')) });
    await userEvent.type(field, 'qqq');
    expect(await screen.findByText(/something unexpected/)).toBeInTheDocument();
  });

  it('leaves the search in messages alone by Backspace in the empty field', async () => {
    const { field, state } = await openPalette('messages');
    expect(screen.getByRole('button', { name: 'Messages: search everything instead' })).toBeInTheDocument();
    await userEvent.type(field, 'a{Backspace}{Backspace}');
    expect(state.search.store.getState().palette).toBe('everything');
    const recent = screen.getByRole('group', { name: 'Recent chats' });
    expect(within(recent).getAllByRole('option')).toHaveLength(2);
  });

  it('brings a message on a hidden branch into the branch that is shown', async () => {
    const { answer, field, ipc, state } = await openPalette();
    ipc.handle({
      'chats.get': () => ({ ...aSummary({ id: 'c1' }), messages: [], versions: {}, draft: '', asOf: 0 }),
      'chats.show-version': () => ({}),
    });
    await userEvent.type(field, 'fee');
    answer('fee', 'hidden fees');
    await userEvent.click(await screen.findByRole('option', { name: /hidden fees/ }));
    await waitFor(() => expect(state.app.store.getState().route).toEqual({ view: 'chats', chatId: 'c1' }));
    expect(ipc.callsOf('chats.show-version')).toEqual([{ chatId: 'c1', messageId: 'hidden fees' }]);
    expect(state.search.store.getState().marks).toMatchObject({ text: 'fee', current: { messageId: 'hidden fees' } });
  });
});
