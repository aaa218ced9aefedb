import { useCallback, useEffect, useRef, useState } from 'react';
import { lateSave, SAVE_AFTER_MS } from '../../state/late-save.ts';

/** A text as long as a book goes to main whole: not in every pause between two words. */
const LONG_CHARACTERS = 100_000;
const SAVE_LONG_AFTER_MS = 2_000;
const afterMs = (text: string) => (text.length > LONG_CHARACTERS ? SAVE_LONG_AFTER_MS : SAVE_AFTER_MS);

/** The text being written: saved shortly after the last key and at once when the composer goes away. */
export function useDraft(initial: string, save: (draft: string) => void): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(initial);
  const latestSave = useRef(save);
  latestSave.current = save;
  const [saving] = useState(() => lateSave<string>((text) => latestSave.current(text), afterMs));
  const change = useCallback(
    (next: string) => {
      setDraft(next);
      saving.change(next);
      // What was sent must not be there again after a crash.
      if (next === '') saving.saveNow();
    },
    [saving],
  );
  useEffect(() => saving.saveNow, [saving]);
  return [draft, change];
}
