/** What someone typed, as words without case and accents. The last one may be unfinished. */
export interface SearchQuery {
  words: readonly string[];
}

const MAX_QUERY_CHARACTERS = 500;
const MAX_WORDS = 20;

/** The characters that SQLite's unicode61 tokenizer takes for parts of words, with combining accents. */
export const WORD = /[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\p{M}]*/gu;

export const foldWord = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export function parseSearchQuery(typed: string): SearchQuery {
  const words = typed.slice(0, MAX_QUERY_CHARACTERS).match(WORD) ?? [];
  return { words: words.slice(0, MAX_WORDS).map(foldWord) };
}

/**
 * All words, in any order, the last one as a beginning. Each word is a quoted string, so that nothing typed is ever an
 * operator of FTS5's query language (https://www.sqlite.org/fts5.html#full_text_query_syntax). Undefined: nothing to find.
 */
export function toMatchExpression({ words }: SearchQuery): string | undefined {
  return words.length === 0 ? undefined : `${words.map((word) => `"${word}"`).join(' ')}*`;
}

/** Whether a word of a text is one that was looked for. */
export function isFoundWord(word: string, { words }: SearchQuery): boolean {
  const folded = foldWord(word);
  const last = words.at(-1);
  return words.includes(folded) || (last !== undefined && folded.startsWith(last));
}
