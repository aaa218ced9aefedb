import { createStore, type StoreApi } from 'zustand/vanilla';

/** The answer whose requests are shown; null: none. */
export interface InspectorState {
  inspected: { chatId: string; messageId: string } | null;
}

export interface InspectorStore {
  store: StoreApi<InspectorState>;
  show(chatId: string, messageId: string): void;
  close(): void;
}

export function createInspectorStore(): InspectorStore {
  const store = createStore<InspectorState>(() => ({ inspected: null }));
  return {
    store,
    show: (chatId, messageId) => store.setState({ inspected: { chatId, messageId } }),
    close: () => store.setState({ inspected: null }),
  };
}
