import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatSummary } from '#shared/chat/message.ts';
import type { Ipc } from './ipc.ts';

/** What the person chose for a chat that is not stored before its first message. */
export interface NewChatState {
  providerId: string | null;
  /** Null: the defaults. */
  toolSelection: string[] | null;
  draft: string;
  /** Null: in no workspace. */
  workspaceId: string | null;
  isTemporary: boolean;
}

const EMPTY: NewChatState = {
  providerId: null,
  toolSelection: null,
  draft: '',
  workspaceId: null,
  isTemporary: false,
};

export interface NewChatStore {
  store: StoreApi<NewChatState>;
  /** Where the next chat will stand; what was written and chosen for it stays. */
  begin(place?: Partial<Pick<NewChatState, 'workspaceId' | 'isTemporary'>>): void;
  /** Stores the chat as it was set up and starts its first answer. */
  send(text: string, attachmentIds?: readonly string[]): Promise<ChatSummary>;
}

export function createNewChatStore(ipc: Ipc): NewChatStore {
  const store = createStore<NewChatState>(() => EMPTY);
  return {
    store,
    begin: ({ workspaceId = null, isTemporary = false } = {}) => store.setState({ workspaceId, isTemporary }),
    async send(text, attachmentIds = []) {
      const { providerId, toolSelection, workspaceId, isTemporary } = store.getState();
      const place = { ...(workspaceId !== null && { workspaceId }), ...(isTemporary && { temporary: true }) };
      const created = await ipc.call('chats.create', { providerId, ...place });
      const { messages: _, draft: __, asOf: ___, versions: ____, ...summary } = created;
      const chat = toolSelection
        ? await ipc.call('chats.set-tools', { id: created.id, selection: toolSelection })
        : summary;
      await ipc.call('turns.send', { chatId: chat.id, text, attachmentIds: [...attachmentIds] });
      store.setState(EMPTY, true);
      return chat;
    },
  };
}
