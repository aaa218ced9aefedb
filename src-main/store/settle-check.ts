import type { Database, DatabaseHooks } from './database.ts';
import { checkIntegrity } from './integrity.ts';
import type { IntegrityVerdict } from './integrity-worker.ts';
import { type StartCheck, startCheck } from './start-check.ts';
import { StoreError, toStoreError } from './store-error.ts';

interface CheckParts {
  database: Database;
  hooks: DatabaseHooks;
  /** It was checked while it was opened: there is nothing to wait for. */
  isChecked: boolean;
  /** Puts another database in the place of a damaged one. */
  replace(found: string): void;
  /** The database can be trusted; nothing was written yet. */
  begin(): void;
  failed(error: StoreError): void;
}

export interface SettledCheck {
  /** Resolves when the check is over, however, or no longer wanted. */
  readonly ended: Promise<void>;
  /** Whether the database can be trusted. */
  readonly isOver: boolean;
  stop(): void;
}

/**
 * Lets a database be read, but not written, until it was checked in a thread. A write before that waits for the verdict:
 * what is written to damaged tables may be lost, and may break what could still be read of them.
 */
export function settleCheck({ database, hooks, isChecked, replace, begin, failed }: CheckParts): SettledCheck {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  const mayWrite = () => {
    hooks.beforeWrite = () => {};
  };
  const settled = () => {
    mayWrite();
    isOver = true;
    begin();
    resolve();
  };
  let check: StartCheck | undefined;
  if (isChecked) settled();
  else {
    hooks.beforeWrite = () => check?.finish();
    check = startCheck(database.file, (verdict) => {
      try {
        const found = damageOf(verdict ?? checkNow(database));
        mayWrite();
        if (found !== undefined) replace(found);
        settled();
      } catch (error) {
        const storeError = toStoreError(error);
        // Nothing is written to a database that is damaged, or that nobody could check.
        hooks.beforeWrite = () => {
          throw storeError;
        };
        failed(storeError);
        resolve();
      }
    });
  }
  return {
    ended,
    get isOver() {
      return isOver;
    },
    stop: () => {
      check?.stop();
      resolve();
    },
  };
}

/** For a thread that could not say: without memory, or without an answer for a minute. */
function checkNow(database: Database): IntegrityVerdict {
  try {
    checkIntegrity(database);
    return { isGood: true };
  } catch (error) {
    const { code, message } = toStoreError(error);
    return { isGood: false, code, message };
  }
}

/** What was found; undefined: nothing. Throws when it could not be looked for, as on a disk that does not answer. */
function damageOf(verdict: IntegrityVerdict): string | undefined {
  if (verdict.isGood) return undefined;
  if (verdict.code === 'damaged') return verdict.message;
  throw new StoreError(verdict.code, verdict.message);
}
