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
import { type PieceStore, sqlitePieceStore } from './piece-store.ts';
import { type PresetStore, sqlitePresetStore } from './preset-store.ts';
import { IN_MEMORY, removeIndexFile } from './search/index-file.ts';
import { type ChatSearch, SearchThread } from './search/search-thread.ts';
import { searchChanges } from './search-changes.ts';
import { sqliteChatStore } from './sqlite-chat-store.ts';
import { StoreError, toStoreError } from './store-error.ts';
import { WalKeeper } from './wal/wal-keeper.ts';

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
  /** What people made in the Workbench. */
  pieces: PieceStore;
  /** Templates and profiles that people made. */
  presets: PresetStore;
  /** Makes the daily backup if it is due; the application asks after start and every hour. */
  backUpIfDue(): Promise<Backup | undefined>;
}

export interface OpenChatStoreOptions {
  now?: () => number;
  /** Something failed that nobody waits for. */
  failed?: (error: StoreError) => void;
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
  const { now = Date.now, failed = () => {}, migrations = MIGRATIONS } = options;
  const file = path.join(dataDir, 'chats.db');
  const backups = path.join(dataDir, 'backups');
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw toStoreError(error);
  }
  const lock = lockDataFolder(dataDir);
  let database: Database | undefined;
  let keeper: WalKeeper | undefined;
  const wrote = () => keeper?.wrote();
  try {
    const state: ChatStoreState = {};
    try {
      database = openChecked(file, wrote);
    } catch (error) {
      const storeError = toStoreError(error);
      if (storeError.code !== 'damaged') throw storeError;
      state.damage = recover(file, backups, storeError.message, now(), migrations.length);
      database = openChecked(file, wrote);
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
    if (!database.isReadOnly) keeper = new WalKeeper(database);
    return opened({ database, keeper, state, backups, now, failed, release: lock.release });
  } catch (error) {
    database?.close();
    lock.release();
    throw toStoreError(error);
  }
}

interface OpenParts {
  database: Database;
  keeper: WalKeeper | undefined;
  state: ChatStoreState;
  backups: string;
  now(): number;
  failed(error: StoreError): void;
  release(): void;
}

function opened({ database, keeper, state, backups, now, failed, release }: OpenParts): OpenedChatStore {
  const changes = searchChanges(database, () => search.changed());
  const store = sqliteChatStore(database, changes);
  const search = new SearchThread({
    chatsFile: database.file,
    // Chats that are only shown change nothing on disk.
    indexFile: database.isReadOnly ? IN_MEMORY : indexFileOf(database.file),
    caughtUp: (changeNumber) => {
      changes.removeBefore(changeNumber).catch((error) => failed(toStoreError(error)));
    },
    failed,
  });
  let running: Promise<Backup> | undefined;
  return {
    state,
    file: database.file,
    search,
    pieces: sqlitePieceStore(database),
    presets: sqlitePresetStore(database),
    store: {
      ...store,
      ...(keeper && { room: () => keeper.room() }),
      close: () => {
        keeper?.close();
        void search.close();
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
  return sqliteChatStore(database, searchChanges(database));
}

const indexFileOf = (file: string) => file.replace(/\.db$/, '.search');

function openChecked(file: string, wrote: () => void): Database {
  const database = openDatabase(file, { wrote });
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
  removeIndexFile(indexFileOf(file));
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
