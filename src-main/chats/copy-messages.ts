import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Block, Message } from '#shared/chat/message.ts';
import type { ChatStore } from '../store/chat-store.ts';

/** What one turn of the event loop writes at most, so that windows and answers never wait for a long chat. */
const MAX_MESSAGES_AT_ONCE = 10;
const MAX_CHARACTERS_AT_ONCE = 20_000;

/** Messages in groups that one turn of the event loop can write. */
export function* inBatches(messages: Iterable<Message>): Generator<Message[]> {
  let batch: Message[] = [];
  let characters = 0;
  for (const message of messages) {
    batch.push(message);
    characters += sizeOf(message);
    if (batch.length < MAX_MESSAGES_AT_ONCE && characters < MAX_CHARACTERS_AT_ONCE) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Adds many messages a few at a time. Those of one chat come after what they reply to. */
export async function addInTurns(
  store: Pick<ChatStore, 'addMessages' | 'room'>,
  messages: Iterable<Message>,
): Promise<void> {
  for (const batch of inBatches(messages)) {
    store.addMessages(batch);
    await nextTurn();
    await store.room();
  }
}

/** About how many characters are to be written; of a part without text its long fields count, and 500 for the others. */
function sizeOf({ blocks }: Message): number {
  return blocks.reduce((sum, block) => sum + partSize(block), 0);
}

function partSize(block: Block): number {
  if (block.type === 'notice') return 500 + (block.detail?.length ?? 0);
  if (block.type !== 'tool-call') return block.text.length;
  const { arguments: given, modelMessage = '', approval } = block.call;
  return 500 + given.length + modelMessage.length + (approval?.arguments?.length ?? 0);
}
