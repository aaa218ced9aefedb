import { DatabaseSync } from 'node:sqlite';
import type { Database } from './database.ts';
import { StoreError, toStoreError } from './store-error.ts';

/** Throws a `StoreError` "damaged" when SQLite's own check of all pages and of the search index finds something. */
export function checkIntegrity(database: Database): void {
  const found = database.prepare('PRAGMA quick_check(1)').get<{ quick_check: string }>()?.quick_check;
  if (found !== 'ok') throw new StoreError('damaged', found ?? 'quick_check said nothing');
}

/**
 * Opens the copy at `file` once and makes it one self-contained file (no write-ahead log beside it).
 * Throws when it cannot be trusted; says its schema version otherwise.
 */
export function verifyCopy(file: string): number {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file);
    connection.exec('PRAGMA journal_mode = DELETE');
    const found = connection.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (found !== 'ok') throw new StoreError('damaged', String(found));
    return Number(connection.prepare('PRAGMA user_version').get()?.user_version);
  } catch (error) {
    throw toStoreError(error);
  } finally {
    connection?.close();
  }
}
