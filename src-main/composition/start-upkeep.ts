import { removeExpiredChats } from '../chats/temporary-chats.ts';
import type { Log } from '../log/log.ts';

/** How often the daily backup is thought of, and temporary chats that have run out. */
const UPKEEP_MS = 60 * 60 * 1_000;

type Chats = Parameters<typeof removeExpiredChats>[0];

interface Dependencies extends Chats {
  /** Resolves when the chats are known to be whole: all of this writes, and a write holds everything up until then. */
  checked: Promise<void>;
  backUpIfDue(): Promise<unknown>;
  /** Once, with the first upkeep. */
  begin(): void;
  log: Log;
}

/** Backs up and removes what has run out, now and every hour, until it is closed. */
export function startUpkeep({ checked, backUpIfDue, begin, log, ...chats }: Dependencies): { close(): Promise<void> } {
  let isClosed = false;
  let running: Promise<unknown> = Promise.resolve();
  const keepUp = () => {
    const backup = backUpIfDue().catch((error) => log.error('backup-failed', error));
    const removal = removeExpiredChats(chats).catch((error) => log.error('removal-failed', error));
    running = Promise.all([backup, removal]);
  };
  void checked.then(() => {
    if (isClosed) return;
    keepUp();
    begin();
  });
  const timer = setInterval(keepUp, UPKEEP_MS);
  timer.unref();
  return {
    /** Waits for what is under way: a backup copies the database that is closed next. */
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}
