import { type MessagePort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import { checkIntegrity } from './integrity.ts';
import { type StoreErrorCode, toStoreError } from './store-error.ts';

export interface IntegrityJob {
  file: string;
  port: MessagePort;
  /** Of a `SharedArrayBuffer` of one integer: 1 once the verdict is on the port, for a main thread that waits for it. */
  ended: Int32Array;
}
export type IntegrityVerdict = { isGood: true } | { isGood: false; code: StoreErrorCode; message: string };

/** Runs in a thread of its own: checks one database, says what it found, and ends. */
function verdict(file: string): IntegrityVerdict {
  try {
    const database = openDatabase(file, { readOnly: true });
    try {
      checkIntegrity(database);
    } finally {
      database.close();
    }
    return { isGood: true };
  } catch (error) {
    const { code, message } = toStoreError(error);
    return { isGood: false, code, message };
  }
}

const { file, port, ended } = workerData as IntegrityJob;
port.postMessage(verdict(file));
port.close();
Atomics.store(ended, 0, 1);
Atomics.notify(ended, 0);
