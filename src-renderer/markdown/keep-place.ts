import { type RefObject, useLayoutEffect, useRef } from 'react';

/** react-virtuoso's mark on the element that scrolls. */
const SCROLLER = '[data-virtuoso-scroller]';

/**
 * For an element that changes its height by itself, when something it shows is ready: if it begins above the screen, what
 * a person reads below it stays where it is. (The list switches the browser's own scroll anchoring off.)
 */
export function useKeepPlace(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const lastHeight = useRef<number | null>(null);
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return;
    const { height, top } = current.getBoundingClientRect();
    const grown = lastHeight.current === null ? 0 : height - lastHeight.current;
    lastHeight.current = height;
    if (grown === 0) return;
    const scroller = current.closest(SCROLLER);
    if (scroller && top < scroller.getBoundingClientRect().top) scroller.scrollTop += grown;
  });
  return element;
}
