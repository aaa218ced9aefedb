import { describe, expect, it } from 'vitest';
import type { StartPage } from '#shared/settings/start-page.ts';
import { anAppInfo } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { createAppStore } from './app-store.ts';
import { fromHash, NEW_CHAT } from './route.ts';

function open(startPage: StartPage, { hash = '', firstStartDone = true } = {}) {
  const info = anAppInfo();
  const ipc = createFakeIpc({
    'app.info': () => ({ ...info, settings: { ...info.settings, startPage, firstStartDone } }),
    'providers.list': () => ({ providers: [], defaultProviderId: null }),
  });
  const place = { hash };
  const app = createAppStore(ipc, place);
  return { app, ipc, place, route: () => app.store.getState().route };
}

describe('the page at start', () => {
  it.each(['workbench', 'settings'] as const)('is what the person or the organization chose: %s', async (page) => {
    const { app, route } = open(page);
    await app.load();
    expect(route().view).toBe(page);
    expect(app.lastChat()).toEqual(NEW_CHAT);
  });

  it('is a new chat otherwise, and the address stays as it was', async () => {
    const { app, route, place } = open('chats');
    await app.load();
    expect([route(), place.hash]).toEqual([NEW_CHAT, '']);
  });

  it('is not shown where the address names a place: a reloaded window comes back to it', async () => {
    const { app, route } = open('settings', { hash: '#/chats/c1' });
    await app.load();
    expect(route()).toEqual(fromHash('#/chats/c1'));
  });

  it('does not take away a chat that was opened while main answered', async () => {
    const { app, ipc, route } = open('settings');
    const loading = app.load();
    ipc.emit('chat.show', { id: 'c9' });
    await loading;
    expect(route()).toEqual({ view: 'chats', chatId: 'c9' });
  });

  it('waits until the first start is done, and counts once', async () => {
    const { app, route, place } = open('settings', { firstStartDone: false });
    await app.load();
    expect(route()).toEqual(NEW_CHAT);
    place.hash = '';
    await app.load();
    expect(route()).toEqual(NEW_CHAT);
  });
});
