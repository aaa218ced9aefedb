import { requestKey } from '#shared/source/request-key.ts';
import { type PageRetrieval, PageRetrievalError, type RetrievedPage } from '../../web/page-retrieval.ts';
import { type Candidate, mergeHits } from './candidates.ts';

const PAGES_AT_A_TIME = 4;
/** A page that cannot be read makes way for the next candidate: how many more are tried than were asked for. */
const MAX_SPARE_CANDIDATES = 10;

export interface ReadPagesOptions {
  pages: PageRetrieval;
  signal: AbortSignal;
  /** How many pages are wanted. */
  limit: number;
  /** Of one page. */
  maxCharacters: number;
  pageTimeoutMs: number;
  /** After this, the pages that are complete are the result. */
  overallTimeoutMs: number;
  /** The chat, whose pages are kept for a while. */
  cacheKey: string;
  onProgress?(done: number, total: number): void;
}

export interface ReadPage {
  candidate: Candidate;
  page: RetrievedPage;
}

export interface UnreadPage {
  candidate: Candidate;
  /** Why it could not be read; absent when its turn never came. */
  problem?: string;
}

export interface PagesRead {
  /** By rank, each final address once. */
  read: ReadPage[];
  unread: UnreadPage[];
  timedOut: boolean;
}

/** Reads the best candidates, four at a time, from public addresses only. Throws nothing but the reason of `signal`. */
export async function readPages(candidates: readonly Candidate[], options: ReadPagesOptions): Promise<PagesRead> {
  const waiting = candidates.slice(0, options.limit + MAX_SPARE_CANDIDATES);
  const total = Math.min(options.limit, waiting.length);
  const outcome = new Outcome();
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), options.overallTimeoutMs);
  const signal = AbortSignal.any([options.signal, deadline.signal]);
  const running = new Set<Promise<void>>();

  const start = (candidate: Candidate) => {
    const reading = readOne(candidate, signal, options, outcome).finally(() => running.delete(reading));
    running.add(reading);
  };
  const { aborted, stopListening } = whenAborted(signal);
  try {
    while (!signal.aborted) {
      options.onProgress?.(outcome.readCount, total);
      // Never more under way than are still missing: a page too many would be contacted for nothing.
      while (running.size < Math.min(PAGES_AT_A_TIME, total - outcome.readCount)) {
        const next = waiting.shift();
        if (!next) break;
        start(next);
      }
      if (running.size === 0) break;
      await Promise.race([...running, aborted]);
    }
  } finally {
    clearTimeout(timer);
    stopListening();
  }
  options.signal.throwIfAborted();
  return outcome.toResult(candidates, deadline.signal.aborted);
}

async function readOne(
  candidate: Candidate,
  signal: AbortSignal,
  options: ReadPagesOptions,
  outcome: Outcome,
): Promise<void> {
  try {
    const page = await options.pages.retrieve(candidate.url, {
      policy: { kind: 'public-only' },
      signal,
      maxCharacters: options.maxCharacters,
      timeoutMs: options.pageTimeoutMs,
      cacheKey: options.cacheKey,
    });
    // What arrives after the end would change a result that is already on its way.
    if (!signal.aborted) outcome.add(candidate, page);
  } catch (error) {
    // One page, whatever is wrong with it, never costs the others.
    const problem = error instanceof PageRetrievalError ? error.message : 'The page could not be read.';
    outcome.fail(candidate, signal.aborted ? 'The time for reading pages was over.' : problem);
  }
}

class Outcome {
  /** By the key of the final address: several candidates may lead to one page. */
  readonly #read = new Map<string, ReadPage>();
  readonly #finished = new Map<string, string | undefined>();

  get readCount(): number {
    return this.#read.size;
  }

  add(candidate: Candidate, page: RetrievedPage): void {
    this.#finished.set(candidate.key, undefined);
    const finalKey = requestKey(page.url) ?? candidate.key;
    const known = this.#read.get(finalKey);
    this.#read.set(finalKey, known ? mergeReadPages(known, { candidate, page }) : { candidate, page });
  }

  fail(candidate: Candidate, problem: string): void {
    this.#finished.set(candidate.key, problem);
  }

  toResult(candidates: readonly Candidate[], timedOut: boolean): PagesRead {
    const read = [...this.#read.values()].sort((a, b) => a.candidate.rank - b.candidate.rank);
    const unread = candidates
      .map((candidate) => ({ candidate, problem: this.#finished.get(candidate.key) }))
      .filter(({ candidate, problem }) => problem !== undefined || !this.#finished.has(candidate.key))
      // An unread address that led to a page which was read under another one says nothing new.
      .filter(({ candidate }) => !this.#read.has(candidate.key));
    return { read, unread, timedOut };
  }
}

function mergeReadPages(one: ReadPage, other: ReadPage): ReadPage {
  const [better, worse] = one.candidate.rank < other.candidate.rank ? [one, other] : [other, one];
  return { page: better.page, candidate: mergeHits(better.candidate, worse.candidate) };
}

function whenAborted(signal: AbortSignal): { aborted: Promise<void>; stopListening: () => void } {
  let listener = () => {};
  const aborted = new Promise<void>((resolve) => {
    listener = resolve;
    signal.addEventListener('abort', listener, { once: true });
  });
  return { aborted, stopListening: () => signal.removeEventListener('abort', listener) };
}
