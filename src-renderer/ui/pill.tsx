import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';
import { ChevronDown } from './icons.ts';
import styles from './pill.module.css';

interface PillProps {
  children: ReactNode;
  /** What a click does, where the visible words do not say it. */
  name: string;
  onClick(event: MouseEvent<HTMLButtonElement>): void;
  isOpen: boolean;
  opens?: 'menu' | 'dialog' | 'listbox';
  tone?: 'plain' | 'warn';
  /** A field of the drawer: no border, as wide as its place. */
  isInline?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** 28 px high; opens something. */
export function Pill({ children, name, onClick, isOpen, opens = 'dialog', tone = 'plain', isInline, ref }: PillProps) {
  return (
    <ButtonBase
      ref={ref}
      className={styles.pill}
      onClick={onClick}
      data-tone={tone}
      data-open={isOpen || undefined}
      data-inline={isInline || undefined}
      aria-label={name}
      aria-haspopup={opens}
      aria-expanded={isOpen}
    >
      {children}
      <Icon of={ChevronDown} place="chevron" className={styles.chevron} />
    </ButtonBase>
  );
}
