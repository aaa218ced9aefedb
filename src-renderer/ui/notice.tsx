import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import { CircleAlert, Info, ShieldAlert } from './icons.ts';
import styles from './notice.module.css';

export type NoticeTone = 'neutral' | 'warn' | 'error';

interface NoticeProps {
  tone?: NoticeTone;
  icon?: IconShape;
  /** What happened. */
  title?: string;
  /** What it means and what can be done. */
  children?: ReactNode;
  /** Right of one line, or a row of buttons under the words. */
  actions?: ReactNode;
  areActionsInline?: boolean;
  /** 0 to 1: how much of a waiting time is over. */
  progress?: number;
}

const ICONS: Record<NoticeTone, IconShape> = { neutral: Info, warn: ShieldAlert, error: CircleAlert };

/** In the stream or at the top of a page; amber and red only for blocked and failed. */
export function Notice(props: NoticeProps) {
  const { tone = 'neutral', icon, title, children, actions, areActionsInline = false, progress } = props;
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      data-inline={areActionsInline || undefined}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon of={icon ?? ICONS[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        {title && children ? ' ' : null}
        {children}
        {progress === undefined ? null : (
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ width: `${Math.min(1, Math.max(0, progress)) * 100}%` }} />
          </span>
        )}
        {actions && !areActionsInline ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {actions && areActionsInline ? <div className={styles.inline}>{actions}</div> : null}
    </div>
  );
}
