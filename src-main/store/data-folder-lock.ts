import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError, toStoreError } from './store-error.ts';

/** An application that quits while the next one starts gets this long to let go. */
const WAIT_MS = 500;

/** Without this, a lock whose owner is forgotten would be given back by garbage collection. */
const heldConnections = new Set<DatabaseSync>();

export interface DataFolderLock {
  release(): void;
}

/**
 * One process per data folder. The lock is SQLite's own on a file that holds nothing else: the system gives it back
 * however the process ends, and it works alike on all systems, where Node has no file locks of its own.
 * Throws a `StoreError` "in-use" when another process has it.
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path.join(dataDir, 'in-use.lock'), { timeout: WAIT_MS });
    // Without a journal in memory, a kill would leave one on disk.
    connection.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    connection?.close();
    const storeError = toStoreError(error);
    if (storeError.code !== 'busy') throw storeError;
    throw new StoreError('in-use', `another process uses the data folder ${dataDir}`, { cause: error });
  }
  const held = connection;
  heldConnections.add(held);
  return {
    release: () => {
      if (heldConnections.delete(held)) held.close();
    },
  };
}
