import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';
import { ChevronDown } from './icons.ts';
import styles from './pill.module.css';

interface PillProps {
  children: ReactNode;
  /** What a click does, where the visible words do not say it. */
  name: string;
  onClick(event: MouseEvent<HTMLButtonElement>): void;
  isOpen?: boolean;
  /** "nothing": it leads somewhere, so it has no chevron. */
  opens?: 'menu' | 'dialog' | 'listbox' | 'nothing';
  tone?: 'plain' | 'warn';
  /** A field of the drawer: no border, as wide as its place. */
  isInline?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** 28 px high; opens something. */
export function Pill(props: PillProps) {
  const { children, name, onClick, isOpen = false, opens = 'dialog', tone = 'plain', isInline, ref } = props;
  const hasPopup = opens !== 'nothing';
  return (
    <button
      type="button"
      ref={ref}
      className={styles.pill}
      onClick={onClick}
      data-tone={tone}
      data-open={isOpen || undefined}
      data-inline={isInline || undefined}
      aria-label={name}
      aria-haspopup={hasPopup ? opens : undefined}
      aria-expanded={hasPopup ? isOpen : undefined}
    >
      {children}
      {hasPopup ? <Icon of={ChevronDown} place="chevron" className={styles.chevron} /> : null}
    </button>
  );
}
