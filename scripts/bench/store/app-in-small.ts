// The part of the application that stands between a window and the chats: router, handlers, services, store.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BranchService } from '../../../src-main/chats/branch-service.ts';
import { ChatService } from '../../../src-main/chats/chat-service.ts';
import { ExchangeService } from '../../../src-main/chats/exchange/exchange-service.ts';
import { WorkspaceService } from '../../../src-main/chats/workspace-service.ts';
import { EventHub } from '../../../src-main/ipc/event-hub.ts';
import type { Handlers } from '../../../src-main/ipc/handler.ts';
import { chatOrganizationHandlers } from '../../../src-main/ipc/handlers/chat-organization.ts';
import { chatHandlers } from '../../../src-main/ipc/handlers/chats.ts';
import { exchangeHandlers } from '../../../src-main/ipc/handlers/exchange.ts';
import { Router } from '../../../src-main/ipc/router.ts';
import { openChatStore } from '../../../src-main/store/open-chat-store.ts';
import type { RequestInput, RequestName, RequestOutput } from '../../../src-shared/ipc/contract.ts';

export function appInSmall(dataDir: string) {
  const opened = openChatStore(dataDir);
  const { store, search } = opened;
  const hub = new EventHub();
  const now = Date.now;
  const temporaryLifetime = () => null;
  const chats = new ChatService({ store, hub, temporaryLifetime, now });
  const exchange = new ExchangeService({
    chats,
    store,
    databaseFile: opened.file,
    hub,
    temporaryLifetime,
    language: () => 'en',
    now,
  });
  const unused = {} as never;
  const handlers = {
    ...chatHandlers({
      chats,
      turns: unused,
      workspaces: unused,
      providers: unused,
      presets: unused,
    }),
    ...chatOrganizationHandlers({
      chats,
      branches: new BranchService({ chats, store, hub, now }),
      workspaces: new WorkspaceService({ chats, store, hub, now }),
      search,
    }),
    ...exchangeHandlers(exchange),
  };
  const router = new Router(handlers as Handlers, hub, { warn: console.warn, error: console.error });
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  const connection = router.connect({
    send: (frame) => {
      // What the web shell does with every frame.
      const text = JSON.stringify(frame);
      if (frame.type !== 'response' && frame.type !== 'failure') return;
      const asked = waiting.get(frame.id);
      // Kept, the answers of a long export would fill the memory, and its collection would be measured.
      waiting.delete(frame.id);
      if (frame.type === 'response') asked?.resolve(frame.output as never);
      else asked?.reject(new Error(text));
    },
  });
  let lastId = 0;
  return {
    store,
    search,
    /** As a window asks: everything is checked against the contract on its way. */
    async call<Name extends RequestName>(name: Name, input: RequestInput<Name>): Promise<RequestOutput<Name>> {
      lastId += 1;
      const settle = Promise.withResolvers<never>();
      waiting.set(lastId, settle);
      connection.receive({ type: 'request', id: lastId, name, input });
      const output = await settle.promise;
      // The next request of a window comes in a turn of its own.
      await nextTurn();
      return output;
    },
    async close(): Promise<void> {
      await exchange.close();
      await search.close();
      store.close();
    },
  };
}
export type AppInSmall = ReturnType<typeof appInSmall>;
