import fs from 'node:fs';
import { withSpaces } from '#shared/chat/unspaced-text.ts';
import { type Database, openDatabase, type Statement } from '../database.ts';
import { StoreError } from '../store-error.ts';

/** A file of another version is thrown away and made anew: everything in it comes from the chats. */
const VERSION = 2;

/**
 * Nothing but which message has which word (`detail = none`): a third of the size of an index with positions. Beginnings
 * of up to five letters have lists of their own; without them SQLite would first put together those of all words that
 * begin so, which takes a second for a frequent one in a million messages. The row ids are the keys of chats and messages.
 * Scripts without blanks are indexed letter by letter.
 */
const WORD_LISTS = `content = '', contentless_delete = 1, detail = none, tokenize = 'unicode61 remove_diacritics 2',
  prefix = '1 2 3 4 5'`;

const SCHEMA = `
CREATE VIRTUAL TABLE chat_words USING fts5 (title, ${WORD_LISTS});
CREATE VIRTUAL TABLE message_words USING fts5 (text, ${WORD_LISTS});
CREATE TABLE progress (
  change_number INTEGER NOT NULL, -- the last change of the chats that is in here, with its token
  change_token TEXT NOT NULL,
  messages_below INTEGER NOT NULL -- messages with smaller keys are still to come, from before the list of changes; 0: none
) STRICT;
PRAGMA user_version = ${VERSION};
`;

export interface Progress {
  changeNumber: number;
  changeToken: string;
  messagesBelow: number;
}

/** The index on disk. Only the thread that keeps it has it open. */
export interface IndexFile {
  progress(): Progress | undefined;
  setProgress(progress: Progress): void;
  putChat(key: number, title: string | null): void;
  /** `null` takes it out. */
  putMessage(key: number, text: string | null): void;
  /** Keys of what has all words, the last one as a beginning, newest first. */
  chats(match: string): IterableIterator<{ key: number }>;
  messages(match: string): IterableIterator<{ key: number }>;
  /** What was typed as an expression of FTS5; undefined when it has no word. */
  matchOf(typed: string): string | undefined;
  /** Whether a title or a message has this word or, unfinished, one that begins so. `word` is folded. */
  hasWord(word: string, isUnfinished: boolean): boolean;
  /** The words of titles and messages that begin so, and how many have them. */
  terms(beginning: string): Generator<{ term: string; count: number }>;
  /** Empties it. */
  clear(): void;
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

export const IN_MEMORY = ':memory:';

/** Opens the index or makes an empty one. `file` is `IN_MEMORY` for chats that must not be changed. */
export function openIndexFile(file: string): IndexFile {
  try {
    return opened(openDatabase(file));
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'damaged') throw error;
    removeIndexFile(file);
    return opened(openDatabase(file));
  }
}

/** Beside the chats that it is of. */
export const indexFileOf = (chatsFile: string): string => chatsFile.replace(/\.db$/, '.search');

/** For a database that takes the place of another. */
export function removeIndexFile(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) fs.rmSync(file + suffix, { force: true });
}

function opened(database: Database): IndexFile {
  try {
    const version = database.prepare('PRAGMA user_version').get<{ user_version: number }>()?.user_version;
    if (version !== VERSION) make(database);
    return indexFile(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function make(database: Database): void {
  database.transaction(() => {
    for (const table of ['chat_words', 'message_words', 'progress']) database.exec(`DROP TABLE IF EXISTS ${table}`);
    database.exec(SCHEMA);
  });
}

function indexFile(database: Database): IndexFile {
  const selectProgress = database.prepare(`
    SELECT change_number AS changeNumber, change_token AS changeToken, messages_below AS messagesBelow FROM progress`);
  const putChat = database.prepare('INSERT OR REPLACE INTO chat_words (rowid, title) VALUES (?, ?)');
  const dropChat = database.prepare('DELETE FROM chat_words WHERE rowid = ?');
  const putMessage = database.prepare('INSERT OR REPLACE INTO message_words (rowid, text) VALUES (?, ?)');
  const dropMessage = database.prepare('DELETE FROM message_words WHERE rowid = ?');
  // Newest first is the order of the index itself: a reader stops when it has enough, where a ranking would visit all.
  const findChats = database.prepare(
    'SELECT rowid AS key FROM chat_words WHERE chat_words MATCH ? ORDER BY rowid DESC',
  );
  const findMessages = database.prepare(
    'SELECT rowid AS key FROM message_words WHERE message_words MATCH ? ORDER BY rowid DESC',
  );
  const wordsOf = tokenizer(database);
  const terms = termReader(database);
  const hasAny = (match: string) =>
    firstOf(findMessages, match) !== undefined || firstOf(findChats, match) !== undefined;
  return {
    progress: () => selectProgress.get<Progress>(),
    setProgress: ({ changeNumber, changeToken, messagesBelow }) => {
      database.exec('DELETE FROM progress');
      database.prepare('INSERT INTO progress VALUES (?, ?, ?)').run(changeNumber, changeToken, messagesBelow);
    },
    putChat: (key, title) => {
      if (title === null) dropChat.run(key);
      else putChat.run(key, withSpaces(title));
    },
    putMessage: (key, text) => {
      if (text === null) dropMessage.run(key);
      else putMessage.run(key, withSpaces(text));
    },
    chats: (match) => findChats.iterate(match),
    messages: (match) => findMessages.iterate(match),
    matchOf: (typed) => allOf(wordsOf(typed), true),
    hasWord: (word, isUnfinished) => {
      // What is one word for JavaScript may be several for SQLite, whose tables are older.
      const match = allOf(wordsOf(word), isUnfinished);
      return match !== undefined && hasAny(match);
    },
    terms,
    clear: () => make(database),
    transaction: (work) => database.transaction(work),
    close: () => database.close(),
  };
}

/** Each word is a quoted string, so that nothing typed is ever an operator of FTS5's query language. */
function allOf(words: readonly string[], isLastUnfinished: boolean): string | undefined {
  if (words.length === 0) return undefined;
  return words.map((word) => `"${word}"`).join(' ') + (isLastUnfinished ? '*' : '');
}

function firstOf(find: Statement, match: string): { key: number } | undefined {
  for (const found of find.iterate<{ key: number }>(match)) return found;
  return undefined;
}

/** Behind every letter there is; words that begin so end before it. */
const LAST_CHARACTER = '\u{10ffff}';

function termReader(database: Database): IndexFile['terms'] {
  database.exec(`
    CREATE VIRTUAL TABLE temp.message_terms USING fts5vocab ('main', 'message_words', 'row');
    CREATE VIRTUAL TABLE temp.chat_terms USING fts5vocab ('main', 'chat_words', 'row')`);
  const [titles, messages] = ['chat_terms', 'message_terms'].map((table) =>
    database.prepare(`SELECT term, doc AS count FROM temp.${table} WHERE term >= ? AND term < ?`),
  ) as [Statement, Statement];
  return function* (beginning) {
    for (const statement of [titles, messages])
      yield* statement.iterate<{ term: string; count: number }>(beginning, beginning + LAST_CHARACTER);
  };
}

const MAX_WORDS = 20;

/** SQLite's own, so that what is typed falls into words exactly as the messages did: an index without positions knows no phrases. */
function tokenizer(database: Database): (text: string) => string[] {
  database.exec(`
    CREATE VIRTUAL TABLE temp.typed USING fts5 (text, tokenize = 'unicode61 remove_diacritics 2');
    CREATE VIRTUAL TABLE temp.typed_words USING fts5vocab ('temp', 'typed', 'instance')`);
  const clear = database.prepare('DELETE FROM temp.typed');
  const put = database.prepare('INSERT INTO temp.typed (rowid, text) VALUES (1, ?)');
  const select = database.prepare(`SELECT term FROM temp.typed_words ORDER BY offset LIMIT ${MAX_WORDS}`);
  return (text) => {
    clear.run();
    put.run(withSpaces(text));
    return select.all<{ term: string }>().map(({ term }) => term);
  };
}
