import { randomUUID } from 'node:crypto';
import type { ChatSummary, Message } from '#shared/chat/message.ts';
import { phrase } from '#shared/phrase.ts';
import type { EventHub } from '../ipc/event-hub.ts';
import { HandlerError } from '../ipc/handler.ts';
import type { ChatStore, StoredChat } from '../store/chat-store.ts';
import type { ChatService } from './chat-service.ts';
import { addInTurns } from './copy-messages.ts';
import { MessageTree } from './message-tree.ts';

interface Dependencies {
  chats: ChatService;
  store: ChatStore;
  hub: EventHub;
  now(): number;
}

/** Versions and branches of chats. None of it changes what a chat requires. */
export class BranchService {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Shows the branch through this message, down to the newest message below it. */
  showVersion(chatId: string, messageId: string): void {
    const { store } = this.#dependencies;
    const { chat, tree } = this.#find(chatId, messageId);
    const head = tree.newestLeaf(messageId);
    if (head === chat.headMessageId) return;
    store.updateChat(chatId, { headMessageId: head });
    this.#announce(chatId);
  }

  /** A new chat with copies of the messages up to this one. */
  async branch(chatId: string, messageId: string): Promise<ChatSummary> {
    const { chats, store, now } = this.#dependencies;
    chats.assertIdle(chatId);
    const { chat } = this.#find(chatId, messageId);
    const copies = copiesOf(await chats.branchInTurns({ ...chat, headMessageId: messageId }));
    const copy: StoredChat = {
      ...chat,
      id: randomUUID(),
      createdAt: now(),
      updatedAt: now(),
      presetTexts: store.presetTexts(chatId),
      // What was allowed was allowed for the other chat.
      approvals: {},
      headMessageId: null,
      draft: '',
      queued: null,
      pinnedAt: null,
      // Out of sight until it is whole; a copy that breaks off goes with the next start.
      deletedAt: now(),
    };
    store.createChat(copy);
    await addInTurns(
      store,
      copies.map(({ message }) => ({ ...message, chatId: copy.id })),
    );
    for (const { message, original } of copies) {
      const transcript = message.role === 'assistant' ? store.getTranscript(original) : undefined;
      if (transcript) store.saveTranscript(message.id, transcript);
    }
    // The original may have become stricter while its messages were copied.
    const original = store.getChat(chatId) ?? chat;
    store.updateChat(copy.id, {
      headMessageId: copies.at(-1)?.message.id ?? null,
      requirements: original.requirements,
      taint: original.taint,
      deletedAt: null,
    });
    return chats.announce(copy.id);
  }

  deleteMessage(chatId: string, messageId: string): void {
    const { chats, store } = this.#dependencies;
    chats.assertIdle(chatId);
    const { chat, tree } = this.#find(chatId, messageId);
    store.deleteMessage(messageId, tree.headWithout(messageId, chat.headMessageId));
    this.#announce(chatId);
  }

  /** Brings a deleted message back with its replies, and shows it. */
  restoreMessage(chatId: string, messageId: string): void {
    const { chats, store } = this.#dependencies;
    chats.assertIdle(chatId);
    chats.stored(chatId);
    store.restoreMessage(messageId);
    const tree = new MessageTree(store.tree(chatId));
    store.updateChat(chatId, { headMessageId: tree.newestLeaf(messageId) });
    this.#announce(chatId);
  }

  #find(chatId: string, messageId: string): { chat: StoredChat; tree: MessageTree } {
    const { chats, store } = this.#dependencies;
    const chat = chats.stored(chatId);
    const tree = new MessageTree(store.tree(chatId));
    if (!tree.has(messageId)) throw new HandlerError('not-found', phrase('turn.messageGone'));
    return { chat, tree };
  }

  #announce(chatId: string): void {
    this.#dependencies.hub.emit('chat.branch-changed', { chatId });
    this.#dependencies.chats.announce(chatId);
  }
}

/** The same messages under new ids, each replying to the copy of what it replied to. */
function copiesOf(branch: readonly Message[]): { message: Message; original: string }[] {
  let parentId: string | null = null;
  return branch.map((message) => {
    const copy: Message = { ...message, id: randomUUID(), parentId };
    parentId = copy.id;
    return { message: copy, original: message.id };
  });
}
