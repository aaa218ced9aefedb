/** Lists of messages measure themselves as they scroll, so that one step is rarely enough. */
const MOST_FRAMES = 90;
const NEAR_AGAIN_FRAMES = 15;
const QUIET_FRAMES = 4;
/** Kept free above and below, so that the place is read in its context. */
const MARGIN_PX = 56;

interface Reveal {
  scroller: HTMLElement;
  /** Null while it does not exist as an element. */
  rangeOrElement(): Range | Element | null;
  /** Its message is there, and not all of it yet: that takes as long as it takes. */
  isComing(): boolean;
  /** Makes it exist: scrolls the list to its message. */
  bringNear(): void;
}

/** Scrolls until the place is in sight and stays there. Gives up when the person scrolls. Returns how to stop. */
export function revealRange({ scroller, rangeOrElement, isComing, bringNear }: Reveal): () => void {
  let frame = 0;
  let frames = 0;
  let quiet = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    scroller.removeEventListener('wheel', stop);
    scroller.removeEventListener('pointerdown', stop);
  };
  const step = () => {
    const place = rangeOrElement();
    if (place instanceof Range) scrollSideways(place, scroller);
    if (place && isInSight(place, scroller)) quiet += 1;
    else {
      quiet = 0;
      if (place) scrollTo(place, scroller);
      else if (frames % NEAR_AGAIN_FRAMES === 0 && !isComing()) bringNear();
    }
    if (!isComing()) frames += 1;
    if (quiet >= QUIET_FRAMES || frames >= MOST_FRAMES) stop();
    else frame = requestAnimationFrame(step);
  };
  scroller.addEventListener('wheel', stop, { passive: true });
  scroller.addEventListener('pointerdown', stop);
  step();
  return stop;
}

/** A line of code or a table that is wider than its frame scrolls by itself. */
function scrollSideways(place: Range, scroller: HTMLElement): void {
  for (let frame = place.startContainer.parentElement; frame && frame !== scroller; frame = frame.parentElement) {
    if (frame.scrollWidth <= frame.clientWidth) continue;
    const [own, view] = [place.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (own.left < view.left || own.right > view.right) frame.scrollLeft += own.left - view.left - view.width / 4;
  }
}

function isInSight(place: Range | Element, scroller: HTMLElement): boolean {
  const [own, view] = [place.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const isAtTop = scroller.scrollTop <= 0;
  const isAtEnd = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop <= 1;
  const isBelowTop = own.top >= view.top + (isAtTop ? 0 : MARGIN_PX);
  // Of what is higher than the view the beginning counts.
  const isAboveEnd = Math.min(own.bottom, own.top + MARGIN_PX) <= view.bottom - (isAtEnd ? 0 : MARGIN_PX);
  return (isBelowTop && isAboveEnd) || (isAtTop && isAtEnd);
}

function scrollTo(place: Range | Element, scroller: HTMLElement): void {
  const wanted = scroller.getBoundingClientRect().top + Math.max(MARGIN_PX, scroller.clientHeight / 4);
  scroller.scrollTop += place.getBoundingClientRect().top - wanted;
}
