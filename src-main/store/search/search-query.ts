import { unspacedRuns } from '#shared/chat/unspaced-text.ts';

/** What someone typed, as words without case and accents. The last one may be unfinished. */
export interface SearchQuery {
  words: readonly string[];
  /**
   * Of scripts without blanks: what stands together, as it was typed. The index knows such texts by single letters, so
   * that whether they stand together in a text is seen there.
   */
  runs: readonly string[];
}

const MAX_WORDS = 20;

/** The characters that SQLite's unicode61 tokenizer takes for parts of words, with combining accents. */
export const WORD = /[\p{L}\p{N}\p{Co}][\p{L}\p{N}\p{Co}\p{M}]*/gu;

const ASCII = /^[\0-\x7f]*$/;

/** Sigma has another form at the end of a word, which is no other letter. */
export const foldWord = (word: string): string =>
  ASCII.test(word)
    ? word.toLowerCase()
    : word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ');

/** Of what was typed, for marking what was found. What is found is decided by the index (index-file.ts). */
export function parseSearchQuery(typed: string): SearchQuery {
  const { runs, rest } = unspacedRuns(typed.normalize('NFC'));
  const words = rest.match(WORD) ?? [];
  return { words: words.slice(0, MAX_WORDS).map(foldWord), runs: runs.slice(0, MAX_WORDS) };
}

/** Whether a word of a text is one that was looked for. */
export function isFoundWord(word: string, { words }: SearchQuery): boolean {
  const folded = foldWord(word);
  const last = words.at(-1);
  return words.includes(folded) || (last !== undefined && folded.startsWith(last));
}

/** Whether what has to stand together does; of everything else the index knows. */
export const holdsTogether = (text: string, { runs }: SearchQuery): boolean => runs.every((run) => text.includes(run));
