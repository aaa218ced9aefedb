/** What someone typed, as words without case and accents. The last one may be unfinished. */
export interface SearchQuery {
  words: readonly string[];
}

const MAX_WORDS = 20;

/** The characters that SQLite's unicode61 tokenizer takes for parts of words, with combining accents. */
export const WORD = /[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\p{M}]*/gu;

const ASCII = /^[\0-\x7f]*$/;

export const foldWord = (word: string): string =>
  ASCII.test(word) ? word.toLowerCase() : word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Of what was typed, for marking what was found. What is found is decided by the index (index-file.ts). */
export function parseSearchQuery(typed: string): SearchQuery {
  const words = typed.match(WORD) ?? [];
  return { words: words.slice(0, MAX_WORDS).map(foldWord) };
}

/** Whether a word of a text is one that was looked for. */
export function isFoundWord(word: string, { words }: SearchQuery): boolean {
  const folded = foldWord(word);
  const last = words.at(-1);
  return words.includes(folded) || (last !== undefined && folded.startsWith(last));
}
