import { usePhrase } from '../i18n.ts';
import { useChats, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { X } from '../ui/icons.ts';
import styles from './chat-list.module.css';

/**
 * Under the list until it is used, closed, or something else is deleted: no clock takes the way back away. What could not
 * be changed is said here, too.
 */
export function DeletedNotice() {
  const { t, say } = usePhrase();
  const { app, chats } = useWindowState();
  const deleted = useChats((state) => state.deleted);
  const problem = useChats((state) => state.changeProblem);
  if (problem) {
    return (
      <div className={styles.deleted} role="alert" data-failed>
        <span className={styles.failedText}>{say(problem.text)}</span>
        <IconButton icon={X} place="state" name={t('common.close')} onClick={chats.forgetProblem} />
      </div>
    );
  }
  if (!deleted) return null;
  const restore = async () => {
    const chatId = await chats.restore();
    if (chatId !== undefined) app.navigate({ view: 'chats', chatId });
  };
  return (
    <div className={styles.deleted} role="status">
      <span className={styles.deletedTitle}>
        {deleted.kind === 'chat'
          ? t('chat.list.deleted', { title: deleted.chat.title })
          : t('list.workspaceDeleted', { title: deleted.name })}
      </span>
      <Button kind="link" onClick={() => void restore()}>
        {t('chat.list.undo')}
      </Button>
      <IconButton icon={X} place="state" name={t('common.close')} onClick={chats.forgetDeleted} />
    </div>
  );
}
