/** react-virtuoso's mark on the element that scrolls. */
const SCROLLER = '[data-virtuoso-scroller]';
const MESSAGE = '[data-message]';

interface Place {
  /** Where the list was scrolled to before anybody answered the change, the browser included. */
  scrollTop: number;
  /** So far down the list no longer goes: the browser moved it to its end. */
  isCutOff: boolean;
  /** Pixels that came above what is read. */
  grownAbove: number;
}

const heights = new WeakMap<Element, number>();
/** Boxes that were not there before. */
const arriving = new WeakSet<Element>();
const places = new Map<HTMLElement, Place>();
const observers = new WeakMap<HTMLElement, ResizeObserver>();
const lastTops = new WeakMap<HTMLElement, number>();

/** Made before any list, so that it is asked before the list. */
const before = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(note);

function note(entries: readonly ResizeObserverEntry[]): void {
  for (const { target, borderBoxSize } of entries) {
    const scroller = target.closest<HTMLElement>(SCROLLER);
    const grown = scroller ? growthOf(target, borderBoxSize[0]?.blockSize ?? 0) : 0;
    if (grown === 0 || !scroller) continue;
    const { top } = scroller.getBoundingClientRect();
    const place = places.get(scroller) ?? placeOf(scroller);
    if (!isReadBelow(target, top) || target.getBoundingClientRect().top - place.grownAbove >= top) continue;
    places.set(scroller, { ...place, grownAbove: place.grownAbove + grown });
  }
}

const isAtEnd = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) => scrollHeight - clientHeight - scrollTop < 1;

function placeOf(scroller: HTMLElement): Place {
  const { scrollTop } = scroller;
  const lastTop = lastTops.get(scroller) ?? scrollTop;
  const isCutOff = isAtEnd(scroller) && lastTop > scrollTop;
  return { scrollTop: isCutOff ? lastTop : scrollTop, isCutOff, grownAbove: 0 };
}

function growthOf(target: Element, height: number): number {
  const grown = height - (heights.get(target) ?? height);
  heights.set(target, height);
  // What stands between brings a gap along.
  const gap = arriving.has(target) && target.parentElement ? getComputedStyle(target.parentElement).rowGap : '0';
  return grown + (Number.parseFloat(gap) || 0);
}

/** The list keeps the place of whole messages by itself, as long as nothing comes in between. */
function isReadBelow(target: Element, top: number): boolean {
  const message = target.closest(MESSAGE)?.getBoundingClientRect();
  return message !== undefined && message.top < top && (message.bottom > top || arriving.has(target));
}

/** The list takes back what changed above the screen in some cases; where it did not, or not as much, this does. */
function keep(entries: readonly ResizeObserverEntry[], after: ResizeObserver): void {
  for (const [scroller, { scrollTop, grownAbove, isCutOff }] of places) {
    if (isCutOff || !isAtEnd(scroller)) scroller.scrollTop = scrollTop + grownAbove;
  }
  places.clear();
  for (const { target } of entries) {
    if (!arriving.delete(target)) continue;
    before?.unobserve(target);
    after.unobserve(target);
  }
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
    scroller.addEventListener('scroll', () => lastTops.set(scroller, scroller.scrollTop), { passive: true });
  }
  before.observe(element);
  after.observe(element);
  return () => {
    before.unobserve(element);
    after.unobserve(element);
  };
}

/** As the `ref` of a box that comes in above what a person reads. Later it keeps its place by itself. */
export function keepPlaceAtArrival(element: HTMLElement | null): (() => void) | undefined {
  if (element) {
    heights.set(element, 0);
    arriving.add(element);
  }
  return keepPlaceOf(element);
}
