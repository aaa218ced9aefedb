import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { type Backup, backUpInBackground, backUpNow, isBackupDue } from './backups.ts';
import type { ChatStore } from './chat-store.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { type Database, type DatabaseHooks, openDatabase } from './database.ts';
import { checkIntegrity } from './integrity.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { type PieceStore, sqlitePieceStore } from './piece-store.ts';
import { type PresetStore, sqlitePresetStore } from './preset-store.ts';
import { type Damage, recover } from './recover.ts';
import { IN_MEMORY, indexFileOf } from './search/index-file.ts';
import { type ChatSearch, SearchThread } from './search/search-thread.ts';
import { searchChanges } from './search-changes.ts';
import { settleCheck } from './settle-check.ts';
import { sqliteChatStore } from './sqlite-chat-store.ts';
import { CHECKED_AT_ONCE_BYTES } from './start-check.ts';
import { type StoreError, toStoreError } from './store-error.ts';
import { WalKeeper } from './wal/wal-keeper.ts';

/** What happened while opening, for the person; `damage` of a large database is found a moment later. */
export interface ChatStoreState {
  /** The database was written by a newer version: it is shown and never changed. */
  newerVersion?: { version: number; known: number };
  damage?: Damage;
  /** Made just before the database was brought to this version. */
  backupBeforeMigration?: Backup;
}

export interface OpenedChatStore {
  store: ChatStore;
  /** The database itself, for a reader in another thread. */
  file: string;
  state: ChatStoreState;
  /**
   * Resolves when the database is known to be whole, or was replaced. A large one is read from before that. A write waits
   * for the check, so that nothing is ever written to a database that nobody may trust.
   */
  checked: Promise<void>;
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
  /** The check is over, and nothing was written yet. May come before `openChatStore` returns. */
  begin?: (store: ChatStore) => void;
  /** Damage was found after this returned: all that was read is void. */
  replaced?: () => void;
  /** Larger ones are checked in a thread. */
  checkedAtOnceBytes?: number;
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
  const { now = Date.now, migrations = MIGRATIONS, checkedAtOnceBytes = CHECKED_AT_ONCE_BYTES } = options;
  const file = path.join(dataDir, 'chats.db');
  const backups = path.join(dataDir, 'backups');
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw toStoreError(error);
  }
  const lock = lockDataFolder(dataDir);
  let database: Database | undefined;
  const hooks: DatabaseHooks = { beforeWrite: () => {}, wrote: () => {} };
  try {
    const state: ChatStoreState = {};
    const open = () => openChecked(file, hooks, (opened) => mayBeCheckedLater(opened, migrations, checkedAtOnceBytes));
    const recovery = { file, backups, known: migrations.length };
    let isChecked: boolean;
    try {
      ({ database, isChecked } = open());
    } catch (error) {
      const storeError = toStoreError(error);
      if (storeError.code !== 'damaged') throw storeError;
      state.damage = recover({ ...recovery, found: storeError.message, now: now() });
      ({ database, isChecked } = open());
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
    return opened({
      database,
      hooks,
      state,
      isChecked,
      backups,
      replace: (found) => recover({ ...recovery, found, now: now() }),
      migrations,
      options: { ...options, now },
      release: lock.release,
    });
  } catch (error) {
    database?.close();
    lock.release();
    throw toStoreError(error);
  }
}

interface OpenParts {
  database: Database;
  hooks: DatabaseHooks;
  state: ChatStoreState;
  isChecked: boolean;
  backups: string;
  replace(found: string): Damage;
  migrations: readonly string[];
  options: OpenChatStoreOptions & { now(): number };
  release(): void;
}

function opened(parts: OpenParts): OpenedChatStore {
  const { database, hooks, state, backups, options } = parts;
  const { now, failed = () => {} } = options;
  const changes = searchChanges(database, () => search.changed());
  const store = sqliteChatStore(database, changes);
  const search = new SearchThread({
    chatsFile: database.file,
    // Chats that are only shown change nothing on disk.
    indexFile: database.isReadOnly ? IN_MEMORY : indexFileOf(database.file),
    caughtUp: (changeNumber) => {
      // What is no longer needed can stay until the check is over; a write would wait for it.
      if (check.isOver) changes.removeBefore(changeNumber).catch((error) => failed(toStoreError(error)));
    },
    failed,
  });
  let keeper: WalKeeper | undefined;
  const keep = () => {
    if (database.isReadOnly) return;
    keeper?.close();
    keeper = new WalKeeper(database);
    hooks.wrote = () => keeper?.wrote();
  };
  keep();

  /** The database was read from, and from nothing else: what is restored takes its place under everything that has it open. */
  const replace = (found: string) => {
    keeper?.close();
    database.reopen(() => {
      state.damage = parts.replace(found);
    });
    migrate(database, parts.migrations);
    keep();
    void search.restart();
    options.replaced?.();
  };
  const check = settleCheck({
    database,
    hooks,
    isChecked: parts.isChecked,
    replace,
    begin: () => options.begin?.(store),
    failed,
  });

  let running: Promise<Backup> | undefined;
  return {
    state,
    file: database.file,
    checked: check.ended,
    search,
    pieces: sqlitePieceStore(database),
    presets: sqlitePresetStore(database),
    store: {
      ...store,
      ...(!database.isReadOnly && { room: async () => keeper?.room() }),
      close: () => {
        check.stop();
        keeper?.close();
        void search.close();
        try {
          store.close();
        } finally {
          parts.release();
        }
      },
    },
    backUpIfDue: async () => {
      await check.ended;
      if (!check.isOver || database.isReadOnly || !database.isOpen || !isBackupDue(backups, now())) return undefined;
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

function openChecked(
  file: string,
  hooks: DatabaseHooks,
  mayBeLater: (database: Database) => boolean,
): { database: Database; isChecked: boolean } {
  const database = openDatabase(file, { beforeWrite: () => hooks.beforeWrite(), wrote: () => hooks.wrote() });
  try {
    if (mayBeLater(database)) return { database, isChecked: false };
    checkIntegrity(database);
    return { database, isChecked: true };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A small one is checked before a thread has started; one that is migrated, or of a newer version, must be whole first. */
function mayBeCheckedLater(database: Database, migrations: readonly string[], atOnceBytes: number): boolean {
  return schemaVersion(database) === migrations.length && fs.statSync(database.file).size > atOnceBytes;
}
