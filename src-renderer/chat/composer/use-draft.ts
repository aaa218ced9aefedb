import { useCallback, useEffect, useRef, useState } from 'react';

const SAVE_AFTER_MS = 400;

/** The text being written: saved shortly after the last key and at once when the composer goes away. */
export function useDraft(initial: string, save: (draft: string) => void): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const unsaved = useRef<string | null>(null);
  const latestSave = useRef(save);
  latestSave.current = save;

  const flush = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    if (unsaved.current === null) return;
    latestSave.current(unsaved.current);
    unsaved.current = null;
  }, []);

  const change = useCallback(
    (next: string) => {
      setDraft(next);
      unsaved.current = next;
      if (timer.current) clearTimeout(timer.current);
      // What was sent must not be there again after a crash.
      if (next === '') flush();
      else timer.current = setTimeout(flush, SAVE_AFTER_MS);
    },
    [flush],
  );

  useEffect(() => {
    // A window that closes keeps what was typed.
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return [draft, change];
}
