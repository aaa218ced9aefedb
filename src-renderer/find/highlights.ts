/** Names of the CSS highlights in `highlights.css`. */
const FOUND = 'found';
const CURRENT = 'found-current';

/**
 * Marks text without touching the page's elements; where a browser cannot, nothing is marked and all else works. The
 * current place lies over the others.
 */
export function paintRanges(ranges: readonly Range[], current: Range | undefined): void {
  if (!canPaint()) return;
  const all = new Highlight();
  for (const range of ranges) all.add(range);
  CSS.highlights.set(FOUND, all);
  const one = new Highlight(...(current ? [current] : []));
  one.priority = 1;
  CSS.highlights.set(CURRENT, one);
}

export function clearRanges(): void {
  if (!canPaint()) return;
  CSS.highlights.delete(FOUND);
  CSS.highlights.delete(CURRENT);
}

const canPaint = () => typeof CSS !== 'undefined' && 'highlights' in CSS;
