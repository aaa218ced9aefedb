import type { BranchService } from '../../chats/branch-service.ts';
import type { ChatService } from '../../chats/chat-service.ts';
import type { WorkspaceService } from '../../chats/workspace-service.ts';
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
  | 'workspaces.list'
  | 'workspaces.create'
  | 'workspaces.rename'
  | 'workspaces.delete'
>;

interface Dependencies {
  chats: ChatService;
  branches: BranchService;
  workspaces: WorkspaceService;
}

/** Where chats stand, and which of their messages are shown. */
export function chatOrganizationHandlers({ chats, branches, workspaces }: Dependencies): OrganizationHandlers {
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
    'workspaces.list': () => ({ workspaces: workspaces.list() }),
    'workspaces.create': ({ name }) => workspaces.create(name),
    'workspaces.rename': ({ id, name }) => workspaces.rename(id, name),
    'workspaces.delete': ({ id }) => {
      workspaces.delete(id);
      return {};
    },
  };
}
