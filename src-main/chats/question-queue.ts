import type { Message } from '#shared/chat/message.ts';
import type { QueuedQuestion } from '#shared/chat/queued-question.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import type { EventHub } from '../ipc/event-hub.ts';
import { HandlerError } from '../ipc/handler.ts';
import type { Log } from '../log/log.ts';
import type { ProviderService } from '../providers/provider-service.ts';
import type { ChatStore } from '../store/chat-store.ts';
import { StoreError } from '../store/store-error.ts';
import type { ChatService } from './chat-service.ts';
import type { TurnService } from './turn-service.ts';

interface Dependencies {
  chats: ChatService;
  store: ChatStore;
  turns: Pick<TurnService, 'send' | 'stop'>;
  providers: Pick<ProviderService, 'get'>;
  hub: EventHub;
  log: Log;
}

type NewQuestion = Omit<QueuedQuestion, 'problem'>;

/**
 * Questions written while an answer is made, one for each chat. It is on disk, so a crash loses none. A complete answer
 * sends it; one that was stopped or failed leaves it to the person, who may have stopped it for a reason.
 */
export class QuestionQueue {
  readonly #dependencies: Dependencies;
  /** Chats whose answer was stopped for the sake of the question. */
  readonly #urgent = new Set<string>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  add(chatId: string, question: NewQuestion): void {
    const { chats, turns } = this.#dependencies;
    if (chats.stored(chatId).queued) throw new HandlerError('refused', phrase('turn.alreadyQueued'));
    if (chats.isAnswering(chatId)) this.#set(chatId, question);
    // The answer ended while the question was on its way here.
    else turns.send(chatId, question.text, { attachmentIds: question.attachmentIds });
  }

  /** Throws what keeps it from being sent; it goes on waiting then. */
  sendNow(chatId: string): void {
    const { chats, turns } = this.#dependencies;
    this.#waiting(chatId);
    if (chats.isAnswering(chatId)) {
      this.#urgent.add(chatId);
      turns.stop(chatId);
    } else this.#send(chatId);
  }

  /** Takes it out of the queue. Throws "not-found" when it has been sent meanwhile. */
  take(chatId: string): QueuedQuestion {
    const question = this.#waiting(chatId);
    this.#set(chatId, null);
    return question;
  }

  /** To be called after every answer. Never throws. */
  answerEnded({ chatId, status, provider }: Message): void {
    const { chats } = this.#dependencies;
    const isUrgent = this.#urgent.delete(chatId);
    if (status !== 'complete' && !isUrgent) return;
    try {
      if (!chats.exists(chatId) || !chats.stored(chatId).queued) return;
      this.#assertSameProvider(chatId, provider?.name ?? '');
      this.#send(chatId);
    } catch (error) {
      this.#failed(chatId, error);
    }
  }

  /** A chat whose provider is gone has another one from then on; nobody has looked yet whether that is to get the question. */
  #assertSameProvider(chatId: string, name: string): void {
    const { chats, providers } = this.#dependencies;
    const { providerId } = chats.stored(chatId);
    if (providerId === null || providers.get(providerId)) return;
    throw new HandlerError('refused', phrase('policy.provider.removed', { provider: name }));
  }

  #send(chatId: string): void {
    const { text, attachmentIds } = this.#waiting(chatId);
    this.#dependencies.turns.send(chatId, text, { attachmentIds });
    this.#set(chatId, null);
  }

  #failed(chatId: string, error: unknown): void {
    // The app ends: the question waits for the next start.
    if (error instanceof HandlerError && error.code === 'cancelled') return;
    const { chats, hub, log } = this.#dependencies;
    log.error('queued-question-failed', error, { chat: chatId });
    try {
      const question = chats.exists(chatId) ? chats.stored(chatId).queued : undefined;
      if (!question) return;
      const queued = { ...question, problem: problemOf(error) };
      // Windows first: it may be the disk that keeps the question from being sent.
      hub.emit('chat.queue-changed', { chatId, queued });
      this.#dependencies.store.updateChat(chatId, { queued });
    } catch (notKept) {
      log.error('save-failed', notKept, { chat: chatId });
    }
  }

  #waiting(chatId: string): QueuedQuestion {
    const { queued } = this.#dependencies.chats.stored(chatId);
    if (!queued) throw new HandlerError('not-found', phrase('turn.nothingQueued'));
    return queued;
  }

  #set(chatId: string, queued: QueuedQuestion | null): void {
    const { store, hub } = this.#dependencies;
    store.updateChat(chatId, { queued });
    hub.emit('chat.queue-changed', { chatId, queued });
  }
}

function problemOf(error: unknown): Phrase {
  if (error instanceof HandlerError) return error.text;
  return phrase(error instanceof StoreError ? `errors.store.${error.code}` : 'turn.failed.internal');
}
