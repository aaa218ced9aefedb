import type { BranchService } from '../../chats/branch-service.ts';
import type { ChatService } from '../../chats/chat-service.ts';
import type { WorkspaceService } from '../../chats/workspace-service.ts';
import type { ChatSearch } from '../../store/search/search-thread.ts';
import type { Handlers } from '../handler.ts';

type OrganizationHandlers = Pick<
  Handlers,
  | 'chats.move'
  | 'chats.pin'
  | 'chats.keep'
  | 'chats.show-version'
  | 'chats.branch'
  | 'chats.delete-message'
  | 'chats.restore-message'
  | 'chats.search'
  | 'workspaces.list'
  | 'workspaces.create'
  | 'workspaces.rename'
  | 'workspaces.delete'
>;

interface Dependencies {
  chats: ChatService;
  branches: BranchService;
  workspaces: WorkspaceService;
  search: Pick<ChatSearch, 'find'>;
}

/** Where chats stand, and which of their messages are shown. */
export function chatOrganizationHandlers({ chats, branches, workspaces, search }: Dependencies): OrganizationHandlers {
  return {
    'chats.move': ({ id, workspaceId }) => workspaces.move(id, workspaceId),
    'chats.pin': ({ id, pinned }) => chats.pin(id, pinned),
    'chats.keep': ({ id }) => chats.keep(id),
    'chats.show-version': ({ chatId, messageId }) => {
      branches.showVersion(chatId, messageId);
      return {};
    },
    'chats.branch': ({ chatId, messageId }) => branches.branch(chatId, messageId),
    'chats.delete-message': ({ chatId, messageId }) => {
      branches.deleteMessage(chatId, messageId);
      return {};
    },
    'chats.restore-message': ({ chatId, messageId }) => {
      branches.restoreMessage(chatId, messageId);
      return {};
    },
    'chats.search': ({ text, limit }, { signal }) => search.find(text, limit, signal),
    'workspaces.list': () => ({ workspaces: workspaces.list() }),
    'workspaces.create': ({ name }) => workspaces.create(name),
    'workspaces.rename': ({ id, name }) => workspaces.rename(id, name),
    'workspaces.delete': ({ id }) => {
      workspaces.delete(id);
      return {};
    },
  };
}
