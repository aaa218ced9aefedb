import { phrase } from '#shared/phrase.ts';
import type { ChatService } from '../../chats/chat-service.ts';
import type { TurnService } from '../../chats/turn-service.ts';
import type { WorkspaceService } from '../../chats/workspace-service.ts';
import type { ChatPresets } from '../../presets/chat-presets.ts';
import type { ProviderService } from '../../providers/provider-service.ts';
import { HandlerError, type Handlers } from '../handler.ts';

type ChatHandlers = Pick<
  Handlers,
  | 'chats.list'
  | 'chats.create'
  | 'chats.get'
  | 'chats.earlier-messages'
  | 'chats.rename'
  | 'chats.delete'
  | 'chats.restore'
  | 'chats.set-provider'
  | 'chats.set-tools'
  | 'chats.save-draft'
  | 'turns.send'
  | 'turns.retry'
  | 'turns.edit'
  | 'turns.regenerate'
  | 'turns.answer-approval'
  | 'turns.stop'
  | 'turns.retry-now'
>;

interface Dependencies {
  chats: ChatService;
  turns: TurnService;
  workspaces: WorkspaceService;
  providers: ProviderService;
  presets: ChatPresets;
}

export function chatHandlers({ chats, turns, workspaces, providers, presets }: Dependencies): ChatHandlers {
  return {
    'chats.list': ({ limit, after }) => (limit === undefined ? { chats: chats.list() } : chats.listAfter(after, limit)),
    'chats.create': ({ templateId, profileId, ...chat }) => {
      if (chat.workspaceId !== null) workspaces.assertExists(chat.workspaceId);
      return chats.create({ ...chat, beginning: presets.beginning({ templateId, profileId }) });
    },
    'chats.get': ({ id, newest }) => (newest === undefined ? chats.getInTurns(id) : chats.get(id, newest)),
    'chats.earlier-messages': ({ chatId, beforeId, limit }) => chats.earlier(chatId, beforeId, limit),
    'chats.rename': ({ id, title }) => chats.rename(id, title),
    'chats.delete': ({ id }) => {
      turns.stop(id);
      chats.delete(id);
      return {};
    },
    'chats.restore': ({ id }) => chats.restore(id),
    'chats.set-provider': ({ id, providerId }) => {
      const instance = providers.get(providerId);
      if (!instance) throw new HandlerError('not-found', phrase('turn.providerNotFound'));
      const { requirements } = chats.stored(id);
      const refusal = providers.refusal(instance, requirements);
      if (refusal) throw new HandlerError('refused', providers.refusalPhrase(instance, requirements, refusal));
      return chats.setProvider(id, providerId);
    },
    'chats.set-tools': ({ id, selection }) => chats.setTools(id, selection),
    'chats.save-draft': ({ id, draft }) => {
      chats.saveDraft(id, draft);
      return {};
    },
    'turns.send': ({ chatId, text, attachmentIds }) => {
      const { userMessageId, answerId } = turns.send(chatId, text, { attachmentIds });
      return { userMessageId, answerId };
    },
    'turns.retry': ({ chatId, messageId, mode }) => ({ answerId: turns.retry(chatId, messageId, mode).answerId }),
    'turns.edit': ({ chatId, messageId, text }) => {
      const { userMessageId, answerId } = turns.edit(chatId, messageId, text);
      return { userMessageId, answerId };
    },
    'turns.regenerate': ({ chatId, messageId, providerId }) => ({
      answerId: turns.regenerate(chatId, messageId, providerId).answerId,
    }),
    'turns.answer-approval': ({ chatId, callId, answer }) => {
      turns.answerApproval(chatId, callId, answer);
      return {};
    },
    'turns.stop': ({ chatId }) => {
      turns.stop(chatId);
      return {};
    },
    'turns.retry-now': ({ chatId }) => {
      turns.retryNow(chatId);
      return {};
    },
  };
}
