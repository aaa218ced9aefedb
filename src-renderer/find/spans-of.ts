import { countIn, type FoldedText, findSpans, foldText, originalSpan, type TextSpan } from '#shared/chat/fold-text.ts';
import { unspacedRuns } from '#shared/chat/unspaced-text.ts';
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

/** As full-text search finds them: words, the last one as a beginning, and what stands together in scripts without blanks. */
function wordFinder(wanted: string): SpanFinder | null {
  const { runs, rest } = unspacedRuns(wanted);
  const typed = rest.match(WORD) ?? [];
  const words = new Set(typed);
  const beginning = typed.at(-1);
  if (beginning === undefined && runs.length === 0) return null;
  const isWanted = (word: string) => words.has(word) || (beginning !== undefined && word.startsWith(beginning));
  return {
    count: (folded) =>
      runs.reduce((sum, run) => sum + countIn(folded, run), (folded.match(WORD) ?? []).filter(isWanted).length),
    spans: (folded, skip = 0, limit = Number.POSITIVE_INFINITY) => {
      const spans = runs.flatMap((run) => findSpans(folded, run));
      for (const { 0: word, index } of folded.text.matchAll(WORD)) {
        if (isWanted(word)) spans.push(originalSpan(folded, index, index + word.length));
      }
      return spans.sort((one, other) => one.start - other.start).slice(skip, skip + limit);
    },
  };
}
