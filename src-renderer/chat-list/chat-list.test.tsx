import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ChatSummary } from '#shared/chat/message.ts';
import type { Workspace } from '#shared/chat/workspace.ts';
import { anAppInfo, aSummary } from '../testing/examples.ts';
import { createFakeIpc, type FakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { ChatList } from './chat-list.tsx';

const LAW: Workspace = { id: 'w1', name: 'Law', createdAt: 0 };
const now = Date.now();
const CHATS = [
  aSummary({ id: 'lease', title: 'Lease annex', workspaceId: 'w1', updatedAt: now }),
  aSummary({ id: 'award', title: 'Award letter', updatedAt: now - 1 }),
  aSummary({ id: 'depot', title: 'Depot gate', updatedAt: now - 2 }),
];

async function show({ chats = CHATS, folded = [] as string[], ipc = createFakeIpc() } = {}) {
  const info = anAppInfo();
  let settings = { ...info.settings, foldedGroupIds: folded };
  ipc.handle({
    'app.info': () => ({ ...info, settings }),
    'settings.update': (patch) => {
      settings = { ...settings, ...patch } as typeof settings;
      return settings;
    },
    'providers.list': () => ({ providers: [], defaultProviderId: null }),
    'chats.list': () => ({ chats: [...chats] }),
    'workspaces.list': () => ({ workspaces: [LAW] }),
    'drafts.save-new-chat': () => ({}),
  });
  const view = renderInWindow(<ChatList />, { ipc });
  await act(async () => {
    await Promise.all([view.state.app.load(), view.state.chats.load()]);
  });
  return view;
}
const line = (name: string | RegExp) => screen.getByRole('button', { name });
const gone = (name: string | RegExp) => expect(screen.queryByRole('button', { name })).toBeNull();
const changed = (ipc: FakeIpc, chat: ChatSummary) => act(() => ipc.emit('chat.changed', { chat }));

describe('the list of chats by keyboard', () => {
  it('is one stop of the tab order; arrow keys, Home and End move in it', async () => {
    await show();
    const stops = [line('Law'), line(/Lease/), line('Today'), line(/Award/), line(/Depot/)];
    expect(stops.map((stop) => stop.tabIndex)).toEqual([0, -1, -1, -1, -1]);
    act(() => line('Law').focus());
    await userEvent.keyboard('{End}');
    expect(line(/Depot/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(line('Today')).toHaveFocus();
    expect(line('Today').tabIndex).toBe(0);
    await userEvent.keyboard('{Home}');
    expect(line('Law')).toHaveFocus();
  });

  it('folds and unfolds groups, which is kept', async () => {
    const { ipc } = await show();
    act(() => line(/Lease/).focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(line('Law')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => gone(/Lease/));
    expect(line(/^Law\s*1$/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('button', { name: /Lease/ })).toBeVisible();
    expect(ipc.callsOf('settings.update')).toEqual([{ foldedGroupIds: ['workspace:w1'] }, { foldedGroupIds: [] }]);
  });

  it('deletes a chat, and the focus goes to the next line', async () => {
    const ipc = createFakeIpc({ 'chats.delete': () => ({}) });
    await show({ ipc });
    act(() => line(/Award/).focus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => gone(/^Award/));
    expect(line(/Depot/)).toHaveFocus();
  });

  it('renames a workspace and deletes it: its chats stay', async () => {
    const ipc = createFakeIpc({
      'workspaces.rename': ({ id, name }) => ({ ...LAW, id, name }),
      'workspaces.delete': () => ({}),
    });
    await show({ ipc });
    act(() => line('Law').focus());
    await userEvent.keyboard('{F2}');
    await userEvent.keyboard('Office{Enter}');
    expect(ipc.callsOf('workspaces.rename')).toEqual([{ id: 'w1', name: 'Office' }]);
    act(() => line('Law').focus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(ipc.callsOf('workspaces.delete')).toEqual([{ id: 'w1' }]));
    act(() => ipc.emit('workspaces.changed', { workspaces: [] }));
    expect(line(/Lease/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Workspace “Law” deleted. Its chats stay.');
  });
});

describe('the menu of a chat', () => {
  const open = async (name: RegExp) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: line(name) });
  };

  it('moves it to a workspace, or to a new one whose name is asked for', async () => {
    const ipc = createFakeIpc({
      'chats.move': ({ id, workspaceId }) => aSummary({ id, workspaceId, title: 'Award letter', updatedAt: now }),
      'workspaces.create': ({ name }) => ({ id: 'w2', name, createdAt: 1 }),
    });
    await show({ ipc });
    await open(/Award/);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to workspace…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Law' }));
    await open(/Award/);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to workspace…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'New workspace' }));
    expect(await screen.findByRole('textbox', { name: 'Name of the workspace' })).toHaveFocus();
    expect(ipc.callsOf('chats.move')).toEqual([
      { id: 'award', workspaceId: 'w1' },
      { id: 'award', workspaceId: 'w2' },
    ]);
  });

  it('keeps a temporary one, which says how long it is still there', async () => {
    const ipc = createFakeIpc({ 'chats.keep': () => aSummary({ id: 'short', title: 'Short', updatedAt: now }) });
    const chats = [
      aSummary({ id: 'short', title: 'Short', updatedAt: now, isTemporary: true, expiresAt: now + 7 * 86_400_000 }),
    ];
    await show({ ipc, chats });
    expect(line(/Short/)).toHaveTextContent('7 days');
    await open(/Short/);
    await userEvent.click(screen.getByRole('menuitem', { name: /^Keep this chat/ }));
    await waitFor(() => gone('Temporary'));
    expect(line('Today')).toBeVisible();
  });

  it('says why something did not happen', async () => {
    await show();
    await open(/Award/);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Pin' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('unexpected');
  });
});

describe('what chats are doing', () => {
  it('shows on them, and on a folded group in their place', async () => {
    const { ipc } = await show({ folded: ['workspace:w1'] });
    changed(ipc, aSummary({ ...CHATS[1], activity: 'answering' }));
    expect(line(/Award/)).toHaveTextContent('Answering');
    changed(ipc, aSummary({ ...CHATS[0], activity: 'waiting' }));
    expect(line(/^Law/)).toHaveTextContent('Waiting for you');
  });
});
