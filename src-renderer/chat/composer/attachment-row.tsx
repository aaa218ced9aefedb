import { usePhrase } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Check, CircleAlert, FileText, X } from '../../ui/icons.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { AttachmentNotices } from '../attachment-notices.tsx';
import styles from './attachment-row.module.css';
import type { PendingAttachment } from './use-attachments.ts';

interface AttachmentRowProps {
  pending: readonly PendingAttachment[];
  onRemove(key: string): void;
}

/** What goes along with the next question, each with its reading state and the way to take it away. */
export function AttachmentRow({ pending, onRemove }: AttachmentRowProps) {
  const { t } = usePhrase();
  if (pending.length === 0) return null;
  return (
    <>
      <ul className={styles.row} aria-label={t('chat.attachment.list')}>
        {pending.map((entry) => (
          <li key={entry.key} className={styles.chip} data-failed={entry.state === 'failed' || undefined}>
            <Icon of={FileText} place="state" />
            <span className={styles.name} title={entry.attachment?.address ?? entry.address}>
              {entry.attachment?.name ?? entry.address}
            </span>
            <State entry={entry} />
            <IconButton
              icon={X}
              place="state"
              name={t('chat.attachment.remove', { name: entry.attachment?.name ?? entry.address })}
              onClick={() => onRemove(entry.key)}
            />
          </li>
        ))}
      </ul>
      {pending.map(({ key, attachment }) =>
        attachment?.notices ? (
          <div key={key} className={styles.notices}>
            <AttachmentNotices attachment={attachment} />
          </div>
        ) : null,
      )}
    </>
  );
}

function State({ entry }: { entry: PendingAttachment }) {
  const { t, say } = usePhrase();
  switch (entry.state) {
    case 'reading':
      return (
        <span className={styles.state} role="status">
          <Spinner /> {t('chat.attachment.reading')}
        </span>
      );
    case 'failed':
      return (
        <span className={styles.state} role="alert">
          <Icon of={CircleAlert} place="state" />
          {entry.problem ? say(entry.problem.text) : t('chat.attachment.failed')}
        </span>
      );
    case 'read': {
      const { filteredPassages = 0, isTruncated = false } = entry.attachment ?? {};
      const words = [
        t(isTruncated ? 'chat.attachment.beginningRead' : 'chat.attachment.read'),
        ...(filteredPassages > 0 ? [t('chat.attachment.filtered', { count: filteredPassages })] : []),
      ];
      return (
        <span className={styles.state} role="status">
          <Icon of={Check} place="state" /> {words.join(', ')}
        </span>
      );
    }
  }
}
