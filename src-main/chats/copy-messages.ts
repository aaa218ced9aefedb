import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Message } from '#shared/chat/message.ts';
import type { ChatStore } from '../store/chat-store.ts';

/** What one turn of the event loop writes at most, so that windows and answers never wait for a long chat. */
const MAX_MESSAGES_AT_ONCE = 20;
const MAX_CHARACTERS_AT_ONCE = 40_000;

/** Adds many messages a few at a time. Those of one chat come after what they reply to. */
export async function addInTurns(
  store: Pick<ChatStore, 'addMessages'>,
  messages: Iterable<Message>,
  signal?: AbortSignal,
): Promise<void> {
  let batch: Message[] = [];
  let characters = 0;
  for (const message of messages) {
    batch.push(message);
    characters += sizeOf(message);
    if (batch.length < MAX_MESSAGES_AT_ONCE && characters < MAX_CHARACTERS_AT_ONCE) continue;
    store.addMessages(batch);
    batch = [];
    characters = 0;
    await nextTurn();
    signal?.throwIfAborted();
  }
  if (batch.length > 0) store.addMessages(batch);
}

function sizeOf({ blocks }: Message): number {
  return blocks.reduce(
    (sum, block) => sum + ('text' in block && typeof block.text === 'string' ? block.text.length : 500),
    0,
  );
}
