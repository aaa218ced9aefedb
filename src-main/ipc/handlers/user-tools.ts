import type { ChatService } from '../../chats/chat-service.ts';
import type { PieceStore } from '../../store/piece-store.ts';
import type { ExampleShelf } from '../../workbench/example-shelf.ts';
import type { PieceExchange } from '../../workbench/piece-exchange.ts';
import type { PieceLibrary } from '../../workbench/piece-library.ts';
import { workbenchPieces } from '../../workbench/piece-views.ts';
import type { Handlers } from '../handler.ts';

interface Dependencies {
  library: PieceLibrary;
  exchange: PieceExchange;
  examples: ExampleShelf;
  store: Pick<PieceStore, 'linkCounts' | 'linkedChats'>;
  chats: ChatService;
  /** What a tool costs in every request. */
  tokensOf(toolId: string): number;
  /** What a copy is called. */
  copyName(name: string): string;
}

type UserToolHandlers = Pick<Handlers, Extract<keyof Handlers, `user-tools.${string}` | `chat-variables.${string}`>>;

export function userToolHandlers({
  library,
  exchange,
  examples,
  store,
  chats,
  tokensOf,
  copyName,
}: Dependencies): UserToolHandlers {
  return {
    'user-tools.list': () => workbenchPieces(library, store, tokensOf),
    'user-tools.create': ({ kind, body }) => library.create(kind, body),
    'user-tools.save': ({ kind, id, changes }) => library.save(kind, id, changes),
    'user-tools.check': async ({ kind, body }) => {
      const checked = await library.check(kind, body);
      return { problems: checked.ok ? [] : checked.problems };
    },
    'user-tools.delete': ({ kind, id }) => {
      library.delete(kind, id);
      return {};
    },
    'user-tools.restore': ({ kind, id }) => {
      library.restore(kind, id);
      return {};
    },
    'user-tools.duplicate': ({ kind, id }) => ({ id: library.duplicate(kind, id, copyName) }),
    'user-tools.linked-chats': ({ toolId }) => ({ chats: store.linkedChats(toolId) }),
    'user-tools.export': ({ ids }) => ({ fileName: 'confidant-tools.json', text: exchange.export(ids) }),
    'user-tools.preview-import': ({ text }, { signal }) => exchange.preview(text, signal),
    'user-tools.import': ({ text, chosen }) => ({ added: exchange.import(text, chosen) }),
    'user-tools.examples': () => ({ examples: examples.list() }),
    'user-tools.add-example': ({ id }) => ({ toolId: examples.add(id) }),
    'chat-variables.get': ({ chatId }) => ({ variables: { ...chats.stored(chatId).variables } }),
    'chat-variables.set': ({ chatId, name, value }) => ({ variables: chats.setVariable(chatId, name, value) }),
  };
}
