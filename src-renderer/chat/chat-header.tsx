import { type ReactNode, useState } from 'react';
import { MoveMenu } from '../chat-list/move-menu.tsx';
import { useChatEntries } from '../chat-list/use-chat-entries.ts';
import { useNewWorkspace } from '../chat-list/use-new-workspace.ts';
import { useControls } from '../controls/use-controls.ts';
import { usePhrase } from '../i18n.ts';
import { useChats, useWindowState } from '../state/state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Ellipsis, PanelLeft, PanelRight } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';
import styles from './chat-header.module.css';
import type { ChatSetup } from './chat-setup.ts';
import { ProviderPill } from './provider/provider-pill.tsx';
import { ShieldPill } from './shield/shield-pill.tsx';
import { TitleField } from './title-field.tsx';

function ChatTitle({ chatId, isRenaming, onDone }: { chatId: string; isRenaming: boolean; onDone(): void }) {
  const { chats } = useWindowState();
  const title = useChats(({ byId }) => byId[chatId]?.title ?? '');
  if (!isRenaming) {
    return (
      <h1 className={styles.title} title={title}>
        {title}
      </h1>
    );
  }
  return (
    <TitleField
      title={title}
      className={styles.field}
      onSave={(next) => {
        onDone();
        void chats.rename(chatId, next);
      }}
      onCancel={onDone}
    />
  );
}

interface ChatHeaderProps {
  chatId: string | null;
  setup: ChatSetup;
}

export function ChatHeader({ chatId, setup }: ChatHeaderProps) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const controls = useControls();
  const shortcut = useShortcut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  /** Where the menu was, for the menu of workspaces that takes its place. */
  const [moving, setMoving] = useState<HTMLElement | null>(null);
  const newWorkspace = useNewWorkspace();
  const entries = useChatEntries({ chatId, onRename: () => setRenaming(true), onMove: () => setMoving(anchor) });

  let title: ReactNode = <h1 className={styles.title}>{t('chat.new.title')}</h1>;
  if (chatId !== null) {
    title = <ChatTitle chatId={chatId} isRenaming={isRenaming} onDone={() => setRenaming(false)} />;
  }
  return (
    <header className={styles.header}>
      <span className={styles.listButton}>
        <IconButton icon={PanelLeft} name={t('chat.header.showList')} onClick={() => app.setListOverlayOpen(true)} />
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; the menu does the same */}
      <div className={styles.titlePlace} onDoubleClick={() => chatId !== null && setRenaming(true)}>
        {title}
      </div>
      <ProviderPill setup={setup} />
      <ShieldPill setup={setup} />
      {chatId === null ? null : (
        <IconButton
          icon={Ellipsis}
          name={t('chat.header.more')}
          opens="menu"
          isOpen={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      )}
      <IconButton
        icon={PanelRight}
        name={t('chat.header.controls', { keys: shortcut('.') })}
        isPressed={controls.isOpen}
        onClick={controls.toggle}
      />
      <Menu name={t('chat.header.more')} anchor={anchor} onClose={() => setAnchor(null)} entries={entries} />
      <MoveMenu
        chatId={moving === null ? null : chatId}
        anchor={moving}
        onClose={() => setMoving(null)}
        onNewWorkspace={newWorkspace}
      />
    </header>
  );
}
