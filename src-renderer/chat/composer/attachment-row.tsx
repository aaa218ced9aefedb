import { MAX_ATTACHMENTS } from '#shared/chat/attachment-limits.ts';
import { usePhrase } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Check, CircleAlert, FileText, X } from '../../ui/icons.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { AttachmentNotices } from '../attachment-notices.tsx';
import styles from './attachment-row.module.css';
import type { Attachments, PendingAttachment } from './use-attachments.ts';

interface AttachmentRowProps {
  of: Pick<Attachments, 'pending' | 'remove' | 'leftOut'>;
}

/** What goes along with the next question, each with its reading state and the way to take it away. */
export function AttachmentRow({ of: { pending, remove, leftOut } }: AttachmentRowProps) {
  const { t } = usePhrase();
  if (pending.length === 0) return null;
  return (
    <>
      <ul className={styles.row} aria-label={t('chat.attachment.list')}>
        {pending.map((entry) => (
          <li key={entry.key} className={styles.chip} data-failed={entry.state === 'failed' || undefined}>
            <Icon of={FileText} place="state" />
            <span className={styles.name} title={entry.attachment?.address || entry.label}>
              {entry.attachment?.name ?? entry.label}
            </span>
            <State entry={entry} />
            <IconButton
              icon={X}
              place="state"
              name={t('chat.attachment.remove', { name: entry.attachment?.name ?? entry.label })}
              onClick={() => remove(entry.key)}
            />
          </li>
        ))}
      </ul>
      {leftOut > 0 ? (
        <p className={styles.leftOut} role="status">
          {t('chat.attachment.leftOut', { count: leftOut, maximum: MAX_ATTACHMENTS })}
        </p>
      ) : null}
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
