import { Worker } from 'node:worker_threads';
import { phrase } from '#shared/phrase.ts';
import { HandlerError } from '../../ipc/handler.ts';
import { threadLimits } from '../../thread-limits.ts';
import { workerUrl } from '../../worker-url.ts';
import type { ExchangeAnswer, ExchangeMessage, ExchangeOutput } from './exchange-worker.ts';

/** For one answer; the largest entry of a file is read in a fraction of it. */
const ANSWER_TIME_LIMIT_MS = 120_000;
const MEMORY_LIMIT_MB = 1_500;

/** The thread in which files are written and read, so that their size never holds up the window. */
export class ExchangeThread {
  readonly #worker: Worker;

  constructor() {
    this.#worker = new Worker(workerUrl('exchange', import.meta.url, './exchange-worker.ts'), {
      name: 'exchange',
      env: {},
      execArgv: [],
      resourceLimits: threadLimits(MEMORY_LIMIT_MB),
    });
    // Whoever asks listens as well; without a listener the error would end this process.
    this.#worker.on('error', () => {});
    this.#worker.unref();
  }

  /** One at a time: the next question waits for the answer to this one. */
  async ask(message: ExchangeMessage): Promise<ExchangeOutput> {
    const { promise, resolve, reject } = Promise.withResolvers<ExchangeAnswer>();
    const failed = (error?: unknown) => reject(error ?? new Error('the thread ended'));
    const timer = setTimeout(
      () => failed(new Error(`no answer within ${ANSWER_TIME_LIMIT_MS} ms`)),
      ANSWER_TIME_LIMIT_MS,
    );
    this.#worker.once('message', resolve).once('error', failed).once('exit', failed);
    this.#worker.ref();
    try {
      this.#worker.postMessage(message);
      const answer = await promise;
      if ('failure' in answer) throw new Error(answer.failure);
      return answer.output;
    } catch (cause) {
      void this.end();
      const detail = cause instanceof Error ? cause.message : String(cause);
      throw new HandlerError('failed', phrase('errors.exchange.failed'), { detail, cause });
    } finally {
      clearTimeout(timer);
      this.#worker.off('message', resolve).off('error', failed).off('exit', failed);
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
