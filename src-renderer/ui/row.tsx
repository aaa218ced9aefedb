import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import styles from './row.module.css';

interface RowProps {
  children: ReactNode;
  icon?: IconShape;
  /** At the right: a time, a count, a lock. */
  end?: ReactNode;
  isSelected?: boolean;
  onClick(): void;
  /** For lists of pages ("page") and steps ("step"). */
  current?: 'page' | 'step';
}

/** 32 px; selected is `press` and weight 500, no edge. */
export function Row({ children, icon, end, isSelected = false, onClick, current }: RowProps) {
  return (
    <ButtonBase
      className={styles.row}
      onClick={onClick}
      data-selected={isSelected || undefined}
      aria-current={isSelected && current ? current : undefined}
    >
      {icon ? <Icon of={icon} className={styles.icon} /> : null}
      <span className={styles.label}>{children}</span>
      {end ? <span className={styles.end}>{end}</span> : null}
    </ButtonBase>
  );
}
