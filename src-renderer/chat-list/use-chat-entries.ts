import { usePhrase } from '../i18n.ts';
import { useApp, useChats, useWindowState } from '../state/state.tsx';
import { Download, FolderInput, Pencil, Pin, PinOff, TimerOff, Trash } from '../ui/icons.ts';
import type { MenuEntry } from '../ui/menu.tsx';

interface ChatEntriesOptions {
  /** Null: no chat's menu is open. */
  chatId: string | null;
  onRename(chatId: string): void;
  onMove(chatId: string): void;
}

/** What can be done with a chat; the same in the list and in the chat's own header. */
export function useChatEntries({ chatId, onRename, onMove }: ChatEntriesOptions): MenuEntry[] {
  const { t } = usePhrase();
  const { chats, exchange } = useWindowState();
  const remove = useRemoveChat();
  const chat = useChats(({ byId }) => (chatId === null ? undefined : byId[chatId]));
  if (!chat) return [];
  const isPinned = chat.pinnedAt !== null;
  return [
    { label: t('chat.list.rename'), icon: Pencil, keys: 'F2', onSelect: () => onRename(chat.id) },
    {
      label: t(isPinned ? 'list.unpin' : 'list.pin'),
      icon: isPinned ? PinOff : Pin,
      onSelect: () => void chats.pin(chat.id, !isPinned),
    },
    { label: t('list.moveTo'), icon: FolderInput, onSelect: () => onMove(chat.id) },
    ...(chat.isTemporary
      ? [
          {
            label: t('list.keep'),
            icon: TimerOff,
            reason: t('list.keepMeans'),
            onSelect: () => void chats.keep(chat.id),
          },
        ]
      : []),
    'divider',
    {
      label: t('exchange.export.chatMarkdown'),
      icon: Download,
      onSelect: () => void exchange.export({ ids: [chat.id], format: 'markdown' }),
    },
    {
      label: t('exchange.export.chatJson'),
      icon: Download,
      onSelect: () => void exchange.export({ ids: [chat.id], format: 'json' }),
    },
    'divider',
    {
      label: t('chat.list.delete'),
      icon: Trash,
      isDanger: true,
      keys: t('common.key.delete'),
      onSelect: () => remove(chat.id),
    },
  ];
}

/** Deletes a chat; one that is on the screen makes room for a new one. */
export function useRemoveChat(): (id: string) => void {
  const { chats, app } = useWindowState();
  const selectedId = useApp(({ route }) => (route.view === 'chats' ? route.chatId : null));
  return (id) => {
    if (id === selectedId) app.navigate({ view: 'chats', chatId: null });
    void chats.remove(id);
  };
}
