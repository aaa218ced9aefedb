import type { QueuedQuestion } from '#shared/chat/queued-question.ts';
import { usePhrase } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Clock } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './queued-card.module.css';

interface QueuedCardProps {
  question: QueuedQuestion;
  isAnswering: boolean;
  onSendNow(): void;
  onTakeBack(): void;
}

/** The question that waits for the answer to end, or for the person's word where the answer was stopped. */
export function QueuedCard({ question, isAnswering, onSendNow, onTakeBack }: QueuedCardProps) {
  const { t, say } = usePhrase();
  const { text, attachmentIds, problem } = question;
  return (
    <section className={styles.card} aria-label={t('message.queue.label')}>
      <Notice
        icon={Clock}
        actions={
          <>
            <Button onClick={onSendNow}>
              {t(isAnswering ? 'message.queue.stopAndSend' : 'message.queue.sendNow')}
            </Button>
            <Button kind="ghost" onClick={onTakeBack}>
              {t('message.queue.takeBack')}
            </Button>
          </>
        }
      >
        <span className={styles.state}>
          {problem
            ? `${t('message.queue.notSent')} ${say(problem)}`
            : t(isAnswering ? 'message.queue.waits' : 'message.queue.stopped')}
        </span>
        <span className={styles.text} dir="auto">
          {text}
        </span>
        {attachmentIds.length > 0 ? (
          <span className={styles.state}>{t('message.queue.attached', { count: attachmentIds.length })}</span>
        ) : null}
      </Notice>
    </section>
  );
}
