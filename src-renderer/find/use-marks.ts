import './highlights.css';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import type { OpenChat } from '../state/open-chat.ts';
import type { Marks } from '../state/search-store.ts';
import { useSearch } from '../state/state.tsx';
import { clearRanges, paintRanges } from './highlights.ts';
import { revealRange } from './reveal-range.ts';
import { type SpanFinder, spanFinder } from './spans-of.ts';
import { textRanges } from './text-ranges.ts';

interface MarkedList {
  list: RefObject<VirtuosoHandle | null>;
  /** For the element that scrolls. */
  attach(scroller: HTMLElement | null): void;
  /** Where a list that is just opened begins, when the person came to see a certain message. */
  firstIndex: number | undefined;
}

const messageElement = (scroller: HTMLElement, messageId: string) =>
  scroller.querySelector(`[data-message="${CSS.escape(messageId)}"]`);

function rangeAt(element: Element, find: SpanFinder, nth: number): Range | undefined {
  const ranges = textRanges(element, find);
  return ranges[Math.min(nth, ranges.length - 1)];
}

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
  usePainted(scroller, find, current);

  useEffect(() => {
    if (!scroller || !current) return;
    const index = chat.store.getState().messageIds.indexOf(current.messageId);
    if (index < 0) return;
    letGo();
    return revealRange({
      scroller,
      rangeOrElement: () => {
        const element = messageElement(scroller, current.messageId);
        return element && ((find && rangeAt(element, find, current.nth)) ?? element);
      },
      bringNear: () => list.current?.scrollToIndex({ index, align: 'start' }),
    });
  }, [chat, scroller, current, find, letGo]);

  const first = useRef(current === null ? undefined : chat.store.getState().messageIds.indexOf(current.messageId));
  return {
    list,
    attach: useCallback((element: HTMLElement | null) => setScroller(element), []),
    firstIndex: first.current !== undefined && first.current >= 0 ? first.current : undefined,
  };
}

/** Paints again whenever the page changed: messages come and go as the person scrolls, text streams. */
function usePainted(scroller: HTMLElement | null, find: SpanFinder | null, current: Marks['current']): void {
  useEffect(() => {
    if (!scroller || !find) return;
    let frame = 0;
    const paint = () => {
      frame = 0;
      let chosen: Range | undefined;
      const ranges = [...scroller.querySelectorAll<HTMLElement>('[data-message]')].flatMap((message) => {
        const own = textRanges(message, find);
        if (message.dataset.message === current?.messageId) chosen = own[Math.min(current?.nth ?? 0, own.length - 1)];
        return own;
      });
      paintRanges(ranges, chosen);
    };
    const later = () => {
      frame ||= requestAnimationFrame(paint);
    };
    const observer = new MutationObserver(later);
    observer.observe(scroller, { subtree: true, childList: true, characterData: true });
    paint();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearRanges();
    };
  }, [scroller, find, current]);
}
