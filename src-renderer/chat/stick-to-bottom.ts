import { useCallback, useEffect, useRef, useState } from 'react';

/** So near to the end, a person counts as reading the newest text. */
const NEAR_PX = 32;

interface StickToBottom {
  /** For the element that scrolls. */
  attach(scroller: HTMLElement | null): void;
  /** Call when the content's height changed. */
  grown(): void;
  /** New text is out of sight. */
  isAway: boolean;
  toBottom(): void;
}

/**
 * Keeps the newest text in sight as long as the person is at the bottom. Moving up lets go; coming back to the end
 * takes hold again. Whether to hold is decided by the person's scrolling only, never by growth.
 */
export function useStickToBottom(): StickToBottom {
  const scroller = useRef<HTMLElement | null>(null);
  const isHolding = useRef(true);
  const lastTop = useRef(0);
  const detach = useRef<(() => void) | null>(null);
  const [isAway, setAway] = useState(false);

  const attach = useCallback((element: HTMLElement | null) => {
    detach.current?.();
    detach.current = null;
    scroller.current = element;
    if (!element) return;
    const onScroll = () => {
      const distance = element.scrollHeight - element.clientHeight - element.scrollTop;
      if (distance <= NEAR_PX) isHolding.current = true;
      else if (element.scrollTop < lastTop.current) isHolding.current = false;
      lastTop.current = element.scrollTop;
      setAway(!isHolding.current);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    detach.current = () => element.removeEventListener('scroll', onScroll);
  }, []);

  const toBottom = useCallback(() => {
    isHolding.current = true;
    setAway(false);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, []);

  const grown = useCallback(() => {
    const element = scroller.current;
    if (element && isHolding.current) element.scrollTop = element.scrollHeight;
  }, []);

  useEffect(() => () => detach.current?.(), []);
  return { attach, grown, isAway, toBottom };
}
