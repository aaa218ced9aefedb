import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../database.ts';
import { type StoreErrorCode, toStoreError } from '../store-error.ts';

export type CheckpointAnswer =
  /** Whether everything in the log is in the database now, so that the next write begins the log anew. */
  { isComplete: boolean } | { code: StoreErrorCode; message: string };

// Runs in a thread of its own: each message is a request to bring what the log holds into the database.

const database = openDatabase(workerData as string);
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

function bringOver(): CheckpointAnswer {
  try {
    // PASSIVE waits for nobody and nobody waits for it: the writer goes on meanwhile.
    const { log = 0, checkpointed = 0 } = checkpoint.get<{ log: number; checkpointed: number }>() ?? {};
    return { isComplete: log === checkpointed };
  } catch (error) {
    const { code, message } = toStoreError(error);
    return { code, message };
  }
}

parentPort?.on('message', () => parentPort?.postMessage(bringOver()));
