import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatSummary } from '#shared/chat/message.ts';
import type { Workspace } from '#shared/chat/workspace.ts';
import { type Ipc, type Problem, problemOf } from './ipc.ts';

/** The last thing that was deleted, as long as it can be brought back. */
export type Deleted =
  | { kind: 'chat'; chat: ChatSummary }
  /** Its chats stayed; bringing it back puts these into it again. */
  | { kind: 'workspace'; name: string; chatIds: readonly string[] };

/** What one request brings: more would hold up main and the window. */
const CHATS_AT_ONCE = 500;

export interface ChatsState {
  status: 'loading' | 'ready' | 'failed';
  problem: Problem | null;
  byId: Readonly<Record<string, ChatSummary>>;
  /** By name. */
  workspaces: readonly Workspace[];
  deleted: Deleted | null;
  /** The chat or workspace whose name is a field in the list right now. */
  namingId: string | null;
  /** Why the last change of the list did not happen. */
  changeProblem: Problem | null;
}

export interface ChatsStore {
  store: StoreApi<ChatsState>;
  load(): Promise<void>;
  put(chat: ChatSummary): void;
  setProvider(id: string, providerId: string): Promise<void>;
  setTools(id: string, selection: string[]): Promise<void>;
  /** Null: none. Never rejects; `changeProblem` says what went wrong. */
  setProfile(id: string, profileId: string | null): Promise<void>;

  // What the list offers: none of these rejects; `changeProblem` says what went wrong.
  rename(id: string, title: string): Promise<void>;
  pin(id: string, isPinned: boolean): Promise<void>;
  /** Null: in no workspace. */
  move(id: string, workspaceId: string | null): Promise<void>;
  /** Makes a temporary chat one that stays. */
  keep(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Undefined when it could not be made. */
  addWorkspace(name: string): Promise<Workspace | undefined>;
  renameWorkspace(id: string, name: string): Promise<void>;
  removeWorkspace(id: string): Promise<void>;
  /** Brings back what was deleted last; the id of the chat, if it was one. */
  restore(): Promise<string | undefined>;
  name(id: string | null): void;
  forgetDeleted(): void;
  forgetProblem(): void;
}

const LOADING: ChatsState = {
  status: 'loading',
  problem: null,
  byId: {},
  workspaces: [],
  deleted: null,
  namingId: null,
  changeProblem: null,
};

/** Every chat by id, as the list shows it, and the workspaces; the messages are in `open-chat.ts`. */
export function createChatsStore(ipc: Ipc): ChatsStore {
  const store = createStore<ChatsState>(() => LOADING);
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
    const wasReady = store.getState().status === 'ready';
    try {
      const { workspaces } = await ipc.call('workspaces.list', {});
      const byId: Record<string, ChatSummary> = {};
      let after: string | undefined;
      do {
        const page = await ipc.call('chats.list', { limit: CHATS_AT_ONCE, ...(after !== undefined && { after }) });
        for (const chat of page.chats) byId[chat.id] = chat;
        after = page.next;
        // The newest show at once, however many there are; a list that is there already stays until the new one is whole.
        if (after === undefined || store.getState().status !== 'ready') {
          store.setState({ status: 'ready', problem: null, byId: { ...byId }, workspaces });
          for (const change of sinceRequest ?? []) change();
        }
      } while (after !== undefined);
      sinceRequest = null;
    } catch (error) {
      sinceRequest = null;
      if (!wasReady) store.setState({ status: 'failed', problem: problemOf(error) });
    }
  }

  ipc.on('chat.changed', ({ chat }) => apply(() => put(chat)));
  ipc.on('chat.removed', ({ id }) => apply(() => drop(id)));
  ipc.on('workspaces.changed', ({ workspaces }) => apply(() => store.setState({ workspaces })));
  ipc.onReset(() => void load());
  ipc.onConnection((connection) => {
    if (connection === 'open' && store.getState().status === 'failed') void load();
  });

  async function attempt<Result>(request: () => Promise<Result>): Promise<Result | undefined> {
    store.setState({ changeProblem: null });
    try {
      return await request();
    } catch (error) {
      store.setState({ changeProblem: problemOf(error) });
      return undefined;
    }
  }
  const change = async (request: () => Promise<ChatSummary>) => {
    const chat = await attempt(request);
    if (chat) put(chat);
    return chat;
  };

  async function restoreWorkspace({ name, chatIds }: Extract<Deleted, { kind: 'workspace' }>): Promise<void> {
    const workspace = await ipc.call('workspaces.create', { name });
    // A chat that was deleted meanwhile stays deleted.
    const moved = await Promise.allSettled(
      chatIds.map((id) => ipc.call('chats.move', { id, workspaceId: workspace.id })),
    );
    for (const result of moved) if (result.status === 'fulfilled') put(result.value);
  }

  return {
    store,
    load,
    put,
    async setProvider(id, providerId) {
      put(await ipc.call('chats.set-provider', { id, providerId }));
    },
    async setTools(id, selection) {
      put(await ipc.call('chats.set-tools', { id, selection }));
    },
    async setProfile(id, profileId) {
      await change(() => ipc.call('chats.set-profile', { id, profileId }));
    },
    async rename(id, title) {
      await change(() => ipc.call('chats.rename', { id, title }));
    },
    async pin(id, isPinned) {
      await change(() => ipc.call('chats.pin', { id, pinned: isPinned }));
    },
    async move(id, workspaceId) {
      await change(() => ipc.call('chats.move', { id, workspaceId }));
    },
    async keep(id) {
      await change(() => ipc.call('chats.keep', { id }));
    },
    async remove(id) {
      const chat = store.getState().byId[id];
      if (!(await attempt(() => ipc.call('chats.delete', { id })))) return;
      drop(id);
      if (chat) store.setState({ deleted: { kind: 'chat', chat } });
    },
    async addWorkspace(name) {
      const workspace = await attempt(() => ipc.call('workspaces.create', { name }));
      // The event may still be on its way, and the field for the name needs the workspace at once.
      if (workspace && !store.getState().workspaces.some(({ id }) => id === workspace.id)) {
        store.setState(({ workspaces }) => ({ workspaces: [...workspaces, workspace] }));
      }
      return workspace;
    },
    async renameWorkspace(id, name) {
      await attempt(() => ipc.call('workspaces.rename', { id, name }));
    },
    async removeWorkspace(id) {
      const { workspaces, byId } = store.getState();
      const workspace = workspaces.find((each) => each.id === id);
      const inside = Object.values(byId).filter(({ workspaceId }) => workspaceId === id);
      if (!(await attempt(() => ipc.call('workspaces.delete', { id }))) || !workspace) return;
      store.setState({
        deleted: { kind: 'workspace', name: workspace.name, chatIds: inside.map((chat) => chat.id) },
      });
    },
    async restore() {
      const { deleted } = store.getState();
      if (!deleted) return undefined;
      const isBack =
        deleted.kind === 'chat'
          ? await change(() => ipc.call('chats.restore', { id: deleted.chat.id }))
          : await attempt(() => restoreWorkspace(deleted).then(() => true));
      if (!isBack) return undefined;
      store.setState({ deleted: null });
      return deleted.kind === 'chat' ? deleted.chat.id : undefined;
    },
    name: (namingId) => store.setState({ namingId }),
    forgetDeleted: () => store.setState({ deleted: null }),
    forgetProblem: () => store.setState({ changeProblem: null }),
  };
}
