import type { PopoverPosition } from '@mui/material/Popover';
import { usePhrase } from '../i18n.ts';
import { useChats, useWindowState } from '../state/state.tsx';
import { Check, Folder, FolderPlus } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';

interface MoveMenuProps {
  /** Null: closed. */
  chatId: string | null;
  anchor?: HTMLElement | null;
  position?: PopoverPosition;
  onClose(): void;
  /** Asks for the name of a new workspace, into which the chat then goes. */
  onNewWorkspace(chatId: string): void;
}

/** Every workspace a chat can go to, by its name; typing the first letters finds one. */
export function MoveMenu({ chatId, anchor = null, position, onClose, onNewWorkspace }: MoveMenuProps) {
  const { t } = usePhrase();
  const { chats } = useWindowState();
  const workspaces = useChats((state) => state.workspaces);
  const current = useChats(({ byId }) => (chatId === null ? null : (byId[chatId]?.workspaceId ?? null)));
  if (chatId === null) return null;
  const isKnown = workspaces.some(({ id }) => id === current);
  return (
    <Menu
      name={t('list.moveTo')}
      anchor={anchor}
      position={position}
      onClose={onClose}
      entries={[
        ...workspaces.map(({ id, name }) => ({
          key: id,
          label: name,
          icon: id === current ? Check : Folder,
          onSelect: () => void chats.move(chatId, id),
        })),
        ...(workspaces.length > 0 ? (['divider'] as const) : []),
        ...(isKnown
          ? [{ label: t('list.noWorkspace'), onSelect: () => void chats.move(chatId, null), icon: Folder }]
          : []),
        { label: t('list.newWorkspace'), icon: FolderPlus, onSelect: () => onNewWorkspace(chatId) },
      ]}
    />
  );
}
