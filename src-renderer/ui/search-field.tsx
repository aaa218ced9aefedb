import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePhrase } from '../i18n.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Search, X } from './icons.ts';
import { KeyHint } from './key-hint.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** Read aloud, and shown while it is empty. */
  name: string;
  value: string;
  onChange(value: string): void;
  /** A key that leads here while nothing is written anywhere: "/". */
  focusKey?: string;
}

/** Filters the list below it. Esc empties it; a second Esc goes to whoever else listens. */
export function SearchField({ name, value, onChange, focusKey }: SearchFieldProps) {
  const { t } = usePhrase();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusKey === undefined) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== focusKey || ctrlKey || metaKey || altKey || isWriting(target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [focusKey]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.stopPropagation();
    onChange('');
  };
  return (
    <label className={styles.search}>
      <Icon of={Search} />
      <input
        ref={input}
        className={styles.input}
        aria-keyshortcuts={focusKey}
        aria-label={name}
        placeholder={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value === '' && focusKey !== undefined ? <KeyHint keys={focusKey} /> : null}
      {value === '' ? null : (
        <IconButton icon={X} place="state" name={t('chat.list.clearSearch')} onClick={() => onChange('')} />
      )}
    </label>
  );
}

/** Where a key is text, or chooses an entry of a menu by its letter. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=menu], [role=listbox]') !== null;
