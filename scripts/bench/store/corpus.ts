// Chats of invented words: the same in every run, few words frequent and most rare, as in a language.
import type { ChatStore } from '../../../src-main/store/chat-store.ts';
import type { Message } from '../../../src-shared/chat/message.ts';
import { NO_REQUIREMENTS } from '../../../src-shared/chat/requirements.ts';

export const MESSAGES_PER_CHAT = 100;
export const LONG_CHAT_MESSAGES = 10_000;
const WORDS_PER_MESSAGE = 80;
const VOCABULARY = 20_000;

let seed = 42;
export function random(): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
}

const SYLLABLES = 'ha to mi re sun ka el po dra ne vi lo ber gu fa ste wo zu'.split(' ');

/** The most frequent first. */
export const WORDS = Array.from({ length: VOCABULARY }, (_, index) => {
  // Neighbours in frequency begin with different letters.
  let rest = Math.imul(index + 1, 2_654_435_761) >>> 0;
  return Array.from({ length: 2 + (index % 3) }, () => {
    const syllable = SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
    return syllable;
  }).join('');
});

const word = () => WORDS[Math.floor(VOCABULARY ** random()) - 1] ?? '';
export const sentence = () => Array.from({ length: WORDS_PER_MESSAGE }, word).join(' ');

/** Every 500th message says a word that no other says. */
export function messageOf(chatId: string, number: number): Message {
  const text = number % 500 === 0 ? `${sentence()} Hafenmeisterei ${sentence()}` : sentence();
  return {
    id: `${chatId}.${number}`,
    chatId,
    parentId: number === 0 ? null : `${chatId}.${number - 1}`,
    role: number % 2 === 0 ? 'user' : 'assistant',
    status: 'complete',
    createdAt: 1_700_000_000_000 + number,
    blocks: [{ type: 'text', id: 'b', text }],
    sources: [],
  };
}

export function addChat(store: ChatStore, id: string, count: number): void {
  const at = 1_700_000_000_000;
  store.createChat({
    id,
    title: `${word()} ${word()} ${word()}`,
    titleIsByPerson: false,
    createdAt: at,
    updatedAt: at + Math.floor(random() * 1e9),
    providerId: null,
    toolSelection: null,
    requirements: NO_REQUIREMENTS,
    headMessageId: null,
    draft: '',
    deletedAt: null,
  });
  const messages = Array.from({ length: count }, (_, number) => messageOf(id, number));
  for (let from = 0; from < count; from += 1_000) store.addMessages(messages.slice(from, from + 1_000));
  store.updateChat(id, { headMessageId: messages.at(-1)?.id ?? null });
}

/** One long chat, the others of a hundred messages each; says how many chats there are. */
export async function fill(store: ChatStore, messages: number): Promise<number> {
  const long = Math.min(LONG_CHAT_MESSAGES, messages / 2);
  addChat(store, 'long', long);
  const others = Math.floor((messages - long) / MESSAGES_PER_CHAT);
  for (let chat = 0; chat < others; chat += 1) {
    addChat(store, `c${chat}`, MESSAGES_PER_CHAT);
    await store.room();
  }
  return others + 1;
}
