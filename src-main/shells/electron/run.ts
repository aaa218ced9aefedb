import path from 'node:path';
import { app, type BrowserWindow, dialog, Menu, nativeTheme } from 'electron';
import type { Language } from '#shared/phrase.ts';
import type { App } from '../../app-type.ts';
import type { Platform } from '../../platform.ts';
import type { SettingsService } from '../../settings/settings-service.ts';
import { dataDir } from '../data-dir.ts';
import { onEndSignals } from '../end-signals.ts';
import { readRendererFiles } from '../renderer-files.ts';
import { shutDown } from '../shut-down.ts';
import { startFailure } from '../start-failure.ts';
import { createTranslate, type Translate } from '../translate.ts';
import { registerAppScheme } from './app-protocol.ts';
import { openElectronPlatform, openWindowStateFile } from './electron-platform.ts';
import { lockDownChromium, lockDownContents } from './lockdown.ts';
import { openMainWindow } from './main-window.ts';
import { menuTemplate } from './menu.ts';
import { notifyOfWaiting } from './waiting-notification.ts';
import { createWindowSession } from './window-session.ts';

type DesktopApp = App & { services: { settings: Pick<SettingsService, 'get' | 'onChange'> } };

/** Starts the desktop app, or shows the window of the one that runs already. */
export async function runElectronShell(createApp: (platform: Platform) => Promise<DesktopApp>): Promise<void> {
  const folder = dataDir();
  // Chromium keeps a profile of its own; beside it, not among it, are the person's chats and settings.
  app.setPath('userData', path.join(folder, 'window'));
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }
  registerAppScheme();
  lockDownChromium();
  lockDownContents();
  await app.whenReady();

  const platform = await openElectronPlatform(folder);
  const started = await start(createApp, platform);
  if (!started) return;
  const { settings } = started.services;
  const language = (): Language => {
    const chosen = settings.get().language;
    return chosen === 'system' ? platform.systemLanguage : chosen;
  };
  let translate = createTranslate(language());

  const session = createWindowSession(readRendererFiles(path.join(import.meta.dirname, '../renderer')));
  const stateFile = openWindowStateFile(folder);
  let window: BrowserWindow | undefined;
  const showWindow = () => {
    if (window && !window.isDestroyed()) {
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
      return;
    }
    window = openMainWindow({
      session,
      router: started.router,
      stateFile,
      translate: (key, params) => translate(key, params),
    });
  };

  const applyPreferences = () => {
    nativeTheme.themeSource = settings.get().theme;
    translate = createTranslate(language());
    Menu.setApplicationMenu(buildMenu(translate, started));
  };
  applyPreferences();
  settings.onChange((next, before) => {
    if (next.language !== before.language || next.theme !== before.theme) applyPreferences();
  });

  app.on('second-instance', showWindow);
  app.on('activate', showWindow);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  notifyOfWaiting({
    hub: started.hub,
    translate: (key, params) => translate(key, params),
    isWindowFocused: () => window !== undefined && !window.isDestroyed() && window.isFocused(),
    showChat: (id) => {
      showWindow();
      started.hub.emit('chat.show', { id });
    },
  });
  closeBeforeQuit(started);
  onEndSignals(['SIGINT', 'SIGTERM', 'SIGHUP'], { end: () => app.quit(), endNow: () => app.exit(1) });
  showWindow();
}

/** Undefined: it could not start. The person has been told, and the app is ending. */
async function start(createApp: (platform: Platform) => Promise<DesktopApp>, platform: Platform) {
  try {
    return await createApp(platform);
  } catch (error) {
    const translate = createTranslate(platform.systemLanguage);
    dialog.showErrorBox(translate('common.start.failed', { appName: app.name }), startFailure(error, translate));
    app.exit(1);
    return undefined;
  }
}

function buildMenu(translate: Translate, { hub }: DesktopApp): Menu {
  return Menu.buildFromTemplate(
    menuTemplate({
      translate,
      platform: process.platform,
      isPackaged: app.isPackaged,
      appName: app.name,
      onCommand: (command) => hub.emit('menu.command', { command }),
    }),
  );
}

/** Quitting waits, for a bounded time, until what streamed is stored. */
function closeBeforeQuit(started: DesktopApp): void {
  let isClosing = false;
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (isClosing) return;
    isClosing = true;
    void shutDown([() => started.close()], (error) => console.error(error)).then((isClean) =>
      app.exit(isClean ? 0 : 1),
    );
  });
}
