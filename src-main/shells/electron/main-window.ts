import path from 'node:path';
import { app, BrowserWindow, nativeTheme, type Session, screen } from 'electron';
import type { Router } from '../../ipc/router.ts';
import { APP_PAGE } from './app-protocol.ts';
import { showContextMenu } from './context-menu.ts';
import { connectWindow } from './window-connection.ts';
import { placeWindow, type WindowState, type WindowStateFile } from './window-state.ts';

/** `page` of the window's theme, so that opening it does not flash. */
const BACKGROUND = { light: '#FFFFFF', dark: '#1C1D20' };
const STATE_DELAY_MS = 500;

interface MainWindowOptions {
  session: Session;
  router: Pick<Router, 'connect'>;
  stateFile: WindowStateFile;
  /** Words for the context menu, in the language of the moment. */
  translate: Parameters<typeof showContextMenu>[2];
}

/** Opens the window of the app, where it was the last time. */
export function openMainWindow({ session, router, stateFile, translate }: MainWindowOptions): BrowserWindow {
  const { isMaximized, ...placement } = placeWindow(
    stateFile.store,
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const window = new BrowserWindow({
    ...placement,
    show: false,
    title: app.name,
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      session,
      preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      plugins: false,
      safeDialogs: true,
      devTools: !app.isPackaged,
      spellcheck: process.platform === 'darwin',
    },
  });
  connectWindow(window.webContents, router);
  window.webContents.on('context-menu', (_event, params) => showContextMenu(window, params, translate));
  keepState(window, stateFile);
  window.once('ready-to-show', () => {
    if (isMaximized) window.maximize();
    window.show();
  });
  void window.loadURL(APP_PAGE);
  return window;
}

function keepState(window: BrowserWindow, stateFile: WindowStateFile): void {
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    clearTimeout(timer);
    const state: WindowState = { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() };
    try {
      stateFile.store = state;
    } catch (error) {
      // A place that cannot be kept costs nothing but the place.
      console.error('window state not kept', error);
    }
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, STATE_DELAY_MS);
  };
  window.on('resize', saveSoon);
  window.on('move', saveSoon);
  window.on('close', save);
  window.on('closed', () => clearTimeout(timer));
}
