import type { IndexFile } from './index-file.ts';
import { foldWord, WORD } from './search-query.ts';
import { orUnreadable, UNREADABLE } from './unreadable.ts';

/** Newer ones of these may be deleted. */
const TEXTS_READ = 5;
const CHARACTERS_READ = 100_000;

interface Sources {
  index: IndexFile;
  textOf(messageKey: number): string | null | undefined;
  titleOf(chatKey: number): string | undefined;
}

/** Says how a word of the index is written, with its case and accents, in the newest message or title that has it. */
export function writtenWords({ index, textOf, titleOf }: Sources): (term: string) => string {
  return (term) => {
    const match = `"${term}"`;
    return firstWritten(term, index.messages(match), textOf) ?? firstWritten(term, index.chats(match), titleOf) ?? term;
  };
}

function firstWritten(
  term: string,
  keys: Iterable<{ key: number }>,
  read: (key: number) => string | null | undefined,
): string | undefined {
  let left = TEXTS_READ;
  for (const { key } of keys) {
    const text = orUnreadable(() => read(key));
    const found = text && text !== UNREADABLE ? wordIn(text, term) : undefined;
    left -= 1;
    if (found !== undefined || left === 0) return found;
  }
  return undefined;
}

function wordIn(text: string, term: string): string | undefined {
  for (const [word] of text.slice(0, CHARACTERS_READ).matchAll(WORD)) if (foldWord(word) === term) return word;
  return undefined;
}
