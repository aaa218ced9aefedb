import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconShape } from './icon.tsx';

interface EmptyStateProps {
  icon: IconShape;
  title: string;
  /** One sentence: what will be here, or why nothing is. */
  children: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon of={icon} place="empty" className={styles.icon} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.sentence}>{children}</p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
