import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatSummary } from '#shared/chat/message.ts';
import type { Ipc } from './ipc.ts';

/** What the person chose for a chat that is not stored before its first message. */
export interface NewChatState {
  providerId: string | null;
  /** Null: the defaults. */
  toolSelection: string[] | null;
  draft: string;
}

const EMPTY: NewChatState = { providerId: null, toolSelection: null, draft: '' };

export interface NewChatStore {
  store: StoreApi<NewChatState>;
  /** Stores the chat as it was set up and starts its first answer. */
  send(text: string, attachmentIds?: readonly string[]): Promise<ChatSummary>;
}

export function createNewChatStore(ipc: Ipc): NewChatStore {
  const store = createStore<NewChatState>(() => EMPTY);
  return {
    store,
    async send(text, attachmentIds = []) {
      const { providerId, toolSelection } = store.getState();
      const { messages: _, draft: __, asOf: ___, ...created } = await ipc.call('chats.create', { providerId });
      const chat = toolSelection
        ? await ipc.call('chats.set-tools', { id: created.id, selection: toolSelection })
        : created;
      await ipc.call('turns.send', { chatId: chat.id, text, attachmentIds: [...attachmentIds] });
      store.setState(EMPTY, true);
      return chat;
    },
  };
}
