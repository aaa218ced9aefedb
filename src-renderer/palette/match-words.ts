import { findSpans, foldText, type TextSpan } from '#shared/chat/fold-text.ts';
import type { SearchHits } from '#shared/chat/search.ts';

/** A text in pieces, in order; what was found are pieces of their own. */
export type Highlighted = SearchHits['chats'][number]['title'];

/** What was typed, as folded words; all of them must be there. */
export const queryWords = (typed: string): string[] =>
  foldText(typed)
    .text.split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export interface Match {
  pieces: Highlighted;
  /** Lower is better: every word at the beginning of a word, then anywhere. */
  rank: number;
}

const IN_A_WORD = /[\p{L}\p{N}]/u;

/** Matches a short text (a title, the name of an action) against the words; null when one is missing. */
export function matchWords(text: string, words: readonly string[]): Match | null {
  const folded = foldText(text);
  let rank = 0;
  const spans: TextSpan[] = [];
  for (const word of words) {
    const all = findSpans(folded, word);
    const first = all[0];
    if (!first) return null;
    const atWordStart = all.find(({ start }) => start === 0 || !IN_A_WORD.test(text[start - 1] ?? ''));
    if (!atWordStart) rank += 1;
    spans.push(atWordStart ?? first);
  }
  return { pieces: piecesOf(text, spans), rank };
}

/** Spans may overlap: "no" and "notes" both match "notes". */
function piecesOf(text: string, spans: readonly TextSpan[]): Highlighted {
  const pieces: Array<{ text: string; isFound: boolean }> = [];
  let from = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= from) continue;
    const begin = Math.max(start, from);
    if (begin > from) pieces.push({ text: text.slice(from, begin), isFound: false });
    pieces.push({ text: text.slice(begin, end), isFound: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFound: false });
  return pieces;
}
