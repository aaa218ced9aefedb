import { type FoldedText, findSpans, foldText, type TextSpan } from '#shared/chat/fold-text.ts';
import type { Marks } from '../state/search-store.ts';

export type SpanFinder = (text: FoldedText) => TextSpan[];

const WORD = /[\p{L}\p{N}]+/gu;

/** What finds the places to mark; null when nothing was typed that could be anywhere. */
export function spanFinder({ text, as }: Pick<Marks, 'text' | 'as'>): SpanFinder | null {
  const { text: wanted } = foldText(text);
  if (as === 'phrase') return wanted.trim() === '' ? null : (folded) => findSpans(folded, wanted);
  const words = wanted.match(WORD) ?? [];
  const beginning = words.at(-1);
  if (beginning === undefined) return null;
  const whole = new Set(words);
  return (folded) =>
    [...folded.text.matchAll(WORD)]
      .filter(({ 0: word }) => whole.has(word) || word.startsWith(beginning))
      .map(({ 0: word, index }) => spanOf(folded, index, index + word.length));
}

function spanOf({ origins, length }: FoldedText, start: number, end: number): TextSpan {
  return origins ? { start: origins[start] ?? 0, end: origins[end] ?? length } : { start, end };
}
