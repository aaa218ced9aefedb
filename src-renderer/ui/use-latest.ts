import { useCallback, useRef } from 'react';

/** A function that stays the same and does what the newest one does: what is memoized may be given it. For events only. */
export function useLatest<Arguments extends readonly unknown[], Result>(
  act: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
