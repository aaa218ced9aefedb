import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconShape } from './icon.tsx';

interface EmptyStateProps {
  icon: IconShape;
  title: string;
  /** One sentence: what will be here, or why nothing is. */
  children: ReactNode;
  actions?: ReactNode;
  /** Nothing else is on the page: the title is its heading. */
  isPage?: boolean;
}

export function EmptyState({ icon, title, children, actions, isPage }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <Icon of={icon} place="empty" className={styles.icon} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.sentence}>{children}</p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
