import { useMemo, useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { useApp, useChats, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MessageSquareText } from '../ui/icons.ts';
import { useNow } from '../ui/use-now.ts';
import { ChatLines, type MenuOf } from './chat-lines.tsx';
import styles from './chat-list.module.css';
import { DeletedNotice } from './deleted-notice.tsx';
import { listItems } from './list-items.ts';
import { ListMenus } from './list-menus.tsx';
import { NewChatButtons } from './new-chat-buttons.tsx';
import { SearchButton } from './search-button.tsx';
import { useBeginChat } from './use-begin-chat.ts';

const MINUTE_MS = 60_000;
const NOTHING_FOLDED: readonly string[] = [];

export function ChatList() {
  const { t, say } = usePhrase();
  const { app } = useWindowState();
  const begin = useBeginChat();
  const byId = useChats((state) => state.byId);
  const workspaces = useChats((state) => state.workspaces);
  const status = useChats((state) => state.status);
  const problem = useChats((state) => state.problem);
  const folded = useApp((state) => state.settings?.foldedGroupIds ?? NOTHING_FOLDED);
  const [menu, setMenu] = useState<MenuOf | null>(null);
  // Times become weekdays at midnight.
  const now = useNow(MINUTE_MS, true);
  const items = useMemo(
    () => listItems({ chats: Object.values(byId), workspaces, foldedIds: new Set(folded), now }),
    [byId, workspaces, folded, now],
  );
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('chat.list.title')}</h2>
        <NewChatButtons />
      </header>
      <SearchButton />
      {items.length > 0 || status !== 'ready' ? (
        <ChatLines items={items} now={now} onMenu={setMenu} />
      ) : (
        <nav className={styles.empty} aria-label={t('chat.list.title')}>
          <EmptyState
            icon={MessageSquareText}
            title={t('chat.list.emptyTitle')}
            actions={
              <>
                <Button onClick={() => begin()}>{t('chat.list.newChat')}</Button>
                <Button kind="ghost" onClick={() => app.navigate({ view: 'settings', section: 'data', subject: null })}>
                  {t('chat.list.import')}
                </Button>
              </>
            }
          >
            {t('chat.list.emptyText')}
          </EmptyState>
        </nav>
      )}
      {status === 'failed' && problem ? <p className={styles.problem}>{say(problem.text)}</p> : null}
      <DeletedNotice />
      <ListMenus menu={menu} onClose={() => setMenu(null)} />
    </div>
  );
}
