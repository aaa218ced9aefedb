import { useStore } from 'zustand';
import { usePhrase } from '../i18n.ts';
import { useApp, useChats, useWindowState } from '../state/state.tsx';
import { Icon, type IconShape } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Folder, Timer, X } from '../ui/icons.ts';
import styles from './new-chat-place.module.css';

interface PlaceLineProps {
  icon: IconShape;
  text: string;
  undo: string;
  onUndo(): void;
}

function PlaceLine({ icon, text, undo, onUndo }: PlaceLineProps) {
  return (
    <li className={styles.line}>
      <Icon of={icon} place="state" />
      <span className={styles.text}>{text}</span>
      <IconButton icon={X} place="state" name={undo} onClick={onUndo} />
    </li>
  );
}

/** Where the chat that begins here will stand, and for how long, where that is not the usual. */
export function NewChatPlace() {
  const { t } = usePhrase();
  const { newChat } = useWindowState();
  const { workspaceId, isTemporary } = useStore(newChat.store);
  const workspace = useChats(({ workspaces }) => workspaces.find(({ id }) => id === workspaceId));
  const days = useApp((state) => state.settings?.temporaryChatDays ?? null);
  if (!workspace && !isTemporary) return null;
  return (
    <ul className={styles.place}>
      {workspace ? (
        <PlaceLine
          icon={Folder}
          text={t('list.inWorkspace', { name: workspace.name })}
          undo={t('list.noWorkspace')}
          onUndo={() => newChat.begin({ isTemporary })}
        />
      ) : null}
      {isTemporary ? (
        <PlaceLine
          icon={Timer}
          text={`${t('list.temporaryChat')} ${days === null ? t('list.temporaryUntilDeleted') : t('list.temporaryDays', { count: days })}`}
          undo={t('list.keep')}
          onUndo={() => newChat.begin({ workspaceId })}
        />
      ) : null}
    </ul>
  );
}
