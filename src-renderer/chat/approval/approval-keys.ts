import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { addCard, cardForKeys, onCardsChange } from './cards.ts';

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

/** When a key last answered a card: the same key pressed twice must not answer the next one unseen. */
let lastAnsweredAt = Number.NEGATIVE_INFINITY;

/**
 * The card's letters, only while it has the focus or nothing is being written. With several cards on the screen the one
 * with the focus is meant, else the first. `onKey` gets the letter in upper case and says whether it did something.
 * Returns whether keys are meant for this card (`areMine`), and whether they count yet (`areLive`).
 */
export function useApprovalKeys(
  card: RefObject<HTMLElement | null>,
  onKey: (key: string) => boolean,
): { areMine: boolean; areLive: boolean } {
  const latest = useRef(onKey);
  latest.current = onKey;
  const [isOld, setOld] = useState(false);
  useEffect(() => (card.current ? addCard(card.current) : undefined), [card]);
  const areMine = useSyncExternalStore(onCardsChange, () => card.current !== null && cardForKeys() === card.current);
  useEffect(() => {
    const shownAt = performance.now();
    const timer = setTimeout(() => setOld(true), KEYS_AFTER_MS);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (performance.now() - Math.max(shownAt, lastAnsweredAt) < KEYS_AFTER_MS) return;
      if (cardForKeys() !== card.current) return;
      const { activeElement } = document;
      const isInside = card.current?.contains(activeElement) ?? false;
      const isCovered = document.querySelector('[role="dialog"], [role="menu"]') !== null;
      if (!isInside && (isCovered || !isFreeForKeys(activeElement))) return;
      if (!latest.current(event.key.toUpperCase())) return;
      lastAnsweredAt = performance.now();
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [card]);
  return { areMine, areLive: areMine && isOld };
}
