import fs from 'node:fs';
import { type Backup, fileStamp, listBackups } from './backups.ts';
import { verifyCopy } from './integrity.ts';
import { indexFileOf, removeIndexFile } from './search/index-file.ts';
import { StoreError } from './store-error.ts';

/** A database could not be trusted. It is kept at `file`; the chats are those of `restoredFrom`, or none. */
export interface Damage {
  file: string;
  found: string;
  restoredFrom?: Backup;
}

interface Recovery {
  /** The damaged database. Nobody has it open. */
  file: string;
  backups: string;
  found: string;
  now: number;
  /** The newest schema there is; a backup of a newer one is passed over. */
  known: number;
}

/**
 * Moves the damaged database aside, with its log, and puts the newest backup that passes its check in its place. When that
 * cannot be done (a full disk) it throws before anything is moved, so that the next start tries again.
 */
export function recover({ file, backups, found, now, known }: Recovery): Damage {
  const copy = `${file}.restoring`;
  try {
    const restoredFrom = copyNewestGood(backups, copy, known);
    removeIndexFile(indexFileOf(file));
    const aside = freeName(file.replace(/\.db$/, `.damaged-${fileStamp(now)}`));
    for (const suffix of ['', '-wal', '-shm']) {
      if (fs.existsSync(file + suffix)) fs.renameSync(file + suffix, `${aside}.db${suffix}`);
    }
    if (restoredFrom) fs.renameSync(copy, file);
    return { file: `${aside}.db`, found, ...(restoredFrom && { restoredFrom }) };
  } finally {
    fs.rmSync(copy, { force: true });
  }
}

function copyNewestGood(backups: string, copy: string, known: number): Backup | undefined {
  for (const { file, at } of listBackups(backups)) {
    try {
      fs.copyFileSync(file, copy);
      if (verifyCopy(copy) <= known) return { file, at };
    } catch (error) {
      // A damaged backup is passed over; a full disk is not the backup's fault.
      if (!(error instanceof StoreError) || error.code !== 'damaged') throw error;
    }
    fs.rmSync(copy, { force: true });
  }
  return undefined;
}

function freeName(base: string): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}-${count}`;
    if (!fs.existsSync(`${name}.db`)) return name;
  }
}
