import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatSummary } from '#shared/chat/message.ts';
import { type Ipc, type Problem, problemOf } from './ipc.ts';

export interface ChatsState {
  status: 'loading' | 'ready' | 'failed';
  problem: Problem | null;
  byId: Readonly<Record<string, ChatSummary>>;
  /** The last deleted chat, as long as it can be brought back. */
  deleted: ChatSummary | null;
}

export interface ChatsStore {
  store: StoreApi<ChatsState>;
  load(): Promise<void>;
  put(chat: ChatSummary): void;
  rename(id: string, title: string): Promise<void>;
  remove(id: string): Promise<void>;
  restore(): Promise<void>;
  forgetDeleted(): void;
  setProvider(id: string, providerId: string): Promise<void>;
  setTools(id: string, selection: string[]): Promise<void>;
}

/** Every chat by id, as the list shows it; their messages are in `open-chat.ts`. */
export function createChatsStore(ipc: Ipc): ChatsStore {
  const store = createStore<ChatsState>(() => ({ status: 'loading', problem: null, byId: {}, deleted: null }));
  /** What happened while the list was on its way: applied again on top of it. */
  let sinceRequest: Array<() => void> | null = null;

  const put = (chat: ChatSummary) => store.setState(({ byId }) => ({ byId: { ...byId, [chat.id]: chat } }));
  const drop = (id: string) =>
    store.setState(({ byId }) => {
      const { [id]: _, ...rest } = byId;
      return { byId: rest };
    });
  const apply = (change: () => void) => {
    sinceRequest?.push(change);
    change();
  };

  async function load(): Promise<void> {
    sinceRequest = [];
    try {
      const { chats } = await ipc.call('chats.list', {});
      const changes = sinceRequest ?? [];
      sinceRequest = null;
      store.setState({
        status: 'ready',
        problem: null,
        byId: Object.fromEntries(chats.map((chat) => [chat.id, chat])),
      });
      for (const change of changes) change();
    } catch (error) {
      sinceRequest = null;
      if (store.getState().status !== 'ready') store.setState({ status: 'failed', problem: problemOf(error) });
    }
  }

  ipc.on('chat.changed', ({ chat }) => apply(() => put(chat)));
  ipc.on('chat.removed', ({ id }) => apply(() => drop(id)));
  ipc.onReset(() => void load());
  ipc.onConnection((connection) => {
    if (connection === 'open' && store.getState().status === 'failed') void load();
  });

  return {
    store,
    load,
    put,
    async rename(id, title) {
      put(await ipc.call('chats.rename', { id, title }));
    },
    async remove(id) {
      const chat = store.getState().byId[id];
      await ipc.call('chats.delete', { id });
      drop(id);
      if (chat) store.setState({ deleted: chat });
    },
    async restore() {
      const { deleted } = store.getState();
      if (!deleted) return;
      put(await ipc.call('chats.restore', { id: deleted.id }));
      store.setState({ deleted: null });
    },
    forgetDeleted: () => store.setState({ deleted: null }),
    async setProvider(id, providerId) {
      put(await ipc.call('chats.set-provider', { id, providerId }));
    },
    async setTools(id, selection) {
      put(await ipc.call('chats.set-tools', { id, selection }));
    },
  };
}
