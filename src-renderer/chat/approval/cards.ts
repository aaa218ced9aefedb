/** The cards on the screen, and what listens for which of them the keys are meant. */
const cards = new Set<HTMLElement>();
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

/** Takes part until the returned function is called. */
export function addCard(card: HTMLElement): () => void {
  if (cards.size === 0) {
    document.addEventListener('focusin', changed);
    document.addEventListener('focusout', changed);
  }
  cards.add(card);
  changed();
  return () => {
    cards.delete(card);
    changed();
    if (cards.size > 0) return;
    document.removeEventListener('focusin', changed);
    document.removeEventListener('focusout', changed);
  };
}

export function onCardsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one that has the focus, else the first on the page: keys answer one card, never another unseen. */
export function cardForKeys(): HTMLElement | undefined {
  const all = [...cards];
  return (
    all.find((card) => card.contains(document.activeElement)) ??
    all.reduce<HTMLElement | undefined>(
      (first, card) => (first && first.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING ? first : card),
      undefined,
    )
  );
}
