import { foldWord, isFoundWord, type SearchQuery, WORD } from './search-query.ts';

/** A text in pieces, in order; the found words are pieces of their own. */
export type HighlightedText = readonly { text: string; isFound: boolean }[];

export const EXCERPT_CHARACTERS = 200;
const CHARACTERS_BEFORE = 60;

/** The part of `text` around the first word that was found (its beginning if there is none), on one line. */
export function excerpt(text: string, query: SearchQuery): HighlightedText {
  const start = wordStart(text, firstFound(text, query));
  const end = Math.min(text.length, start + EXCERPT_CHARACTERS);
  const cut = text.slice(start, isInsidePair(text, end) ? end - 1 : end);
  const pieces = [...highlight(cut.replaceAll(/\s+/g, ' '), query)];
  if (start > 0) pieces.unshift({ text: '… ', isFound: false });
  if (end < text.length) pieces.push({ text: ' …', isFound: false });
  return pieces;
}

/** All of `text`, with the found words apart. */
export function highlight(text: string, query: SearchQuery): HighlightedText {
  const pieces: { text: string; isFound: boolean }[] = [];
  let from = 0;
  for (const { start, end } of foundIn(text, query)) {
    if (start > from) pieces.push({ text: text.slice(from, start), isFound: false });
    pieces.push({ text: text.slice(start, end), isFound: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFound: false });
  return pieces;
}

/** The words that were found and, inside of others, what stands together. */
function* foundIn(text: string, query: SearchQuery): Generator<{ start: number; end: number }> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (isFoundWord(word, query)) {
      yield { start: index, end: index + word.length };
      continue;
    }
    for (let at = nextRun(word, 0, query); at; at = nextRun(word, at.end, query))
      yield { start: index + at.start, end: index + at.end };
  }
}

/** The first of the runs behind `from`. */
function nextRun(text: string, from: number, { runs }: SearchQuery): { start: number; end: number } | undefined {
  let first: { start: number; end: number } | undefined;
  for (const run of runs) {
    const start = text.indexOf(run, from);
    if (start >= 0 && (!first || start < first.start)) first = { start, end: start + run.length };
  }
  return first;
}

/** A text may be a million characters long: most of it is passed over in pieces that have none of the words anywhere. */
const PIECE_CHARACTERS = 5_000;
const LONGEST_WORD = 200;

function firstFound(text: string, query: SearchQuery): number {
  const run = nextRun(text, 0, query);
  if (run) return run.start;
  for (let from = 0; from < text.length; from += PIECE_CHARACTERS) {
    // A word at the border is whole in one of two pieces.
    const piece = text.slice(from, from + PIECE_CHARACTERS + LONGEST_WORD);
    const folded = foldWord(piece);
    if (!query.words.some((word) => folded.includes(word))) continue;
    for (const { 0: word, index } of piece.matchAll(WORD)) if (isFoundWord(word, query)) return from + index;
  }
  return 0;
}

/** Some characters before `index`, at the beginning of a word where there is one. */
function wordStart(text: string, index: number): number {
  if (index <= CHARACTERS_BEFORE) return 0;
  const from = index - CHARACTERS_BEFORE;
  const space = text.slice(from, index).search(/\s/);
  if (space >= 0) return from + space + 1;
  return isInsidePair(text, from) ? from + 1 : from;
}

/** Between the halves of a surrogate pair. */
const isInsidePair = (text: string, index: number): boolean =>
  index > 0 && index < text.length && (text.codePointAt(index - 1) ?? 0) > 0xffff;
