import { type MouseEvent, memo } from 'react';
import type { PhraseKey } from '#shared/phrase.ts';
import { TitleField } from '../chat/title-field.tsx';
import { usePhrase } from '../i18n.ts';
import toggle from '../ui/group-toggle.module.css';
import { Icon } from '../ui/icon.tsx';
import { ChevronDown, ChevronRight, Ellipsis, Plus } from '../ui/icons.ts';
import { ChatActivity } from './chat-activity.tsx';
import rowStyles from './chat-row.module.css';
import styles from './group-heading.module.css';
import type { ChatGroup, ListItem } from './list-items.ts';

const MAX_NAME_CHARACTERS = 200;

const HEADINGS = {
  pinned: 'list.pinned',
  today: 'chat.list.today',
  yesterday: 'chat.list.yesterday',
  week: 'chat.list.week',
  older: 'chat.list.older',
  temporary: 'list.temporary',
} as const satisfies Record<Exclude<ChatGroup, { kind: 'workspace' }>['id'], PhraseKey>;

export interface GroupHeadingProps {
  item: Extract<ListItem, { type: 'group' }>;
  isTabStop: boolean;
  isNaming: boolean;
  onFold(id: string, isFolded: boolean): void;
  onMenu(workspaceId: string, event: MouseEvent<HTMLElement>): void;
  onName(workspaceId: string, name: string | null): void;
  onNewChat(workspaceId: string): void;
}

/** Folds its group; a workspace has a menu and a place to begin a chat, too. */
export const GroupHeading = memo(function GroupHeading(props: GroupHeadingProps) {
  const { group, count, isFolded, activity } = props.item;
  const { t, format } = usePhrase();
  const workspace = group.kind === 'workspace' ? group.workspace : undefined;
  if (workspace && props.isNaming) {
    return (
      <div className={styles.place}>
        <TitleField
          title={workspace.name}
          name={t('list.workspaceName')}
          maxCharacters={MAX_NAME_CHARACTERS}
          className={rowStyles.field}
          onSave={(name) => props.onName(workspace.id, name)}
          onCancel={() => props.onName(workspace.id, null)}
        />
      </div>
    );
  }
  const name = group.kind === 'workspace' ? group.workspace.name : t(HEADINGS[group.id]);
  return (
    <div className={styles.place}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={toggle.toggle}
          data-item={group.id}
          aria-expanded={!isFolded}
          tabIndex={props.isTabStop ? 0 : -1}
          onClick={() => props.onFold(group.id, !isFolded)}
          onContextMenu={workspace ? (event) => props.onMenu(workspace.id, event) : undefined}
        >
          <Icon of={isFolded ? ChevronRight : ChevronDown} place="chevron" />
          <span className={toggle.name}>{name}</span>
          {isFolded && activity !== 'idle' ? <ChatActivity activity={activity} /> : null}
          {isFolded ? <span className={styles.count}>{format.number(count)}</span> : null}
        </button>
      </h3>
      {workspace ? (
        <span className={styles.actions}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.action}
            aria-label={t('list.newChatHere')}
            title={t('list.newChatHere')}
            onClick={() => props.onNewChat(workspace.id)}
          >
            <Icon of={Plus} />
          </button>
          <button
            type="button"
            tabIndex={-1}
            className={styles.action}
            aria-label={t('list.more')}
            aria-haspopup="menu"
            onClick={(event) => props.onMenu(workspace.id, event)}
          >
            <Icon of={Ellipsis} />
          </button>
        </span>
      ) : null}
    </div>
  );
});
