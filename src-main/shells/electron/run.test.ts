import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatSummarySchema } from '#shared/chat/message.ts';
import { readSettings } from '#shared/settings/settings.ts';
import { EventHub, type HubEvent } from '../../ipc/event-hub.ts';
import type { Handlers } from '../../ipc/handler.ts';
import { Router } from '../../ipc/router.ts';
import type { Platform } from '../../platform.ts';
import type { SettingsListener } from '../../settings/settings-service.ts';
import { StoreError } from '../../store/store-error.ts';
import { onEndSignals } from '../end-signals.ts';
import {
  app,
  BrowserWindow,
  dialog,
  Menu,
  Notification,
  nativeTheme,
  protocol,
  resetFakeElectron,
  session,
  shell,
} from './fake-electron.ts';
import { runElectronShell } from './run.ts';

vi.mock('electron', () => import('./fake-electron.ts'));
vi.mock('electron-store', async () => ({ default: (await import('./fake-electron-store.ts')).FakeElectronStore }));
vi.mock('../renderer-files.ts', () => ({ readRendererFiles: () => ({ get: async () => undefined }) }));
vi.mock('../end-signals.ts', () => ({ onEndSignals: vi.fn() }));
vi.mock('../../secrets/open-secret-store.ts', () => ({ openSecretStore: async () => ({}) }));

describe('the desktop app', () => {
  let folder: string;
  beforeEach(() => {
    resetFakeElectron();
    folder = mkdtempSync(path.join(os.tmpdir(), 'confidant-electron-'));
    vi.stubEnv('CONFIDANT_DATA_DIR', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start() {
    let settings = readSettings({}).settings;
    let listener: SettingsListener = () => {};
    const hub = new EventHub();
    const close = vi.fn(async () => {});
    const createApp = vi.fn(async (_platform: Platform) => ({
      hub,
      router: new Router({} as Handlers, hub, { warn: () => {}, error: () => {} }),
      close,
      services: {
        settings: {
          get: () => settings,
          onChange: (next: SettingsListener) => {
            listener = next;
            return () => {};
          },
        },
      },
    }));
    const change = (changes: Partial<typeof settings>) => {
      const before = settings;
      settings = { ...settings, ...changes };
      listener(settings, before);
    };
    const running = runElectronShell(createApp);
    const beforeReady = { sandboxed: app.sandboxed, schemes: protocol.privileged.length };
    app.becomeReady();
    await running;
    return { hub, close, createApp, change, beforeReady };
  }
  const menuLabels = () => Menu.application?.template.map(({ label }) => label);

  it('sets up sandbox and scheme before Electron is ready, as Electron demands', async () => {
    expect((await start()).beforeReady).toEqual({ sandboxed: true, schemes: 1 });
  });

  it('keeps Chromium’s profile apart from chats and settings', async () => {
    const { createApp } = await start();
    expect(app.paths.userData).toBe(path.join(folder, 'window'));
    expect(createApp.mock.calls[0]?.[0]).toMatchObject({ shell: 'electron', dataDir: folder, systemLanguage: 'de' });
  });

  it('opens one window, in the session that is locked down', async () => {
    await start();
    expect(BrowserWindow.all).toHaveLength(1);
    expect(BrowserWindow.all[0]?.options.webPreferences?.session).toBe(session.partitions[0]?.session);
    expect(BrowserWindow.all[0]?.webContents.windowOpenHandler).toBeDefined();
  });

  it.each([
    ['disk-full', 'Der Datenträger ist voll'],
    ['not-writable', 'lässt sich nicht beschreiben'],
    ['in-use', 'in einem anderen Confidant geöffnet'],
  ] as const)('that cannot open its chats says why and what to do: %s', async (code, words) => {
    const running = runElectronShell(() => Promise.reject(new StoreError(code, 'detail of the system')));
    app.becomeReady();
    await running;
    const [[, content = ''] = []] = dialog.errors;
    expect(content).toContain(words);
    expect(content).toContain('detail of the system');
    expect(app.calls).toContain('exit 1');
  });

  it('leaves the work to the app that runs already', async () => {
    app.hasLock = false;
    const createApp = vi.fn();
    await runElectronShell(createApp);
    expect(app.calls).toEqual(['quit']);
    expect(createApp).not.toHaveBeenCalled();
  });

  it('shows its window when it is started a second time', async () => {
    await start();
    const [window] = BrowserWindow.all;
    if (window) window.minimized = true;
    app.emit('second-instance');
    expect(window?.calls).toEqual(['restore', 'show', 'focus']);
    expect(BrowserWindow.all).toHaveLength(1);
  });

  it('opens a new window when the old one is gone', async () => {
    await start();
    const [window] = BrowserWindow.all;
    if (window) window.webContents.isGone = true;
    app.emit('activate');
    expect(BrowserWindow.all).toHaveLength(2);
  });

  it('follows language and theme of the settings as they change', async () => {
    const { change } = await start();
    expect(menuLabels()?.[0]).toBe('Datei');
    change({ language: 'en', theme: 'dark' });
    expect(menuLabels()?.[0]).toBe('File');
    expect(nativeTheme.themeSource).toBe('dark');
  });

  it('sends commands of the menu to the windows', async () => {
    const { hub } = await start();
    const events: HubEvent[] = [];
    hub.subscribe((event) => events.push(event));
    const items = Menu.application?.template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
    const item = items?.find(({ accelerator }) => accelerator === 'CommandOrControl+N');
    (item?.click as (() => void) | undefined)?.();
    expect(events).toMatchObject([{ name: 'menu.command', payload: { command: 'new-chat' } }]);
  });

  it('notifies of a chat that waits while the person looks elsewhere, and shows it by a click', async () => {
    const { hub } = await start();
    const events: HubEvent[] = [];
    hub.subscribe((event) => events.push(event));
    const [window] = BrowserWindow.all;
    if (window) window.focused = false;
    const chat = { id: 'c1', title: '', createdAt: 0, updatedAt: 0, providerId: null, toolSelection: null };
    hub.emit('chat.changed', { chat: chatSummarySchema.parse({ ...chat, requirements: {}, activity: 'waiting' }) });
    expect(Notification.all[0]?.options.title).toBe('Confidant wartet auf Sie');
    Notification.all[0]?.emit('click');
    expect(window?.calls).toContain('focus');
    expect(events.at(-1)).toMatchObject({ name: 'chat.show', payload: { id: 'c1' } });
  });

  it('keeps settings in the same file as the other shells', async () => {
    const { createApp } = await start();
    const document = createApp.mock.calls[0]?.[0].settingsDocument;
    expect(document?.path).toBe(path.join(folder, 'settings.json'));
    document?.write({ theme: 'dark' });
    const { confDocument } = await import('../../settings/conf-document.ts');
    expect(confDocument(folder).read()).toEqual({ theme: 'dark' });
  });

  it('opens web addresses outside, and refuses others', async () => {
    const { createApp } = await start();
    const platform = createApp.mock.calls[0]?.[0];
    await platform?.openExternal('https://example.org/');
    await expect(platform?.openExternal('file:///etc/passwd')).rejects.toThrow();
    expect(shell.opened).toEqual(['https://example.org/']);
  });

  it('stores what streamed before it quits, and quits once', async () => {
    const { close } = await start();
    expect(app.isPrevented('will-quit')).toBe(true);
    expect(app.isPrevented('will-quit')).toBe(true);
    await vi.waitFor(() => expect(app.calls).toEqual(['exit 0']));
    expect(close).toHaveBeenCalledOnce();
  });

  it('quits like the menu does when the system asks it to end, so that nothing is lost', async () => {
    await start();
    const [signals, actions] = vi.mocked(onEndSignals).mock.lastCall ?? [];
    expect(signals).toEqual(['SIGINT', 'SIGTERM', 'SIGHUP']);
    actions?.end();
    expect(app.calls).toEqual(['quit']);
  });

  it('says why it cannot start, and ends', async () => {
    const running = runElectronShell(() => Promise.reject(new Error('chats are in use by another process')));
    app.becomeReady();
    await running;
    expect(dialog.errors).toEqual([['Confidant konnte nicht starten', 'chats are in use by another process']]);
    expect(app.calls).toEqual(['exit 1']);
    expect(BrowserWindow.all).toEqual([]);
  });
});
