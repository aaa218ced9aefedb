import { foldedString } from '#shared/chat/fold-text.ts';
import type { Message } from '#shared/chat/message.ts';
import type { OpenChat } from '../state/open-chat.ts';
import { plainText } from './plain-text.ts';
import type { SpanFinder } from './spans-of.ts';

/** How often something stands in the messages of a chat; only those where it does, in reading order. */
export interface FindHits {
  messages: ReadonlyArray<{ messageId: string; count: number }>;
  total: number;
}

export const NO_HITS: FindHits = { messages: [], total: 0 };

/** A slice of work that no key press has to wait for. */
const SLICE_MS = 8;
/** So much of a message is folded at once; a message may be a million characters long. */
const PIECE_CHARACTERS = 50_000;

/** Messages are never changed in place, so what was folded once is good as long as the object lives. */
const folded = new WeakMap<Message, string>();

/** Cut where lines end, as far as they do: what is looked for is never on two lines. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start + PIECE_CHARACTERS);
    const isNear = newline >= 0 && newline < start + 2 * PIECE_CHARACTERS;
    const end = isNear ? newline + 1 : Math.min(text.length, start + 2 * PIECE_CHARACTERS);
    yield text.slice(start, end);
    start = end;
  }
}

async function textOf(message: Message, giveWay: () => Promise<void>): Promise<string> {
  const known = folded.get(message);
  if (known !== undefined) return known;
  const own = message.blocks.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
  let text = '';
  for (const piece of piecesOf(own)) {
    text += foldedString(message.role === 'user' ? piece : plainText(piece));
    await giveWay();
  }
  folded.set(message, text);
  return text;
}

/** Searches every message of the branch, on the screen or not, giving way after each slice. Rejects when aborted. */
export async function findHits(chat: OpenChat, find: SpanFinder, signal: AbortSignal): Promise<FindHits> {
  const messages: Array<{ messageId: string; count: number }> = [];
  let total = 0;
  let until = performance.now() + SLICE_MS;
  const giveWay = async () => {
    if (performance.now() < until) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    until = performance.now() + SLICE_MS;
  };
  for (const messageId of chat.store.getState().messageIds) {
    const message = chat.message(messageId);
    const count = message ? find.count(await textOf(message, giveWay)) : 0;
    if (count > 0) messages.push({ messageId, count });
    total += count;
    await giveWay();
  }
  return { messages, total };
}

/** The place with this number (from 0) as message and number within it. */
export function placeAt({ messages }: FindHits, number: number): { messageId: string; nth: number } | null {
  let before = 0;
  for (const { messageId, count } of messages) {
    if (number < before + count) return { messageId, nth: number - before };
    before += count;
  }
  return null;
}

/** The number of the first place in this message or one after it; 0 when there is none. */
export function numberFrom({ messages }: FindHits, order: readonly string[], messageId: string): number {
  const places = new Map(order.map((id, place) => [id, place]));
  const from = places.get(messageId) ?? 0;
  let before = 0;
  for (const hit of messages) {
    if ((places.get(hit.messageId) ?? 0) >= from) return before;
    before += hit.count;
  }
  return 0;
}
