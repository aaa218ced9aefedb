import ButtonBase from '@mui/material/ButtonBase';
import { type MouseEvent, memo } from 'react';
import type { ChatSummary } from '#shared/chat/message.ts';
import { TitleField } from '../chat/title-field.tsx';
import { usePhrase } from '../i18n.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Hand } from '../ui/icons.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './chat-row.module.css';

interface ChatRowProps {
  chat: ChatSummary;
  isSelected: boolean;
  isRenaming: boolean;
  /** One row of the list is in the tab order; arrow keys move between rows. */
  isTabStop: boolean;
  now: number;
  onOpen(id: string): void;
  onMenu(id: string, event: MouseEvent): void;
  onRename(id: string, title: string | null): void;
}

/** Title and time, or what the chat is doing instead of the time. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { chat, isSelected } = props;
  const { t, format } = usePhrase();
  if (props.isRenaming) {
    return (
      <TitleField
        title={chat.title}
        className={styles.field}
        onSave={(title) => props.onRename(chat.id, title)}
        onCancel={() => props.onRename(chat.id, null)}
      />
    );
  }
  return (
    <ButtonBase
      className={styles.row}
      data-chat={chat.id}
      data-selected={isSelected || undefined}
      aria-current={isSelected ? 'page' : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      onClick={() => props.onOpen(chat.id)}
      onContextMenu={(event) => props.onMenu(chat.id, event)}
    >
      <span className={styles.title} title={chat.title}>
        {chat.title}
      </span>
      <span className={styles.end}>
        {chat.activity === 'idle' ? format.shortDate(chat.updatedAt, props.now) : null}
        {chat.activity === 'answering' ? (
          <>
            <Spinner />
            <Hidden>{t('chat.list.answering')}</Hidden>
          </>
        ) : null}
        {chat.activity === 'waiting' ? (
          <>
            <Icon of={Hand} place="state" className={styles.waiting} />
            <Hidden>{t('chat.list.waiting')}</Hidden>
          </>
        ) : null}
      </span>
    </ButtonBase>
  );
});
