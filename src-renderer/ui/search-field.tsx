import type { KeyboardEvent } from 'react';
import { usePhrase } from '../i18n.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Search, X } from './icons.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** Read aloud, and shown while it is empty. */
  name: string;
  value: string;
  onChange(value: string): void;
}

/** Filters the list below it. Esc empties it; a second Esc goes to whoever else listens. */
export function SearchField({ name, value, onChange }: SearchFieldProps) {
  const { t } = usePhrase();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.stopPropagation();
    onChange('');
  };
  return (
    <label className={styles.search}>
      <Icon of={Search} />
      <input
        className={styles.input}
        aria-label={name}
        placeholder={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {value === '' ? null : (
        <IconButton icon={X} place="state" name={t('chat.list.clearSearch')} onClick={() => onChange('')} />
      )}
    </label>
  );
}
