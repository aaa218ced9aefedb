import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { StoreError, toStoreError } from './store-error.ts';

/** The schema's version is SQLite's `user_version`; 0 is an empty file. */
export function schemaVersion(database: Database): number {
  return database.prepare('PRAGMA user_version').get<{ user_version: number }>()?.user_version ?? 0;
}

/** Each step is one transaction: a step that fails leaves the database as the step before made it. */
export function migrate(database: Database, migrations: readonly string[] = MIGRATIONS): void {
  for (let version = schemaVersion(database); version < migrations.length; version += 1) {
    const step = migrations[version] ?? '';
    try {
      database.transaction(() => {
        database.exec(step);
        database.exec(`PRAGMA user_version = ${version + 1}`);
      });
    } catch (error) {
      const storeError = toStoreError(error);
      if (storeError.code !== 'failed') throw storeError;
      throw new StoreError('migration-failed', `the step to version ${version + 1} of the database failed`, {
        cause: error,
      });
    }
  }
}
