import path from 'node:path';
import type { Session } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app, BrowserWindow, FakeSession, Menu, nativeTheme, resetFakeElectron } from './fake-electron.ts';
import { openMainWindow } from './main-window.ts';

vi.mock('electron', () => import('./fake-electron.ts'));

describe('the main window', () => {
  beforeEach(() => {
    resetFakeElectron();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  function open(store: object = {}) {
    const session = new FakeSession();
    const stateFile = { store };
    openMainWindow({
      session: session as unknown as Session,
      router: { connect: () => ({ receive: () => {}, close: () => {} }) },
      stateFile,
      translate: (key) => key,
    });
    const window = BrowserWindow.all.at(-1) ?? expect.fail('no window');
    return { window, session, stateFile };
  }

  it('is sandboxed, isolated, without Node, with the web’s own security on', () => {
    const { window, session } = open();
    expect(window.options.webPreferences).toEqual({
      session,
      preload: path.resolve(import.meta.dirname, '../preload/preload.cjs'),
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
      devTools: false,
      spellcheck: process.platform === 'darwin',
    });
  });

  it('has an inspector only in a build that is not packaged', () => {
    app.isPackaged = false;
    expect(open().window.options.webPreferences?.devTools).toBe(true);
  });

  it('loads the page of the app', () => {
    expect(open().window.loaded).toBe('app://confidant/index.html');
  });

  it('is shown when there is something to see', () => {
    const { window } = open();
    expect(window.options.show).toBe(false);
    expect(window.calls).toEqual([]);
    window.emit('ready-to-show');
    expect(window.calls).toEqual(['show']);
  });

  it('opens in the colour of its page', () => {
    expect(open().window.options.backgroundColor).toBe('#FFFFFF');
    nativeTheme.shouldUseDarkColors = true;
    expect(open().window.options.backgroundColor).toBe('#1C1D20');
  });

  it('opens where it was, maximized if it was', () => {
    const { window } = open({ bounds: { x: 5, y: 6, width: 900, height: 600 }, isMaximized: true });
    expect(window.options).toMatchObject({ x: 5, y: 6, width: 900, height: 600 });
    window.emit('ready-to-show');
    expect(window.calls).toEqual(['maximize', 'show']);
  });

  it('keeps its place once per pause in moving, and when it is closed', () => {
    const { window, stateFile } = open();
    let writes = 0;
    Object.defineProperty(stateFile, 'store', { get: () => ({}), set: () => (writes += 1) });
    for (let step = 0; step < 20; step++) window.emit('move');
    window.emit('resize');
    expect(writes).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(writes).toBe(1);
    window.emit('move');
    window.emit('close');
    expect(writes).toBe(2);
    window.emit('closed');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stores bounds and whether it is maximized', () => {
    const { window, stateFile } = open();
    window.maximized = true;
    window.emit('close');
    expect(stateFile.store).toEqual({ bounds: { x: 10, y: 20, width: 1_000, height: 700 }, isMaximized: true });
  });

  it('has a context menu', () => {
    const { window } = open();
    window.webContents.emit(
      'context-menu',
      {},
      { isEditable: false, selectionText: 'words', linkURL: '', editFlags: {} },
    );
    expect(Menu.popups).toHaveLength(1);
  });
});
