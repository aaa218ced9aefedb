import type { ChatSummary } from '#shared/chat/message.ts';
import type { ChatsStore } from '../state/chats-store.ts';
import type { ChatGroup } from './list-items.ts';

/** What moves a chat into a group; undefined where it cannot be dropped, or stands already. */
export function dropOf(chat: ChatSummary, group: ChatGroup): ((chats: ChatsStore) => Promise<void>) | undefined {
  const isPinned = chat.pinnedAt !== null;
  const intoWorkspace = (workspaceId: string | null) => async (chats: ChatsStore) => {
    if (chat.workspaceId !== workspaceId) await chats.move(chat.id, workspaceId);
    if (isPinned) await chats.pin(chat.id, false);
  };
  switch (group.kind) {
    case 'pinned':
      return isPinned ? undefined : (chats) => chats.pin(chat.id, true);
    case 'workspace':
      return !isPinned && chat.workspaceId === group.workspace.id ? undefined : intoWorkspace(group.workspace.id);
    // Which day it is, its messages decide.
    case 'age':
      return (!isPinned && chat.workspaceId === null) || chat.isTemporary ? undefined : intoWorkspace(null);
    case 'temporary':
      return chat.isTemporary && (isPinned || chat.workspaceId !== null) ? intoWorkspace(null) : undefined;
  }
}
