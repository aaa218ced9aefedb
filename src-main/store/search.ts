import { MAX_SEARCH_HITS, type SearchHits } from '#shared/chat/search.ts';
import type { Database } from './database.ts';
import { excerpt, highlight } from './excerpt.ts';
import type { SearchIndex } from './search-index.ts';
import { parseSearchQuery, type SearchQuery, toMatchExpression } from './search-query.ts';
import { toStoreError } from './store-error.ts';

export const MAX_HITS = MAX_SEARCH_HITS;

type MessageHit = SearchHits['messages'][number];

/** Finds at most `limit` chats and as many messages; `typed` is taken as it comes from the keyboard. */
export type ChatSearch = (typed: string, limit: number) => SearchHits;

/** Full-text search over titles and finished messages, newest first, deleted chats left out. */
export function chatSearch(database: Database, index: SearchIndex): ChatSearch {
  // Newest first is the order of the index itself: it stops at the limit, where a ranking would visit every match.
  const findChats = database.prepare(`
    SELECT c.id AS chatId, c.title, c.updated_at AS updatedAt
    FROM chat_search JOIN chats AS c ON c.key = chat_search.rowid
    WHERE chat_search MATCH ? AND c.deleted_at IS NULL ORDER BY chat_search.rowid DESC LIMIT ?`);
  const findMessages = database.prepare(`
    SELECT m.key, m.chat_id AS chatId, c.title AS chatTitle, m.id AS messageId, m.role, m.created_at AS createdAt
    FROM message_search JOIN messages AS m ON m.key = message_search.rowid JOIN chats AS c ON c.id = m.chat_id
    WHERE message_search MATCH ? AND c.deleted_at IS NULL AND m.deleted_with IS NULL ORDER BY message_search.rowid DESC LIMIT ?`);
  const selectText = database.prepare(`
    SELECT group_concat(content, char(10) ORDER BY position) AS text FROM blocks WHERE message_key = ? AND type = 'text'`);

  const find = (match: string, query: SearchQuery, count: number): SearchHits => {
    const chats = findChats.all<{ chatId: string; title: string; updatedAt: number }>(match, count);
    const messages = findMessages.all<Omit<MessageHit, 'excerpt'> & { key: number }>(match, count);
    return {
      chats: chats.map((hit) => ({ ...hit, title: highlight(hit.title, query) })),
      messages: messages.map(({ key, ...hit }) => ({
        ...hit,
        excerpt: excerpt(selectText.get<{ text: string | null }>(key)?.text ?? '', query),
      })),
    };
  };

  return (typed, limit) => {
    const query = parseSearchQuery(typed);
    const match = toMatchExpression(query);
    if (match === undefined) return { chats: [], messages: [] };
    const count = Math.min(limit, MAX_HITS);
    if (index.isDamaged) index.rebuild();
    try {
      return find(match, query, count);
    } catch (error) {
      if (toStoreError(error).code !== 'damaged') throw error;
      index.rebuild();
      return find(match, query, count);
    }
  };
}
