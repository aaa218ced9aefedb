import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { ChevronRight } from './icons.ts';
import styles from './summary.module.css';

/** The line that opens a `<details>`, with our chevron in place of the browser's triangle. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.summary}>
      <Icon of={ChevronRight} place="chevron" className={styles.chevron} />
      {children}
    </summary>
  );
}
