import { createHash } from 'node:crypto';
import type { Message } from '#shared/chat/message.ts';
import { plainTitle } from '#shared/chat/plain-title.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import type { StoredChat, Workspace } from '../../store/chat-store.ts';
import { MessageTree } from '../message-tree.ts';

export const MAX_MESSAGES_PER_CHAT = 100_000;
/**
 * One message is written in one turn of the event loop, so that a file must not make it arbitrarily large. The largest
 * question with as much attached to it as there can be has three million.
 */
export const MAX_MESSAGE_CHARACTERS = 4_000_000;
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
  if (typeof title !== 'string') return '';
  // Half a character at the end is none.
  return plainTitle(title)
    .slice(0, MAX_TITLE_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** Clocks differ; what is further ahead was counted in another unit, and would stand above all other chats for ever. */
const MAX_AHEAD_MS = 86_400_000;

/** Epoch milliseconds, or `otherwise` for what is no time that has come. */
export function importedTime(milliseconds: unknown, now: number, otherwise = now): number {
  const isTime = typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds <= now + MAX_AHEAD_MS;
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
  for (const message of messages) {
    const isTooLong = charactersOf(message) > MAX_MESSAGE_CHARACTERS;
    if (isTooLong || message.blocks.length > MAX_MESSAGE_PARTS || message.sources.length > MAX_MESSAGE_PARTS) {
      throw new EntryError(phrase('errors.import.tooLarge'));
    }
  }
}

/** What is written of a message: its texts, and everything else as the JSON it becomes. */
function charactersOf({ blocks, ...others }: Message): number {
  let characters = JSON.stringify(others).length;
  for (const block of blocks) {
    const text = 'text' in block && typeof block.text === 'string' ? block.text : '';
    characters += text.length + JSON.stringify(text === '' ? block : { ...block, text: '' }).length;
  }
  return characters;
}

/** The message whose branch is shown: the one the file names, else the newest. */
export function headOf(messages: readonly Message[], named: string | null): string | null {
  if (messages.length === 0) return null;
  const tree = new MessageTree(messages);
  return named !== null && tree.has(named) ? named : (messages.at(-1)?.id ?? null);
}
