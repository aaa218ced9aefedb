import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Chat, ChatSummary, Message } from '#shared/chat/message.ts';
import { NO_REQUIREMENTS, type RequirementReason } from '#shared/chat/requirements.ts';
import type { ChatTaint } from '#shared/chat/taint.ts';
import { type RaisedRequirements, type RequirementKind, tighten, tightened } from '#shared/chat/tighten.ts';
import { CHAT_VARIABLE_LIMITS, type ChatVariables } from '#shared/chat/variables.ts';
import { phrase } from '#shared/phrase.ts';
import type { PresetTexts } from '#shared/preset/preset.ts';
import type { ProfileReference, ProfileTexts } from '#shared/preset/profile.ts';
import type { EventHub } from '../ipc/event-hub.ts';
import { HandlerError } from '../ipc/handler.ts';
import type { ChatChanges, ChatStore, StoredChat } from '../store/chat-store.ts';
import type { NewChat } from './new-chat.ts';

interface Dependencies {
  store: ChatStore;
  hub: EventHub;
  /** How long a temporary chat is kept after its last change, milliseconds; null: until a person removes it. */
  temporaryLifetime(): number | null;
  now(): number;
}

/** So many chats that were changed later than now say that the clock is wrong. */
const WITNESSES = 3;

/** Messages that are read in one turn of the event loop. */
const MESSAGES_AT_ONCE = 100;

/** Chats as windows see them: what is on disk, with the answer that is being made right now on top. */
export class ChatService {
  readonly #dependencies: Dependencies;
  /** The answer of a running turn, by chat: newer than its row in the database. */
  readonly #live = new Map<string, { message(): Message; isWaiting: boolean }>();
  readonly #unsaved = new Map<string, () => Message>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  list(): ChatSummary[] {
    return this.#dependencies.store.listChats().map((chat) => this.#summary(chat));
  }

  /** Some of the list, see `ChatStore.chatsAfter`. */
  listAfter(after: string | undefined, limit: number): { chats: ChatSummary[]; next?: string } {
    const { chats, next } = this.#dependencies.store.chatsAfter(after, limit);
    return { chats: chats.map((chat) => this.#summary(chat)), ...(next !== undefined && { next }) };
  }

  /**
   * With the sequence number of the newest event this snapshot contains.
   *
   * @param newest How many messages at most, from the end of the branch; absent: all.
   */
  get(id: string, newest?: number): Chat {
    const { store } = this.#dependencies;
    const chat = this.stored(id);
    const { messages, hasEarlier } =
      newest === undefined || chat.headMessageId === null
        ? { messages: this.messages(chat), hasEarlier: false }
        : this.#newer(store.branchEnd(chat.id, chat.headMessageId, newest));
    return { ...this.#snapshot(chat, messages), ...(hasEarlier && { hasEarlier }) };
  }

  /** All of a chat as `get` gives it, read in several turns of the event loop when it is long. */
  async getInTurns(id: string): Promise<Chat> {
    const read = await this.branchInTurns(this.stored(id));
    const chat = this.stored(id);
    // Another branch is shown meanwhile, or a message was added: what was read is not what it is now.
    if ((read.at(-1)?.id ?? null) !== chat.headMessageId) return this.get(id);
    return this.#snapshot(
      chat,
      read.map((message) => this.#newest(message)),
    );
  }

  /** Everything a window shows of a chat, as of the newest event. */
  #snapshot(chat: StoredChat, messages: Message[]): Chat {
    const { store, hub } = this.#dependencies;
    return {
      ...this.#summary(chat),
      messages,
      versions: store.versions(chat.id, messages),
      draft: chat.draft,
      unsent: store.unsent(chat.id),
      ...(chat.queued && { queued: chat.queued }),
      asOf: hub.seq,
    };
  }

  /** What stands before a message on its branch: at most `limit` messages, oldest first. */
  earlier(
    chatId: string,
    beforeId: string,
    limit: number,
  ): Pick<Chat, 'messages' | 'versions'> & { hasEarlier: boolean } {
    const { store } = this.#dependencies;
    this.stored(chatId);
    const before = store.getMessage(beforeId);
    if (before?.chatId !== chatId) throw new HandlerError('not-found', { key: 'turn.messageGone' });
    if (before.parentId === null) return { messages: [], versions: {}, hasEarlier: false };
    const { messages, hasEarlier } = this.#newer(store.branchEnd(chatId, before.parentId, limit));
    return { messages, versions: store.versions(chatId, messages), hasEarlier };
  }

  /** The branch that is shown, oldest first, read a few messages at a time: a long one must not hold up the windows. */
  async branchInTurns(chat: StoredChat): Promise<Message[]> {
    const { store } = this.#dependencies;
    const pieces: Message[][] = [];
    for (let head = chat.headMessageId; head !== null; ) {
      const { messages, hasEarlier } = this.#newer(store.branchEnd(chat.id, head, MESSAGES_AT_ONCE));
      pieces.unshift(messages);
      head = (hasEarlier && messages[0]?.parentId) || null;
      if (head !== null) await nextTurn();
    }
    return pieces.flat();
  }

  /** A message of this chat that is not deleted. */
  message(chatId: string, messageId: string): Message | undefined {
    const message = this.#dependencies.store.getMessage(messageId);
    return message?.chatId === chatId ? this.#newest(message) : undefined;
  }

  /** Whether it is there and not deleted. */
  exists(id: string): boolean {
    return this.#dependencies.store.getChat(id)?.deletedAt === null;
  }

  /** Throws "not-found" for an unknown or deleted chat. */
  stored(id: string): StoredChat {
    const chat = this.#dependencies.store.getChat(id);
    if (!chat || chat.deletedAt !== null) throw new HandlerError('not-found', { key: 'turn.chatNotFound' });
    return chat;
  }

  /** The branch that is shown, oldest first. */
  messages(chat: StoredChat): Message[] {
    if (!chat.headMessageId) return [];
    return this.#dependencies.store.branch(chat.id, chat.headMessageId).map((message) => this.#newest(message));
  }

  #newer<Piece extends { messages: Message[] }>(piece: Piece): Piece {
    return { ...piece, messages: piece.messages.map((message) => this.#newest(message)) };
  }

  /** As it is in memory, where that is newer than on disk. */
  #newest(stored: Message): Message {
    const live = this.#live.get(stored.chatId)?.message();
    return stored.id === live?.id ? live : (this.#unsaved.get(stored.id)?.() ?? stored);
  }

  /** An answer that could not be saved is shown as it is in memory, also after its turn. */
  holdUnsaved(messageId: string, message: () => Message): void {
    this.#unsaved.set(messageId, message);
  }

  releaseSaved(messageId: string): void {
    this.#unsaved.delete(messageId);
  }

  /** Refuses while an answer of this chat is being made. */
  assertIdle(id: string): void {
    if (this.isAnswering(id)) throw new HandlerError('refused', { key: 'turn.alreadyAnswering' });
  }

  isAnswering(id: string): boolean {
    return this.#live.has(id);
  }

  create({ providerId, temporary, workspaceId, beginning }: NewChat): Chat {
    const now = this.#time();
    const lifetime = this.#dependencies.temporaryLifetime();
    const chat: StoredChat = {
      id: randomUUID(),
      title: '',
      titleIsByPerson: false,
      createdAt: now,
      updatedAt: now,
      providerId,
      toolSelection: beginning?.toolSelection ?? null,
      ...(beginning && { presets: beginning.presets, presetTexts: beginning.presetTexts }),
      requirements: NO_REQUIREMENTS,
      headMessageId: null,
      draft: '',
      deletedAt: null,
      workspaceId,
      isTemporary: temporary,
      expiresAt: temporary && lifetime !== null ? now + lifetime : null,
    };
    this.#dependencies.store.createChat(chat);
    this.announce(chat.id);
    return this.get(chat.id);
  }

  rename(id: string, title: string): ChatSummary {
    return this.change(id, { title, titleIsByPerson: true });
  }

  setProvider(id: string, providerId: string): ChatSummary {
    return this.change(id, { providerId });
  }

  /** For requests from now on. Undefined: none. */
  setProfile(id: string, profile?: { reference: ProfileReference; texts: ProfileTexts }): ChatSummary {
    const { template } = this.stored(id).presets ?? {};
    const { template: templateTexts } = this.presetTexts(id);
    return this.change(id, {
      presets: { ...(template && { template }), ...(profile && { profile: profile.reference }) },
      presetTexts: { ...(templateTexts && { template: templateTexts }), ...(profile && { profile: profile.texts }) },
    });
  }

  /** What a chat keeps of its template and profile. */
  presetTexts(id: string): PresetTexts {
    return this.#dependencies.store.presetTexts(id);
  }

  /** In the order given, each once. */
  setTools(id: string, selection: readonly string[]): ChatSummary {
    return this.change(id, { toolSelection: [...new Set(selection)] });
  }

  /** Refuses more variables than a chat has room for; `null` removes one. Every window is told. */
  setVariable(id: string, name: string, value: ChatVariables[string] | null): ChatVariables {
    const { [name]: _before, ...others } = this.stored(id).variables ?? {};
    const variables = value === null ? others : { ...others, [name]: value };
    const { variables: maximum } = CHAT_VARIABLE_LIMITS;
    if (Object.keys(variables).length > maximum) {
      throw new HandlerError('refused', phrase('pieces.variables.tooMany', { maximum }));
    }
    const { store, hub } = this.#dependencies;
    store.updateChat(id, { variables });
    hub.emit('chat-variables.changed', { chatId: id, variables });
    return variables;
  }

  saveDraft(id: string, draft: string): void {
    this.stored(id);
    this.#dependencies.store.updateChat(id, { draft });
  }

  /** Can be undone until the next start. */
  delete(id: string): void {
    this.stored(id);
    this.#dependencies.store.updateChat(id, { deletedAt: this.#dependencies.now() });
    this.#dependencies.hub.emit('chat.removed', { id });
  }

  restore(id: string): ChatSummary {
    const chat = this.#dependencies.store.getChat(id);
    if (!chat) throw new HandlerError('not-found', { key: 'turn.chatNotFound' });
    return this.change(id, { deletedAt: null });
  }

  /** The only way requirements change: they get stricter or stay. Says what the chat requires more than before. */
  tighten(id: string, raised: RaisedRequirements, reason: RequirementReason): RequirementKind[] {
    const before = this.stored(id).requirements;
    const requirements = tighten(before, raised, reason);
    const kinds = tightened(requirements, before);
    if (kinds.length > 0) this.change(id, { requirements });
    return kinds;
  }

  /** Text from outside tried to instruct the model. The first one counts, for good. */
  taint(id: string, taint: ChatTaint): void {
    if (!this.stored(id).taint) this.change(id, { taint });
  }

  /** Gives an untitled chat its first title; a title that is there stays. */
  suggestTitle(id: string, title: string): void {
    const chat = this.stored(id);
    if (!chat.titleIsByPerson && chat.title === '' && title !== '') this.change(id, { title });
  }

  /** Puts a better title in the place of `before`; one that the person or anything else gave meanwhile stays. */
  replaceTitle(id: string, before: string, title: string): void {
    if (!this.exists(id)) return;
    const chat = this.stored(id);
    if (!chat.titleIsByPerson && chat.title === before) this.change(id, { title });
  }

  addMessage(message: Message): void {
    const { store, hub } = this.#dependencies;
    store.addMessage(message);
    this.#touch(message.chatId);
    const versions = store.replies(message.chatId, message.parentId);
    hub.emit('message.added', { message, ...(versions.length > 1 && { versions }) });
    this.announce(message.chatId);
  }

  removeMessage(message: Message): void {
    this.#dependencies.store.removeMessage(message.id);
    this.#dependencies.hub.emit('message.removed', { chatId: message.chatId, messageId: message.id });
    this.announce(message.chatId);
  }

  allowTool(id: string, toolId: string, schemaHash: string): void {
    const { approvals } = this.stored(id);
    this.change(id, { approvals: { ...approvals, [toolId]: schemaHash } });
  }

  /** Whether a call of the running answer waits for the person. */
  setWaiting(id: string, isWaiting: boolean): void {
    const live = this.#live.get(id);
    if (!live || live.isWaiting === isWaiting) return;
    live.isWaiting = isWaiting;
    if (this.exists(id)) this.announce(id);
  }

  /** Marks a chat as answering; the returned function ends that, and throws when the disk does not take it. */
  beginAnswer(chatId: string, message: () => Message): () => void {
    this.#live.set(chatId, { message, isWaiting: false });
    this.announce(chatId);
    return () => {
      this.#live.delete(chatId);
      // A chat that was deleted in mid-answer has no summary any more.
      if (!this.exists(chatId)) return;
      try {
        this.#touch(chatId);
      } finally {
        this.announce(chatId);
      }
    };
  }

  pin(id: string, pinned: boolean): ChatSummary {
    return this.change(id, { pinnedAt: pinned ? this.#dependencies.now() : null });
  }

  /** A temporary chat becomes one that stays. */
  keep(id: string): ChatSummary {
    return this.change(id, { isTemporary: false, expiresAt: null });
  }

  /** Stores changes and tells the windows. */
  change(id: string, changes: ChatChanges): ChatSummary {
    if (changes.deletedAt !== null) this.stored(id);
    this.#dependencies.store.updateChat(id, changes);
    return this.announce(id);
  }

  /** Tells the windows what a chat looks like now. */
  announce(id: string): ChatSummary {
    const chat = this.#summary(this.stored(id));
    this.#dependencies.hub.emit('chat.changed', { chat });
    return chat;
  }

  /**
   * Now, for the order of the list and the end of temporary chats. A clock that jumped back, as one without a battery does,
   * must not put the newest chat at the bottom, nor make a temporary one run out as soon as the clock is right again. That
   * it did is believed of several chats from the future; one or two may come from an hour in which it was ahead.
   */
  #time(): number {
    const now = this.#dependencies.now();
    const times = this.#dependencies.store.newestTimes(WITNESSES);
    const [newest = 0] = times;
    return times.filter((time) => time > now).length === WITNESSES ? newest + 1 : now;
  }

  #touch(id: string): void {
    const { store, temporaryLifetime } = this.#dependencies;
    const updatedAt = this.#time();
    const lifetime = store.getChat(id)?.isTemporary ? temporaryLifetime() : null;
    store.updateChat(id, { updatedAt, ...(lifetime !== null && { expiresAt: updatedAt + lifetime }) });
  }

  #summary(chat: StoredChat): ChatSummary {
    const live = this.#live.get(chat.id);
    return {
      id: chat.id,
      title: chat.title,
      createdAt: chat.createdAt,
      updatedAt: chat.updatedAt,
      providerId: chat.providerId,
      toolSelection: chat.toolSelection,
      requirements: chat.requirements,
      ...(chat.taint && { taint: chat.taint }),
      activity: live ? (live.isWaiting ? 'waiting' : 'answering') : 'idle',
      workspaceId: chat.workspaceId ?? null,
      pinnedAt: chat.pinnedAt ?? null,
      isTemporary: chat.isTemporary ?? false,
      expiresAt: chat.expiresAt ?? null,
      ...((chat.presets?.template || chat.presets?.profile) && { presets: chat.presets }),
    };
  }
}
