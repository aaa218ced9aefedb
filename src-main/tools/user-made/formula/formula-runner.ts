import { Worker } from 'node:worker_threads';
import { threadLimits } from '../../../thread-limits.ts';
import { workerUrl } from '../../../worker-url.ts';
import type { FormulaJob, FormulaJobAnswer } from './formula-worker.ts';
import type { FormulaContext, FormulaResult } from './render-formula.ts';

/** From handing a formula to the thread to its answer, the start of the thread included. */
const FORMULA_TIME_LIMIT_MS = 5_000;
const MEMORY_LIMIT_MB = 96;

export type FormulaFailure =
  | Extract<FormulaResult, { ok: false }>
  | { ok: false; problem: 'too-slow' | 'too-large'; detail: string };
export type FormulaOutcome = Extract<FormulaResult, { ok: true }> | FormulaFailure;

/** Formulas, rendered away from the main thread; never rejects but with the signal's reason. */
export interface FormulaRunner {
  render(template: string, context: FormulaContext, signal?: AbortSignal): Promise<FormulaOutcome>;
  /** Undefined: it can be read. */
  check(template: string): Promise<FormulaFailure | undefined>;
}

/**
 * One worker thread, started with the first formula; one formula at a time, so that each answers for its own time and
 * memory alone. A thread that takes too much of either is ended, and the next formula gets a new one.
 */
export function createFormulaRunner(
  options: { timeLimitMs?: number; worker?: URL } = {},
): FormulaRunner & { close(): Promise<void> } {
  const timeLimitMs = options.timeLimitMs ?? FORMULA_TIME_LIMIT_MS;
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** When its turn has come and the signal has not. */
  async function inTurn<Result>(signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result> {
    const before = last;
    const mine = before.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last = mine.catch(() => {});
    return mine;
  }

  async function run(job: FormulaJob): Promise<FormulaJobAnswer | FormulaFailure> {
    thread ??= start(options.worker);
    const worker = thread;
    const { promise, resolve } = Promise.withResolvers<FormulaJobAnswer | FormulaFailure>();
    const fail = (problem: 'too-slow' | 'too-large') => {
      thread = undefined;
      void worker.terminate();
      resolve({ ok: false, problem, detail: '' });
    };
    // Of what the thread can do, only running out of memory ends it.
    const ended = () => fail('too-large');
    const timer = setTimeout(() => fail('too-slow'), timeLimitMs);
    worker.once('message', resolve).once('error', ended).once('exit', ended);
    worker.ref();
    worker.postMessage(job);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', ended).off('exit', ended);
      worker.unref();
    }
  }

  return {
    async render(template, context, signal) {
      signal?.throwIfAborted();
      const answer = await aborted(
        inTurn(signal, () => run({ template, context })),
        signal,
      );
      if ('ok' in answer) return answer;
      return answer.result ?? { ok: false, problem: 'failed', detail: 'it gave no answer' };
    },
    async check(template) {
      const answer = await inTurn(undefined, () => run({ template, context: null }));
      if ('ok' in answer) return answer;
      return answer.result?.ok === false ? answer.result : undefined;
    },
    async close() {
      await thread?.terminate();
    },
  };
}

function start(url = workerUrl('formula', import.meta.url, './formula-worker.ts')): Worker {
  const worker = new Worker(url, {
    name: 'formula',
    env: {},
    execArgv: [],
    resourceLimits: threadLimits(MEMORY_LIMIT_MB),
  });
  // Whoever waits listens as well; without a listener the error would end this process.
  worker.on('error', () => {});
  worker.unref();
  return worker;
}

/** Whoever is stopped does not wait for a formula that runs; it ends by itself, within its limit. */
async function aborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
