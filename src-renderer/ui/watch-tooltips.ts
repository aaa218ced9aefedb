import type { TooltipSide } from './tooltip.ts';

export interface ShownTooltip {
  target: Element;
  text: string;
  side: TooltipSide;
}

/** Whoever passes over a button on the way somewhere else sees nothing; whoever looks for one among others waits less. */
const SHOW_AFTER_MS = 500;
const SHOW_NEXT_AFTER_MS = 200;
/** So long after one was seen, another counts as the next. */
const NEXT_WITHIN_MS = 800;
/** On the way from an element into its tooltip, or to its neighbour, the pointer may leave both. */
const HIDE_AFTER_MS = 100;

const TARGET = '[data-tooltip]';
/** The layer itself: a pointer on it keeps what it shows. */
const LAYER = '[role="tooltip"]';

const closest = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * Says which tooltip is to be seen, null for none. It comes with the pointer or with the keyboard's focus, stays while
 * either is on the element or the pointer on the tooltip, and goes with Escape, scrolling and leaving the window
 * (WCAG 1.4.13). Its text follows the element's. Returns what ends the watch.
 */
export function watchTooltips(document: Document, show: (tooltip: ShownTooltip | null) => void): () => void {
  const window = document.defaultView ?? globalThis.window;
  const ends = new AbortController();
  let target: Element | null = null;
  let isByFocus = false;
  let isShown = false;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  /** Sent away by Escape: it comes again when the pointer does. */
  let dismissed: Element | null = null;
  let showing: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const texts = new MutationObserver(() => tell());
  const sizes = new ResizeObserver(() => {
    if (!target?.isConnected) hide();
  });

  function tell(): void {
    const text = target?.getAttribute('data-tooltip');
    if (!target || !text) {
      hide();
      return;
    }
    show({ target, text, side: target.getAttribute('data-tooltip-side') === 'right' ? 'right' : 'bottom' });
  }

  function hide(): void {
    clearTimeout(showing);
    clearTimeout(hiding);
    texts.disconnect();
    sizes.disconnect();
    target = null;
    if (!isShown) return;
    isShown = false;
    hiddenAt = performance.now();
    show(null);
  }

  function begin(next: Element, byFocus: boolean): void {
    clearTimeout(hiding);
    isByFocus = byFocus;
    if (next === target) return;
    hide();
    target = next;
    const isNext = performance.now() - hiddenAt < NEXT_WITHIN_MS;
    showing = setTimeout(
      () => {
        isShown = true;
        texts.observe(next, { attributeFilter: ['data-tooltip'] });
        sizes.observe(next);
        tell();
      },
      isNext ? SHOW_NEXT_AFTER_MS : SHOW_AFTER_MS,
    );
  }

  function leave(): void {
    if (!target || isByFocus) return;
    clearTimeout(showing);
    clearTimeout(hiding);
    hiding = setTimeout(hide, HIDE_AFTER_MS);
  }

  const on = (place: EventTarget, type: string, listen: (event: Event) => void) =>
    place.addEventListener(type, listen, { capture: true, passive: true, signal: ends.signal });

  on(document, 'pointerover', (event) => {
    if (closest(event, LAYER)) {
      clearTimeout(hiding);
      return;
    }
    const over = closest(event, TARGET);
    if (over === dismissed && over) return;
    dismissed = null;
    if (over) begin(over, false);
    else leave();
  });
  on(document, 'pointerout', (event) => {
    // Out of the window.
    if ((event as PointerEvent).relatedTarget === null) leave();
  });
  on(document, 'focusin', (event) => {
    const focused = closest(event, TARGET);
    if (focused?.matches(':focus-visible')) begin(focused, true);
  });
  on(document, 'focusout', () => {
    if (isByFocus) hide();
  });
  on(document, 'keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    dismissed = target;
    hide();
  });
  on(document, 'scroll', ({ target: scrolled }) => {
    if (target && scrolled instanceof Node && scrolled.contains(target)) hide();
  });
  on(window, 'blur', hide);
  on(window, 'resize', hide);

  return () => {
    ends.abort();
    hide();
  };
}
