import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppInfo } from '#shared/ipc/contract.ts';
import { anAppInfo, aSummary } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { renderInWindow } from '../testing/render-in-window.tsx';
import { useWindowTitle } from './use-window-title.ts';

function Titled() {
  useWindowTitle();
  return null;
}

async function show(shell: AppInfo['shell']) {
  document.title = 'Confidant';
  const ipc = createFakeIpc({
    'app.info': () => anAppInfo({ shell }),
    'providers.list': () => ({ providers: [], defaultProviderId: null }),
  });
  const { state } = renderInWindow(<Titled />, { ipc });
  await act(() => state.app.load());
  const becomes = (activity: 'waiting' | 'answering') =>
    act(() => ipc.emit('chat.changed', { chat: aSummary({ activity }) }));
  return { becomes, ipc, state };
}

describe('the title of the window', () => {
  afterEach(() => {
    document.title = '';
  });

  it('says in a browser tab that a chat waits, until it no longer does', async () => {
    const { becomes } = await show('web');
    becomes('waiting');
    await vi.waitFor(() => expect(document.title).toBe('Waiting for you · Confidant'));
    becomes('answering');
    await vi.waitFor(() => expect(document.title).toBe('Confidant'));
  });

  it('stays in the desktop app, which notifies through the system', async () => {
    const { becomes } = await show('electron');
    becomes('waiting');
    expect(document.title).toBe('Confidant');
  });

  it('shows the chat of a notification that was clicked', async () => {
    const { ipc, state } = await show('electron');
    act(() => ipc.emit('chat.show', { id: 'c9' }));
    expect(state.app.store.getState().route).toEqual({ view: 'chats', chatId: 'c9' });
  });
});
