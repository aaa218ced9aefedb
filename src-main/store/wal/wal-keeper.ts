import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { workerUrl } from '../../worker-url.ts';
import type { Database } from '../database.ts';
import type { CheckpointAnswer } from './checkpoint-worker.ts';

/** From this size on, what the write-ahead log holds is brought into the database. Fewer, longer logs cost fewer syncs. */
export const LOG_BYTES = 8 * 1024 * 1024;
/** From this size on, writers of much wait until it is. */
export const FULL_LOG_BYTES = 32 * 1024 * 1024;
/** After a write, until the log is looked at. */
const DELAY_MS = 500;
/** A reader that holds on to the log (a backup of a large database) keeps a writer of much waiting so long at most. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 50;
/** The thread ends after this while without work. */
const IDLE_MS = 30_000;

/**
 * Keeps the write-ahead log short. SQLite would do so inside the write that fills it, which then waits for the disk: here a
 * thread does, and the main thread only ever appends. The log begins anew with the first write after one that was brought
 * over whole, so it stays bounded even while somebody reads or writes all the time.
 */
export class WalKeeper {
  readonly #database: Database;
  readonly #log: string;
  #delay: NodeJS.Timeout | undefined;
  #idle: NodeJS.Timeout | undefined;
  #thread: Worker | undefined;
  #running: Promise<boolean> | undefined;
  #isClosed = false;

  constructor(database: Database) {
    this.#database = database;
    this.#log = `${database.file}-wal`;
    // Cut off when it begins anew, so that its size says how much there is to do.
    database.exec('PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = 0');
  }

  /** Called after every write. Costs next to nothing. */
  wrote(): void {
    if (this.#delay || this.#isClosed) return;
    this.#delay = setTimeout(() => {
      this.#delay = undefined;
      if (this.#size() >= LOG_BYTES) void this.#bringOver().then((isComplete) => isComplete || this.wrote());
    }, DELAY_MS).unref();
  }

  /** Resolves when the log has room again. For writers of much, between what they write. */
  async room(): Promise<void> {
    if (this.#size() < FULL_LOG_BYTES) return;
    const end = performance.now() + PATIENCE_MS;
    while (!this.#isClosed && !(await this.#bringOver()) && performance.now() < end) await pause(RETRY_MS);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#delay);
    this.#end();
  }

  #size(): number {
    return fs.statSync(this.#log, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Never rejects: what could not be brought over now is with the next time. */
  #bringOver(): Promise<boolean> {
    this.#running ??= this.#ask().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #ask(): Promise<boolean> {
    if (this.#isClosed) return true;
    clearTimeout(this.#idle);
    this.#thread ??= this.#start();
    const thread = this.#thread;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const failed = () => resolve(false);
    const answered = (answer: CheckpointAnswer) => resolve('isComplete' in answer && answer.isComplete);
    thread.once('message', answered).once('error', failed).once('exit', failed);
    thread.postMessage('');
    const isComplete = await promise;
    thread.off('message', answered).off('error', failed).off('exit', failed);
    this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    return isComplete;
  }

  #start(): Worker {
    const thread = new Worker(workerUrl('checkpoint', import.meta.url, './checkpoint-worker.ts'), {
      name: 'checkpoint',
      env: {},
      execArgv: [],
      workerData: this.#database.file,
    });
    const gone = () => {
      if (this.#thread === thread) this.#thread = undefined;
    };
    thread.on('error', gone).on('exit', gone);
    thread.unref();
    return thread;
  }

  #end(): void {
    clearTimeout(this.#idle);
    void this.#thread?.terminate();
    this.#thread = undefined;
  }
}
