import ButtonBase from '@mui/material/ButtonBase';
import { type DragEvent, type MouseEvent, memo } from 'react';
import type { ChatSummary } from '#shared/chat/message.ts';
import { TitleField } from '../chat/title-field.tsx';
import { daysBetween } from '../formats.ts';
import { usePhrase } from '../i18n.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Ellipsis, Timer } from '../ui/icons.ts';
import { ChatActivity } from './chat-activity.tsx';
import styles from './chat-row.module.css';

export interface ChatRowProps {
  chat: ChatSummary;
  isSelected: boolean;
  isNaming: boolean;
  /** One line of the list is in the tab order; arrow keys move between lines. */
  isTabStop: boolean;
  now: number;
  onOpen(id: string): void;
  onMenu(id: string, event: MouseEvent<HTMLElement>): void;
  onName(id: string, title: string | null): void;
  onDragStart(id: string, event: DragEvent): void;
}

/** How long a temporary chat is still there. */
function Remaining({ expiresAt, now }: { expiresAt: number | null; now: number }) {
  const { t } = usePhrase();
  const days = expiresAt === null ? undefined : Math.max(0, daysBetween(now, expiresAt));
  return (
    <>
      <Icon of={Timer} place="state" />
      {days === undefined ? <Hidden>{t('list.temporary')}</Hidden> : t('list.daysLeft', { count: days })}
    </>
  );
}

/** Title and time, or what the chat is doing instead of the time. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { chat, isSelected, now } = props;
  const { t, format } = usePhrase();
  if (props.isNaming) {
    return (
      <TitleField
        title={chat.title}
        className={styles.field}
        onSave={(title) => props.onName(chat.id, title)}
        onCancel={() => props.onName(chat.id, null)}
      />
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is for the mouse; the menu moves a chat, too
    <div className={styles.place} draggable onDragStart={(event) => props.onDragStart(chat.id, event)}>
      <ButtonBase
        className={styles.row}
        data-item={chat.id}
        data-chat={chat.id}
        data-selected={isSelected || undefined}
        aria-current={isSelected ? 'page' : undefined}
        tabIndex={props.isTabStop ? 0 : -1}
        onClick={() => props.onOpen(chat.id)}
        onContextMenu={(event) => props.onMenu(chat.id, event)}
      >
        <span className={styles.title} title={chat.title}>
          {chat.title || t('chat.new.title')}
        </span>
        <span className={styles.end}>
          {chat.activity !== 'idle' ? (
            <ChatActivity activity={chat.activity} />
          ) : chat.isTemporary ? (
            <Remaining expiresAt={chat.expiresAt} now={now} />
          ) : (
            format.shortDate(chat.updatedAt, now)
          )}
        </span>
      </ButtonBase>
      {/* For the mouse and for touch; the keyboard has the context-menu key. */}
      <button
        type="button"
        tabIndex={-1}
        className={styles.more}
        aria-label={t('list.more')}
        aria-haspopup="menu"
        onClick={(event) => props.onMenu(chat.id, event)}
      >
        <Icon of={Ellipsis} />
      </button>
    </div>
  );
});
