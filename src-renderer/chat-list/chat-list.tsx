import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import type { PhraseKey } from '#shared/phrase.ts';
import { usePhrase } from '../i18n.ts';
import { useApp, useChats, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MessageSquareText, Pencil, SearchX, SquarePen, Trash } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useNow } from '../ui/use-now.ts';
import { useShortcut } from '../ui/use-shortcut.ts';
import styles from './chat-list.module.css';
import { ChatRow } from './chat-row.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { type ChatAge, groupChats } from './group-chats.ts';
import { useGrowingCount } from './use-growing-count.ts';

const HEADINGS = {
  today: 'chat.list.today',
  yesterday: 'chat.list.yesterday',
  week: 'chat.list.week',
  older: 'chat.list.older',
} as const satisfies Record<ChatAge, PhraseKey>;

const MINUTE_MS = 60_000;

/** Moves the focus to the next row in reading order; at the ends it stays. */
function moveFocus(from: HTMLElement, list: HTMLElement, step: 1 | -1): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-chat]')];
  rows[rows.indexOf(from) + step]?.focus();
}

interface OpenMenu {
  id: string;
  position: { top: number; left: number };
}

export function ChatList() {
  const { t, say } = usePhrase();
  const { app, chats } = useWindowState();
  const shortcut = useShortcut();
  const selectedId = useApp(({ route }) => (route.view === 'chats' ? route.chatId : null));
  const byId = useChats((state) => state.byId);
  const status = useChats((state) => state.status);
  const problem = useChats((state) => state.problem);
  const [query, setQuery] = useState('');
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [renamingId, setRenamingId] = useState<string | null>(null);
  // Times become weekdays at midnight.
  const now = useNow(MINUTE_MS, true);
  const groups = useMemo(() => groupChats(Object.values(byId), query, now), [byId, query, now]);
  const total = groups.reduce((sum, group) => sum + group.chats.length, 0);
  const { count, sentinel } = useGrowingCount(total);

  const newChat = () => app.navigate({ view: 'chats', chatId: null });
  const open = (id: string) => app.navigate({ view: 'chats', chatId: id });
  const remove = (id: string) => {
    if (id === selectedId) newChat();
    void chats.remove(id).catch(() => undefined);
  };
  const openMenu = (id: string, event: MouseEvent) => {
    event.preventDefault();
    // A menu asked for by keyboard has no point of its own: it opens at the row.
    const row = event.currentTarget.getBoundingClientRect();
    const isByKeyboard = event.clientX === 0 && event.clientY === 0;
    setMenu({
      id,
      position: isByKeyboard ? { top: row.bottom, left: row.left + 16 } : { top: event.clientY, left: event.clientX },
    });
  };
  const rename = (id: string, title: string | null) => {
    setRenamingId(null);
    if (title !== null) void chats.rename(id, title).catch(() => undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-chat]');
    const id = row?.dataset.chat;
    if (!row || !id) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveFocus(row, event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'F2') setRenamingId(id);
    else if (event.key === 'Delete') remove(id);
  };

  let left = count;
  const firstId = groups[0]?.chats[0]?.id;
  const tabStopId = selectedId !== null && byId[selectedId] ? selectedId : firstId;
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('chat.list.title')}</h2>
        <IconButton icon={SquarePen} name={t('chat.list.newChatKeys', { keys: shortcut('N') })} onClick={newChat} />
      </header>
      <SearchField name={t('chat.list.search')} value={query} onChange={setQuery} />
      <nav className={styles.scroll} aria-label={t('chat.list.title')} onKeyDown={onKeyDown}>
        {groups.map(({ age, chats: own }) => {
          const shown = own.slice(0, Math.max(0, left));
          left -= shown.length;
          if (shown.length === 0) return null;
          return (
            <section key={age} className={styles.group} aria-label={t(HEADINGS[age])}>
              <h3 className={styles.heading}>{t(HEADINGS[age])}</h3>
              <ul>
                {shown.map((chat) => (
                  <li key={chat.id}>
                    <ChatRow
                      chat={chat}
                      now={now}
                      isSelected={chat.id === selectedId}
                      isRenaming={chat.id === renamingId}
                      isTabStop={chat.id === tabStopId}
                      onOpen={open}
                      onMenu={openMenu}
                      onRename={rename}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <div ref={sentinel} />
        {status === 'ready' && total === 0 ? (
          <div className={styles.empty}>
            {query.trim() === '' ? (
              <EmptyState
                icon={MessageSquareText}
                title={t('chat.list.emptyTitle')}
                actions={<Button onClick={newChat}>{t('chat.list.newChat')}</Button>}
              >
                {t('chat.list.emptyText')}
              </EmptyState>
            ) : (
              <EmptyState icon={SearchX} title={t('chat.list.nothingTitle', { query: query.trim() })}>
                {t('chat.list.nothingText', { count: Object.keys(byId).length })}
              </EmptyState>
            )}
          </div>
        ) : null}
        {status === 'failed' && problem ? <p className={styles.problem}>{say(problem.text)}</p> : null}
      </nav>
      <DeletedNotice />
      <Menu
        name={t('chat.list.menu')}
        anchor={null}
        position={menu?.position}
        onClose={() => setMenu(null)}
        entries={
          menu
            ? [
                {
                  label: t('chat.list.rename'),
                  icon: Pencil,
                  keys: 'F2',
                  onSelect: () => setRenamingId(menu.id),
                },
                'divider',
                { label: t('chat.list.delete'), icon: Trash, isDanger: true, onSelect: () => remove(menu.id) },
              ]
            : []
        }
      />
    </div>
  );
}
