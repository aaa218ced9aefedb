import { type KeyboardEvent, type MouseEvent, useCallback, useRef } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { usePhrase } from '../i18n.ts';
import { foldGroup } from '../state/fold-group.ts';
import { useApp, useChats, useWindowState } from '../state/state.tsx';
import styles from './chat-list.module.css';
import { ChatRow } from './chat-row.tsx';
import { GroupHeading } from './group-heading.tsx';
import type { ListItem } from './list-items.ts';
import { useBeginChat } from './use-begin-chat.ts';
import { useChatDrag } from './use-chat-drag.ts';
import { useRemoveChat } from './use-chat-entries.ts';
import { useLineFocus } from './use-line-focus.ts';

export type MenuOf = { kind: 'chat' | 'workspace'; id: string; position: { top: number; left: number } };

interface ChatLinesProps {
  items: readonly ListItem[];
  now: number;
  onMenu(menu: MenuOf): void;
}

/** A menu asked for by keyboard has no point of its own: it opens under the line. */
function menuPosition(event: MouseEvent<HTMLElement>): MenuOf['position'] {
  const line = event.currentTarget.getBoundingClientRect();
  const isByKeyboard = event.clientX === 0 && event.clientY === 0;
  return isByKeyboard ? { top: line.bottom, left: line.left + 16 } : { top: event.clientY, left: event.clientX };
}

/** The lines themselves; only those near the screen exist as elements. */
export function ChatLines({ items, now, onMenu }: ChatLinesProps) {
  const { t } = usePhrase();
  const { app, chats } = useWindowState();
  const begin = useBeginChat();
  const remove = useRemoveChat();
  const selectedId = useApp(({ route }) => (route.view === 'chats' ? route.chatId : null));
  const namingId = useChats((state) => state.namingId);
  const list = useRef<HTMLElement>(null);
  const virtuoso = useRef<VirtuosoHandle>(null);
  const lineFocus = useLineFocus(items, selectedId, list, virtuoso);
  const drag = useChatDrag(items);

  const open = useCallback((id: string) => app.navigate({ view: 'chats', chatId: id }), [app]);
  const fold = useCallback((id: string, isFolded: boolean) => foldGroup(app, id, isFolded), [app]);
  const newChatIn = useCallback((workspaceId: string) => begin({ workspaceId }), [begin]);
  const chatMenu = useCallback(
    (id: string, event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      onMenu({ kind: 'chat', id, position: menuPosition(event) });
    },
    [onMenu],
  );
  const workspaceMenu = useCallback(
    (id: string, event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      onMenu({ kind: 'workspace', id, position: menuPosition(event) });
    },
    [onMenu],
  );
  const nameChat = useCallback(
    (id: string, title: string | null) => {
      chats.name(null);
      if (title !== null) void chats.rename(id, title);
    },
    [chats],
  );
  const nameWorkspace = useCallback(
    (id: string, name: string | null) => {
      chats.name(null);
      if (name !== null) void chats.renameWorkspace(id, name);
    },
    [chats],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-item]')?.dataset.item;
    const item = items.find((each) => each.key === key);
    if (!key || !item || lineFocus.onKeyDown(event, key)) return;
    const workspaceId = item.group.kind === 'workspace' ? item.group.workspace.id : undefined;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      const isLeft = event.key === 'ArrowLeft';
      if (item.type === 'group') fold(item.group.id, isLeft);
      else if (isLeft) lineFocus.focus(item.group.id);
    } else if (event.key === 'F2') {
      if (item.type === 'chat') chats.name(item.chat.id);
      else if (workspaceId !== undefined) chats.name(workspaceId);
    } else if (event.key === 'Delete') {
      lineFocus.leaves(key);
      if (item.type === 'chat') remove(item.chat.id);
      else if (workspaceId !== undefined) void chats.removeWorkspace(workspaceId);
    }
  };

  const line = (_: number, item: ListItem) => {
    const isTabStop = item.key === lineFocus.tabStopKey;
    const workspaceId = item.group.kind === 'workspace' ? item.group.workspace.id : undefined;
    return (
      <div
        data-group={item.group.id}
        data-drop={item.group.id === drag.overGroupId || undefined}
        className={styles.line}
      >
        {item.type === 'group' ? (
          <GroupHeading
            item={item}
            isTabStop={isTabStop}
            isNaming={workspaceId !== undefined && workspaceId === namingId}
            onFold={fold}
            onMenu={workspaceMenu}
            onName={nameWorkspace}
            onNewChat={newChatIn}
          />
        ) : item.type === 'chat' ? (
          <ChatRow
            chat={item.chat}
            now={now}
            isSelected={item.chat.id === selectedId}
            isNaming={item.chat.id === namingId}
            isTabStop={isTabStop}
            onOpen={open}
            onMenu={chatMenu}
            onName={nameChat}
            onDragStart={drag.start}
          />
        ) : (
          <p className={styles.noChats}>{t('list.emptyWorkspace')}</p>
        )}
      </div>
    );
  };

  return (
    <nav
      ref={list}
      className={styles.lines}
      aria-label={t('chat.list.title')}
      onKeyDown={onKeyDown}
      onFocus={(event) => lineFocus.onFocus(event.target)}
      {...drag.handlers}
    >
      <Virtuoso
        ref={virtuoso}
        className={styles.scroll}
        data={items}
        computeItemKey={(_, item) => item.key}
        itemContent={line}
        defaultItemHeight={32}
        increaseViewportBy={400}
        tabIndex={-1}
      />
    </nav>
  );
}
