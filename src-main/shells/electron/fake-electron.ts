import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';

/**
 * Electron as far as this shell uses it, for tests: `vi.mock('electron', () => import('./fake-electron.ts'))`. It keeps
 * what it was told, emits what the real one would emit, and grants nothing by itself.
 */

export class FakeFrame {
  parent: FakeFrame | null = null;
  url: string;
  constructor(url = 'app://confidant/index.html') {
    this.url = url;
  }
}

export class FakeWebContents extends EventEmitter {
  readonly ipc = new EventEmitter();
  readonly mainFrame = new FakeFrame();
  readonly sent: { channel: string; value: unknown }[] = [];
  windowOpenHandler: ((details: { url: string }) => { action: string }) | undefined;
  isGone = false;
  isDestroyed = () => this.isGone;
  send(channel: string, value: unknown): void {
    if (this.isGone) throw new TypeError('Object has been destroyed');
    this.sent.push({ channel, value: structuredClone(value) });
  }
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.windowOpenHandler = handler;
  }
  /** What Electron asks before it lets something happen: whether it was prevented. */
  isPrevented(name: string, details: Record<string, unknown> = {}): boolean {
    return isPrevented(this, name, details);
  }
}

export class BrowserWindow extends EventEmitter {
  static all: BrowserWindow[] = [];
  readonly options: Electron.BrowserWindowConstructorOptions;
  readonly webContents = new FakeWebContents();
  readonly calls: string[] = [];
  loaded: string | undefined;
  bounds: Electron.Rectangle = { x: 10, y: 20, width: 1_000, height: 700 };
  maximized = false;
  minimized = false;
  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super();
    this.options = options;
    BrowserWindow.all.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
  async loadURL(url: string): Promise<void> {
    this.loaded = url;
  }
  show = () => void this.calls.push('show');
  focus = () => void this.calls.push('focus');
  restore = () => void this.calls.push('restore');
  maximize = () => void this.calls.push('maximize');
  focused = true;
  isFocused = () => this.focused;
  isMinimized = () => this.minimized;
  isMaximized = () => this.maximized;
  isDestroyed = () => this.webContents.isGone;
  getNormalBounds = () => this.bounds;
}

type Handler = (...parameters: never[]) => unknown;

export class FakeSession extends EventEmitter {
  readonly handlers: Record<string, Handler> = {};
  spellChecks = true;
  readonly protocol = {
    handle: (scheme: string, handler: Handler) => {
      this.handlers[`protocol:${scheme}`] = handler;
    },
  };
  readonly webRequest = {
    onBeforeRequest: (handler: Handler) => {
      this.handlers.onBeforeRequest = handler;
    },
  };
  setPermissionRequestHandler(handler: Handler): void {
    this.handlers.permissionRequest = handler;
  }
  setPermissionCheckHandler(handler: Handler): void {
    this.handlers.permissionCheck = handler;
  }
  setDevicePermissionHandler(handler: Handler): void {
    this.handlers.devicePermission = handler;
  }
  setDisplayMediaRequestHandler(handler: Handler): void {
    this.handlers.displayMedia = handler;
  }
  setCertificateVerifyProc(handler: Handler): void {
    this.handlers.certificateVerify = handler;
  }
  setSpellCheckerEnabled(enabled: boolean): void {
    this.spellChecks = enabled;
  }

  /** Asks a handler that answers through a callback, the last of its parameters unless `details` follow it. */
  ask(name: string, before: readonly unknown[], after: readonly unknown[] = []): unknown {
    let answer: unknown = NO_ANSWER;
    const handler = this.handlers[name] as ((...parameters: unknown[]) => unknown) | undefined;
    handler?.(
      ...before,
      (value: unknown) => {
        answer = value;
      },
      ...after,
    );
    return answer;
  }
}

export const NO_ANSWER = Symbol('the handler did not answer');

class FakeApp extends EventEmitter {
  name = 'Confidant';
  isPackaged = true;
  hasLock = true;
  isReady = false;
  sandboxed = false;
  readonly paths: Record<string, string> = {};
  readonly switches: string[] = [];
  readonly calls: string[] = [];
  readonly commandLine = { appendSwitch: (name: string) => void this.switches.push(name) };
  becomeReady: () => void = () => {};
  #ready = this.#newReady();

  #newReady(): Promise<void> {
    return new Promise((resolve) => {
      this.becomeReady = () => {
        this.isReady = true;
        resolve();
      };
    });
  }
  enableSandbox(): void {
    if (this.isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
    this.sandboxed = true;
  }
  requestSingleInstanceLock = () => this.hasLock;
  whenReady = () => this.#ready;
  setPath(name: string, value: string): void {
    this.paths[name] = value;
  }
  getPath = (name: string) => this.paths[name] ?? '';
  getLocale = () => 'en-US';
  getPreferredSystemLanguages = () => ['de-DE', 'en-US'];
  quit = () => void this.calls.push('quit');
  exit = (code: number) => void this.calls.push(`exit ${code}`);
  isPrevented(name: string, ...parameters: unknown[]): boolean {
    return isPrevented(this, name, {}, ...parameters);
  }
  reset(): void {
    this.removeAllListeners();
    Object.assign(this, { isPackaged: true, hasLock: true, isReady: false, sandboxed: false });
    this.#ready = this.#newReady();
    for (const list of [this.switches, this.calls]) list.length = 0;
  }
}

export const app = new FakeApp();

export const protocol = {
  privileged: [] as Electron.CustomScheme[],
  registerSchemesAsPrivileged(schemes: Electron.CustomScheme[]): void {
    if (app.isReady) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    protocol.privileged = schemes;
  },
};

export const session = {
  partitions: [] as { name: string; options: unknown; session: FakeSession }[],
  fromPartition(name: string, options: unknown): FakeSession {
    const made = new FakeSession();
    session.partitions.push({ name, options, session: made });
    return made;
  },
};

export const shell = {
  opened: [] as string[],
  async openExternal(url: string): Promise<void> {
    shell.opened.push(url);
  },
};

export class Notification extends EventEmitter {
  static all: Notification[] = [];
  static isThere = true;
  static isSupported = () => Notification.isThere;
  readonly options: Electron.NotificationConstructorOptions;
  isShown = false;
  constructor(options: Electron.NotificationConstructorOptions) {
    super();
    this.options = options;
    Notification.all.push(this);
  }
  show(): void {
    this.isShown = true;
  }
  close(): void {
    this.isShown = false;
  }
}

export const dialog = {
  errors: [] as string[][],
  showErrorBox: (title: string, content: string) => void dialog.errors.push([title, content]),
};

export const clipboard = {
  text: '',
  writeText(text: string): void {
    clipboard.text = text;
  },
};
export const nativeTheme = { themeSource: 'system', shouldUseDarkColors: false };
export const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1_920, height: 1_080 } }] };

export class Menu {
  static application: Menu | undefined;
  static popups: Menu[] = [];
  readonly template: Electron.MenuItemConstructorOptions[];
  private constructor(template: Electron.MenuItemConstructorOptions[]) {
    this.template = template;
  }
  static buildFromTemplate = (template: Electron.MenuItemConstructorOptions[]) => new Menu(template);
  static setApplicationMenu(menu: Menu): void {
    Menu.application = menu;
  }
  popup = () => void Menu.popups.push(this);
}

export const ipcRenderer = Object.assign(new EventEmitter(), {
  sent: [] as { channel: string; value: unknown }[],
  send: (channel: string, value: unknown) => void ipcRenderer.sent.push({ channel, value }),
});

export const contextBridge = {
  exposed: {} as Record<string, unknown>,
  exposeInMainWorld(name: string, api: unknown): void {
    contextBridge.exposed[name] = api;
  },
};

/** As at the start of a process. */
export function resetFakeElectron(): void {
  app.reset();
  BrowserWindow.all = [];
  Notification.all = [];
  Notification.isThere = true;
  Menu.application = undefined;
  Menu.popups = [];
  protocol.privileged = [];
  session.partitions = [];
  shell.opened = [];
  dialog.errors = [];
  Object.assign(nativeTheme, { themeSource: 'system', shouldUseDarkColors: false });
}

function isPrevented(emitter: EventEmitter, name: string, details: object, ...parameters: unknown[]): boolean {
  let prevented = false;
  emitter.emit(name, { ...details, preventDefault: () => (prevented = true) }, ...parameters);
  return prevented;
}
