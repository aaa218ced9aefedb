import { type RefObject, useEffect, useRef } from 'react';

/** A card that has only just come must not be answered by a letter that was meant for a message. */
export const KEYS_AFTER_MS = 600;

/** Nothing is being written: not in the composer, and the focus is nowhere else that takes letters. */
function isFreeForKeys(activeElement: Element | null): boolean {
  const composer = document.querySelector<HTMLTextAreaElement>('[data-composer]');
  if (composer && composer.value !== '') return false;
  return activeElement === composer || !takesText(activeElement);
}

function takesText(element: Element | null): boolean {
  return (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLInputElement ||
    (element instanceof HTMLElement && element.isContentEditable)
  );
}

/**
 * The card's letters, only while it has the focus or nothing is being written. With several cards on the screen the
 * first one is meant. `onKey` gets the letter in upper case and says whether it did something.
 */
export function useApprovalKeys(card: RefObject<HTMLElement | null>, onKey: (key: string) => boolean): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const shownAt = performance.now();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.metaKey || event.ctrlKey || event.altKey || performance.now() - shownAt < KEYS_AFTER_MS) return;
      const { activeElement } = document;
      const isInside = card.current?.contains(activeElement) ?? false;
      const isFirst = document.querySelector('[data-approval]') === card.current;
      const isFree = isFreeForKeys(activeElement);
      const isCovered = document.querySelector('[role="dialog"], [role="menu"]') !== null;
      if (!isInside && !(isFirst && isFree && !isCovered)) return;
      if (latest.current(event.key.toUpperCase())) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [card]);
}
