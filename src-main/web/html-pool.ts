import { Worker } from 'node:worker_threads';
import { threadLimits } from '../thread-limits.ts';
import { workerUrl } from '../worker-url.ts';
import type { ExtractedPage } from './extracted-page.ts';
import type { HtmlWorkerAnswer, HtmlWorkerQuestion } from './html-worker.ts';
import { contentError } from './page-errors.ts';
import type { ExtractHtml, ReadText } from './retrieve-page.ts';
import { MAX_BYTES_READ_AT_ONCE, readTextDocument } from './text-document.ts';

/** For one page, in both ways together. */
const EXTRACTION_TIME_LIMIT_MS = 10_000;
/** How much of it the way through a DOM may take; the rest is left for the one without, which is linear. */
const DOM_SHARE = 0.6;
const EXTRACTION_MEMORY_LIMIT_MB = 512;
const STACK_MB = 4;
const THREADS = 2;
/** An idle thread holds some 60 MB; it ends after this while. */
const IDLE_MS = 30_000;

export interface HtmlPoolOptions {
  /** For one page, milliseconds. */
  timeLimitMs?: number;
  memoryLimitMb?: number;
  threads?: number;
}

export interface HtmlPool {
  extract: ExtractHtml;
  /** A text document; a short one is read at once. */
  readText: ReadText;
  /** Ends all threads; what they work on fails. */
  close(): Promise<void>;
}

interface Job {
  page: HtmlWorkerQuestion;
  timeLimitMs: number;
  signal: AbortSignal;
  settle: PromiseWithResolvers<ExtractedPage>;
}

/**
 * Extracts pages in worker threads, so that a page never holds up the window or another chat: one page per thread at a
 * time, and a thread that exceeds its time or memory is ended and replaced. Threads start when they are needed.
 */
export function createHtmlPool(options: HtmlPoolOptions = {}): HtmlPool {
  const maxThreads = options.threads ?? THREADS;
  const threads = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();
  const waiting: Job[] = [];
  let isClosed = false;

  function startThread(): Worker {
    const thread = new Worker(workerUrl('html', import.meta.url, './html-worker.ts'), {
      name: 'html',
      env: {},
      execArgv: [],
      resourceLimits: {
        ...threadLimits(options.memoryLimitMb ?? EXTRACTION_MEMORY_LIMIT_MB),
        stackSizeMb: STACK_MB,
      },
    });
    threads.add(thread);
    // Whoever runs a job listens as well; without a listener the error would end this process.
    thread.on('error', () => {});
    thread.once('exit', () => {
      threads.delete(thread);
      clearTimeout(idle.get(thread));
      idle.delete(thread);
      startWaitingJobs();
    });
    return thread;
  }

  function freeThread(): Worker | undefined {
    const [thread] = idle.keys();
    if (thread === undefined) return threads.size < maxThreads ? startThread() : undefined;
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    return thread;
  }

  function startWaitingJobs(): void {
    while (waiting.length > 0) {
      const thread = freeThread();
      const job = thread && waiting.shift();
      if (!thread || !job) return;
      run(thread, job);
    }
  }

  function run(thread: Worker, { page, timeLimitMs, signal, settle }: Job): void {
    const leave = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      thread.unref();
    };
    const giveUp = (reason: unknown) => {
      leave();
      settle.reject(reason);
      // Its place becomes free with the exit: until then it still holds memory and a core.
      void thread.terminate();
    };
    const onAbort = () => giveUp(signal.reason);
    const onError = (error: unknown) => giveUp(contentError('extraction-failed', error));
    const onExit = () => giveUp(contentError('extraction-failed', new Error('The thread ended.')));
    const onMessage = (answer: HtmlWorkerAnswer) => {
      leave();
      if ('page' in answer) settle.resolve(answer.page);
      else settle.reject(contentError('extraction-failed', new Error(answer.failure)));
      idle.set(thread, setTimeout(() => void thread.terminate(), IDLE_MS).unref());
      startWaitingJobs();
    };
    const timer = setTimeout(() => onError(new Error(`More than ${timeLimitMs} ms.`)), timeLimitMs);
    signal.addEventListener('abort', onAbort, { once: true });
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.ref();
    thread.postMessage(page);
  }

  function enqueue(page: HtmlWorkerQuestion, timeLimitMs: number, signal: AbortSignal): Promise<ExtractedPage> {
    signal.throwIfAborted();
    const settle = Promise.withResolvers<ExtractedPage>();
    const job: Job = { page, timeLimitMs, signal, settle };
    const leaveQueue = () => {
      const position = waiting.indexOf(job);
      if (position === -1) return;
      waiting.splice(position, 1);
      settle.reject(signal.reason);
    };
    signal.addEventListener('abort', leaveQueue, { once: true });
    waiting.push(job);
    startWaitingJobs();
    return settle.promise.finally(() => signal.removeEventListener('abort', leaveQueue));
  }

  return {
    async extract(bytes, { contentType, url }, signal) {
      const page = { bytes, contentType, url };
      const timeLimitMs = options.timeLimitMs ?? EXTRACTION_TIME_LIMIT_MS;
      const domTimeLimitMs = timeLimitMs * DOM_SHARE;
      try {
        return await enqueue({ ...page, mode: 'best' }, domTimeLimitMs, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (isClosed) throw error;
        return await enqueue({ ...page, mode: 'streaming' }, timeLimitMs - domTimeLimitMs, signal);
      }
    },
    async readText(bytes, contentType, signal) {
      if (bytes.length <= MAX_BYTES_READ_AT_ONCE) return readTextDocument(bytes, contentType);
      return enqueue({ mode: 'text', bytes, contentType }, options.timeLimitMs ?? EXTRACTION_TIME_LIMIT_MS, signal);
    },
    async close() {
      isClosed = true;
      for (const { settle } of waiting.splice(0)) settle.reject(contentError('extraction-failed'));
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}
