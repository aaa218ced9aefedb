import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { workerUrl } from '../worker-url.ts';
import type { IntegrityJob, IntegrityVerdict } from './integrity-worker.ts';

/** About a millisecond and a half a megabyte: up to here the check takes less than starting a thread for it. */
export const CHECKED_AT_ONCE_BYTES = 8 * 1024 * 1024;

/** Longer than the check of ten million messages takes; a thread that needs more is stuck. */
const PATIENCE_MS = 60_000;

export interface StartCheck {
  /** Returns once `ended` was called, if need be by holding up this thread until the check is done. */
  finish(): void;
  /** The check is no longer wanted; `ended` is not called any more. */
  stop(): void;
}

/**
 * Checks a database in a thread of its own, while it is read from. `ended` gets the verdict once; undefined: the thread
 * could not give one.
 */
export function startCheck(file: string, ended: (verdict: IntegrityVerdict | undefined) => void): StartCheck {
  // Neither is unreferenced: a command line that waits for the verdict has nothing else that keeps it alive.
  const { port1, port2 } = new MessageChannel();
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(workerUrl('integrity', import.meta.url, './integrity-worker.ts'), {
    name: 'integrity',
    env: {},
    execArgv: [],
    workerData: { file, port: port2, ended: flag } satisfies IntegrityJob,
    transferList: [port2],
  });
  let isOver = false;
  const stop = () => {
    isOver = true;
    port1.close();
    void thread.terminate();
  };
  const settle = (verdict: IntegrityVerdict | undefined) => {
    if (isOver) return;
    stop();
    ended(verdict);
  };
  port1.once('message', settle);
  thread.once('error', () => settle(undefined));
  // The verdict is on the port before the thread ends, but may be read after that.
  thread.once('exit', () => settle(receiveMessageOnPort(port1)?.message));
  return {
    finish: () => {
      if (isOver) return;
      Atomics.wait(flag, 0, 0, PATIENCE_MS);
      settle(receiveMessageOnPort(port1)?.message);
    },
    stop,
  };
}
