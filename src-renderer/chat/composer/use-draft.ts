import { useCallback, useEffect, useRef, useState } from 'react';
import { lateSave } from '../../state/late-save.ts';

/** The text being written: saved shortly after the last key and at once when the composer goes away. */
export function useDraft(initial: string, save: (draft: string) => void): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(initial);
  const latestSave = useRef(save);
  latestSave.current = save;
  const [saving] = useState(() => lateSave<string>((text) => latestSave.current(text)));
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
