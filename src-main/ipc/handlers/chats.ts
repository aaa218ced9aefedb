import { phrase } from '#shared/phrase.ts';
import type { ChatService } from '../../chats/chat-service.ts';
import type { TurnService } from '../../chats/turn-service.ts';
import type { ProviderService } from '../../providers/provider-service.ts';
import { HandlerError, type Handlers } from '../handler.ts';
import { withKeyring } from './providers.ts';

type ChatHandlers = Pick<
  Handlers,
  | 'chats.list'
  | 'chats.create'
  | 'chats.get'
  | 'chats.rename'
  | 'chats.delete'
  | 'chats.restore'
  | 'chats.set-provider'
  | 'chats.set-tools'
  | 'chats.save-draft'
  | 'turns.send'
  | 'turns.retry'
  | 'turns.answer-approval'
  | 'turns.stop'
  | 'turns.retry-now'
>;

export function chatHandlers(chats: ChatService, turns: TurnService, providers: ProviderService): ChatHandlers {
  return {
    'chats.list': () => ({ chats: chats.list() }),
    'chats.create': ({ providerId }) => chats.create(providerId),
    'chats.get': ({ id }) => chats.get(id),
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
    'turns.send': async ({ chatId, text }) => {
      const { userMessageId, answerId } = await withKeyring(() => turns.send(chatId, text));
      return { userMessageId, answerId };
    },
    'turns.retry': ({ chatId, messageId, mode }) => ({ answerId: turns.retry(chatId, messageId, mode).answerId }),
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
