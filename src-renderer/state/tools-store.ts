import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BrokenDefinition, CollectionView } from '#shared/tool/view.ts';
import { type Ipc, type Problem, problemOf } from './ipc.ts';

/** For which chat and provider the gates are asked; a new chat has no id yet. */
export interface ToolsQuestion {
  chatId: string | null;
  providerId: string | null;
  /** What is switched on in a chat that is not stored yet; absent or null: the defaults. */
  selection?: readonly string[] | null;
}

export interface ToolsState {
  status: 'loading' | 'ready' | 'failed';
  problem: Problem | null;
  /** What people select. */
  collections: readonly CollectionView[];
  /** What nobody selects: offered whenever it has something to offer. */
  selfOffering: readonly CollectionView[];
  broken: readonly BrokenDefinition[];
  instructionTokens?: number;
}

export interface ToolsStore {
  store: StoreApi<ToolsState>;
  /** Asks for this chat from now on, and again whenever something that decides changes. */
  ask(question: ToolsQuestion): void;
}

/** The collections as the gates answer for the chat on the screen. */
export function createToolsStore(ipc: Ipc): ToolsStore {
  const store = createStore<ToolsState>(() => ({
    status: 'loading',
    problem: null,
    collections: [],
    selfOffering: [],
    broken: [],
  }));
  let question: ToolsQuestion | null = null;
  let pending: AbortController | null = null;

  async function load(): Promise<void> {
    if (!question) return;
    pending?.abort();
    const mine = new AbortController();
    pending = mine;
    try {
      const { chatId, providerId, selection } = question;
      const input = { component: 'chat', chatId, providerId, selection: selection ? [...selection] : null } as const;
      const answer = await ipc.call('tools.list', input, { signal: mine.signal });
      const { collections: all, broken, instructionTokens } = answer;
      if (mine.signal.aborted) return;
      const collections = all.filter(({ offersItself }) => !offersItself);
      const selfOffering = all.filter(({ offersItself }) => offersItself);
      store.setState({ status: 'ready', problem: null, collections, selfOffering, broken, instructionTokens });
    } catch (error) {
      if (!mine.signal.aborted) store.setState({ status: 'failed', problem: problemOf(error) });
    }
  }

  ipc.on('tools.changed', () => void load());
  ipc.on('providers.changed', () => void load());
  ipc.on('settings.changed', () => void load());
  ipc.onReset(() => void load());
  ipc.onConnection((connection) => {
    if (connection === 'open' && store.getState().status === 'failed') void load();
  });

  let lastDeciding = '';
  ipc.on('chat.changed', ({ chat }) => {
    if (chat.id !== question?.chatId) return;
    // A chat changes often while it answers; only these decide about tools.
    const deciding = JSON.stringify([chat.providerId, chat.toolSelection, chat.requirements]);
    if (deciding === lastDeciding) return;
    lastDeciding = deciding;
    void load();
  });

  return {
    store,
    ask(next) {
      if (question && isSame(question, next)) return;
      question = next;
      lastDeciding = '';
      void load();
    },
  };
}

function isSame(one: ToolsQuestion, other: ToolsQuestion): boolean {
  const key = ({ chatId, providerId, selection = null }: ToolsQuestion) =>
    JSON.stringify([chatId, providerId, selection]);
  return key(one) === key(other);
}
