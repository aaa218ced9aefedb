import { useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { useWindowState } from '../state/state.tsx';
import { Pencil, SquarePen, Trash } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import type { MenuOf } from './chat-lines.tsx';
import { MoveMenu } from './move-menu.tsx';
import { useBeginChat } from './use-begin-chat.ts';
import { useChatEntries } from './use-chat-entries.ts';
import { useNewWorkspace } from './use-new-workspace.ts';

/** The menu of a line, and the one of workspaces that follows from it. */
export function ListMenus({ menu, onClose }: { menu: MenuOf | null; onClose(): void }) {
  const { t } = usePhrase();
  const { chats } = useWindowState();
  const begin = useBeginChat();
  const newWorkspace = useNewWorkspace();
  const [moving, setMoving] = useState<MenuOf | null>(null);
  const chatEntries = useChatEntries({
    chatId: menu?.kind === 'chat' ? menu.id : null,
    onRename: chats.name,
    onMove: () => setMoving(menu),
  });
  const workspaceEntries = (id: string) => [
    { label: t('list.newChatHere'), icon: SquarePen, onSelect: () => begin({ workspaceId: id }) },
    { label: t('chat.list.rename'), icon: Pencil, keys: 'F2', onSelect: () => chats.name(id) },
    'divider' as const,
    {
      label: t('list.deleteWorkspace'),
      icon: Trash,
      isDanger: true,
      reason: t('list.chatsStay'),
      onSelect: () => void chats.removeWorkspace(id),
    },
  ];
  return (
    <>
      <Menu
        name={t(menu?.kind === 'workspace' ? 'list.workspaceMenu' : 'chat.list.menu')}
        anchor={null}
        position={menu?.position}
        onClose={onClose}
        entries={menu?.kind === 'workspace' ? workspaceEntries(menu.id) : chatEntries}
      />
      <MoveMenu
        chatId={moving?.id ?? null}
        position={moving?.position}
        onClose={() => setMoving(null)}
        onNewWorkspace={newWorkspace}
      />
    </>
  );
}
