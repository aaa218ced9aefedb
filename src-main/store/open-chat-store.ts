import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { type Backup, backUpInBackground, backUpNow, fileStamp, isBackupDue, listBackups } from './backups.ts';
import type { ChatStore } from './chat-store.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { type Database, openDatabase } from './database.ts';
import { checkIntegrity, verifyCopy } from './integrity.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { type ChatSearch, chatSearch } from './search.ts';
import { searchIndex } from './search-index.ts';
import { sqliteChatStore } from './sqlite-chat-store.ts';
import { StoreError, toStoreError } from './store-error.ts';

/** What happened while opening, for the person. */
export interface ChatStoreState {
  /** The database was written by a newer version: it is shown and never changed. */
  newerVersion?: { version: number; known: number };
  /** The database could not be trusted. It is kept at `file`; the chats are those of `restoredFrom`, or none. */
  damage?: { file: string; found: string; restoredFrom?: Backup };
  /** Made just before the database was brought to this version. */
  backupBeforeMigration?: Backup;
}

export interface OpenedChatStore {
  store: ChatStore;
  /** The database itself, for a reader in another thread. */
  file: string;
  state: ChatStoreState;
  search: ChatSearch;
  /** Makes the daily backup if it is due; the application asks after start and every hour. */
  backUpIfDue(): Promise<Backup | undefined>;
}

export interface OpenChatStoreOptions {
  now?: () => number;
  /** For tests of migrations. */
  migrations?: readonly string[];
}

/**
 * Opens the chats in `dataDir` and makes folder and database if there are none. Brings an older database to this version
 * after a backup, and puts the newest good backup in the place of a damaged one, which is kept.
 *
 * Throws a `StoreError`: "in-use", "not-writable", "disk-full", "no-full-text-search", "migration-failed" and so on.
 */
export function openChatStore(dataDir: string, options: OpenChatStoreOptions = {}): OpenedChatStore {
  const { now = Date.now, migrations = MIGRATIONS } = options;
  const file = path.join(dataDir, 'chats.db');
  const backups = path.join(dataDir, 'backups');
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw toStoreError(error);
  }
  const lock = lockDataFolder(dataDir);
  let database: Database | undefined;
  try {
    const state: ChatStoreState = {};
    try {
      database = openChecked(file);
    } catch (error) {
      const storeError = toStoreError(error);
      if (storeError.code !== 'damaged') throw storeError;
      state.damage = recover(file, backups, storeError.message, now(), migrations.length);
      database = openChecked(file);
    }
    const version = schemaVersion(database);
    if (version > migrations.length) {
      database.close();
      database = openDatabase(file, { readOnly: true });
      state.newerVersion = { version, known: migrations.length };
    } else if (version < migrations.length) {
      if (version > 0) state.backupBeforeMigration = backUpNow(database, backups, now());
      migrate(database, migrations);
    }
    return opened(database, state, backups, now, lock.release);
  } catch (error) {
    database?.close();
    lock.release();
    throw toStoreError(error);
  }
}

function opened(
  database: Database,
  state: ChatStoreState,
  backups: string,
  now: () => number,
  release: () => void,
): OpenedChatStore {
  const index = searchIndex(database);
  const store = sqliteChatStore(database, index);
  let running: Promise<Backup> | undefined;
  return {
    state,
    file: database.file,
    search: chatSearch(database, index),
    store: {
      ...store,
      close: () => {
        try {
          store.close();
        } finally {
          release();
        }
      },
    },
    backUpIfDue: async () => {
      if (database.isReadOnly || !isBackupDue(backups, now())) return undefined;
      running ??= backUpInBackground(database.file, backups, now()).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

/** A second view of a database that is open, for reading in another thread. */
export function openChatsForReading(file: string): ChatStore {
  const database = openDatabase(file, { readOnly: true });
  return sqliteChatStore(database, searchIndex(database));
}

function openChecked(file: string): Database {
  const database = openDatabase(file);
  try {
    checkIntegrity(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Moves the damaged database aside, with its log, and puts the newest backup that passes its check in its place. */
function recover(
  file: string,
  backups: string,
  found: string,
  now: number,
  known: number,
): NonNullable<ChatStoreState['damage']> {
  const aside = freeName(file.replace(/\.db$/, `.damaged-${fileStamp(now)}`));
  for (const suffix of ['', '-wal', '-shm']) {
    if (fs.existsSync(file + suffix)) fs.renameSync(file + suffix, `${aside}.db${suffix}`);
  }
  for (const backup of listBackups(backups)) {
    const copy = `${file}.restoring`;
    try {
      fs.copyFileSync(backup.file, copy);
      if (verifyCopy(copy) > known) continue;
      fs.renameSync(copy, file);
      return { file: `${aside}.db`, found, restoredFrom: { file: backup.file, at: backup.at } };
    } catch (error) {
      // A damaged backup is passed over; a full disk is not the backup's fault.
      if (!(error instanceof StoreError) || error.code !== 'damaged') throw error;
    } finally {
      fs.rmSync(copy, { force: true });
    }
  }
  return { file: `${aside}.db`, found };
}

function freeName(base: string): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}-${count}`;
    if (!fs.existsSync(`${name}.db`)) return name;
  }
}
