import { type IpcErrorBody, type RequestName, requests } from '#shared/ipc/contract.ts';
import { type ClientFrame, clientFrameSchema, type ServerFrame } from '#shared/ipc/frames.ts';
import { phrase } from '#shared/phrase.ts';
import { SettingsWriteError } from '../settings/settings-service.ts';
import { StoreError, type StoreErrorCode } from '../store/store-error.ts';
import type { EventHub } from './event-hub.ts';
import { EventQueue } from './event-queue.ts';
import { HandlerError, type Handlers, type RequestContext } from './handler.ts';

/** Room for the longest message the contract allows, with every character escaped in JSON. */
export const MAX_FRAME_CHARACTERS = 8 * 1024 * 1024;
/** Requests of one window that may run at the same time; more are refused at once. */
export const MAX_REQUESTS_IN_FLIGHT = 256;
const MAX_DETAIL_CHARACTERS = 8_000;

/** Receives facts only: names of requests and kinds of errors, never inputs. */
export interface RouterLog {
  warn(message: string, facts?: Record<string, unknown>): void;
  error(message: string, facts?: Record<string, unknown>): void;
}

/** The far end of one connection, as a shell sees it. */
export interface Peer {
  send(frame: ServerFrame): void;
  /** Bytes handed to `send` that have not left yet; absent where the transport cannot tell. */
  bufferedAmount?(): number;
}

export interface Connection {
  /** A frame as it arrived: JSON text, or the value a structured clone made. Never throws. */
  receive(raw: unknown): void;
  close(): void;
}

/** Brings requests of windows to their handlers and events to the windows, and lets nothing unchecked through. */
export class Router {
  #handlers: Handlers;
  #hub: EventHub;
  #log: RouterLog;

  constructor(handlers: Handlers, hub: EventHub, log: RouterLog) {
    this.#handlers = handlers;
    this.#hub = hub;
    this.#log = log;
  }

  connect(peer: Peer): Connection {
    return new RouterConnection(this.#handlers, this.#hub, this.#log, peer);
  }
}

class RouterConnection implements Connection {
  #handlers: Handlers;
  #hub: EventHub;
  #log: RouterLog;
  #peer: Peer;
  #queue: EventQueue;
  #inFlight = new Map<number, AbortController>();
  #unsubscribe: (() => void) | undefined;
  #isClosed = false;

  constructor(handlers: Handlers, hub: EventHub, log: RouterLog, peer: Peer) {
    this.#handlers = handlers;
    this.#hub = hub;
    this.#log = log;
    this.#peer = peer;
    this.#queue = new EventQueue({
      hub,
      send: (frame) => this.#send(frame),
      bufferedBytes: () => peer.bufferedAmount?.() ?? 0,
    });
  }

  receive(raw: unknown): void {
    if (this.#isClosed) return;
    const frame = readFrame(raw);
    if ('problem' in frame) {
      this.#log.warn('frame refused', { problem: frame.problem });
      this.#fail(frame.id, badRequest(frame.problem));
      return;
    }
    if (frame.type === 'resume') this.#resume(frame.since);
    else this.#listen();
    if (frame.type === 'cancel') this.#inFlight.get(frame.id)?.abort();
    if (frame.type === 'request') void this.#answer(frame.id, frame.name, frame.input);
  }

  close(): void {
    this.#isClosed = true;
    this.#unsubscribe?.();
    this.#queue.clear();
    for (const controller of this.#inFlight.values()) controller.abort();
    this.#inFlight.clear();
  }

  /**
   * Events flow from the first frame on. Not earlier: a window that reconnects says with its first frame which events
   * it has, and an event that overtook this answer would make it skip the ones it missed.
   */
  #listen(): void {
    this.#unsubscribe ??= this.#hub.subscribe(
      (event) => this.#queue.push(event),
      () => this.#queue.reset(),
    );
  }

  #resume(since: number): void {
    this.#queue.clear();
    const missed = this.#hub.since(since);
    if (missed === 'gone') this.#queue.reset();
    else for (const event of missed) this.#queue.push(event);
    this.#queue.flush();
    this.#listen();
  }

  async #answer(id: number, name: string, input: unknown): Promise<void> {
    if (this.#inFlight.has(id)) return this.#fail(id, badRequest('this id is in use'));
    if (this.#inFlight.size >= MAX_REQUESTS_IN_FLIGHT) {
      return this.#fail(id, { code: 'refused', text: phrase('errors.tooManyRequests') });
    }
    if (!isRequestName(name)) return this.#fail(id, badRequest('there is no such request'));
    const parsed = requests[name].input.safeParse(input);
    if (!parsed.success) return this.#fail(id, badRequest(describeIssues(parsed.error.issues)));

    const controller = new AbortController();
    this.#inFlight.set(id, controller);
    try {
      // The map of handlers is typed by name; which one it is here is only known at run time.
      const handler = this.#handlers[name] as (input: unknown, context: RequestContext) => unknown;
      const output = requests[name].output.parse(await handler(parsed.data, { signal: controller.signal }));
      this.#settle({ type: 'response', id, output });
    } catch (error) {
      this.#settle({ type: 'failure', id, error: this.#describe(error, name, controller.signal) });
    }
  }

  /** What a handler told the windows arrives before its answer. */
  #settle(frame: Extract<ServerFrame, { id: number }>): void {
    if (this.#isClosed) return;
    this.#inFlight.delete(frame.id);
    this.#queue.flush();
    this.#send(frame);
  }

  #describe(error: unknown, name: RequestName, signal: AbortSignal): IpcErrorBody {
    if (error instanceof HandlerError) {
      const { code, text, detail } = error;
      return detail === undefined ? { code, text } : { code, text, detail: detail.slice(0, MAX_DETAIL_CHARACTERS) };
    }
    if (signal.aborted) return { code: 'cancelled', text: phrase('errors.cancelled') };
    this.#log.error('request failed', { name, error });
    if (error instanceof StoreError) {
      return {
        code: CODE_OF_STORE_ERROR[error.code] ?? 'failed',
        text: phrase(`errors.store.${error.code}`),
        detail: error.message.slice(0, MAX_DETAIL_CHARACTERS),
      };
    }
    if (error instanceof SettingsWriteError) {
      const detail = error.cause instanceof Error ? error.cause.message : error.message;
      return {
        code: 'failed',
        text: phrase('errors.settingsNotSaved'),
        detail: detail.slice(0, MAX_DETAIL_CHARACTERS),
      };
    }
    return { code: 'failed', text: phrase('errors.unexpected') };
  }

  #fail(id: number, error: IpcErrorBody): void {
    this.#send({ type: 'failure', id, error });
  }

  #send(frame: ServerFrame): void {
    if (this.#isClosed) return;
    try {
      this.#peer.send(frame);
    } catch (error) {
      this.#log.warn('frame not sent', { type: frame.type, error });
    }
  }
}

/** What the store refuses by itself; everything else failed. */
const CODE_OF_STORE_ERROR: Partial<Record<StoreErrorCode, IpcErrorBody['code']>> = {
  'read-only': 'refused',
  'not-found': 'not-found',
};

function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(requests, name);
}

function badRequest(detail: string): IpcErrorBody {
  return { code: 'bad-request', text: phrase('errors.badRequest'), detail: detail.slice(0, MAX_DETAIL_CHARACTERS) };
}

/** No request has this id: it answers frames whose own id cannot be read. */
const NO_ID = 0;

function readFrame(raw: unknown): ClientFrame | { problem: string; id: number } {
  let value = raw;
  if (typeof raw === 'string') {
    if (raw.length > MAX_FRAME_CHARACTERS) {
      const id = /^\{"type":"request","id":(\d{1,15}),/.exec(raw.slice(0, 64))?.[1];
      return { problem: `longer than ${MAX_FRAME_CHARACTERS} characters`, id: Number(id ?? NO_ID) };
    }
    try {
      value = JSON.parse(raw);
    } catch {
      return { problem: 'not JSON', id: NO_ID };
    }
  }
  const parsed = clientFrameSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : NO_ID;
  return {
    problem: describeIssues(parsed.error.issues),
    id: typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : NO_ID,
  };
}

/** Where the input is wrong and how, without the input itself. */
function describeIssues(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return issues
    .slice(0, 10)
    .map(({ path, message }) => (path.length > 0 ? `${path.map(String).join('.')}: ${message}` : message))
    .join('; ');
}
