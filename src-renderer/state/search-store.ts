import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AppStore } from './app-store.ts';
import type { Ipc } from './ipc.ts';
import type { OpenChat, OpenChatState } from './open-chat.ts';
import type { OpenChats } from './open-chats.ts';

/** What the palette looks through; a narrower one lists all that it finds. */
export type PaletteScope = 'everything' | 'messages' | 'chats';

/** What is marked in the messages of a chat, and the place the person wants to see. */
export interface Marks {
  chatId: string;
  /** As it was typed. */
  text: string;
  /** Where it stands together, or each of its words, as full-text search finds them. */
  as: 'phrase' | 'words';
  /** The `nth` place in a message, from 0. A new object brings it on the screen. */
  current: { messageId: string; nth: number } | null;
}

export interface SearchState {
  /** Null: the palette is closed. */
  palette: PaletteScope | null;
  /** The find bar of the chat on the screen. A new object asks for the focus again. */
  find: Record<string, never> | null;
  marks: Marks | null;
}

export interface SearchStore {
  store: StoreApi<SearchState>;
  openPalette(scope: PaletteScope): void;
  closePalette(): void;
  openFind(): void;
  closeFind(): void;
  mark(marks: Marks | null): void;
  /** Opens the chat at this message, on whichever branch it is. Never rejects: a message that is gone opens its chat. */
  jumpTo(place: { chatId: string; messageId: string; text: string }): Promise<void>;
}

/** What the person looks for: the palette, the find bar, and what they came to see. */
export function createSearchStore(ipc: Ipc, app: AppStore, openChats: OpenChats): SearchStore {
  const store = createStore<SearchState>(() => ({ palette: null, find: null, marks: null }));

  async function bringIntoBranch(chatId: string, messageId: string): Promise<void> {
    const chat = openChats.open(chatId);
    await untilWhole(chat);
    if (chat.store.getState().messageIds.includes(messageId)) return;
    await ipc.call('chats.show-version', { chatId, messageId });
    await chat.load();
  }

  return {
    store,
    openPalette: (palette) => store.setState({ palette }),
    closePalette: () => store.setState({ palette: null }),
    openFind: () => store.setState({ find: {}, marks: null }),
    closeFind: () => store.setState({ find: null, marks: null }),
    mark: (marks) => store.setState({ marks }),
    async jumpTo({ chatId, messageId, text }) {
      store.setState({ palette: null, find: null, marks: null });
      await bringIntoBranch(chatId, messageId).catch(() => undefined);
      store.setState({ marks: { chatId, text, as: 'words', current: { messageId, nth: 0 } } });
      app.navigate({ view: 'chats', chatId });
    },
  };
}

/** Until every message of the branch is here, or the chat cannot be read. */
function untilWhole({ store }: OpenChat): Promise<void> {
  const isSettled = ({ status, isWhole }: OpenChatState) => status === 'failed' || (status === 'ready' && isWhole);
  return new Promise((resolve) => {
    if (isSettled(store.getState())) return resolve();
    const stop = store.subscribe((state) => {
      if (!isSettled(state)) return;
      stop();
      resolve();
    });
  });
}
