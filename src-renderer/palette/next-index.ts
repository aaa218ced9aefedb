const PAGE = 8;

/** Where a key moves the choice in a list of `count`; null when it moves nothing. Arrows go round at the ends. */
export function nextIndex(
  event: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean },
  index: number,
  count: number,
): number | null {
  if (count === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const last = count - 1;
  switch (event.key) {
    case 'ArrowDown':
      return index === last ? 0 : index + 1;
    case 'ArrowUp':
      return index === 0 ? last : index - 1;
    case 'PageDown':
      return Math.min(last, index + PAGE);
    case 'PageUp':
      return Math.max(0, index - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
