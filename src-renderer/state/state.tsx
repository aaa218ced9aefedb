import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Message } from '#shared/chat/message.ts';
import { type AppState, type AppStore, createAppStore } from './app-store.ts';
import { type ChatsState, type ChatsStore, createChatsStore } from './chats-store.ts';
import { createExchangeStore, type ExchangeStore } from './exchange-store.ts';
import { createInspectorStore, type InspectorStore } from './inspector-store.ts';
import type { Ipc } from './ipc.ts';
import { createNewChatStore, type NewChatStore } from './new-chat-store.ts';
import type { MessageCell, OpenChat, OpenChatState } from './open-chat.ts';
import { createOpenChats, type OpenChats } from './open-chats.ts';
import { createOrganizationStore, type OrganizationState, type OrganizationStore } from './organization-store.ts';
import { createPresetsStore, type PresetsState, type PresetsStore } from './presets-store.ts';
import { createSearchStore, type SearchState, type SearchStore } from './search-store.ts';
import { createToolsStore, type ToolsStore } from './tools-store.ts';
import { createWorkbenchStore, type WorkbenchState, type WorkbenchStore } from './workbench-store.ts';

/** Everything the window knows, fed by one connection. */
export interface WindowState {
  ipc: Ipc;
  app: AppStore;
  chats: ChatsStore;
  openChats: OpenChats;
  newChat: NewChatStore;
  tools: ToolsStore;
  search: SearchStore;
  organization: OrganizationStore;
  inspector: InspectorStore;
  workbench: WorkbenchStore;
  presets: PresetsStore;
  exchange: ExchangeStore;
}

export function createWindowState(ipc: Ipc, place?: { hash: string }): WindowState {
  const app = createAppStore(ipc, place);
  const openChats = createOpenChats(ipc);
  return {
    ipc,
    app,
    chats: createChatsStore(ipc),
    openChats,
    newChat: createNewChatStore(ipc),
    tools: createToolsStore(ipc),
    search: createSearchStore(ipc, app, openChats),
    organization: createOrganizationStore(ipc),
    inspector: createInspectorStore(),
    workbench: createWorkbenchStore(ipc),
    presets: createPresetsStore(ipc),
    exchange: createExchangeStore(ipc),
  };
}

const Context = createContext<WindowState | null>(null);

export function StateProvider({ state, children }: { state: WindowState; children: ReactNode }) {
  return <Context value={state}>{children}</Context>;
}

export function useWindowState(): WindowState {
  const state = useContext(Context);
  if (!state) throw new Error('useWindowState outside StateProvider');
  return state;
}

/** The connection to main, for requests that belong to one component only. */
export const useIpc = (): Ipc => useWindowState().ipc;

export function useApp<Part>(select: (state: AppState) => Part): Part {
  return useStore(useWindowState().app.store, select);
}

export function useChats<Part>(select: (state: ChatsState) => Part): Part {
  return useStore(useWindowState().chats.store, select);
}

export function useSearch<Part>(select: (state: SearchState) => Part): Part {
  return useStore(useWindowState().search.store, select);
}

export function useOrganization<Part>(select: (state: OrganizationState) => Part): Part {
  return useStore(useWindowState().organization.store, select);
}

export function useWorkbench<Part>(select: (state: WorkbenchState) => Part): Part {
  return useStore(useWindowState().workbench.store, select);
}

export function usePresets<Part>(select: (state: PresetsState) => Part): Part {
  return useStore(useWindowState().presets.store, select);
}

/** The chat with its messages; loads it when it is not there yet. */
export function useOpenChat(id: string): OpenChat {
  const { openChats } = useWindowState();
  return useMemo(() => openChats.open(id), [openChats, id]);
}

export function useOpenChatState<Part>(chat: OpenChat, select: (state: OpenChatState) => Part): Part {
  return useStore(chat.store, select);
}

export function useMessage<Part>(cell: MessageCell, select: (message: Message) => Part): Part {
  return useStore(cell, select);
}
