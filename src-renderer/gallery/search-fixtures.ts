import type { SearchHits } from '#shared/chat/search.ts';
import type { Language } from '#shared/phrase.ts';
import { summaries } from './fixtures.ts';

/** What is typed into the palette decides what it shows; every other word is in the newest chats. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['notifcation', 'notification'],
  ['Fristverlengerung', 'Fristverlängerung'],
]);
const NOWHERE = 'zeppelin';
const MISSING: ReadonlyMap<string, SearchHits['missing']> = new Map([
  ['older', 'older'],
  ['young', 'not-indexed-yet'],
  ['torn', 'unreadable'],
]);

/** The newest chats, each with a message that holds what was typed. */
const messagesWith = (text: string, language: Language): SearchHits['messages'] =>
  summaries(language)
    .slice(0, 3)
    .map(({ id, title, updatedAt }, index) => ({
      chatId: id,
      chatTitle: title,
      messageId: `hit-${id}`,
      role: index === 1 ? 'user' : 'assistant',
      createdAt: updatedAt,
      excerpt: [
        { text: '… ', isFound: false },
        { text, isFound: true },
        { text: ' …', isFound: false },
      ],
    }));

/** Main's answer to the palette. */
export function hitsFor(text: string, language: Language): SearchHits {
  const meant = MEANT.get(text);
  if (meant !== undefined) return { chats: [], messages: [], suggestion: { text: meant, isInMessages: true } };
  if (text === NOWHERE) return { chats: [], messages: [] };
  const missing = MISSING.get(text);
  return { chats: [], messages: messagesWith(text, language), ...(missing && { missing }) };
}
