import styles from './key-hint.module.css';

interface KeyHintProps {
  /** As `useShortcut` words it: "⌘K" or "Ctrl+K". */
  keys: string;
  isOnInk?: boolean;
}

export function KeyHint({ keys, isOnInk = false }: KeyHintProps) {
  return (
    <kbd className={styles.key} data-on-ink={isOnInk || undefined} aria-hidden>
      {keys}
    </kbd>
  );
}
