import { useEffect, useRef, useState } from 'react';
import { DraftTokens } from './draft-tokens.ts';

/** Longer drafts are counted when the person pauses: looking through a book takes longer than a key may. */
const LONG_CHARACTERS = 20_000;
const PAUSE_MS = 300;

/** About how many tokens the draft is. */
export function useDraftTokens(draft: string): number {
  const [counter] = useState(() => new DraftTokens());
  const [counted, setCounted] = useState(() => counter.of(draft));
  const shown = useRef(counted);
  const isLong = draft.length > LONG_CHARACTERS;
  useEffect(() => {
    if (!isLong) return;
    const timer = setTimeout(() => {
      shown.current = counter.of(draft);
      setCounted(shown.current);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [counter, draft, isLong]);
  if (!isLong) shown.current = counter.of(draft);
  return shown.current;
}
