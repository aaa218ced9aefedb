import { Worker } from 'node:worker_threads';
import { workerUrl } from '../../../worker-url.ts';
import type { FormulaJob, FormulaJobAnswer } from './formula-worker.ts';
import type { FormulaContext, FormulaResult } from './render-formula.ts';

/** From handing a formula over to its answer, the start of the thread included. */
export const FORMULA_TIME_LIMIT_MS = 5_000;
const MEMORY_LIMIT_MB = 96;

type Failure = Extract<FormulaResult, { ok: false }> | { ok: false; problem: 'too-slow'; detail: string };
export type FormulaOutcome = Extract<FormulaResult, { ok: true }> | Failure;

/** Formulas, rendered away from the main thread; never rejects but with the signal's reason. */
export interface FormulaRunner {
  render(template: string, context: FormulaContext, signal?: AbortSignal): Promise<FormulaOutcome>;
  /** Undefined: it can be read. */
  check(template: string): Promise<Failure | undefined>;
}

interface Waiting {
  settle(result: FormulaOutcome | undefined): void;
}

/** One worker thread, started with the first formula, and ended and replaced when one takes too long or too much memory. */
export function createFormulaRunner(
  options: { timeLimitMs?: number } = {},
): FormulaRunner & { close(): Promise<void> } {
  const timeLimitMs = options.timeLimitMs ?? FORMULA_TIME_LIMIT_MS;
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let nextId = 0;

  function giveUp(failed: Worker, failure: Failure): void {
    if (thread !== failed) return;
    thread = undefined;
    for (const { settle } of [...waiting.values()]) settle(failure);
    void failed.terminate();
  }

  function start(): Worker {
    const worker = new Worker(workerUrl('formula', import.meta.url, './formula-worker.ts'), {
      name: 'formula',
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    const ended = () => giveUp(worker, { ok: false, problem: 'failed', detail: 'it needs too much memory' });
    worker.on('message', ({ id, result }: FormulaJobAnswer) => waiting.get(id)?.settle(result));
    worker.on('error', ended);
    worker.on('exit', ended);
    worker.unref();
    return worker;
  }

  async function run(
    template: string,
    context: FormulaContext | null,
    signal?: AbortSignal,
  ): Promise<FormulaOutcome | undefined> {
    signal?.throwIfAborted();
    thread ??= start();
    const worker = thread;
    const id = nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<FormulaOutcome | undefined>();
    const onAbort = () => reject(signal?.reason);
    const timer = setTimeout(() => giveUp(worker, { ok: false, problem: 'too-slow', detail: '' }), timeLimitMs);
    waiting.set(id, { settle: resolve });
    signal?.addEventListener('abort', onAbort, { once: true });
    worker.ref();
    worker.postMessage({ id, template, context } satisfies FormulaJob);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
    }
  }

  return {
    async render(template, context, signal) {
      const outcome = await run(template, context, signal);
      return outcome ?? { ok: false, problem: 'failed', detail: 'it gave no answer' };
    },
    async check(template) {
      const outcome = await run(template, null);
      return outcome?.ok === false ? outcome : undefined;
    },
    async close() {
      const worker = thread;
      if (!worker) return;
      giveUp(worker, { ok: false, problem: 'failed', detail: 'the application ends' });
      await worker.terminate();
    },
  };
}
