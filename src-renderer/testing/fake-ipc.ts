import { IpcError } from '#shared/ipc/client.ts';
import type { EventName, EventPayload, RequestInput, RequestName, RequestOutput } from '#shared/ipc/contract.ts';
import type { Ipc } from '../state/ipc.ts';

type Handlers = {
  [Name in RequestName]?: (input: RequestInput<Name>) => RequestOutput<Name> | Promise<RequestOutput<Name>>;
};
type AnyHandler = (input: unknown) => unknown;
type AnyListener = (payload: unknown, seq: number) => void;

export interface FakeIpc extends Ipc {
  /** Every request made, oldest first. */
  readonly calls: ReadonlyArray<{ name: RequestName; input: unknown }>;
  /** Sends an event with the next number, or with one of the test's choice. */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>, seq?: number): void;
  reset(): void;
  connection(state: 'open' | 'lost'): void;
  handle(handlers: Handlers): void;
  callsOf(name: RequestName): unknown[];
}

/**
 * Main as a table of answers, for tests and the gallery. A request nobody answers fails like a real one, but there are no
 * workspaces until a test makes some.
 */
export function createFakeIpc(handlers: Handlers = {}): FakeIpc {
  const table = new Map<string, AnyHandler>();
  const listeners = new Map<EventName, Set<AnyListener>>();
  const resets = new Set<() => void>();
  const connections = new Set<(state: 'open' | 'lost') => void>();
  const calls: Array<{ name: RequestName; input: unknown }> = [];
  let seq = 0;

  const handle = (more: Handlers) => {
    for (const [name, handler] of Object.entries(more)) table.set(name, handler as AnyHandler);
  };
  handle({ 'workspaces.list': () => ({ workspaces: [] }), ...handlers });

  const subscribe = <Listener>(set: Set<Listener>, listener: Listener) => {
    set.add(listener);
    return () => set.delete(listener);
  };

  return {
    calls,
    handle,
    callsOf: (name) => calls.filter((call) => call.name === name).map((call) => call.input),
    async call<Name extends RequestName>(name: Name, input: RequestInput<Name>, options?: { signal?: AbortSignal }) {
      options?.signal?.throwIfAborted();
      calls.push({ name, input });
      const handler = table.get(name);
      if (!handler) throw new IpcError({ code: 'failed', text: { key: 'common.problem.unexpected' }, detail: name });
      return (await handler(input)) as RequestOutput<Name>;
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      return subscribe(set, listener as AnyListener);
    },
    onReset: (listener) => subscribe(resets, listener),
    onConnection: (listener) => subscribe(connections, listener),
    emit(name, payload, at) {
      seq = at ?? seq + 1;
      for (const listener of listeners.get(name) ?? []) listener(payload, seq);
    },
    reset() {
      for (const listener of resets) listener();
    },
    connection(state) {
      for (const listener of connections) listener(state);
    },
  };
}
