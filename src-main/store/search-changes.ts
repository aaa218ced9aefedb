import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Removed in one turn of the event loop. */
const REMOVED_AT_ONCE = 500;

/** What the search index has yet to look at: keys of chats and messages that are new, other than they were, or gone. */
export interface SearchChanges {
  /** Lists a message that was finished or changed. Part of the caller's transaction. */
  add(messageKey: number): void;
  /** Removes what the index has looked at, a few at a time; the newest of them stays (005-search-apart.ts). */
  removeBefore(number: number): Promise<void>;
}

/** @param changed Called for each one that is added. */
export function searchChanges(database: Database, changed: () => void = () => {}): SearchChanges {
  const insert = database.prepare('INSERT INTO search_changes (message_key) VALUES (?)');
  const remove = database.prepare(`
    DELETE FROM search_changes
    WHERE number IN (SELECT number FROM search_changes WHERE number < ? ORDER BY number LIMIT ${REMOVED_AT_ONCE})`);
  let isRemoving = false;
  return {
    add: (messageKey) => {
      insert.run(messageKey);
      changed();
    },
    removeBefore: async (number) => {
      if (database.isReadOnly || isRemoving) return;
      isRemoving = true;
      try {
        while (database.isOpen && remove.run(number) === REMOVED_AT_ONCE) await nextTurn();
      } finally {
        isRemoving = false;
      }
    },
  };
}
