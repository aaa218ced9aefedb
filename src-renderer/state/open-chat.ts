import { createStore, type StoreApi } from 'zustand/vanilla';
import { applyChanges } from '#shared/chat/apply-changes.ts';
import type { Attachment, Chat, Edit, Message, MessageChange } from '#shared/chat/message.ts';
import type { QueuedQuestion } from '#shared/chat/queued-question.ts';
import { ChangeBatch } from './change-batch.ts';
import { type Ipc, type Problem, problemOf } from './ipc.ts';
import { lateSave } from './late-save.ts';
import { type MessageCell, MessageCells } from './message-cells.ts';
import { whenDrawn, whenIdle } from './when-idle.ts';

export type { MessageCell };

export interface OpenChatState {
  status: 'loading' | 'ready' | 'failed';
  problem: Problem | null;
  /** The visible branch, oldest first. Unchanged while text streams. */
  messageIds: readonly string[];
  /** How many of them came after the end of the chat was shown: a list keeps its place by it. */
  earlierCount: number;
  /** No more of it is on its way: the branch is here from its beginning, or the rest could not be read. */
  isWhole: boolean;
  /** Message id → all its versions, itself included; only where there are several. */
  versions: Readonly<Record<string, readonly string[]>>;
  /** The message that was added last while the chat is open; showing another branch adds none. */
  addedId: string | null;
  /** The question being rewritten. Kept here: its message leaves the screen when the person scrolls. */
  editing: Edit | null;
  /** What the last action says about itself, above the composer. */
  said: ChatSaying | null;
  /** The question that waits for the answer to end. */
  queued: QueuedQuestion | null;
}

/** What an action on a chat has to say: why it failed, or how to take it back. */
export type ChatSaying =
  | { kind: 'failed'; problem: Problem }
  | { kind: 'deleted'; messageId: string; role: Message['role'] }
  /** This chat began as a copy of another one. */
  | { kind: 'branched'; fromId: string };

const LOADING: OpenChatState = {
  status: 'loading',
  problem: null,
  messageIds: [],
  earlierCount: 0,
  isWhole: false,
  versions: {},
  addedId: null,
  editing: null,
  said: null,
  queued: null,
};

/** What shows a chat: more than any screen holds. */
const SHOWN_AT_ONCE = 100;
const EARLIER_AT_ONCE = 1_000;

type ChatEvent = { seq: number; apply(): void };

/**
 * The messages of one chat. The snapshot says up to which event it counts (`asOf`); events that came in meanwhile are
 * applied on top if they are newer, so a window that opens in mid-answer misses nothing and repeats nothing.
 */
export class OpenChat {
  readonly id: string;
  readonly store: StoreApi<OpenChatState>;
  /** What the person was typing when the chat was last open; read once by the composer. */
  draft = '';
  #attachments: readonly Attachment[] = [];
  #ipc: Ipc;
  #cells = new MessageCells();
  #batch = new ChangeBatch((messageId, changes) => this.#change(messageId, changes));
  #asOf = 0;
  #waiting: ChatEvent[] | null = null;
  #loads = 0;
  #savedEdit = lateSave<Edit | null>((editing) => {
    void this.#ipc.call('drafts.save-edit', { chatId: this.id, editing }).catch(() => undefined);
  });

  constructor(ipc: Ipc, id: string) {
    this.#ipc = ipc;
    this.id = id;
    this.store = createStore<OpenChatState>(() => LOADING);
  }

  cell(messageId: string): MessageCell | undefined {
    return this.#cells.cell(messageId);
  }

  /** The message as it is now, for whoever looks once or at many. */
  message(messageId: string): Message | undefined {
    return this.#cells.message(messageId);
  }

  async load(): Promise<void> {
    const load = ++this.#loads;
    this.#waiting = [];
    try {
      // The end of a long chat shows at once, the rest follows; a chat that is on the screen is read again whole, so that
      // the place in it is kept.
      const isFirst = this.store.getState().status !== 'ready';
      const chat = await this.#ipc.call('chats.get', { id: this.id, ...(isFirst && { newest: SHOWN_AT_ONCE }) });
      if (load !== this.#loads) return;
      this.#show(chat);
      if (chat.hasEarlier) await this.#loadEarlier(load);
    } catch (error) {
      if (load !== this.#loads) return;
      this.#waiting = null;
      if (this.store.getState().status === 'ready') this.store.setState({ isWhole: true });
      else this.store.setState({ status: 'failed', problem: problemOf(error) });
    }
  }

  /**
   * Messages before those that are here, newest first, until the beginning: once the end is drawn, and in the time that
   * drawing and typing leave. Another load puts an end to it.
   */
  async #loadEarlier(load: number): Promise<void> {
    await whenDrawn();
    for (let hasEarlier = true; hasEarlier; ) {
      await whenIdle();
      if (load !== this.#loads) return;
      const [beforeId] = this.store.getState().messageIds;
      if (beforeId === undefined) return;
      const request = { chatId: this.id, beforeId, limit: EARLIER_AT_ONCE };
      const part = await this.#ipc.call('chats.earlier-messages', request);
      if (load !== this.#loads) return;
      for (const message of part.messages) this.#cells.put(message);
      hasEarlier = part.hasEarlier && part.messages.length > 0;
      this.store.setState(({ messageIds, versions, earlierCount }) => ({
        messageIds: [...part.messages.map(({ id }) => id), ...messageIds],
        versions: { ...part.versions, ...versions },
        earlierCount: earlierCount + part.messages.length,
        isWhole: !hasEarlier,
      }));
    }
  }

  added(message: Message, versions: readonly string[] | undefined, seq: number): void {
    this.#apply(seq, () => this.#add(message, versions));
  }

  changed(messageId: string, changes: readonly MessageChange[], seq: number): void {
    this.#apply(seq, () => this.#batch.push(messageId, changes));
  }

  removed(messageId: string, seq: number): void {
    this.#apply(seq, () => {
      this.#cells.delete(messageId);
      this.store.setState(({ messageIds }) => ({ messageIds: messageIds.filter((id) => id !== messageId) }));
    });
  }

  /** Another branch is shown. What is on the screen stays until the new one is here; an older state of it says nothing. */
  branchChanged(seq: number): void {
    if (this.#waiting || seq > this.#asOf) void this.load();
  }

  queueChanged(queued: QueuedQuestion | null, seq: number): void {
    this.#apply(seq, () => this.store.setState({ queued }));
  }

  /** What had been added to the draft. */
  get attachments(): readonly Attachment[] {
    return this.#attachments;
  }

  /** What stands beside the draft now: also for the next window. */
  keep(attachments: readonly Attachment[]): void {
    const attachmentIds = attachments.map(({ id }) => id);
    const isSame = attachmentIds.join(' ') === this.#attachments.map(({ id }) => id).join(' ');
    this.#attachments = attachments;
    if (isSame) return;
    void this.#ipc.call('drafts.set-attached', { chatId: this.id, attachmentIds }).catch(() => undefined);
  }

  edit(editing: OpenChatState['editing']): void {
    this.store.setState({ editing });
    this.#savedEdit.change(editing);
    // What was sent or given up must not be there again after a crash.
    if (editing === null) this.#savedEdit.saveNow();
  }

  say(said: ChatSaying | null): void {
    this.store.setState({ said });
  }

  #show(chat: Chat): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    this.#batch.flush();
    this.#asOf = chat.asOf;
    this.#cells.replaceAll(chat.messages);
    const isFirst = this.store.getState().status !== 'ready';
    if (isFirst) {
      this.draft = chat.draft;
      this.#attachments = chat.unsent?.attachments ?? [];
    }
    this.store.setState({
      ...(isFirst && chat.unsent?.editing && { editing: chat.unsent.editing }),
      status: 'ready',
      problem: null,
      messageIds: chat.messages.map(({ id }) => id),
      versions: chat.versions,
      isWhole: !chat.hasEarlier,
      queued: chat.queued ?? null,
    });
    for (const event of waiting) this.#apply(event.seq, event.apply);
  }

  #change(messageId: string, changes: readonly MessageChange[]): void {
    const message = this.#cells.message(messageId);
    if (message) this.#cells.put(applyChanges(message, changes));
  }

  #apply(seq: number, apply: () => void): void {
    if (this.#waiting) this.#waiting.push({ seq, apply });
    else if (seq > this.#asOf) apply();
  }

  #add(message: Message, versions: readonly string[] | undefined): void {
    const { messageIds, versions: before } = this.store.getState();
    this.#batch.flush();
    if (this.#cells.has(message.id)) {
      this.#cells.put(message);
      return;
    }
    // A new version of an answer takes the place of the old one and what followed it.
    const parentIndex = message.parentId === null ? -1 : messageIds.indexOf(message.parentId);
    if (message.parentId !== null && parentIndex < 0) {
      void this.load();
      return;
    }
    const kept = messageIds.slice(0, parentIndex + 1);
    for (const id of messageIds.slice(parentIndex + 1)) this.#cells.delete(id);
    const keptVersions = kept.flatMap((id): [string, readonly string[]][] => (before[id] ? [[id, before[id]]] : []));
    this.#cells.put(message);
    this.store.setState({
      messageIds: [...kept, message.id],
      versions: { ...Object.fromEntries(keptVersions), ...(versions && { [message.id]: versions }) },
      addedId: message.id,
    });
  }
}
