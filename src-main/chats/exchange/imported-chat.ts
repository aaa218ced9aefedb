import { createHash } from 'node:crypto';
import type { Message } from '#shared/chat/message.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import type { StoredChat, Workspace } from '../../store/chat-store.ts';
import { MessageTree } from '../message-tree.ts';

export const MAX_MESSAGES_PER_CHAT = 100_000;
/** One message is written in one turn of the event loop, so that a file must not make it arbitrarily large. */
export const MAX_MESSAGE_CHARACTERS = 2_000_000;
export const MAX_MESSAGE_PARTS = 2_000;
const MAX_TITLE_CHARACTERS = 300;
const MAX_LEFT_OUT_NAME = 60;

/** A chat as a file holds it, whatever the file's format. Messages come after what they reply to. */
export interface ImportedChat {
  chat: Omit<StoredChat, 'deletedAt' | 'workspaceId' | 'approvals'>;
  workspace: Pick<Workspace, 'id' | 'name'> | null;
  messages: Message[];
}

/** Why one entry of a file cannot be imported; the others can. */
export class EntryError extends Error {
  readonly reason: Phrase;
  readonly detail: string | undefined;
  constructor(reason: Phrase, detail?: string) {
    super(reason.key);
    this.name = 'EntryError';
    this.reason = reason;
    this.detail = detail?.slice(0, 1_000);
  }
}

/** Counts what a file holds and Confidant does not take over. */
export class LeftOut {
  readonly counts = new Map<string, number>();

  add(what: unknown): void {
    const name = typeof what === 'string' && what !== '' ? what.slice(0, MAX_LEFT_OUT_NAME) : '?';
    // A file may name as many kinds as it likes; a person reads a few.
    const key = this.counts.has(name) || this.counts.size < 50 ? name : '…';
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }
}

/** The same id for the same thing every time, so that importing twice makes no second copy. */
export function stableId(...names: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

export function importedTitle(title: unknown): string {
  return typeof title === 'string' ? title.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_TITLE_CHARACTERS) : '';
}

/** The largest time a Date can hold. */
const MAX_TIME = 8.64e15;

/** Epoch milliseconds, or `otherwise` for what is no time. */
export function importedTime(milliseconds: unknown, otherwise: number): number {
  const isTime = typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds <= MAX_TIME;
  return isTime ? Math.round(milliseconds) : otherwise;
}

/**
 * Messages in an order in which each comes after what it replies to, otherwise as they were.
 *
 * @throws {EntryError} when they are too many, an id stands twice, or one replies to nothing of this chat.
 */
export function inTreeOrder(messages: readonly Message[]): Message[] {
  if (messages.length > MAX_MESSAGES_PER_CHAT) {
    throw new EntryError(phrase('errors.import.tooManyMessages', { maximum: MAX_MESSAGES_PER_CHAT }));
  }
  const known = new Set(messages.map(({ id }) => id));
  if (known.size < messages.length) throw new EntryError(phrase('errors.import.notATree'), 'an id stands twice');
  const waiting = new Map<string, Message[]>();
  const placed = new Set<string>();
  const ordered: Message[] = [];
  const place = (first: Message) => {
    const queue = [first];
    // Grows while it is walked.
    for (const message of queue) {
      placed.add(message.id);
      ordered.push(message);
      queue.push(...(waiting.get(message.id) ?? []));
      waiting.delete(message.id);
    }
  };
  for (const message of messages) {
    const { parentId } = message;
    if (parentId === null || placed.has(parentId)) place(message);
    else if (!known.has(parentId)) throw new EntryError(phrase('errors.import.notATree'), 'a reply to nothing');
    else {
      const siblings = waiting.get(parentId);
      if (siblings) siblings.push(message);
      else waiting.set(parentId, [message]);
    }
  }
  if (waiting.size > 0) throw new EntryError(phrase('errors.import.notATree'), 'messages in a circle');
  return ordered;
}

/** @throws {EntryError} when a message is larger than one can be that was written here. */
export function assertMessageSizes(messages: readonly Message[]): void {
  for (const { blocks, sources } of messages) {
    const characters = blocks.reduce(
      (sum, block) => sum + ('text' in block && typeof block.text === 'string' ? block.text.length : 0),
      0,
    );
    if (
      characters > MAX_MESSAGE_CHARACTERS ||
      blocks.length > MAX_MESSAGE_PARTS ||
      sources.length > MAX_MESSAGE_PARTS
    ) {
      throw new EntryError(phrase('errors.import.tooLarge'));
    }
  }
}

/** The message whose branch is shown: the one the file names, else the newest. */
export function headOf(messages: readonly Message[], named: string | null): string | null {
  if (messages.length === 0) return null;
  const tree = new MessageTree(messages);
  return named !== null && tree.has(named) ? named : (messages.at(-1)?.id ?? null);
}
