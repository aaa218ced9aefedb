import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_HITS, type SearchHits } from '#shared/chat/search.ts';
import type { Database } from '../database.ts';
import { excerpt, highlight } from './excerpt.ts';
import type { IndexFile } from './index-file.ts';
import { holdsTogether, parseSearchQuery, type SearchQuery } from './search-query.ts';
import { corrections } from './suggest.ts';
import { orUnreadable, UNREADABLE } from './unreadable.ts';
import { writtenWords } from './written-words.ts';

/** A search that has looked so long answers with what it has: it waits for the next letter anyway. */
const TIME_LIMIT_MS = 300;

/** The person waits for the answer that nothing was found. */
const SUGGESTION_LIMIT_MS = 40;

type ChatHit = SearchHits['chats'][number];
type MessageHit = SearchHits['messages'][number];

export interface FindOptions {
  limit: number;
  /** Asked now and then: whether nobody waits for the answer any more. */
  shouldStop(): boolean;
  /** Milliseconds, on a clock that only goes forward. */
  clock?: () => number;
}

/** Finds titles and messages, newest first; what is deleted is left out. */
export type FindHits = (typed: string, options: FindOptions) => SearchHits;

export function hitFinder(chats: Database, index: IndexFile): FindHits {
  const selectChat = chats.prepare(
    'SELECT id AS chatId, title, updated_at AS updatedAt FROM chats WHERE key = ? AND deleted_at IS NULL',
  );
  const selectMessage = chats.prepare(`
    SELECT m.key, m.chat_id AS chatId, c.title AS chatTitle, m.id AS messageId, m.role, m.created_at AS createdAt
    FROM messages AS m JOIN chats AS c ON c.id = m.chat_id
    WHERE m.key = ? AND c.deleted_at IS NULL AND m.deleted_with IS NULL`);
  const selectText = chats.prepare(`
    SELECT group_concat(content, char(10) ORDER BY position) AS text FROM blocks WHERE message_key = ? AND type = 'text'`);

  const chatHit = (key: number, query: SearchQuery): ChatHit | undefined => {
    const hit = selectChat.get<{ chatId: string; title: string; updatedAt: number }>(key);
    return hit && holdsTogether(hit.title, query) ? { ...hit, title: highlight(hit.title, query) } : undefined;
  };
  const messageHit = (key: number, query: SearchQuery): MessageHit | undefined => {
    const hit = selectMessage.get<Omit<MessageHit, 'excerpt'> & { key: number }>(key);
    if (!hit) return undefined;
    const { key: _, ...place } = hit;
    const text = selectText.get<{ text: string | null }>(key)?.text ?? '';
    return holdsTogether(text, query) ? { ...place, excerpt: excerpt(text, query) } : undefined;
  };

  const find: FindHits = (typed, { limit, shouldStop, clock = () => performance.now() }) => {
    const match = index.matchOf(typed);
    if (match === undefined) return { chats: [], messages: [] };
    const query = parseSearchQuery(typed);
    const end = clock() + TIME_LIMIT_MS;
    let isCutShort = false;
    let isUnreadable = false;
    const collect = <Hit>(
      keys: Iterable<{ key: number }>,
      hitOf: (key: number, query: SearchQuery) => Hit | undefined,
    ) => {
      const hits: Hit[] = [];
      for (const { key } of keys) {
        // Thousands of candidates may lie in deleted chats, and a text may be a million characters long.
        if (shouldStop() || clock() > end) {
          isCutShort = true;
          break;
        }
        const hit = orUnreadable(() => hitOf(key, query));
        if (hit === UNREADABLE) isUnreadable = true;
        else if (hit) hits.push(hit);
        if (hits.length >= Math.min(limit, MAX_SEARCH_HITS)) break;
      }
      return hits;
    };
    const hits = { chats: collect(index.chats(match), chatHit), messages: collect(index.messages(match), messageHit) };
    if (isUnreadable) return { ...hits, missing: 'unreadable' };
    return isCutShort ? { ...hits, missing: 'older' } : hits;
  };

  const written = writtenWords({
    index,
    textOf: (key) => selectText.get<{ text: string | null }>(key)?.text,
    titleOf: (key) => selectChat.get<{ title: string }>(key)?.title,
  });
  const suggestion = (typed: string, options: Required<FindOptions>): SearchHits['suggestion'] => {
    const end = options.clock() + SUGGESTION_LIMIT_MS;
    const found = corrections(typed, index, () => !options.shouldStop() && options.clock() <= end);
    if (found.length === 0) return undefined;
    const text = found.reduceRight(
      (rest, { start, end, term }) => `${rest.slice(0, start)}${written(term)}${rest.slice(end)}`,
      typed,
    );
    const { chats, messages } = find(text, { ...options, limit: 1 });
    return chats.length + messages.length === 0 ? undefined : { text, isInMessages: messages.length > 0 };
  };

  return (typed, { limit, shouldStop, clock = () => performance.now() }) => {
    const wanted = typed.slice(0, MAX_SEARCH_CHARACTERS);
    const hits = find(wanted, { limit, shouldStop, clock });
    if (hits.chats.length + hits.messages.length > 0 || hits.missing) return hits;
    const other = suggestion(wanted, { limit, shouldStop, clock });
    return other ? { ...hits, suggestion: other } : hits;
  };
}
