/** react-virtuoso's mark on the element that scrolls. */
const SCROLLER = '[data-virtuoso-scroller]';
const MESSAGE = '[data-message]';

interface Place {
  /** Where the list was scrolled to before anybody answered the change. */
  scrollTop: number;
  /** Pixels that came above what is read, in the same message. */
  grownAbove: number;
}

const heights = new WeakMap<Element, number>();
const places = new Map<HTMLElement, Place>();
const observers = new WeakMap<HTMLElement, ResizeObserver>();

/** Made before any list, so that it is asked before the list. */
const before = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(note);

function note(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, borderBoxSize } of entries) {
    const height = borderBoxSize[0]?.blockSize ?? 0;
    const grown = height - (heights.get(target) ?? height);
    heights.set(target, height);
    const scroller = target.closest<HTMLElement>(SCROLLER);
    const message = target.closest(MESSAGE)?.getBoundingClientRect();
    if (grown === 0 || !scroller || !message) continue;
    const { top } = scroller.getBoundingClientRect();
    const place = places.get(scroller) ?? { scrollTop: scroller.scrollTop, grownAbove: 0 };
    const isReadInside = message.top < top && message.bottom > top;
    if (!isReadInside || target.getBoundingClientRect().top - place.grownAbove >= top) continue;
    places.set(scroller, { ...place, grownAbove: place.grownAbove + grown });
  }
}

/** The list takes back what changed above the screen in some cases; where it did not, or not as much, this does. */
function keep(): void {
  for (const [scroller, { scrollTop, grownAbove }] of places) {
    const isAtEnd = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < 1;
    if (!isAtEnd) scroller.scrollTop = scrollTop + grownAbove;
  }
  places.clear();
}

/**
 * As the `ref` of boxes whose true height is known only when they come near the screen: what a person reads further down in the
 * same message stays where it is. (The list switches the browser's own scroll anchoring off.)
 */
export function keepPlaceOf(element: HTMLElement | null): (() => void) | undefined {
  const scroller = element?.closest<HTMLElement>(SCROLLER);
  if (!element || !scroller || !before) return undefined;
  let after = observers.get(scroller);
  if (!after) {
    // Made after the list, so that it is asked after the list.
    after = new ResizeObserver(keep);
    observers.set(scroller, after);
  }
  before.observe(element);
  after.observe(element);
  return () => {
    before.unobserve(element);
    after.unobserve(element);
  };
}
