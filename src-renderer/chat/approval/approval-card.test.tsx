import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToolCall } from '#shared/tool/trace.ts';
import { aCall } from '../../testing/examples.ts';
import { createFakeIpc } from '../../testing/fake-ipc.ts';
import { renderInWindow } from '../../testing/render-in-window.tsx';
import type { WaitingCall } from '../group-blocks.ts';
import { ApprovalCard } from './approval-card.tsx';
import { KEYS_AFTER_MS } from './approval-keys.ts';

const approval = { changesSomething: true, mayContain: ['mail.example', 'notes.md'] };
const waiting = (values: Partial<ToolCall> = {}): WaitingCall => ({
  ...aCall({ state: 'waiting', destination: { kind: 'host', host: 'tickets.example' }, ...values }),
  approval: values.approval ?? approval,
});

/** The clock of the page, for the moment in which keys do not count yet. */
let now = 1_000;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

function show(call = waiting(), after = <textarea aria-label="composer" data-composer />) {
  const ipc = createFakeIpc({ 'turns.answer-approval': () => ({}) });
  renderInWindow(
    <>
      <ApprovalCard call={call} chatId="c1" />
      {after}
    </>,
    { ipc },
  );
  now += KEYS_AFTER_MS;
  return ipc;
}
/** Two cards, the second of which stays when the first is gone. */
function showTwo() {
  const ipc = createFakeIpc({ 'turns.answer-approval': () => ({}) });
  const content = (...ids: string[]) =>
    ids.map((id) => <ApprovalCard key={id} call={waiting({ callId: id })} chatId="c1" />);
  const view = renderInWindow(content('first', 'second'), { ipc });
  now += KEYS_AFTER_MS;
  return { ipc, cards: (...ids: string[]) => view.rerender(content(...ids)) };
}
const cardOf = (callId: string) => document.querySelector<HTMLElement>(`[data-approval="${callId}"]`)!;
const keysOf = (callId: string) => [...cardOf(callId).querySelectorAll('kbd')].map((key) => key.textContent);
const answered = (ipc: ReturnType<typeof createFakeIpc>) =>
  ipc
    .callsOf('turns.answer-approval')
    .map((input) => Object.values(input as { callId: string; answer: string }))
    .map(([, callId, answer]) => `${callId} ${answer}`);
const given = (ipc: ReturnType<typeof show>) =>
  ipc.callsOf('turns.answer-approval').map((input) => (input as { answer: string }).answer);

describe('the approval card', () => {
  it('says what runs, where data goes, whose text is in it, and every argument', () => {
    show(waiting({ arguments: '{"title":"Wrong recipient","text":"212 statements"}' }));
    expect(screen.getByRole('region', { name: 'Web search: run it?' })).toBeVisible();
    expect(screen.getByText('Changes something')).toBeVisible();
    expect(screen.getByText('tickets.example')).toBeVisible();
    expect(screen.getByText('May hold text from mail.example, notes.md')).toBeVisible();
    expect(screen.getByText('212 statements')).toBeVisible();
  });

  it('offers no lasting answer where a text tried to instruct the model, and names that text', () => {
    show(waiting({ approval: { ...approval, taintedBy: 'forum.example' } }));
    expect(screen.getByText(/^Text from forum\.example tried to instruct the model\./)).toBeVisible();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
      expect.not.arrayContaining([expect.stringContaining('For this chat'), expect.stringContaining('Always')]),
    );
  });

  it('offers no "Always" where an organization wants people asked, and says so', () => {
    show(waiting({ approval: { ...approval, askedBy: 'Harbour rules' } }));
    expect(screen.getByText(/^Harbour rules wants you to be asked\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'For this chat' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Always' })).toBeNull();
  });

  it.each([
    ['Allow once', 'once'],
    ['For this chat', 'chat'],
    ['Always', 'always'],
    ['Deny', 'deny'],
  ])('"%s" answers "%s", once', async (word, answer) => {
    const ipc = show();
    const button = screen.getByRole('button', { name: word });
    await userEvent.dblClick(button);
    expect(given(ipc)).toEqual([answer]);
  });

  it.each([
    ['a', 'once'],
    ['c', 'chat'],
    ['w', 'always'],
    ['D', 'deny'],
  ])('the key %s answers "%s" while the composer is empty', (key, answer) => {
    const ipc = show();
    screen.getByRole('textbox').focus();
    fireEvent.keyDown(document.activeElement!, { key });
    expect(given(ipc)).toEqual([answer]);
  });

  it('is not answered by a letter of a message', () => {
    const ipc = show();
    const composer = screen.getByRole<HTMLTextAreaElement>('textbox');
    fireEvent.change(composer, { target: { value: 'Also c' } });
    composer.focus();
    fireEvent.keyDown(composer, { key: 'a' });
    // Nor by one typed after a click beside it.
    composer.blur();
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(given(ipc)).toEqual([]);
  });

  it('is not answered by a key that was under way when it came', () => {
    const ipc = show();
    now -= KEYS_AFTER_MS;
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(given(ipc)).toEqual([]);
  });

  it('does not answer the next card by the same key pressed twice', () => {
    const { ipc, cards } = showTwo();
    fireEvent.keyDown(document.body, { key: 'a' });
    cards('second');
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(answered(ipc)).toEqual(['first once']);
    now += KEYS_AFTER_MS;
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(answered(ipc)).toEqual(['first once', 'second once']);
  });

  it('shows its keys on the first of several, and they answer that one', () => {
    const { ipc } = showTwo();
    expect(keysOf('first')).toEqual(['A', 'C', 'W', 'D']);
    expect(keysOf('second')).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(answered(ipc)).toEqual(['first deny']);
  });

  it('shows them on the one that has the focus instead, and they answer that one', () => {
    const { ipc } = showTwo();
    act(() => cardOf('second').querySelector('button')?.focus());
    expect([keysOf('first'), keysOf('second')]).toEqual([[], ['A', 'C', 'W', 'D']]);
    fireEvent.keyDown(document.activeElement!, { key: 'd' });
    expect(answered(ipc)).toEqual(['second deny']);
    act(() => (document.activeElement as HTMLElement).blur());
    expect([keysOf('first'), keysOf('second')]).toEqual([['A', 'C', 'W', 'D'], []]);
  });

  it('is not answered behind a dialog, nor with a modifier', () => {
    const ipc = show(waiting(), <div role="dialog" />);
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Deny' }), { key: 'a', ctrlKey: true });
    expect(given(ipc)).toEqual([]);
  });

  it('can be answered again when the word did not arrive', async () => {
    const ipc = show();
    ipc.handle({ 'turns.answer-approval': () => Promise.reject(new Error('lost')) });
    await userEvent.click(screen.getByRole('button', { name: 'Deny' }));
    expect(await screen.findByText(/something unexpected/)).toBeVisible();
    ipc.handle({ 'turns.answer-approval': () => ({}) });
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Deny' })));
    expect(given(ipc)).toEqual(['deny', 'deny']);
  });

  it('asks for tools to be turned on with the model’s reason, each time anew', () => {
    const activates = { collectionId: 'read_web_page', reason: 'I have to read the page.' };
    const ipc = show(waiting({ toolId: 'request_tool_activation', approval: { ...approval, activates } }));
    expect(screen.getByRole('region', { name: 'Turn on Read web page?' })).toHaveTextContent(
      'I have to read the page.',
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Turn onA', 'Not nowD']);
    fireEvent.keyDown(document.body, { key: 'w' });
    expect(given(ipc)).toEqual([]);
  });
});
