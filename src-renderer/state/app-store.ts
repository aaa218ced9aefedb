import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AppInfo, RequestInput } from '#shared/ipc/contract.ts';
import { type ManagedSettings, NOTHING_MANAGED } from '#shared/organization/managed.ts';
import type { ProviderView } from '#shared/provider/instance.ts';
import { type Ipc, type Problem, problemOf } from './ipc.ts';
import { fromHash, NEW_CHAT, type Route, START_ROUTES, toHash } from './route.ts';

export type WindowSettings = AppInfo['settings'];

export interface AppState {
  status: 'loading' | 'ready' | 'failed';
  problem: Problem | null;
  connection: 'open' | 'lost';
  info: AppInfo | null;
  /** `info.settings`, kept up to date. */
  settings: WindowSettings | null;
  /** What the organization says about them, kept up to date. */
  managed: ManagedSettings;
  providers: readonly ProviderView[];
  defaultProviderId: string | null;
  dismissedNotices: ReadonlySet<string>;
  route: Route;
  /** Panels that lie over the chat on a narrow window; on a wide one they have their own place. */
  isListOverlayOpen: boolean;
  isControlsOverlayOpen: boolean;
  /** The person asked to see the shield; its section of the controls scrolls into view and takes this back. */
  isShieldWanted: boolean;
}

export interface AppStore {
  store: StoreApi<AppState>;
  load(): Promise<void>;
  updateSettings(patch: RequestInput<'settings.update'>): Promise<void>;
  navigate(route: Route): void;
  /** The chat that was last on the screen, for the way back from settings. */
  lastChat(): Route;
  /** Follows back and forward; returns how to stop. */
  followAddress(): () => void;
  dismissNotice(id: string): void;
  setListOverlayOpen(isOpen: boolean): void;
  setControlsOverlayOpen(isOpen: boolean): void;
  setShieldWanted(isWanted: boolean): void;
}

interface Place {
  hash: string;
}

/** The window as a whole: settings, providers, connection, and where it is. */
export function createAppStore(ipc: Ipc, place: Place = window.location): AppStore {
  const store = createStore<AppState>(() => ({
    status: 'loading',
    problem: null,
    connection: 'open',
    info: null,
    settings: null,
    managed: NOTHING_MANAGED,
    providers: [],
    defaultProviderId: null,
    dismissedNotices: new Set<string>(),
    route: fromHash(place.hash),
    isListOverlayOpen: false,
    isControlsOverlayOpen: false,
    isShieldWanted: false,
  }));

  /** Only as the window opens: one that is reloaded comes back to where it was. */
  function openStartPage({ settings: { firstStartDone, startPage } }: AppInfo): void {
    const isOpening = store.getState().info === null && /^#?\/?$/.test(place.hash);
    if (isOpening && firstStartDone && startPage !== 'chats') navigate(START_ROUTES[startPage]);
  }

  let lastChat: Route = NEW_CHAT;
  store.subscribe(({ route }) => {
    if (route.view === 'chats') lastChat = route;
  });

  async function loadProviders(): Promise<void> {
    store.setState(await ipc.call('providers.list', {}));
  }

  function navigate(route: Route): void {
    place.hash = toHash(route);
    store.setState({ route, isListOverlayOpen: false, isControlsOverlayOpen: false });
  }

  async function load(): Promise<void> {
    try {
      const [info] = await Promise.all([ipc.call('app.info', {}), loadProviders()]);
      openStartPage(info);
      store.setState({ status: 'ready', problem: null, info, settings: info.settings, managed: info.managed });
    } catch (error) {
      // A window that already shows something keeps it; the connection notice says what is wrong.
      if (store.getState().status !== 'ready') store.setState({ status: 'failed', problem: problemOf(error) });
    }
  }

  ipc.on('settings.changed', ({ settings }) => store.setState({ settings }));
  ipc.on('organization.changed', ({ managed }) => store.setState({ managed }));
  ipc.on('providers.changed', () => void loadProviders().catch(() => undefined));
  ipc.on('chat.show', ({ id }) => navigate({ view: 'chats', chatId: id }));
  ipc.onReset(() => void load());
  ipc.onConnection((connection) => {
    store.setState({ connection });
    if (connection === 'open' && store.getState().status !== 'ready') void load();
  });

  return {
    store,
    load,
    async updateSettings(patch) {
      store.setState({ settings: await ipc.call('settings.update', patch) });
    },
    navigate,
    lastChat: () => lastChat,
    followAddress() {
      const follow = () => {
        const route = fromHash(place.hash);
        if (toHash(route) !== toHash(store.getState().route)) store.setState({ route });
      };
      window.addEventListener('hashchange', follow);
      return () => window.removeEventListener('hashchange', follow);
    },
    dismissNotice(id) {
      store.setState(({ dismissedNotices }) => ({ dismissedNotices: new Set(dismissedNotices).add(id) }));
    },
    setListOverlayOpen: (isListOverlayOpen) => store.setState({ isListOverlayOpen }),
    setControlsOverlayOpen: (isControlsOverlayOpen) => store.setState({ isControlsOverlayOpen }),
    setShieldWanted: (isShieldWanted) => store.setState({ isShieldWanted }),
  };
}
