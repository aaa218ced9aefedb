import type { Database } from '../database.ts';
import type { IndexFile, Progress } from './index-file.ts';
import { orUnreadable, UNREADABLE } from './unreadable.ts';

/** One step, one transaction of the index: so that a search that comes in meanwhile waits for no more. */
const CHANGES_AT_ONCE = 200;
/** Of what was there before the index. More at once cost FTS5 less merging; a search then waits for a tenth of a second. */
const OLDER_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 300_000;

export interface CatchUp {
  /** Takes in some of what is new or, when nothing is, of what was there before the index; true when more is known of. */
  step(): boolean;
  /** What the list of changes held up to this number is in the index. */
  readonly changeNumber: number;
  /** A message could not be read for damage since the thread started. */
  readonly hasUnreadable: boolean;
}

interface Change {
  number: number;
  token: string;
  chatKey: number | null;
  messageKey: number | null;
}

/**
 * Brings the index to what the chats are now. Each change names a chat or a message; what becomes of it in the index
 * depends on how it is found now, so that a change may come twice, or late.
 *
 * @param chats A connection of the thread's own.
 */
export function catchUp(chats: Database, index: IndexFile): CatchUp {
  const changesAfter = changeReader(chats);
  const selectTitle = chats.prepare('SELECT title FROM chats WHERE key = ?');
  const selectKeysBelow = chats.prepare('SELECT key FROM messages WHERE key < ? ORDER BY key DESC LIMIT ?');
  const text = messageTextReader(chats);
  let hasUnreadable = false;
  const readable = (key: number): string | null => {
    const found = orUnreadable(() => text(key));
    if (found !== UNREADABLE) return found;
    hasUnreadable = true;
    return null;
  };
  let progress = knownProgress(chats, index) ?? begin(chats, index);

  const save = (changes: Partial<Progress>) => {
    const next = { ...progress, ...changes };
    index.setProgress(next);
    return next;
  };

  const takeChanges = (changes: readonly Change[]): void => {
    let characters = 0;
    progress = index.transaction(() => {
      let last = changes[0] as Change;
      for (const change of changes) {
        last = change;
        if (change.chatKey !== null) {
          index.putChat(change.chatKey, selectTitle.get<{ title: string }>(change.chatKey)?.title ?? null);
        }
        if (change.messageKey !== null) {
          const found = readable(change.messageKey);
          index.putMessage(change.messageKey, found);
          characters += found?.length ?? 0;
        }
        if (characters >= CHARACTERS_AT_ONCE) break;
      }
      return save({ changeNumber: last.number, changeToken: last.token });
    });
  };

  const takeOlder = (): void => {
    const keys = selectKeysBelow.all<{ key: number }>(progress.messagesBelow, OLDER_AT_ONCE);
    let characters = 0;
    progress = index.transaction(() => {
      let below = 0;
      for (const [position, { key }] of keys.entries()) {
        const found = readable(key);
        if (found !== null) index.putMessage(key, found);
        characters += found?.length ?? 0;
        below = position === keys.length - 1 && keys.length < OLDER_AT_ONCE ? 0 : key;
        if (characters >= CHARACTERS_AT_ONCE) break;
      }
      return save({ messagesBelow: below });
    });
  };

  return {
    step: () => {
      const changes = changesAfter(progress.changeNumber);
      const last = changes.at(-1)?.number ?? 0;
      if (changes.length > 0) takeChanges(changes);
      else if (progress.messagesBelow > 0) takeOlder();
      return changes.length === CHANGES_AT_ONCE || last > progress.changeNumber || progress.messagesBelow > 0;
    },
    get changeNumber() {
      return progress.changeNumber;
    },
    get hasUnreadable() {
      return hasUnreadable;
    },
  };
}

function changeReader(chats: Database): (after: number) => Change[] {
  // A newer version of the schema, which is only shown, may have no such list; then nothing changes either.
  const isThere = chats.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'search_changes'").get() !== undefined;
  if (!isThere) return () => [];
  const select = chats.prepare(`
    SELECT number, token, chat_key AS chatKey, message_key AS messageKey
    FROM search_changes WHERE number > ? ORDER BY number LIMIT ${CHANGES_AT_ONCE}`);
  return (after) => select.all<Change>(after);
}

/** How far the index is; undefined when it does not belong to these chats, as after a backup took their place. */
function knownProgress(chats: Database, index: IndexFile): Progress | undefined {
  const progress = index.progress();
  if (!progress) return undefined;
  const { changeNumber, changeToken } = progress;
  const isTheirs = chats
    .prepare('SELECT 1 FROM search_changes WHERE number = ? AND token = ?')
    .get(changeNumber, changeToken);
  return isTheirs === undefined ? undefined : progress;
}

/** An empty index: titles at once, messages by and by, the newest first. */
function begin(chats: Database, index: IndexFile): Progress {
  // Read before the titles: what changes meanwhile is looked at again.
  const last = lastChange(chats);
  const titles = chats.prepare('SELECT key, title FROM chats').all<{ key: number; title: string }>();
  const newest = chats.prepare('SELECT max(key) AS key FROM messages').get<{ key: number | null }>()?.key;
  const messagesBelow = newest == null ? 0 : newest + 1;
  const progress = { changeNumber: last.number, changeToken: last.token, messagesBelow };
  index.clear();
  index.transaction(() => {
    for (const { key, title } of titles) index.putChat(key, title);
    index.setProgress(progress);
  });
  return progress;
}

function lastChange(chats: Database): { number: number; token: string } {
  const isThere = chats.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'search_changes'").get() !== undefined;
  const last = isThere
    ? chats
        .prepare('SELECT number, token FROM search_changes ORDER BY number DESC LIMIT 1')
        .get<{ number: number; token: string }>()
    : undefined;
  return last ?? { number: 0, token: '' };
}

/** What was said in a finished message; null for one that is not there, streams, or said nothing. */
function messageTextReader(chats: Database): (key: number) => string | null {
  const select = chats.prepare(`
    SELECT group_concat(b.content, char(10) ORDER BY b.position) AS text
    FROM messages AS m JOIN blocks AS b ON b.message_key = m.key
    WHERE m.key = ? AND m.status <> 'streaming' AND b.type = 'text'`);
  return (key) => select.get<{ text: string | null }>(key)?.text ?? null;
}
