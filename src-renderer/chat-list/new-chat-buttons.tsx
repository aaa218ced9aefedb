import { useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { useApp } from '../state/state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ChevronDown, FolderPlus, SquarePen, Timer } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';
import styles from './chat-list.module.css';
import { useBeginChat } from './use-begin-chat.ts';
import { useNewWorkspace } from './use-new-workspace.ts';

/** A new chat, and beside it the other things that can be begun. */
export function NewChatButtons() {
  const { t } = usePhrase();
  const shortcut = useShortcut();
  const begin = useBeginChat();
  const newWorkspace = useNewWorkspace();
  const days = useApp((state) => state.settings?.temporaryChatDays ?? null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton icon={SquarePen} name={t('chat.list.newChatKeys', { keys: shortcut('N') })} onClick={() => begin()} />
      <IconButton
        icon={ChevronDown}
        place="chevron"
        name={t('list.newMenu')}
        opens="menu"
        isOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        className={styles.newMenu}
      />
      <Menu
        name={t('list.newMenu')}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        entries={[
          { label: t('chat.list.newChat'), icon: SquarePen, keys: shortcut('N'), onSelect: () => begin() },
          {
            label: t('list.newTemporary'),
            icon: Timer,
            reason: days === null ? t('list.temporaryUntilDeleted') : t('list.temporaryDays', { count: days }),
            onSelect: () => begin({ isTemporary: true }),
          },
          'divider',
          { label: t('list.newWorkspace'), icon: FolderPlus, onSelect: () => newWorkspace() },
        ]}
      />
    </>
  );
}
