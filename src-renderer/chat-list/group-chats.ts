import type { ChatSummary } from '#shared/chat/message.ts';
import { daysBetween } from '../formats.ts';

export type ChatAge = 'today' | 'yesterday' | 'week' | 'older';

export interface ChatGroup {
  age: ChatAge;
  chats: readonly ChatSummary[];
}

const AGES: readonly ChatAge[] = ['today', 'yesterday', 'week', 'older'];

function ageOf(at: number, now: number): ChatAge {
  const days = daysBetween(at, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? 'week' : 'older';
}

/** The chats whose title holds every word of the query, newest first, by age. */
export function groupChats(chats: readonly ChatSummary[], query: string, now: number): ChatGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = chats
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));
  return AGES.map((age) => ({ age, chats: found.filter(({ updatedAt }) => ageOf(updatedAt, now) === age) })).filter(
    (group) => group.chats.length > 0,
  );
}
