import type { ChatSummary } from '#shared/chat/message.ts';
import { usePhrase } from '../i18n.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Hand } from '../ui/icons.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './chat-row.module.css';

/** What a chat is doing, where its time would stand: an answer is made, or a call waits for the person. */
export function ChatActivity({ activity }: { activity: Exclude<ChatSummary['activity'], 'idle'> }) {
  const { t } = usePhrase();
  return activity === 'answering' ? (
    <>
      <Spinner />
      <Hidden>{t('chat.list.answering')}</Hidden>
    </>
  ) : (
    <>
      <Icon of={Hand} place="state" className={styles.waiting} />
      <Hidden>{t('chat.list.waiting')}</Hidden>
    </>
  );
}
