import type { Message } from '#shared/chat/message.ts';
import { plainTitle } from '#shared/chat/plain-title.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { Log } from '../log/log.ts';
import type { AdapterOptions } from '../providers/adapter-options.ts';
import type { ProviderAdapter } from '../providers/provider-adapter.ts';
import type { ProviderService } from '../providers/provider-service.ts';
import type { ChatService } from './chat-service.ts';
import { messageText, titleFromQuestion } from './history.ts';
import type { RequestLog } from './inspector/request-log.ts';

const INSTRUCTION =
  'You give conversations short titles. Answer with the title alone: at most six words, in the language of the ' +
  'conversation, without quotation marks and without a full stop.';
const TIME_LIMIT_MS = 30_000;
/** Of the question and of the answer; a title needs no more. */
const MAX_EXCERPT_CHARACTERS = 2_000;
const MAX_ANSWER_CHARACTERS = 500;
const MAX_TITLE_CHARACTERS = 80;

interface Dependencies {
  chats: ChatService;
  providers: ProviderService;
  createAdapter(options: AdapterOptions): ProviderAdapter;
  requests: RequestLog;
  /** The person's setting. */
  isOn(): boolean;
  log: Log;
}

/**
 * Gives a chat a better title than its first words, once, after its first answer: by one small request to the provider
 * that has just answered and so knows the text already. What goes wrong is logged; the first words then stay.
 */
export class TitleMaker {
  readonly #dependencies: Dependencies;
  readonly #running = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Starts making a title if this was the first answer of its chat. Never throws. */
  consider(answer: Message, instance: ProviderInstance): void {
    const { log } = this.#dependencies;
    const work = this.#make(answer, instance)
      .catch((error) => {
        if (!this.#closing.signal.aborted) log.error('title-failed', error, { chat: answer.chatId });
      })
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  /** Resolves when no title is being made. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** Breaks off what is being made. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.settled();
  }

  async #make(answer: Message, instance: ProviderInstance): Promise<void> {
    const { chats, providers, requests, createAdapter } = this.#dependencies;
    const { chatId } = answer;
    const question = this.#questionOf(answer, instance);
    if (question === undefined) return;
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
    const apiKey = await providers.keyFor(instance);
    const recorder = requests.recorder({ chatId, messageId: answer.id }, instance, { purpose: 'title' });
    const adapter = createAdapter({
      instance,
      apiKey,
      systemPrompt: INSTRUCTION,
      history: [{ role: 'user', text: excerptOf(question, messageText(answer)) }],
      // The chat may have become stricter, or been deleted, since its answer.
      beforeRequest: () => providers.assertMaySee(instance, chats.stored(chatId).requirements),
      maxRequestsPerRound: 1,
      observe: recorder.observe,
    });
    let text = '';
    const round = adapter.startRound({ tools: [], toolChoice: 'none', allowParallelCalls: false, signal });
    for await (const event of round) {
      if (event.type === 'usage') recorder.usage(event.usage);
      if (event.type === 'text') text += event.delta;
      if (text.length > MAX_ANSWER_CHARACTERS) break;
    }
    const title = titleFrom(text);
    if (title !== '') chats.replaceTitle(chatId, titleFromQuestion(question), title);
  }

  /** The text of the chat's only question; undefined when no title is to be made. */
  #questionOf(answer: Message, instance: ProviderInstance): string | undefined {
    const { chats, providers, isOn } = this.#dependencies;
    if (!isOn() || instance.kind === 'DEMO' || answer.status !== 'complete' || !chats.exists(answer.chatId))
      return undefined;
    const chat = chats.stored(answer.chatId);
    // Another provider than the chat's was asked for one answer, not for more.
    if (chat.titleIsByPerson || providers.choose(chat.providerId)?.id !== instance.id) return undefined;
    const question = answer.parentId === null ? undefined : chats.message(chat.id, answer.parentId);
    if (question?.role !== 'user' || question.parentId !== null || chat.headMessageId !== answer.id) return undefined;
    const text = messageText(question);
    return chat.title === titleFromQuestion(text) ? text : undefined;
  }
}

function excerptOf(question: string, answer: string): string {
  const cut = (text: string) => text.slice(0, MAX_EXCERPT_CHARACTERS).toWellFormed();
  return `Question:\n${cut(question)}\n\nAnswer:\n${cut(answer)}\n\nTitle of this conversation?`;
}

/** The first line that says something, without what models put around titles. */
export function titleFrom(text: string): string {
  const line = text.split('\n').find((each) => /[\p{L}\p{N}]/u.test(each)) ?? '';
  const title = plainTitle(line)
    .replace(/^[\s#>*_"'“„«`-]+|[\s*_"'”“»`]+$/gu, '')
    .replace(/^(?:title|titel)\s*:\s*/i, '')
    .replace(/^["'“„«*]+|["'”“»*.]+$/gu, '')
    .trim();
  if (title.length <= MAX_TITLE_CHARACTERS) return title;
  return `${title
    .slice(0, MAX_TITLE_CHARACTERS - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
