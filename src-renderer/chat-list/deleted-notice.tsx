import { usePhrase } from '../i18n.ts';
import { useChats, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { X } from '../ui/icons.ts';
import styles from './chat-list.module.css';

/** Under the list until it is used, closed, or another chat is deleted: no clock takes the way back away. */
export function DeletedNotice() {
  const { t } = usePhrase();
  const { app, chats } = useWindowState();
  const deleted = useChats((state) => state.deleted);
  if (!deleted) return null;
  return (
    <div className={styles.deleted} role="status">
      <span className={styles.deletedTitle}>{t('chat.list.deleted', { title: deleted.title })}</span>
      <Button
        kind="link"
        onClick={() =>
          void chats
            .restore()
            .then(() => app.navigate({ view: 'chats', chatId: deleted.id }))
            .catch(() => undefined)
        }
      >
        {t('chat.list.undo')}
      </Button>
      <IconButton icon={X} place="state" name={t('common.close')} onClick={chats.forgetDeleted} />
    </div>
  );
}
