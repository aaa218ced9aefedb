import { type Database, openDatabase } from './database.ts';
import { schemaVersion } from './migrate.ts';
import { StoreError } from './store-error.ts';

/**
 * Throws a `StoreError` "damaged" when SQLite's quick check finds something in a table or its indexes.
 *
 * Table by table: in a database from before version 5, which has a search index inside, SQLite would without names also
 * compare the words of that index with each other, which takes five times as long.
 */
export function checkIntegrity(database: Database): void {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0").all<{
    name: string;
  }>();
  for (const { name } of tables) {
    const found = database.prepare(`PRAGMA quick_check("${name}")`).get<{ quick_check: string }>()?.quick_check;
    if (found !== 'ok') throw new StoreError('damaged', `table ${name}: ${found}`);
  }
}

/**
 * Opens the copy at `file` and makes it one self-contained file, without a write-ahead log beside it. Throws when it
 * cannot be trusted; says its schema version otherwise.
 */
export function verifyCopy(file: string): number {
  const copy = openDatabase(file);
  try {
    checkIntegrity(copy);
    const version = schemaVersion(copy);
    if (version === 0) throw new StoreError('damaged', 'the copy is empty');
    copy.exec('PRAGMA journal_mode = DELETE');
    return version;
  } finally {
    copy.close();
  }
}
