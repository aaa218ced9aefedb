import { parentPort, workerData } from 'node:worker_threads';
import type { SearchHits } from '#shared/chat/search.ts';
import { openDatabase } from '../database.ts';
import { StoreError, type StoreErrorCode, toStoreError } from '../store-error.ts';
import { type CatchUp, catchUp } from './catch-up.ts';
import { type FindHits, hitFinder } from './find-hits.ts';
import { type IndexFile, openIndexFile, removeIndexFile } from './index-file.ts';

export interface SearchWorkerData {
  chatsFile: string;
  indexFile: string;
  /** Of a `SharedArrayBuffer` of one integer: the number of the last search that nobody waits for any more. */
  cancelled: Int32Array;
}

export type SearchQuestion = { type: 'find'; number: number; typed: string; limit: number } | { type: 'catch-up' };

export type SearchAnswer =
  | { type: 'hits'; number: number; hits: SearchHits }
  | { type: 'failure'; number: number; code: StoreErrorCode; message: string }
  /** Changes before this number are in the index. */
  | { type: 'caught-up'; changeNumber: number }
  | { type: 'problem'; code: StoreErrorCode; message: string };

/** Steps of catching up before a search is answered; more than this is new only after an import or a first start. */
const STEPS_BEFORE_SEARCH = 2;

/** Runs in a thread of its own: keeps the index up to date while nothing else is asked, and finds. */
class SearchWorker {
  readonly #data: SearchWorkerData;
  #index: IndexFile | undefined;
  #progress: CatchUp | undefined;
  #find: FindHits | undefined;
  #isBehind = false;

  constructor(data: SearchWorkerData) {
    this.#data = data;
  }

  answer(question: SearchQuestion): void {
    if (question.type === 'find') this.#say(this.#hits(question));
    this.#goOn();
  }

  #hits(question: Extract<SearchQuestion, { type: 'find' }>): SearchAnswer {
    const { number, typed, limit } = question;
    const shouldStop = () => Atomics.load(this.#data.cancelled, 0) >= number;
    try {
      const hits = this.#withMending(({ progress, find }) => {
        let isBehind = true;
        for (let step = 0; isBehind && step < STEPS_BEFORE_SEARCH && !shouldStop(); step += 1)
          isBehind = progress.step();
        const found = find(typed, { limit, shouldStop });
        if (isBehind) return { ...found, missing: 'not-indexed-yet' as const };
        return progress.hasUnreadable ? { ...found, missing: 'unreadable' as const } : found;
      });
      return { type: 'hits', number, hits };
    } catch (error) {
      const { code, message } = toStoreError(error);
      return { type: 'failure', number, code, message };
    }
  }

  /** One step in a turn of the event loop, so that a search never waits for more. */
  #goOn(): void {
    if (this.#isBehind) return;
    this.#isBehind = true;
    setImmediate(() => {
      this.#isBehind = false;
      try {
        const { isBehind, changeNumber } = this.#withMending(({ progress }) => ({
          isBehind: progress.step(),
          changeNumber: progress.changeNumber,
        }));
        this.#say({ type: 'caught-up', changeNumber });
        if (isBehind) this.#goOn();
      } catch (error) {
        const { code, message } = toStoreError(error);
        this.#say({ type: 'problem', code, message });
      }
    });
  }

  /** A damaged index is thrown away and made anew, once for each attempt. */
  #withMending<Result>(work: (parts: { progress: CatchUp; find: FindHits }) => Result): Result {
    try {
      return work(this.#open());
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'damaged') throw error;
      this.#index?.close();
      this.#index = undefined;
      this.#progress = undefined;
      removeIndexFile(this.#data.indexFile);
      return work(this.#open());
    }
  }

  #open(): { progress: CatchUp; find: FindHits } {
    const { chatsFile, indexFile } = this.#data;
    this.#index ??= openIndexFile(indexFile);
    if (!this.#progress || !this.#find) {
      const chats = openDatabase(chatsFile, { readOnly: true });
      this.#find = hitFinder(chats, this.#index);
      this.#progress = catchUp(chats, this.#index);
    }
    return { progress: this.#progress, find: this.#find };
  }

  #say(answer: SearchAnswer): void {
    parentPort?.postMessage(answer);
  }
}

const worker = new SearchWorker(workerData as SearchWorkerData);
parentPort?.on('message', (question: SearchQuestion) => worker.answer(question));
