import type { Log } from '../log/log.ts';

/** Waits until all of these have ended. What fails is logged and keeps nothing else from being closed in its turn. */
export function closing(log: Pick<Log, 'error'>): (...ends: Promise<unknown>[]) => Promise<void> {
  return async (...ends) => {
    for (const result of await Promise.allSettled(ends)) {
      if (result.status === 'rejected') log.error('close-failed', result.reason);
    }
  };
}
