import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ToolCall } from '#shared/tool/trace.ts';
import { setLanguage } from '../../i18n.ts';
import { aCall } from '../../testing/examples.ts';
import { createFakeIpc } from '../../testing/fake-ipc.ts';
import { renderInWindow } from '../../testing/render-in-window.tsx';
import { BannerCard } from './banner-card.tsx';

const show = (calls: ToolCall[], { isSettled = true, ipc = createFakeIpc() } = {}) =>
  renderInWindow(<BannerCard calls={calls} chatId="c1" isSettled={isSettled} />, { ipc });

const many = (count: number, values: Partial<ToolCall> = {}) =>
  Array.from({ length: count }, (_, index) => aCall({ callId: `call-${index}`, durationMs: 100, ...values }));

describe('a tool banner', () => {
  it.each([
    ['waiting', 'Waiting for you'],
    ['running', 'Running'],
    ['done', 'Done'],
    ['blocked', 'Blocked'],
    ['error', 'Error'],
    ['cancelled', 'Cancelled'],
  ] as const)('that is %s says "%s"', (state, word) => {
    show([aCall({ state })]);
    expect(screen.getByRole('button', { name: new RegExp(`Web search.*${word}`) })).toBeInTheDocument();
  });

  it('that is queued cannot be opened', () => {
    show([aCall({ state: 'queued' })]);
    expect(screen.getByText('Queued')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says what it was asked, where data went and how long it took', () => {
    show([aCall({ summary: '“late fees”', destination: { kind: 'host', host: 'search.example' }, durationMs: 2_100 })]);
    expect(screen.getByRole('button')).toHaveAccessibleName(/“late fees” sent to search\.example Done 2\.1 s/);
  });

  it.each([
    [{ kind: 'computer' }, 'this computer'],
    [{ kind: 'nothing-sent' }, 'nothing sent'],
  ] as const)('says of %j that data went to: %s', (destination, words) => {
    show([aCall({ destination })]);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('that runs says what it does now, and how far it is', () => {
    const text = { key: 'tools.web_search.progress.reading', params: { page: '3', total: '5' } } as const;
    show([aCall({ state: 'running', startedAt: Date.now(), summary: 'Fees', progress: { text, done: 3, total: 5 } })]);
    expect(screen.getByRole('button', { name: /Fees, reading page 3 of 5/i })).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  });

  it('that was blocked is open, with the reason and the way to its settings', async () => {
    const { state } = show([
      aCall({ state: 'blocked', toolId: 'read_web_page', reason: { key: 'errors.page.blocked-address.private' } }),
    ]);
    expect(screen.getByText(/leads to a private network/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Settings of this tool' }));
    expect(state.app.store.getState().route).toEqual({ view: 'settings', section: 'tools', subject: 'read_web_page' });
  });

  it('that the chat itself keeps from running leads to its shield', async () => {
    const { state } = show([aCall({ state: 'blocked', reason: { key: 'policy.gate.outboundRestricted' } })]);
    await userEvent.click(screen.getByRole('button', { name: 'Shield' }));
    expect(state.app.store.getState().isShieldWanted).toBe(true);
    expect(screen.queryByRole('button', { name: 'Settings of this tool' })).toBeNull();
  });

  it('that is blocked since all tools are off leads to where they are turned on', async () => {
    const params = { name: 'Office', version: '1.0.0' };
    const { state } = show([
      aCall({ state: 'blocked', reason: { key: 'policy.gate.toolsDisabledByOrganization', params } }),
    ]);
    expect(screen.getByText('Your organization has turned tools off (“Office 1.0.0”).')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Settings of tools' }));
    expect(state.app.store.getState().route).toEqual({ view: 'settings', section: 'tools', subject: null });
  });

  it('of a tool that does not exist leads nowhere', () => {
    show([aCall({ state: 'error', toolId: 'no_such_tool', reason: { key: 'policy.call.unknownTool' } })]);
    expect(screen.queryByRole('button', { name: /Settings/ })).toBeNull();
  });

  it('of an address the model made up shows it as text, never as a link', async () => {
    show([aCall({ state: 'blocked', arguments: '{"url":"https://made-up.example/x"}' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Show address' }));
    expect(screen.getByText('https://made-up.example/x')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that failed is open, with what the model got', () => {
    show([aCall({ state: 'error', reason: { key: 'errors.page.not-resolved' }, modelMessage: 'no such host' })]);
    expect(screen.getByText(/host name does not exist/)).toBeVisible();
    expect(screen.getByText('no such host')).toBeVisible();
  });

  it('opens to what was sent and read, the arguments, and the result as the model got it', async () => {
    const ipc = createFakeIpc({ 'tools.result': () => ({ kept: true, text: 'x'.repeat(9_412) }) });
    show(
      [
        aCall({
          arguments: '{"query":"fees","count":3}',
          destination: { kind: 'host', host: 'a.example' },
          resultCharacters: 9_412,
        }),
      ],
      { ipc },
    );
    await userEvent.click(screen.getByRole('button', { name: /Web search/ }));
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual(['Sent', 'Read', 'This chat', 'Arguments']);
    expect(screen.getByText('9,412 characters')).toBeVisible();
    expect(screen.getByText('query').parentElement).toHaveTextContent('query fees');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all 9,412 characters' }));
    expect(screen.getByText(/^x{9412}$/)).toBeVisible();
    expect(ipc.callsOf('tools.result')).toEqual([{ chatId: 'c1', callId: 'call-1' }]);
  });

  it('says when its result is gone', async () => {
    const ipc = createFakeIpc({ 'tools.result': () => ({ kept: false, text: '' }) });
    show([aCall()], { ipc });
    await userEvent.click(screen.getByRole('button', { name: /Web search/ }));
    expect(await screen.findByText(/The result was not kept/)).toBeVisible();
  });

  it('of a tool that does not exist carries the name the model called', () => {
    show([aCall({ toolId: 'no_such_tool' })]);
    expect(screen.getByText('no_such_tool')).toBeVisible();
  });

  it('speaks German, with a comma in its time', () => {
    setLanguage('de');
    show([aCall({ state: 'error', durationMs: 100 })]);
    expect(screen.getByRole('button', { name: /Websuche.*Fehler 0,1 s/ })).toBeInTheDocument();
  });
});

describe('neighbouring calls', () => {
  it('of five or more that are over are one line, which opens', async () => {
    show([...many(6), aCall({ callId: 'b', state: 'blocked' }), aCall({ callId: 'e', state: 'error' })]);
    const fold = screen.getByRole('button', { name: /8 tool calls 6 done, 1 blocked, 1 error/ });
    expect(screen.queryByText('Web search')).toBeNull();
    await userEvent.click(fold);
    expect(screen.getAllByText('Web search')).toHaveLength(8);
  });

  it.each([
    ['fewer than five', many(4), true],
    ['one that still runs', [...many(5), aCall({ callId: 'r', state: 'running', startedAt: 0 })], true],
    ['an answer that may still add some', many(6), false],
  ])('with %s stay apart', (_, calls, isSettled) => {
    show(calls, { isSettled });
    expect(screen.getAllByText('Web search')).toHaveLength(calls.length);
  });

  it('do not render again when an answer that holds them grows', () => {
    const calls = many(3);
    const { rerender, container } = show(calls);
    const before = container.innerHTML;
    const observer = vi.fn();
    new MutationObserver(observer).observe(container, { subtree: true, childList: true, attributes: true });
    rerender(<BannerCard calls={[...calls]} chatId="c1" isSettled />);
    expect(container.innerHTML).toBe(before);
    expect(observer).not.toHaveBeenCalled();
    expect(within(container).getAllByRole('button')).toHaveLength(3);
  });
});
