import { parentPort, workerData } from 'node:worker_threads';
import { copyAndVerify } from './backups.ts';
import type { CopyJob, CopyVerdict } from './copy-in-thread.ts';
import { openDatabase } from './database.ts';
import { toStoreError } from './store-error.ts';

/** Runs in a thread of its own: makes one copy, checks it, says what it found, and ends. */
function verdict({ source, target }: CopyJob): CopyVerdict {
  try {
    // A connection of its own sees one moment of the database, whatever is written meanwhile.
    const database = openDatabase(source, { readOnly: true });
    try {
      copyAndVerify(database, target);
    } finally {
      database.close();
    }
    return { isGood: true };
  } catch (error) {
    const { code, message } = toStoreError(error);
    return { isGood: false, code, message };
  }
}

parentPort?.postMessage(verdict(workerData as CopyJob));
