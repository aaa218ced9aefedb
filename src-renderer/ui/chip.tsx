import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { Icon, type IconShape } from './icon.tsx';

export type ChipTone = 'plain' | 'outlined' | 'accent' | 'ok' | 'warn' | 'err';

interface ChipProps {
  children: ReactNode;
  tone?: ChipTone;
  icon?: IconShape;
}

/** Says a property; never opens anything (that is a pill). */
export function Chip({ children, tone = 'plain', icon }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {icon ? <Icon of={icon} place="chip" /> : null}
      {children}
    </span>
  );
}

/** The number of a source or a count, in monospaced figures. */
export function NumberChip({ children }: { children: number }) {
  return <span className={styles.number}>{children}</span>;
}
