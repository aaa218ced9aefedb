import { MAX_SEARCH_CHARACTERS } from '#shared/chat/search.ts';
import { partOf, rangeOf, type TextRun } from './text-runs.ts';
import type { View } from './view.ts';

/** Shorter texts are looked at whole: asking where their lines are would cost more. */
const SHORT_CHARACTERS = 5_000;
/** Characters without a box, as between lines, that are passed over before one counts as being in the view. */
const MAX_WITHOUT_BOX = 50;

/** The part of a long text that is in the view: its lines follow each other downwards. */
export function nearPart(run: TextRun, view: View): TextRun {
  const { length } = run.text;
  if (length <= SHORT_CHARACTERS) return run;
  const start = firstWhere(run, ({ bottom }) => bottom >= view.top);
  const end = firstWhere(run, ({ top }) => top > view.bottom);
  return partOf(run, Math.max(0, start - MAX_SEARCH_CHARACTERS), Math.min(length, end + MAX_SEARCH_CHARACTERS));
}

/** The index of the first character whose box is as wanted, where all behind it are so, too; the length when none is. */
function firstWhere(run: TextRun, isWanted: (box: DOMRect) => boolean): number {
  let low = 0;
  let high = run.text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = boxAt(run, middle);
    if (box && !isWanted(box)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function boxAt(run: TextRun, index: number): DOMRect | undefined {
  const last = Math.min(run.text.length, index + MAX_WITHOUT_BOX);
  for (let at = index; at < last; at += 1) {
    const [box] = rangeOf(run, { start: at, end: at + 1 }).getClientRects();
    if (box) return box;
  }
  return undefined;
}
