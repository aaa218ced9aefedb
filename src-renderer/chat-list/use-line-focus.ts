import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import type { ListItem } from './list-items.ts';

/**
 * One line of the list is in the tab order; arrow keys, Home and End move from line to line, also to such that are no
 * elements yet.
 */
export function useLineFocus(
  items: readonly ListItem[],
  selectedId: string | null,
  list: RefObject<HTMLElement | null>,
  virtuoso: RefObject<VirtuosoHandle | null>,
) {
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  /** The line that is being taken away, and the one that gets its focus. */
  const leaving = useRef<{ key: string; heir: string } | null>(null);
  const lines = items.filter(({ type }) => type !== 'empty');
  const has = (key: string | null) => key !== null && lines.some((line) => line.key === key);
  const tabStopKey = has(focusedKey) ? focusedKey : has(selectedId) ? selectedId : (lines[0]?.key ?? null);

  const elementOf = (key: string) =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])].find(({ dataset }) => dataset.item === key);
  const focus = (key: string) => {
    setFocusedKey(key);
    const element = elementOf(key);
    if (element) {
      element.focus();
      element.scrollIntoView({ block: 'nearest' });
      return;
    }
    const index = items.findIndex((item) => item.key === key);
    virtuoso.current?.scrollIntoView({ index, behavior: 'auto', done: () => elementOf(key)?.focus() });
  };

  useEffect(() => {
    // Main may refuse, and it takes a moment.
    if (!leaving.current || has(leaving.current.key)) return;
    const { key, heir } = leaving.current;
    leaving.current = null;
    const { activeElement } = document;
    // The element of the line may be there for a moment longer than the line.
    const isOrphan = activeElement === document.body || activeElement === elementOf(key);
    if (isOrphan) elementOf(heir)?.focus();
  });

  return {
    tabStopKey,
    focus,
    /** Call before the line is taken away that has the focus. */
    leaves(key: string) {
      const index = lines.findIndex((line) => line.key === key);
      const heir = lines[index + 1] ?? lines[index - 1];
      leaving.current = heir ? { key, heir: heir.key } : null;
    },
    onFocus(target: EventTarget) {
      const key = target instanceof Element && target.closest<HTMLElement>('[data-item]')?.dataset.item;
      if (key) setFocusedKey(key);
    },
    /** True when the key moved the focus. */
    onKeyDown(event: KeyboardEvent, key: string): boolean {
      const index = lines.findIndex((line) => line.key === key);
      const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: lines.length - 1 }[event.key];
      const line = next === undefined ? undefined : lines[next];
      if (next === undefined) return false;
      event.preventDefault();
      if (line) focus(line.key);
      return true;
    },
  };
}
