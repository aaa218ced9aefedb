import { randomUUID } from 'node:crypto';
import type { Block, Message } from '#shared/chat/message.ts';
import { phrase } from '#shared/phrase.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { ApprovalAnswer } from '#shared/tool/view.ts';
import { HandlerError } from '../ipc/handler.ts';
import { RETRY_NOW } from '../providers/retry.ts';
import type { StoredChat } from '../store/chat-store.ts';
import { AnswerKeeper } from './answer-keeper.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { titleFromQuestion } from './history.ts';
import type { StartedTurn, TurnOptions, TurnServiceDependencies } from './turn-options.ts';
import { TurnRunner } from './turn-runner.ts';

interface RunningTurn {
  controller: AbortController;
  retryNow: EventTarget;
  done: Promise<Message>;
}

/** Answers under way: one per chat at a time, independent of any window. */
export class TurnService {
  readonly #dependencies: TurnServiceDependencies;
  readonly #running = new Map<string, RunningTurn>();
  readonly #runner: TurnRunner;
  readonly #keeper: AnswerKeeper;
  #isClosed = false;

  constructor(dependencies: TurnServiceDependencies) {
    this.#dependencies = dependencies;
    this.#keeper = new AnswerKeeper(dependencies);
    this.#runner = new TurnRunner(dependencies);
  }

  /** Stores the question and starts the answer. Refuses while an answer of the same chat is being made. */
  send(chatId: string, text: string, options: TurnOptions = {}): StartedTurn {
    const { chats, attachments, log } = this.#dependencies;
    this.#assertMayBegin(chatId);
    const chat = chats.stored(chatId);
    const instance = this.#provider(chat);
    const attached = this.#attached(options.attachmentIds ?? []);
    const started = this.#ask(chat, chat.headMessageId, instance, attached, text, options);
    try {
      attachments.forget(options.attachmentIds ?? []);
    } catch (error) {
      // The question is on its way: whoever heard of a failure now would send it twice.
      log.error('save-failed', error, { chat: chatId });
    }
    return started;
  }

  /** Asks a question anew with another text; what was attached to it stays. The old version stays beside the new one. */
  edit(chatId: string, messageId: string, text: string, options: TurnOptions = {}): StartedTurn {
    this.#assertMayBegin(chatId);
    const chat = this.#dependencies.chats.stored(chatId);
    const old = this.#message(chatId, messageId);
    if (old.role !== 'user') throw new HandlerError('not-found', phrase('turn.messageGone'));
    const instance = this.#provider(chat);
    const attached = old.blocks.flatMap((block) => (block.type === 'text' ? [] : [{ ...block, id: randomUUID() }]));
    return this.#ask(chat, old.parentId, instance, attached, text, options);
  }

  /**
   * A new version of an answer, by the chat's provider or by another one that may see the chat. Of a question: an answer to
   * it, where it has none or another version of one is wanted.
   */
  regenerate(
    chatId: string,
    messageId: string,
    providerId?: string,
    options: TurnOptions = {},
  ): Omit<StartedTurn, 'userMessageId'> {
    this.#assertMayBegin(chatId);
    const chat = this.#dependencies.chats.stored(chatId);
    const message = this.#message(chatId, messageId);
    const questionId = message.role === 'user' ? message.id : message.parentId;
    if (questionId === null) throw new HandlerError('not-found', phrase('turn.messageGone'));
    return this.#start(chatId, this.#provider(chat, providerId), questionId, options);
  }

  #ask(
    chat: StoredChat,
    parentId: string | null,
    instance: ProviderInstance,
    attached: readonly Block[],
    text: string,
    options: TurnOptions,
  ): StartedTurn {
    const { chats, now } = this.#dependencies;
    const question: Message = {
      id: randomUUID(),
      chatId: chat.id,
      parentId,
      role: 'user',
      status: 'complete',
      createdAt: now(),
      blocks: [...attached, { type: 'text', id: randomUUID(), text }],
      sources: [],
    };
    chats.addMessage(question);
    this.#taintBy(question);
    chats.suggestTitle(chat.id, titleFromQuestion(text));
    return { userMessageId: question.id, ...this.#start(chat.id, instance, question.id, options) };
  }

  /** A message of this chat, on whichever branch. */
  #message(chatId: string, messageId: string): Message {
    const message = this.#dependencies.store.getMessage(messageId);
    if (message?.chatId !== chatId) throw new HandlerError('not-found', phrase('turn.messageGone'));
    return message;
  }

  /** "continue" goes on where a cut-off answer stopped; "try-again" makes a new version of it. */
  retry(
    chatId: string,
    messageId: string,
    mode: 'continue' | 'try-again',
    options: TurnOptions = {},
  ): Omit<StartedTurn, 'userMessageId'> {
    const { chats } = this.#dependencies;
    this.#assertMayBegin(chatId);
    const chat = chats.stored(chatId);
    const old = chats.message(chatId, messageId);
    if (!old?.parentId || old.role !== 'assistant' || chat.headMessageId !== messageId)
      throw new HandlerError('not-found', phrase('turn.messageNotFound'));
    const instance = this.#provider(chat);
    const hasText = old.blocks.some((block) => block.type === 'text' && block.text.trim() !== '');
    if (mode === 'continue' && hasText) return this.#start(chatId, instance, old.parentId, options, old);
    // An attempt without a word was no answer; one with words stays as an earlier version.
    if (!hasText) chats.removeMessage(old);
    return this.#start(chatId, instance, old.parentId, options);
  }

  stop(chatId: string): void {
    this.#running.get(chatId)?.controller.abort(new DOMException('stopped by the person', 'AbortError'));
  }

  retryNow(chatId: string): void {
    this.#running.get(chatId)?.retryNow.dispatchEvent(new Event(RETRY_NOW));
  }

  /** Stops every answer and waits until its text so far is on disk. From then on no answer begins ("cancelled"). */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const chatId of this.#running.keys()) this.stop(chatId);
    await Promise.all([...this.#running.values()].map((turn) => turn.done));
    this.#keeper.close();
  }

  #attached(ids: readonly string[]): Block[] {
    const found = this.#dependencies.attachments.find(ids);
    if (!found) throw new HandlerError('not-found', phrase('turn.attachmentGone'));
    return found.map(({ attachment, text }) => ({ type: 'attachment', id: randomUUID(), attachment, text }));
  }

  /** A page the person added may try to instruct the model as well as one that a tool read. */
  #taintBy({ chatId, blocks, createdAt }: Message): void {
    for (const block of blocks) {
      if (block.type !== 'attachment' || block.attachment.filteredPassages === 0) continue;
      const { address, name } = block.attachment;
      this.#dependencies.chats.taint(chatId, {
        source: (URL.parse(address)?.host || name).slice(0, 300),
        at: createdAt,
      });
    }
  }

  #assertMayBegin(chatId: string): void {
    if (this.#isClosed) throw new HandlerError('cancelled', phrase('errors.cancelled'));
    if (this.#running.has(chatId)) throw new HandlerError('refused', phrase('turn.alreadyAnswering'));
  }

  /** Who answers: the one asked for, or the chat's. Throws when it may not see the chat. */
  #provider(chat: StoredChat, askedId?: string): ProviderInstance {
    const { providers } = this.#dependencies;
    const openInfo = providers.openInfoPhrase();
    if (openInfo) throw new HandlerError('refused', openInfo);
    const instance = askedId === undefined ? providers.choose(chat.providerId) : providers.get(askedId);
    if (!instance && askedId !== undefined) throw new HandlerError('not-found', phrase('turn.providerNotFound'));
    if (!instance) throw new HandlerError('refused', phrase('turn.noProvider'));
    const refusal = providers.refusal(instance, chat.requirements);
    if (refusal) throw new HandlerError('refused', providers.refusalPhrase(instance, chat.requirements, refusal));
    return instance;
  }

  #start(
    chatId: string,
    instance: ProviderInstance,
    questionId: string,
    options: TurnOptions,
    continued?: Message,
  ): Omit<StartedTurn, 'userMessageId'> {
    const { chats, providers, answered, log, now } = this.#dependencies;
    const answer: Message = continued
      ? { ...continued, status: 'streaming', blocks: continued.blocks.filter((block) => block.type !== 'notice') }
      : {
          id: randomUUID(),
          chatId,
          parentId: questionId,
          role: 'assistant',
          status: 'streaming',
          createdAt: now(),
          blocks: [],
          sources: [],
          provider: {
            id: instance.id,
            name: instance.name,
            model: instance.model.name ?? instance.model.id,
            confidence: providers.confidence(instance),
            ...(instance.kind === 'DEMO' && { isDemo: true }),
          },
        };
    if (!continued) chats.addMessage(answer);
    const writer = this.#keeper.writerFor(answer);
    if (continued) this.#announceContinuation(writer, continued);
    const controller = new AbortController();
    const retryNow = new EventTarget();
    const end = chats.beginAnswer(chatId, () => writer.message);
    const done = this.#runner
      .run({
        chatId,
        instance,
        writer,
        options,
        signal: controller.signal,
        retryNow,
        isContinuation: continued !== undefined,
      })
      .finally(() => {
        this.#running.delete(chatId);
        try {
          end();
        } catch (error) {
          // Whoever waits for the answer gets it all the same.
          log.error('save-failed', error, { chat: chatId });
        }
        answered(writer.message, instance);
      });
    this.#running.set(chatId, { controller, retryNow, done });
    return { answerId: answer.id, done };
  }

  /** Windows learn that the old notices are gone and the message streams again. */
  #announceContinuation(writer: AnswerWriter, continued: Message): void {
    this.#dependencies.hub.emit('message.changed', {
      chatId: continued.chatId,
      messageId: continued.id,
      changes: [
        ...continued.blocks.flatMap((block) =>
          block.type === 'notice' ? [{ op: 'remove-block' as const, blockId: block.id }] : [],
        ),
        { op: 'set', status: writer.message.status },
      ],
    });
  }

  /** The person's word on a waiting call. */
  answerApproval(chatId: string, callId: string, answer: ApprovalAnswer): void {
    if (!this.#runner.answerApproval(chatId, callId, answer)) {
      throw new HandlerError('not-found', phrase('turn.notWaiting'));
    }
  }
}
