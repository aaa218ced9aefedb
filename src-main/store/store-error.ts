/**
 * - `in-use`: another process has this data folder open.
 * - `not-writable`: the folder or the file cannot be written (permissions, read-only medium).
 * - `disk-full`: nothing of the failed write is kept.
 * - `read-only`: the database was written by a newer version and is only shown.
 * - `damaged`: pages of the file cannot be trusted.
 * - `busy`: something else (a virus scanner, a backup program) holds the file for longer than the busy timeout.
 * - `no-full-text-search`: this SQLite was built without FTS5.
 * - `not-found`: the chat or message that should change does not exist.
 */
export type StoreErrorCode =
  | 'in-use'
  | 'not-writable'
  | 'disk-full'
  | 'read-only'
  | 'damaged'
  | 'busy'
  | 'no-full-text-search'
  | 'migration-failed'
  | 'not-found'
  | 'failed';

export class StoreError extends Error {
  readonly code: StoreErrorCode;
  constructor(code: StoreErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StoreError';
    this.code = code;
  }
}

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html) that mean something to a person. */
const CODE_BY_RESULT: Readonly<Record<number, StoreErrorCode>> = {
  5: 'busy', // SQLITE_BUSY
  6: 'busy', // SQLITE_LOCKED
  8: 'not-writable', // SQLITE_READONLY
  11: 'damaged', // SQLITE_CORRUPT
  13: 'disk-full', // SQLITE_FULL
  14: 'not-writable', // SQLITE_CANTOPEN
  26: 'damaged', // SQLITE_NOTADB
};

const CODE_BY_SYSTEM_ERROR: Readonly<Record<string, StoreErrorCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'not-writable',
  EPERM: 'not-writable',
  EROFS: 'not-writable',
  EEXIST: 'not-writable',
  ENOTDIR: 'not-writable',
};

/** What SQLite or the file system threw, as a `StoreError`; a `StoreError` stays what it is. */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { errcode, code, message } = (error ?? {}) as { errcode?: unknown; code?: unknown; message?: unknown };
  // Extended result codes carry the primary code in their low byte.
  const byResult = typeof errcode === 'number' ? CODE_BY_RESULT[errcode & 0xff] : undefined;
  const bySystem = typeof code === 'string' ? CODE_BY_SYSTEM_ERROR[code] : undefined;
  return new StoreError(byResult ?? bySystem ?? 'failed', typeof message === 'string' ? message : String(error), {
    cause: error,
  });
}
