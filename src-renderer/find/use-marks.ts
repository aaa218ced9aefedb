import './highlights.css';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import type { OpenChat } from '../state/open-chat.ts';
import type { Marks } from '../state/search-store.ts';
import { useSearch } from '../state/state.tsx';
import { clearRanges, paintRanges } from './highlights.ts';
import { revealRange } from './reveal-range.ts';
import { type SpanFinder, spanFinder } from './spans-of.ts';
import { nthRange, textRanges } from './text-ranges.ts';

interface MarkedList {
  list: RefObject<VirtuosoHandle | null>;
  /** For the element that scrolls. */
  attach(scroller: HTMLElement | null): void;
  /** Where a list that is just opened begins, when the person came to see a certain message. */
  firstIndex: number | undefined;
  /** There is a certain message to be seen. */
  isLooking: boolean;
}

const messageElement = (scroller: HTMLElement, messageId: string) =>
  scroller.querySelector(`[data-message="${CSS.escape(messageId)}"]`);

/** A long message comes in by and by; its places are counted when all of it is there. */
const isPartial = (message: Element) => message.querySelector('[data-partial]') !== null;

/**
 * Marks what is looked for in the messages that are on the screen, and brings the current place there. Elements carry
 * `data-message` with the id, and `data-text` around what was said.
 * @param letGo stops following the newest text
 */
export function useMarks(chat: OpenChat, letGo: () => void): MarkedList {
  const marks = useSearch((state) => (state.marks?.chatId === chat.id ? state.marks : null));
  const text = marks?.text ?? '';
  const as = marks?.as ?? 'phrase';
  const find = useMemo(() => spanFinder({ text, as }), [text, as]);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const list = useRef<VirtuosoHandle>(null);
  const current = marks?.current ?? null;
  const place = useMemo(() => new CurrentPlace(find, current), [find, current]);
  usePainted(scroller, find, place);

  useEffect(() => {
    if (!scroller || !current) return;
    const index = chat.store.getState().messageIds.indexOf(current.messageId);
    if (index < 0) return;
    letGo();
    return revealRange({
      scroller,
      rangeOrElement: () => {
        const element = messageElement(scroller, current.messageId);
        return element && !isPartial(element) ? (place.in(element) ?? element) : null;
      },
      isComing: () => {
        const element = messageElement(scroller, current.messageId);
        return element !== null && isPartial(element);
      },
      bringNear: () => list.current?.scrollToIndex({ index, align: 'start' }),
    });
  }, [chat, scroller, current, place, letGo]);

  const first = useRef(current === null ? undefined : chat.store.getState().messageIds.indexOf(current.messageId));
  return {
    list,
    attach: useCallback((element: HTMLElement | null) => setScroller(element), []),
    isLooking: current !== null,
    firstIndex: first.current !== undefined && first.current >= 0 ? first.current : undefined,
  };
}

/** Looked for once for all who ask, until the page changes: the message may be long. */
class CurrentPlace {
  readonly #find: SpanFinder | null;
  readonly #current: Marks['current'];
  #known: { element: Element; range: Range | undefined } | undefined;

  constructor(find: SpanFinder | null, current: Marks['current']) {
    this.#find = find;
    this.#current = current;
  }

  get messageId(): string | undefined {
    return this.#current?.messageId;
  }

  /** The range in the element of its message. */
  in(element: Element): Range | undefined {
    if (!this.#find || !this.#current || isPartial(element)) return undefined;
    if (this.#known?.element !== element) {
      this.#known = { element, range: nthRange(element, this.#find, this.#current.nth) };
    }
    return this.#known.range;
  }

  /** Only a change in its own message moves it. */
  forget(changes: readonly MutationRecord[]): void {
    const element = this.#known?.element;
    if (element && changes.some(({ target }) => element.contains(target))) this.#known = undefined;
  }
}

/** Paints again whenever the page changed or moved: messages come and go as the person scrolls, text streams. */
function usePainted(scroller: HTMLElement | null, find: SpanFinder | null, place: CurrentPlace): void {
  useEffect(() => {
    if (!scroller || !find) return;
    let frame = 0;
    const paint = () => {
      frame = 0;
      const { top, bottom, height, left, right } = scroller.getBoundingClientRect();
      const view = { top: top - height, bottom: bottom + height, left, right };
      const ranges: Range[] = [];
      let chosen: Range | undefined;
      for (const message of scroller.querySelectorAll<HTMLElement>('[data-message]')) {
        if (message.dataset.message === place.messageId) chosen = place.in(message);
        for (const range of textRanges(message, find, view)) ranges.push(range);
      }
      paintRanges(ranges, chosen);
    };
    const later = () => {
      frame ||= requestAnimationFrame(paint);
    };
    const observer = new MutationObserver((changes) => {
      place.forget(changes);
      later();
    });
    observer.observe(scroller, { subtree: true, childList: true, characterData: true });
    // Captured: tables and code inside scroll, too.
    scroller.addEventListener('scroll', later, { passive: true, capture: true });
    paint();
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', later, { capture: true });
      cancelAnimationFrame(frame);
      clearRanges();
    };
  }, [scroller, find, place]);
}
