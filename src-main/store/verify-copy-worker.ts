import { parentPort, workerData } from 'node:worker_threads';
import { verifyCopy } from './integrity.ts';
import { toStoreError } from './store-error.ts';
import type { CopyVerdict } from './verify-copy-in-thread.ts';

/** Runs in a thread of its own: checks one copy, says what it found, and ends. */
function verdict(): CopyVerdict {
  try {
    verifyCopy(String(workerData));
    return { isGood: true };
  } catch (error) {
    const { code, message } = toStoreError(error);
    return { isGood: false, code, message };
  }
}

parentPort?.postMessage(verdict());
