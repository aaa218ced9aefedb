import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { copyInThread } from './copy-in-thread.ts';
import type { Database } from './database.ts';
import { verifyCopy } from './integrity.ts';
import { toStoreError } from './store-error.ts';

export const BACKUPS_KEPT = 7;
const BACKUP_INTERVAL_MS = 24 * 60 * 60 * 1_000;

export interface Backup {
  file: string;
  /** When it was made, epoch milliseconds, whole seconds. */
  at: number;
}

interface NumberedBackup extends Backup {
  number: number;
}

/** A number that only grows comes first: a clock that jumps back must not make the newest backup look like the oldest. */
const NAME = /^chats-(\d{6,})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/;

/** Newest first. */
export function listBackups(folder: string): NumberedBackup[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .flatMap((name) => {
      const parts = NAME.exec(name)?.slice(1).map(Number);
      if (!parts) return [];
      const [number = 0, year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts;
      return [{ file: path.join(folder, name), number, at: Date.UTC(year, month - 1, day, hour, minute, second) }];
    })
    .sort((a, b) => b.number - a.number);
}

/** True a day after the newest backup, and when its date cannot be: then the clock was wrong then or is wrong now. */
export function isBackupDue(folder: string, now: number): boolean {
  const newest = listBackups(folder)[0];
  return !newest || Math.abs(now - newest.at) >= BACKUP_INTERVAL_MS;
}

/** At once, before a migration. Throws a `StoreError` when the copy cannot be made or does not pass its check. */
export function backUpNow(database: Database, folder: string, now: number): Backup {
  const draft = startDraft(folder);
  try {
    copyAndVerify(database, draft);
    return keep(folder, draft, now);
  } catch (error) {
    discard(draft);
    throw toStoreError(error);
  }
}

/** While the application goes on. Rejects like `backUpNow` throws. */
export async function backUpInBackground(source: string, folder: string, now: number): Promise<Backup> {
  const draft = startDraft(folder);
  try {
    await copyInThread({ source, target: draft });
    return keep(folder, draft, now);
  } catch (error) {
    discard(draft);
    throw toStoreError(error);
  }
}

/** Not SQLite's backup interface, which fails when its connection writes meanwhile; and this leaves out what was deleted. */
export function copyAndVerify(database: Database, target: string): void {
  database.prepare('VACUUM INTO ?').run(target);
  verifyCopy(target);
}

function startDraft(folder: string): string {
  try {
    makeFolder(folder);
    const draft = path.join(folder, 'unfinished.db');
    discard(draft);
    return draft;
  } catch (error) {
    throw toStoreError(error);
  }
}

function discard(draft: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) fs.rmSync(draft + suffix, { force: true });
}

/** Only a copy that passed its check gets a backup's name, and only then an old one goes. */
function keep(folder: string, draft: string, now: number): Backup {
  const existing = listBackups(folder);
  const number = (existing[0]?.number ?? 0) + 1;
  const at = Math.floor(now / 1_000) * 1_000;
  const file = path.join(folder, `chats-${String(number).padStart(6, '0')}-${fileStamp(at)}.db`);
  fs.renameSync(draft, file);
  for (const old of existing.slice(BACKUPS_KEPT - 1)) fs.rmSync(old.file, { force: true });
  return { file, at };
}

/** `20260131T120000Z`: a time in the name of a file, on every file system. */
export const fileStamp = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
