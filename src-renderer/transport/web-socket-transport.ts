import { type ClientFrame, type ServerFrame, serverFrameSchema } from '#shared/ipc/frames.ts';
import type { ClientTransport } from '#shared/ipc/transport.ts';
import { phrase } from '#shared/phrase.ts';
import type { SessionState } from './web-session.ts';

export const FIRST_RETRY_MS = 250;
export const LONGEST_RETRY_MS = 5_000;
/** What a window may ask for while there is no connection. */
export const MAX_WAITING_FRAMES = 1_000;

interface WebSocketTransportOptions {
  url: string;
  /** Done before every attempt to connect; when it rejects, the attempt has failed. */
  openSession(): Promise<SessionState>;
}

/**
 * Frames over a WebSocket to the web shell. A lost connection is tried again, after 250 ms and then ever more slowly up
 * to every 5 s. Frames sent in the meantime wait, but those that were waiting when a connection broke are dropped: the
 * client has reported them as failed. An app that does not know this window (it was started anew since) is not asked
 * again: every request is answered with what the person can do.
 */
export class WebSocketTransport implements ClientTransport {
  #options: WebSocketTransportOptions;
  #socket: WebSocket | undefined;
  #waiting: ClientFrame[] = [];
  #failures = 0;
  #isRefused = false;
  #frameListeners = new Set<(frame: ServerFrame) => void>();
  #stateListeners = new Set<(state: 'open' | 'lost') => void>();

  constructor(options: WebSocketTransportOptions) {
    this.#options = options;
    void this.#connect();
  }

  send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(frame));
      return;
    }
    if (this.#isRefused) {
      this.#refuse(frame);
      return;
    }
    if (this.#waiting.length >= MAX_WAITING_FRAMES) throw new Error('Too many requests are waiting for a connection.');
    this.#waiting.push(frame);
  }

  onFrame(listener: (frame: ServerFrame) => void): () => void {
    this.#frameListeners.add(listener);
    return () => this.#frameListeners.delete(listener);
  }

  onState(listener: (state: 'open' | 'lost') => void): () => void {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  }

  async #connect(): Promise<void> {
    let session: SessionState;
    try {
      session = await this.#options.openSession();
    } catch {
      this.#retryLater();
      return;
    }
    if (session === 'refused') {
      this.#isRefused = true;
      for (const frame of this.#waiting.splice(0)) this.#refuse(frame);
      return;
    }
    const socket = new WebSocket(this.#options.url);
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', ({ data }) => this.#receive(socket, data));
    // An error is always followed by "close".
    socket.addEventListener('close', () => this.#closed(socket));
  }

  #opened(socket: WebSocket): void {
    this.#socket = socket;
    this.#failures = 0;
    // Listeners first: which events were missed has to be said before anything else is asked.
    for (const listener of this.#stateListeners) listener('open');
    for (const frame of this.#waiting.splice(0)) this.send(frame);
  }

  #closed(socket: WebSocket): void {
    if (this.#socket === socket) {
      this.#socket = undefined;
      this.#waiting = [];
      for (const listener of this.#stateListeners) listener('lost');
    }
    this.#retryLater();
  }

  #retryLater(): void {
    const delay = Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LONGEST_RETRY_MS);
    this.#failures += 1;
    setTimeout(() => void this.#connect(), delay);
  }

  #refuse(frame: ClientFrame): void {
    if (frame.type !== 'request') return;
    const { id } = frame;
    const text = phrase('errors.windowUnknown');
    // As an answer from main would: after the call has returned.
    queueMicrotask(() => this.#handOn({ type: 'failure', id, error: { code: 'refused', text } }));
  }

  #handOn(frame: ServerFrame): void {
    for (const listener of this.#frameListeners) listener(frame);
  }

  #receive(socket: WebSocket, data: unknown): void {
    const frame = readFrame(data);
    if (frame) this.#handOn(frame);
    // Whatever this was, nothing after it can be relied upon: start over and ask what was missed.
    else socket.close();
  }
}

function readFrame(data: unknown): ServerFrame | undefined {
  try {
    return serverFrameSchema.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
