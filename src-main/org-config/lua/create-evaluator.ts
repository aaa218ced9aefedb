import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { threadLimits } from '../../thread-limits.ts';
import { workerUrl } from '../../worker-url.ts';
import { EVALUATION_TIME_LIMIT_MS, type Evaluation, type EvaluationJob, type TokenLines } from './evaluation.ts';
import type { LuaWorkerAnswer, LuaWorkerJob } from './lua-worker.ts';

/** A plugin takes some milliseconds. One that takes this long gets a thread for itself, and the next ones go on. */
const PATIENCE_MS = 150;
const MAX_THREADS = 4;
/** Starting a thread and loading Lua, on a busy computer. */
const START_LIMIT_MS = 20_000;
const MEMORY_LIMIT_MB = 128;

export interface Evaluator {
  /** Never rejects: what goes wrong is an evaluation that failed. */
  evaluate(job: EvaluationJob): Promise<Evaluation>;
  /** Of source that Lua has compiled. Never rejects: empty when it takes too long. */
  tokenLines(source: Uint8Array): Promise<TokenLines>;
  /** What runs, and what is asked for from then on, fails as "crash". */
  close(): Promise<void>;
}

interface Thread {
  worker: Worker;
  ready: Promise<void>;
}

type Outcome = { evaluation: Evaluation } | { lines: TokenLines };

interface EvaluatorOptions {
  timeLimitMs?: number;
  patienceMs?: number;
}

/** Evaluates plugins in worker threads, in the order they are asked for. A thread in which one failed is not used again. */
export function createEvaluator(options: EvaluatorOptions = {}): Evaluator {
  const { timeLimitMs = EVALUATION_TIME_LIMIT_MS, patienceMs = PATIENCE_MS } = options;
  const idle: Thread[] = [];
  const threads = new Set<Worker>();
  const running = new Set<Promise<Outcome>>();
  let lane: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function start(): Thread {
    const worker = new Worker(workerUrl('lua', import.meta.url, './lua-worker.ts'), {
      name: 'lua',
      env: {},
      execArgv: [],
      resourceLimits: threadLimits(MEMORY_LIMIT_MB),
    });
    threads.add(worker);
    worker.unref();
    worker.on('error', () => undefined);
    worker.on('exit', () => threads.delete(worker));
    return { worker, ready: next(worker, START_LIMIT_MS).then(() => undefined) };
  }

  /** @param began called when it runs, not while its thread is still being started. */
  async function run(job: LuaWorkerJob, began: () => void): Promise<Outcome> {
    // A thread that has ended answers nothing, which would look like a plugin that never ends.
    if (isClosed) return { evaluation: { ok: false, failure: 'crash', message: 'the application ends' } };
    const thread = idle.pop() ?? start();
    thread.worker.ref();
    try {
      await thread.ready;
      thread.worker.postMessage(job);
      began();
      const answer = await next(thread.worker, timeLimitMs);
      if (answer.ready) throw new Error('the thread answered twice that it is ready');
      if ('evaluation' in answer && !answer.evaluation.ok) void thread.worker.terminate();
      else {
        thread.worker.unref();
        idle.push(thread);
      }
      return answer;
    } catch (error) {
      void thread.worker.terminate();
      const isTime = error instanceof OutOfTime;
      const message = isTime ? 'it did not end' : String(error);
      return { evaluation: { ok: false, failure: isTime ? 'time-limit' : 'crash', message } };
    }
  }

  /** After those that were asked for before, as far as they do not take too long. */
  function inTurn(job: LuaWorkerJob): Promise<Outcome> {
    const turn = lane;
    const { promise: begun, resolve: began } = Promise.withResolvers<void>();
    const result = turn.then(async () => {
      const work = run(job, began);
      running.add(work);
      return await work.finally(() => running.delete(work));
    });
    lane = turn.then(async () => {
      await Promise.race([result, begun]);
      await Promise.race([result, delay(patienceMs, undefined, { ref: false })]);
      while (running.size >= MAX_THREADS) await Promise.race(running);
    });
    return result;
  }

  return {
    async evaluate(job) {
      const outcome = await inTurn(job);
      if ('evaluation' in outcome) return outcome.evaluation;
      return { ok: false, failure: 'crash', message: 'the thread answered something else' };
    },
    async tokenLines(source) {
      const outcome = await inTurn({ linesOf: source });
      return 'lines' in outcome ? outcome.lines : {};
    },
    async close() {
      isClosed = true;
      await Promise.all([...threads].map((worker) => worker.terminate()));
    },
  };
}

class OutOfTime extends Error {}

/** The next message of a thread. Rejects when it ends, or with `OutOfTime`. */
function next(worker: Worker, timeLimitMs: number): Promise<LuaWorkerAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<LuaWorkerAnswer>();
  const timer = setTimeout(() => reject(new OutOfTime()), timeLimitMs);
  const onExit = () => reject(new Error('the thread ended'));
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', onExit);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve);
    worker.off('error', reject);
    worker.off('exit', onExit);
  });
}
