import { countIn, type FoldedText, findSpans, foldText, originalSpan, type TextSpan } from '#shared/chat/fold-text.ts';
import type { Marks } from '../state/search-store.ts';

/** What is looked for. A text may hold it a hundred thousand times: places are made only of those that are wanted. */
export interface SpanFinder {
  /** Of a text that is folded. */
  count(folded: string): number;
  /** In reading order, without the first `skip`, `limit` at most. */
  spans(text: FoldedText, skip?: number, limit?: number): TextSpan[];
}

const WORD = /[\p{L}\p{N}]+/gu;

/** What finds the places to mark; null when nothing was typed that could be anywhere. */
export function spanFinder({ text, as }: Pick<Marks, 'text' | 'as'>): SpanFinder | null {
  const { text: wanted } = foldText(text);
  if (as === 'words') return wordFinder(wanted);
  if (wanted.trim() === '') return null;
  return {
    count: (folded) => countIn(folded, wanted),
    spans: (folded, skip, limit) => findSpans(folded, wanted, skip, limit),
  };
}

function wordFinder(wanted: string): SpanFinder | null {
  const typed = wanted.match(WORD) ?? [];
  const words = new Set(typed);
  const beginning = typed.at(-1);
  if (beginning === undefined) return null;
  const isWanted = (word: string) => words.has(word) || word.startsWith(beginning);
  return {
    count: (folded) => (folded.match(WORD) ?? []).filter(isWanted).length,
    spans: (folded, skip = 0, limit = Number.POSITIVE_INFINITY) => {
      const spans: TextSpan[] = [];
      let left = skip;
      for (const { 0: word, index } of folded.text.matchAll(WORD)) {
        if (spans.length >= limit) break;
        if (!isWanted(word)) continue;
        if (left > 0) left -= 1;
        else spans.push(originalSpan(folded, index, index + word.length));
      }
      return spans;
    },
  };
}
