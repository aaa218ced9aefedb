/** Names of the CSS highlights in `highlights.css`. */
const FOUND = 'found';
const CURRENT = 'found-current';

/** Marks text without touching the page's elements; where a browser cannot, nothing is marked and all else works. */
export function paintRanges(ranges: readonly Range[], current: Range | undefined): void {
  if (!canPaint()) return;
  CSS.highlights.set(FOUND, new Highlight(...ranges.filter((range) => range !== current)));
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
