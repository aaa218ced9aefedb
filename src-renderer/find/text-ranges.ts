import { type FoldedText, foldText } from '#shared/chat/fold-text.ts';
import { nearPart } from './near-part.ts';
import type { SpanFinder } from './spans-of.ts';
import { rangeOf, type TextRun, textRuns } from './text-runs.ts';
import type { View } from './view.ts';

/**
 * The ranges of the page where the finder finds something, inside the texts of a message, in reading order. With a view
 * only those in it: a message may hold a hundred thousand, and of a long one only what is on the screen is looked at.
 */
export function textRanges(message: Element, find: SpanFinder, view?: View): Range[] {
  const ranges: Range[] = [];
  for (const run of textRuns(message, view)) {
    const near = view ? nearPart(run, view) : run;
    for (const span of find.spans(foldText(near.text))) ranges.push(rangeOf(near, span));
  }
  return ranges;
}

/** The range with this number (from 0) among all of a message, or the last one there is. */
export function nthRange(message: Element, find: SpanFinder, nth: number): Range | undefined {
  let before = 0;
  let last: { run: TextRun; count: number } | undefined;
  for (const run of textRuns(message)) {
    const count = find.count(foldedRun(run).text);
    if (count === 0) continue;
    last = { run, count };
    if (nth < before + count) return rangeIn(run, find, nth - before);
    before += count;
  }
  return last && rangeIn(last.run, find, last.count - 1);
}

function rangeIn(run: TextRun, find: SpanFinder, nth: number): Range | undefined {
  const [span] = find.spans(foldedRun(run), nth, 1);
  return span && rangeOf(run, span);
}

/** Longer texts are folded once, and not again with every key. */
const LONG_CHARACTERS = 5_000;
const folded = new WeakMap<Text, { text: string; folded: FoldedText }>();

function foldedRun({ text, pieces }: TextRun): FoldedText {
  const first = pieces[0]?.node;
  if (!first || text.length < LONG_CHARACTERS) return foldText(text);
  const known = folded.get(first);
  if (known?.text === text) return known.folded;
  const now = { text, folded: foldText(text) };
  folded.set(first, now);
  return now.folded;
}
