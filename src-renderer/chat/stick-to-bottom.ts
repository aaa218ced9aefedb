import { useCallback, useEffect, useRef, useState } from 'react';

/** So near to the end, a person counts as reading the newest text. */
const NEAR_PX = 32;
/** What a click opens or closes has changed its height by then. */
const CLICK_MS = 200;
/** So long after its content became shorter, the list still works out where things are, and counts on finding them there. */
const SHRINK_MS = 500;

interface StickToBottom {
  /** For the element that scrolls. */
  attach(scroller: HTMLElement | null): void;
  /** Call when the content's height changed. */
  grown(): void;
  /** Call when text came to the end: follows before the list has measured it, which saves the browser a frame. */
  textCame(): void;
  /** Call when the list put its messages to other places while it takes in earlier ones. */
  moved(): void;
  /** The person reads further up. */
  isAway: boolean;
  toBottom(): void;
  /** The person is brought elsewhere. */
  letGo(): void;
}

const distanceToEnd = (element: HTMLElement) => element.scrollHeight - element.clientHeight - element.scrollTop;

/** Further from the end than a screen, the list would know of no message there before it has measured what came. */
const isWithinScreen = (element: HTMLElement) => distanceToEnd(element) <= element.clientHeight;

/**
 * Keeps the newest text in sight as long as the person is at the bottom. Moving up lets go, and so does opening
 * something: what was clicked stays where it is. Coming back to the end takes hold again, and so does a new message:
 * whoever sends one wants to see its answer. Growth alone never lets go.
 * @param newestId the message that was added last
 */
export function useStickToBottom(newestId: string | null): StickToBottom {
  const scroller = useRef<HTMLElement | null>(null);
  const isHolding = useRef(true);
  const lastTop = useRef(0);
  const lastHeight = useRef(0);
  const shrankAt = useRef(Number.NEGATIVE_INFINITY);
  const clickedAt = useRef(Number.NEGATIVE_INFINITY);
  const detach = useRef<(() => void) | null>(null);
  const [isAway, setAway] = useState(false);

  const hold = useCallback((isHeld: boolean) => {
    isHolding.current = isHeld;
    setAway(!isHeld);
  }, []);

  const attach = useCallback(
    (element: HTMLElement | null) => {
      detach.current?.();
      detach.current = null;
      scroller.current = element;
      if (!element) return;
      const onScroll = () => {
        if (distanceToEnd(element) <= NEAR_PX) hold(true);
        else if (element.scrollTop < lastTop.current) hold(false);
        lastTop.current = element.scrollTop;
      };
      const letGo = ({ target }: Event) => {
        // What comes of it takes longer than a moment, and keeps its own place.
        if (target instanceof Element && target.closest('[data-keeps-place]')) hold(false);
      };
      const onClick = (event: Event) => {
        clickedAt.current = performance.now();
        letGo(event);
      };
      const onKey = (event: KeyboardEvent) => {
        if (event.key.startsWith('Arrow')) letGo(event);
      };
      element.addEventListener('scroll', onScroll, { passive: true });
      element.addEventListener('click', onClick, { capture: true });
      element.addEventListener('keydown', onKey, { capture: true });
      detach.current = () => {
        element.removeEventListener('scroll', onScroll);
        element.removeEventListener('click', onClick, { capture: true });
        element.removeEventListener('keydown', onKey, { capture: true });
      };
    },
    [hold],
  );

  const toEnd = useCallback((element: HTMLElement) => {
    element.scrollTop = element.scrollHeight;
    // A shorter answer in the place of a longer one moves the end up: that is nobody scrolling.
    lastTop.current = element.scrollTop;
  }, []);

  const toBottom = useCallback(() => {
    hold(true);
    if (scroller.current) toEnd(scroller.current);
  }, [hold, toEnd]);

  const letGo = useCallback(() => hold(false), [hold]);

  const look = useCallback((element: HTMLElement) => {
    if (element.scrollHeight < lastHeight.current) shrankAt.current = performance.now();
    lastHeight.current = element.scrollHeight;
  }, []);

  const grown = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    look(element);
    if (!isHolding.current) return;
    if (performance.now() - clickedAt.current < CLICK_MS) hold(distanceToEnd(element) <= NEAR_PX);
    else toEnd(element);
  }, [hold, look, toEnd]);

  const textCame = useCallback(() => {
    const element = scroller.current;
    if (!element || !isHolding.current) return;
    look(element);
    if (!isWithinScreen(element)) return;
    const now = performance.now();
    if (now - clickedAt.current >= CLICK_MS && now - shrankAt.current >= SHRINK_MS) toEnd(element);
  }, [look, toEnd]);

  const moved = useCallback(() => {
    if (scroller.current && isWithinScreen(scroller.current)) grown();
  }, [grown]);

  const seenId = useRef(newestId);
  useEffect(() => {
    if (seenId.current === newestId) return;
    seenId.current = newestId;
    // What grows from here on is the new message, not what the click opened that asked for it.
    clickedAt.current = Number.NEGATIVE_INFINITY;
    toBottom();
  }, [newestId, toBottom]);

  useEffect(() => () => detach.current?.(), []);
  return { attach, grown, textCame, moved, isAway, toBottom, letGo };
}
