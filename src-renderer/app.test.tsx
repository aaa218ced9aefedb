import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Chat } from '#shared/chat/message.ts';
import { App } from './app.tsx';
import { aChat, aCollection, aMessage, anAppInfo, aProvider, aSummary, aText } from './testing/examples.ts';
import { createFakeIpc } from './testing/fake-ipc.ts';
import { renderInWindow } from './testing/render-in-window.tsx';
import { windowWidth } from './testing/window-width.ts';

const OTHER = aProvider({ id: 'p2', name: 'Cloud', kind: 'MISTRAL', confidence: 'LOW', keyState: 'keyring' });

function aMain(chats: Chat[] = []) {
  const info = anAppInfo();
  let settings = info.settings;
  const ipc = createFakeIpc({
    'app.info': () => ({ ...info, settings }),
    'settings.update': (patch) => {
      settings = { ...settings, ...patch } as typeof settings;
      return settings;
    },
    'providers.list': () => ({ providers: [aProvider(), OTHER], defaultProviderId: 'p1' }),
    'tools.list': () => ({ collections: [aCollection()], broken: [] }),
    'chats.list': () => ({ chats }),
    'chats.get': ({ id }) => chats.find((chat) => chat.id === id) ?? aChat({ id }),
    'chats.save-draft': () => ({}),
    'turns.stop': () => ({}),
    'turns.send': () => ({ userMessageId: 'u', answerId: 'a' }),
  });
  return ipc;
}

async function openWindow(ipc = aMain(), hash = '') {
  const view = renderInWindow(<App />, { ipc, hash });
  await screen.findByRole('main');
  await waitFor(() => expect(view.state.app.store.getState().status).toBe('ready'));
  return view;
}

const answered = aChat({
  id: 'c1',
  title: 'Late fees',
  messages: [
    aMessage({ id: 'q', role: 'user', blocks: [aText('Are there late fees?')] }),
    aMessage({ id: 'a', parentId: 'q', blocks: [aText('No. See [the page](https://library.example/).')] }),
  ],
});

describe('a new chat', () => {
  it('is stored with its first message, and comes on the screen', async () => {
    const ipc = aMain();
    ipc.handle({ 'chats.create': () => aChat({ id: 'new', title: 'New' }) });
    const { state } = await openWindow(ipc);
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
    await waitFor(() =>
      expect(ipc.callsOf('turns.send')).toEqual([expect.objectContaining({ chatId: 'new', text: 'Hello' })]),
    );
    expect(ipc.callsOf('chats.create')).toEqual([{ providerId: null }]);
    await waitFor(() => expect(state.app.store.getState().route).toEqual({ view: 'chats', chatId: 'new' }));
  });

  it('keeps the provider and the tools chosen before', async () => {
    const ipc = aMain();
    ipc.handle({
      'chats.create': () => aChat({ id: 'new' }),
      'chats.set-tools': () => aSummary({ id: 'new', toolSelection: [] }),
    });
    await openWindow(ipc);
    await userEvent.click(await screen.findByRole('switch', { name: 'Web search' }));
    await userEvent.click(screen.getAllByRole('button', { name: /Own server High.*Change provider/ })[0]!);
    await userEvent.click(screen.getByRole('option', { name: /Cloud/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Hi{Enter}');
    await waitFor(() => expect(ipc.callsOf('turns.send')).toHaveLength(1));
    expect(ipc.callsOf('chats.create')).toEqual([{ providerId: 'p2' }]);
    // Those that main does not list right now stay chosen.
    const selection = ['read_web_page', 'current_time', 'time_range'];
    expect(ipc.callsOf('chats.set-tools')).toEqual([{ id: 'new', selection }]);
  });

  it('gives back what was typed when it could not be sent, and says why', async () => {
    await openWindow();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Precious{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('unexpected');
    expect(field).toHaveValue('Precious');
  });
});

describe('a stored chat', () => {
  it('shows who said what', async () => {
    await openWindow(aMain([answered]), '#/chats/c1');
    expect(await screen.findByRole('article', { name: 'You' })).toHaveTextContent('Are there late fees?');
    expect(screen.getByRole('article', { name: 'Answer by Answer' })).toHaveTextContent('No. See the page.');
  });

  it('shows text as it streams, and tells a screen reader once when it is done', async () => {
    const ipc = aMain([answered]);
    await openWindow(ipc, '#/chats/c1');
    await screen.findByRole('article', { name: 'You' });
    act(() => {
      ipc.emit('message.added', {
        message: aMessage({ id: 'a2', parentId: 'a', status: 'streaming', blocks: [aText('Fir', 't9')] }),
      });
    });
    act(() => {
      const changes = [{ op: 'append' as const, blockId: 't9', text: 'st words' }];
      ipc.emit('message.changed', { chatId: 'c1', messageId: 'a2', changes });
    });
    expect(screen.getByText('First words')).toBeInTheDocument();
    expect(screen.getByText(/^Writing · about 3 tokens$/)).toBeInTheDocument();
    act(() => {
      ipc.emit('message.changed', { chatId: 'c1', messageId: 'a2', changes: [{ op: 'set', status: 'complete' }] });
    });
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('First words');
  });

  it('stops its answer with Escape', async () => {
    const ipc = aMain([{ ...answered, activity: 'answering' }]);
    await openWindow(ipc, '#/chats/c1');
    await screen.findByRole('button', { name: 'Stop' });
    await userEvent.keyboard('{Escape}');
    expect(ipc.callsOf('turns.stop')).toEqual([{ chatId: 'c1' }]);
  });

  it('is renamed in place', async () => {
    const ipc = aMain([answered]);
    ipc.handle({ 'chats.rename': ({ title }) => aSummary({ id: 'c1', title }) });
    await openWindow(ipc, '#/chats/c1');
    await userEvent.dblClick(await screen.findByRole('heading', { level: 1, name: 'Late fees' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Title of the chat' }));
    await userEvent.keyboard('Fees{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Fees' })).toBeVisible();
  });

  it('saves its draft, and has it again', async () => {
    const ipc = aMain([{ ...answered, draft: 'Half a sen' }]);
    await openWindow(ipc, '#/chats/c1');
    const field = await screen.findByRole('textbox', { name: 'Message' });
    expect(field).toHaveValue('Half a sen');
    await userEvent.type(field, 'tence');
    await waitFor(() => expect(ipc.callsOf('chats.save-draft')).toEqual([{ id: 'c1', draft: 'Half a sentence' }]));
  });

  it('names providers that may not answer it, with the reason, and lets nobody choose them', async () => {
    const chat: Chat = {
      ...answered,
      requirements: { confidence: 'MEDIUM', dataSecurity: 'ANY', outbound: 'UNRESTRICTED' },
    };
    const ipc = aMain([chat]);
    await openWindow(ipc, '#/chats/c1');
    await userEvent.click((await screen.findAllByRole('button', { name: /Own server High.*Change provider/ }))[0]!);
    const refused = screen.getByRole('option', { name: /Cloud/ });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveTextContent('This chat needs Medium.');
    await userEvent.click(refused);
    expect(ipc.callsOf('chats.set-provider')).toEqual([]);
  });

  it('changes its provider with the arrow keys', async () => {
    const ipc = aMain([answered]);
    ipc.handle({ 'chats.set-provider': ({ providerId }) => aSummary({ id: 'c1', providerId }) });
    await openWindow(ipc, '#/chats/c1');
    await userEvent.click((await screen.findAllByRole('button', { name: /Own server High.*Change provider/ }))[0]!);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(ipc.callsOf('chats.set-provider')).toEqual([{ id: 'c1', providerId: 'p2' }]);
  });

  it('that cannot be opened says so and offers to try again', async () => {
    const ipc = aMain();
    ipc.handle({ 'chats.get': () => Promise.reject(new Error('gone')) });
    await openWindow(ipc, '#/chats/c9');
    expect(await screen.findByText('This chat cannot be opened')).toBeVisible();
    ipc.handle({ 'chats.get': () => answered });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Are there late fees?')).toBeInTheDocument();
  });
});

describe('an answer that ended early', () => {
  it.each([
    ['cancelled', 'You stopped this answer', 'continue'],
    ['incomplete', 'This answer is incomplete', 'continue'],
  ] as const)('and is %s can be continued', async (status, words, mode) => {
    const [question, answer] = answered.messages;
    const ipc = aMain([{ ...answered, messages: [question!, { ...answer!, status }] }]);
    ipc.handle({ 'turns.retry': () => ({ answerId: 'a' }) });
    await openWindow(ipc, '#/chats/c1');
    expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(ipc.callsOf('turns.retry')).toEqual([{ chatId: 'c1', messageId: 'a', mode }]);
  });

  it('because the provider is busy counts down, and can try at once', async () => {
    const [question, answer] = answered.messages;
    const notice = {
      type: 'notice' as const,
      id: 'n',
      tone: 'neutral' as const,
      text: {
        key: 'errors.provider.retry.busy' as const,
        params: { provider: 'Cloud', seconds: 99, attempt: 2, maxAttempts: 4, askedByServer: 1 },
      },
      retryAt: Date.now() + 60_000,
    };
    const chat: Chat = {
      ...answered,
      activity: 'answering',
      messages: [question!, { ...answer!, status: 'streaming', blocks: [notice] }],
    };
    const ipc = aMain([chat]);
    ipc.handle({ 'turns.retry-now': () => ({}) });
    await openWindow(ipc, '#/chats/c1');
    expect(await screen.findByText(/^Cloud is busy\. Trying again in \d{1,2} s\.$/)).toBeInTheDocument();
    expect(
      screen.getByText(/^Try 2 of 4\. The server asked to wait until [\d:]{8}\. Nothing of the answer is lost\.$/),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Try now' }));
    expect(ipc.callsOf('turns.retry-now')).toEqual([{ chatId: 'c1' }]);
  });
});

describe('the list of chats', () => {
  const two = [answered, aChat({ id: 'c2', title: 'Second', updatedAt: 1 })];
  const list = () => screen.getByRole('navigation', { name: 'Chats' });

  it('opens a chat, and moves between lines with the arrow keys', async () => {
    const { state } = await openWindow(aMain(two));
    const first = await within(list()).findByRole('button', { name: /Late fees/ });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(within(list()).getByRole('button', { name: 'Earlier', expanded: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(within(list()).getByRole('button', { name: /Second/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(state.app.store.getState().route).toEqual({ view: 'chats', chatId: 'c2' });
  });

  it('deletes a chat and brings it back', async () => {
    const ipc = aMain(two);
    ipc.handle({ 'chats.delete': () => ({}), 'chats.restore': () => aSummary({ id: 'c2', title: 'Second' }) });
    await openWindow(ipc);
    (await within(list()).findByRole('button', { name: /Second/ })).focus();
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByText('“Second” deleted')).toBeVisible();
    expect(within(list()).queryByRole('button', { name: /Second/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await within(list()).findByRole('button', { name: /Second/ })).toBeVisible();
  });

  it('says when nothing is found', async () => {
    const ipc = aMain(two);
    ipc.handle({ 'chats.search': () => ({ chats: [], messages: [] }) });
    await openWindow(ipc);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search and commands' }), 'zebra');
    expect(await screen.findByText('Nothing for “zebra”')).toBeVisible();
  });
});

describe('the window', () => {
  it('says that the connection is lost, keeps what is shown, and catches up', async () => {
    const ipc = aMain([answered]);
    await openWindow(ipc, '#/chats/c1');
    await screen.findByText('Are there late fees?');
    act(() => ipc.connection('lost'));
    expect(screen.getByText('This window lost its connection to the app.')).toBeVisible();
    expect(screen.getByText('Are there late fees?')).toBeInTheDocument();
    act(() => ipc.connection('open'));
    expect(screen.queryByText('This window lost its connection to the app.')).toBeNull();
  });

  it('starts by itself once the app answers', async () => {
    const ipc = aMain();
    ipc.handle({ 'app.info': () => Promise.reject(new Error('not yet')) });
    renderInWindow(<App />, { ipc });
    expect(await screen.findByText('The app does not answer')).toBeVisible();
    ipc.handle({ 'app.info': () => anAppInfo() });
    act(() => ipc.connection('open'));
    expect(await screen.findByText('What do you want to find out?')).toBeVisible();
  });

  it('follows the keys: settings and back, a new chat, the controls', async () => {
    const { state } = await openWindow(aMain([answered]), '#/chats/c1');
    await screen.findByText('Are there late fees?');
    await userEvent.keyboard('{Control>},{/Control}');
    expect(state.app.store.getState().route.view).toBe('settings');
    await userEvent.click(screen.getByRole('button', { name: 'Chats' }));
    expect(state.app.store.getState().route).toEqual({ view: 'chats', chatId: 'c1' });
    await userEvent.keyboard('{Control>}n{/Control}');
    expect(state.app.store.getState().route).toEqual({ view: 'chats', chatId: null });
    expect(screen.getByRole('complementary', { name: 'Controls' })).toBeVisible();
    await userEvent.keyboard('{Control>}.{/Control}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Controls' })).toBeNull());
  });

  it('keeps the controls out of the way on a narrow window until they are asked for', async () => {
    windowWidth.current = 900;
    await openWindow();
    expect(screen.queryByRole('dialog', { name: 'Controls' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Controls (Ctrl+.)' }));
    expect(screen.getByRole('dialog', { name: 'Controls' })).toBeVisible();
  });

  it('says once what had to be replaced', async () => {
    const ipc = aMain();
    ipc.handle({
      'app.info': () =>
        anAppInfo({
          notices: [{ id: 'n1', tone: 'warn', text: { key: 'turn.notice.newerSettings' }, detail: 'version 9' }],
        }),
    });
    await openWindow(ipc);
    expect(screen.getByText(/saved by a newer version/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/saved by a newer version/)).toBeNull();
  });

  it('shows German where the person chose it', async () => {
    const info = anAppInfo();
    const ipc = aMain();
    ipc.handle({ 'app.info': () => ({ ...info, settings: { ...info.settings, language: 'de' } }) });
    await openWindow(ipc);
    expect(await screen.findByText('Was möchten Sie herausfinden?')).toBeVisible();
  });
});

describe('the controls', () => {
  it('say what tools cost, and why one cannot be used', async () => {
    const ipc = aMain();
    ipc.handle({
      'tools.list': () => ({
        collections: [
          aCollection(),
          aCollection({
            id: 'read_web_page',
            tokens: 148,
            answer: { offered: false, gate: 'model-without-tools', reason: { key: 'policy.gate.modelWithoutTools' } },
          }),
        ],
        broken: [],
      }),
    });
    await openWindow(ipc);
    const controls = screen.getByRole('complementary', { name: 'Controls' });
    expect(await within(controls).findByText('212 tokens per reply')).toBeVisible();
    expect(within(controls).getByRole('switch', { name: 'Read web page' })).toBeDisabled();
    expect(within(controls).getByRole('switch', { name: 'Read web page' })).toHaveAccessibleDescription(
      'The model cannot use tools.',
    );
  });

  it('ask again when what decides changes, and not while an answer streams', async () => {
    const ipc = aMain([answered]);
    await openWindow(ipc, '#/chats/c1');
    await screen.findByText('Are there late fees?');
    const before = ipc.callsOf('tools.list').length;
    act(() => ipc.emit('chat.changed', { chat: aSummary({ id: 'c1', activity: 'answering' }) }));
    const once = ipc.callsOf('tools.list').length;
    act(() => ipc.emit('chat.changed', { chat: aSummary({ id: 'c1', activity: 'idle' }) }));
    expect(ipc.callsOf('tools.list')).toHaveLength(once);
    act(() => ipc.emit('chat.changed', { chat: aSummary({ id: 'c1', toolSelection: [] }) }));
    expect(ipc.callsOf('tools.list')).toHaveLength(once + 1);
    expect(once - before).toBeLessThanOrEqual(1);
  });
});
