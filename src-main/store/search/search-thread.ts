import { Worker } from 'node:worker_threads';
import type { SearchHits } from '#shared/chat/search.ts';
import { threadLimits } from '../../thread-limits.ts';
import { workerUrl } from '../../worker-url.ts';
import { StoreError } from '../store-error.ts';
import type { SearchAnswer, SearchQuestion, SearchWorkerData } from './search-worker.ts';

/** Only a stuck thread needs longer. */
const TIME_LIMIT_MS = 20_000;
const MEMORY_LIMIT_MB = 512;
/** Changes that come in a row are looked at together. */
const CATCH_UP_DELAY_MS = 1_000;
/** Searches that may wait; the oldest of more gives way. */
const MAX_WAITING = 16;

/** Full-text search over titles and finished messages, in a thread of its own: typing never waits for it. */
export interface ChatSearch {
  /**
   * At most `limit` chats and as many messages, newest first; `typed` is taken as it comes from the keyboard. One whose
   * signal is aborted is left out if it has not begun, and broken off if it has. Rejects with the signal's reason or a
   * `StoreError`.
   */
  find(typed: string, limit: number, signal?: AbortSignal): Promise<SearchHits>;
  /** Starts the thread, which then takes in what changes; without this the first search does. */
  keepUp(): void;
  close(): Promise<void>;
}

interface Search {
  typed: string;
  limit: number;
  settle: PromiseWithResolvers<SearchHits>;
}

export interface SearchThreadOptions {
  chatsFile: string;
  indexFile: string;
  /** Changes before this number need no longer be kept. */
  caughtUp(changeNumber: number): void;
  /** The index could not be brought up to date; it is tried again with the next change or search. */
  failed(error: StoreError): void;
}

export class SearchThread implements ChatSearch {
  readonly #options: SearchThreadOptions;
  readonly #cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  readonly #waiting: Search[] = [];
  #running: (Search & { number: number; timer: NodeJS.Timeout }) | undefined;
  #thread: Worker | undefined;
  #number = 0;
  #delay: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: SearchThreadOptions) {
    this.#options = options;
  }

  async find(typed: string, limit: number, signal?: AbortSignal): Promise<SearchHits> {
    signal?.throwIfAborted();
    if (this.#isClosed) throw new StoreError('failed', 'the chats are closed');
    const search: Search = { typed, limit, settle: Promise.withResolvers() };
    const abort = () => this.#abort(search, signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    this.#waiting.push(search);
    if (this.#waiting.length > MAX_WAITING) {
      this.#waiting.shift()?.settle.reject(new StoreError('busy', 'too many searches wait'));
    }
    this.#next();
    try {
      return await search.settle.promise;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  keepUp(): void {
    if (!this.#isClosed) this.#post({ type: 'catch-up' });
  }

  /** Something in the chats changed. Costs next to nothing; a thread that does not run yet stays so. */
  changed(): void {
    if (!this.#thread || this.#delay || this.#isClosed) return;
    this.#delay = setTimeout(() => {
      this.#delay = undefined;
      this.keepUp();
    }, CATCH_UP_DELAY_MS).unref();
  }

  /** Another database is in the place of this one: the thread and what it has open end, the next search begins anew. */
  async restart(): Promise<void> {
    await this.#end(new StoreError('busy', 'the chats are being replaced'));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#delay);
    await this.#end(new StoreError('failed', 'the chats are closed'));
    for (const { settle } of this.#waiting.splice(0)) settle.reject(new StoreError('failed', 'the chats are closed'));
  }

  #abort(search: Search, reason: unknown): void {
    const position = this.#waiting.indexOf(search);
    if (position >= 0) this.#waiting.splice(position, 1);
    // The thread answers in a moment; until then it cannot begin the next.
    else if (this.#running?.settle === search.settle) Atomics.store(this.#cancelled, 0, this.#running.number);
    search.settle.reject(reason);
  }

  #next(): void {
    if (this.#running) return;
    const search = this.#waiting.shift();
    if (!search) return;
    this.#number += 1;
    const timer = setTimeout(
      () => void this.#end(new StoreError('failed', `no answer within ${TIME_LIMIT_MS} ms`)),
      TIME_LIMIT_MS,
    );
    this.#running = { ...search, number: this.#number, timer };
    this.#post({ type: 'find', number: this.#number, typed: search.typed, limit: search.limit });
    this.#thread?.ref();
  }

  #post(question: SearchQuestion): void {
    this.#thread ??= this.#start();
    this.#thread.postMessage(question);
  }

  #start(): Worker {
    const { chatsFile, indexFile } = this.#options;
    const thread = new Worker(workerUrl('search', import.meta.url, './search-worker.ts'), {
      name: 'search',
      env: {},
      execArgv: [],
      workerData: { chatsFile, indexFile, cancelled: this.#cancelled } satisfies SearchWorkerData,
      resourceLimits: threadLimits(MEMORY_LIMIT_MB),
    });
    const ended = (error: unknown) => {
      if (this.#thread !== thread) return;
      const message = error instanceof Error ? error.message : 'the thread ended';
      void this.#end(new StoreError('failed', message, { cause: error }));
    };
    thread.on('message', (answer: SearchAnswer) => this.#take(answer));
    thread.on('error', ended);
    thread.on('exit', ended);
    thread.unref();
    return thread;
  }

  #take(answer: SearchAnswer): void {
    switch (answer.type) {
      case 'caught-up':
        this.#options.caughtUp(answer.changeNumber);
        return;
      case 'problem':
        this.#options.failed(new StoreError(answer.code, answer.message));
        return;
      default: {
        const running = this.#running;
        if (running?.number !== answer.number) return;
        this.#settled();
        if (answer.type === 'hits') running.settle.resolve(answer.hits);
        else running.settle.reject(new StoreError(answer.code, answer.message));
        this.#next();
      }
    }
  }

  #settled(): void {
    clearTimeout(this.#running?.timer);
    this.#running = undefined;
    this.#thread?.unref();
  }

  /** Ends the thread; the next search starts another. */
  async #end(reason: StoreError): Promise<void> {
    const thread = this.#thread;
    const running = this.#running;
    this.#settled();
    this.#thread = undefined;
    running?.settle.reject(reason);
    if (this.#waiting.length > 0 && !this.#isClosed) this.#next();
    await thread?.terminate();
  }
}
