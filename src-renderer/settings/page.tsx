import type { ReactNode } from 'react';
import { usePhrase } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { ArrowLeft } from '../ui/icons.ts';
import styles from './page.module.css';

interface PageProps {
  title: string;
  description?: ReactNode;
  /** Right of the title. */
  actions?: ReactNode;
  /** Back to the page this one was opened from. */
  onBack?(): void;
  children: ReactNode;
  /** 880 for forms, 1160 for tables. */
  width?: 'form' | 'table';
}

/** Title, one line of what it is for, and the content in the width its kind reads best. */
export function Page({ title, description, actions, onBack, children, width = 'form' }: PageProps) {
  const { t } = usePhrase();
  return (
    <div className={styles.page} data-width={width}>
      {onBack ? (
        <div className={styles.back}>
          <Button kind="ghost" icon={ArrowLeft} onClick={onBack}>
            {t('settings.back')}
          </Button>
        </div>
      ) : null}
      <header className={styles.header}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {actions}
      </header>
      {children}
    </div>
  );
}

/** Controls share a few widths, so that a column of them reads as one. */
export function Width({ of, children }: { of: 'wide' | 'middle' | 'short'; children: ReactNode }) {
  return <div className={styles[of]}>{children}</div>;
}

interface SettingRowProps {
  label: string;
  description?: ReactNode;
  children: ReactNode;
  /** Under the control: where the value comes from, or who locked it. */
  note?: ReactNode;
  /** So that the control can be described by it. */
  noteId?: string;
}

/** Label and description on the left (240), the control on the right, a hairline below. */
export function SettingRow({ label, description, children, note, noteId }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.label}>
        <span className={styles.name}>{label}</span>
        {description ? <span className={styles.help}>{description}</span> : null}
      </div>
      <div className={styles.control}>
        {children}
        {note ? (
          <p className={styles.note} id={noteId}>
            {note}
          </p>
        ) : null}
      </div>
    </div>
  );
}
