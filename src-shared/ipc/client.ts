import type { EventName, EventPayload, IpcErrorBody, RequestInput, RequestName, RequestOutput } from './contract.ts';
import type { ServerFrame } from './frames.ts';
import type { ClientTransport } from './transport.ts';

/** A request that main refused or could not do; `body.text` is for the person. */
export class IpcError extends Error {
  readonly code: IpcErrorBody['code'];
  readonly body: IpcErrorBody;
  constructor(body: IpcErrorBody) {
    super(`${body.code}: ${body.text.key}`);
    this.name = 'IpcError';
    this.code = body.code;
    this.body = body;
  }
}

interface Pending {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

type Listener = (payload: never, seq: number) => void;

/** The window's end of the contract: typed calls, cancellation by id, events in order. */
export class IpcClient {
  #transport: ClientTransport;
  #nextId = 1;
  #pending = new Map<number, Pending>();
  #listeners = new Map<EventName, Set<Listener>>();
  #resetListeners = new Set<() => void>();
  #connectionListeners = new Set<(state: 'open' | 'lost') => void>();
  #lastSeq = 0;
  #wasOpen = false;

  constructor(transport: ClientTransport) {
    this.#transport = transport;
    transport.onFrame((frame) => this.#receive(frame));
    transport.onState((state) => this.#stateChanged(state));
  }

  /** The sequence number of the newest event seen. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  call<Name extends RequestName>(
    name: Name,
    input: RequestInput<Name>,
    options: { signal?: AbortSignal } = {},
  ): Promise<RequestOutput<Name>> {
    const { signal } = options;
    if (signal?.aborted) return Promise.reject(signal.reason);
    const id = this.#nextId++;
    return new Promise<RequestOutput<Name>>((resolve, reject) => {
      const abort = () => {
        this.#pending.delete(id);
        this.#transport.send({ type: 'cancel', id });
        reject(signal?.reason);
      };
      const settle = () => signal?.removeEventListener('abort', abort);
      signal?.addEventListener('abort', abort, { once: true });
      this.#pending.set(id, {
        resolve: (output) => {
          settle();
          resolve(output as RequestOutput<Name>);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      });
      this.#transport.send({ type: 'request', id, name, input });
    });
  }

  on<Name extends EventName>(name: Name, listener: (payload: EventPayload<Name>, seq: number) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners);
    listeners.add(listener as Listener);
    return () => listeners.delete(listener as Listener);
  }

  /** Called when missed events are gone: what is shown must be read afresh. */
  onReset(listener: () => void): () => void {
    this.#resetListeners.add(listener);
    return () => this.#resetListeners.delete(listener);
  }

  onConnection(listener: (state: 'open' | 'lost') => void): () => void {
    this.#connectionListeners.add(listener);
    return () => this.#connectionListeners.delete(listener);
  }

  #stateChanged(state: 'open' | 'lost'): void {
    if (state === 'lost') {
      const lost: IpcErrorBody = { code: 'failed', text: { key: 'errors.connectionToAppLost' } };
      for (const pending of this.#pending.values()) pending.reject(new IpcError(lost));
      this.#pending.clear();
    } else {
      if (this.#wasOpen) this.#transport.send({ type: 'resume', since: this.#lastSeq });
      this.#wasOpen = true;
    }
    for (const listener of this.#connectionListeners) listener(state);
  }

  #receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'response':
        this.#take(frame.id)?.resolve(frame.output);
        return;
      case 'failure':
        this.#take(frame.id)?.reject(new IpcError(frame.error));
        return;
      case 'events':
        for (const event of frame.events) {
          if (event.seq <= this.#lastSeq) continue;
          this.#lastSeq = event.seq;
          for (const listener of this.#listeners.get(event.name as EventName) ?? [])
            listener(event.payload as never, event.seq);
        }
        return;
      case 'reset':
        this.#lastSeq = frame.seq;
        for (const listener of this.#resetListeners) listener();
    }
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}
