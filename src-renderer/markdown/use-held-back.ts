import { useEffect, useState } from 'react';
import { whenIdle } from '../state/when-idle.ts';

/** So much of the end of a text is there at once, whatever its length: more than a screen shows. */
const AT_ONCE_CHARACTERS = 12_000;

/** The place of the first section of the end; 1: all are there. */
function beginningOfEnd(lengths: readonly number[]): number {
  let characters = 0;
  for (let index = lengths.length - 1; index > 1; index -= 1) {
    characters += lengths[index] ?? 0;
    if (characters >= AT_ONCE_CHARACTERS) return index;
  }
  return 1;
}

/**
 * A text as long as a book shows its first section and its end at once. What stands between comes in from the end upwards,
 * one section whenever the browser has nothing else to do: all at once would hold the window up for seconds.
 * @param lengths of its sections, in characters, when it is shown first
 * @returns sections from the second up to, not including, this one are still to come
 */
export function useHeldBack(lengths: () => readonly number[]): number {
  const [end, setEnd] = useState(() => beginningOfEnd(lengths()));
  useEffect(() => {
    if (end <= 1) return;
    let isWanted = true;
    void whenIdle().then(() => {
      if (isWanted) setEnd(end - 1);
    });
    return () => {
      isWanted = false;
    };
  }, [end]);
  return end;
}
