import { Worker } from 'node:worker_threads';
import { threadLimits } from '../thread-limits.ts';
import { workerUrl } from '../worker-url.ts';
import type { Guard, GuardResult } from './guard.ts';
import type { GuardJob, GuardJobAnswer, GuardReady } from './guard-worker.ts';

/** Far more than the largest tool result takes; only a stuck thread needs longer. */
export const GUARD_TIME_LIMIT_MS = 10_000;
/** Loading the rules takes a second; on a busy computer many times as long, which is no reason to go without the filter. */
const START_LIMIT_MS = 20_000;
const MEMORY_LIMIT_MB = 256;

interface Waiting {
  settle(results: GuardResult[] | null): void;
}

/**
 * Filters in one worker thread, which starts with the first text and is ended and replaced when it takes too long.
 * Texts of one call travel in one message. When the thread fails, every call that waits for it gets its texts back
 * unchanged with `failed` set.
 */
export function createGuard(
  options: { timeLimitMs?: number; startLimitMs?: number; worker?: URL } = {},
): Guard & { close(): Promise<void> } {
  const timeLimitMs = options.timeLimitMs ?? GUARD_TIME_LIMIT_MS;
  const startLimitMs = options.startLimitMs ?? START_LIMIT_MS;
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let isReady = false;
  let nextId = 0;

  function giveUp(failed: Worker): void {
    if (thread !== failed) return;
    thread = null;
    for (const { settle } of [...waiting.values()]) settle(null);
    void failed.terminate();
  }

  function start(): Worker {
    const worker = new Worker(options.worker ?? workerUrl('guard', import.meta.url, './guard-worker.ts'), {
      name: 'guard',
      env: {},
      execArgv: [],
      resourceLimits: threadLimits(MEMORY_LIMIT_MB),
    });
    isReady = false;
    worker.on('message', (answer: GuardJobAnswer | GuardReady) => {
      if (answer !== 'ready') waiting.get(answer.id)?.settle(answer.results);
      else if (worker === thread) isReady = true;
    });
    worker.on('error', () => giveUp(worker));
    worker.on('exit', () => giveUp(worker));
    worker.unref();
    return worker;
  }

  function run(texts: readonly string[], signal: AbortSignal | undefined): Promise<GuardResult[] | null> {
    thread ??= start();
    const worker = thread;
    const id = nextId++;
    const { promise, resolve } = Promise.withResolvers<GuardResult[] | null>();
    const onAbort = () => settle(null);
    const timer = setTimeout(() => giveUp(worker), isReady ? timeLimitMs : startLimitMs + timeLimitMs);
    const settle = (results: GuardResult[] | null) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
      resolve(results);
    };
    waiting.set(id, { settle });
    signal?.addEventListener('abort', onAbort, { once: true });
    worker.ref();
    worker.postMessage({ id, texts: [...texts] } satisfies GuardJob);
    return promise;
  }

  return {
    async filter(texts, signal) {
      if (texts.length === 0) return { results: [], failed: false };
      const results = signal?.aborted
        ? null
        : await run(
            texts.map(({ text }) => text),
            signal,
          );
      return results
        ? { results, failed: false }
        : { results: texts.map(({ text }) => ({ text, findings: [], isFlagged: false })), failed: true };
    },
    async close() {
      const worker = thread;
      if (!worker) return;
      giveUp(worker);
      await worker.terminate();
    },
  };
}
