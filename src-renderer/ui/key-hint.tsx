import styles from './key-hint.module.css';

interface KeyHintProps {
  /** As `useShortcut` words it: "⌘K" or "Ctrl+K". */
  keys: string;
  isOnInk?: boolean;
  /** It is the information itself, not a hint beside a control that names its keys. */
  isRead?: boolean;
}

export function KeyHint({ keys, isOnInk = false, isRead = false }: KeyHintProps) {
  return (
    <kbd className={styles.key} data-on-ink={isOnInk || undefined} aria-hidden={!isRead}>
      {keys}
    </kbd>
  );
}
