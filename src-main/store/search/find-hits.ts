import { MAX_SEARCH_CHARACTERS, MAX_SEARCH_HITS, type SearchHits } from '#shared/chat/search.ts';
import type { Database } from '../database.ts';
import { excerpt, highlight } from './excerpt.ts';
import type { IndexFile } from './index-file.ts';
import { parseSearchQuery, type SearchQuery } from './search-query.ts';

/** A search that has looked so long answers with what it has: it waits for the next letter anyway. */
const TIME_LIMIT_MS = 300;

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
    return hit && { ...hit, title: highlight(hit.title, query) };
  };
  const messageHit = (key: number, query: SearchQuery): MessageHit | undefined => {
    const hit = selectMessage.get<Omit<MessageHit, 'excerpt'> & { key: number }>(key);
    if (!hit) return undefined;
    const { key: _, ...place } = hit;
    return { ...place, excerpt: excerpt(selectText.get<{ text: string | null }>(key)?.text ?? '', query) };
  };

  return (typed, { limit, shouldStop, clock = () => performance.now() }) => {
    const wanted = typed.slice(0, MAX_SEARCH_CHARACTERS);
    const match = index.matchOf(wanted);
    if (match === undefined) return { chats: [], messages: [] };
    const query = parseSearchQuery(wanted);
    const end = clock() + TIME_LIMIT_MS;
    let isCutShort = false;
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
        const hit = hitOf(key, query);
        if (hit) hits.push(hit);
        if (hits.length >= Math.min(limit, MAX_SEARCH_HITS)) break;
      }
      return hits;
    };
    const hits = { chats: collect(index.chats(match), chatHit), messages: collect(index.messages(match), messageHit) };
    return isCutShort ? { ...hits, missing: 'older' } : hits;
  };
}
