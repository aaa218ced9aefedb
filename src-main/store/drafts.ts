import { parseJson } from './chat-rows.ts';
import type { ChatStore } from './chat-store.ts';
import type { Database } from './database.ts';

type Drafts = Pick<ChatStore, 'getDraft' | 'draftsUnder' | 'saveDraft'>;

/** Drafts that belong to no chat, by their place. */
export function drafts(database: Database): Drafts {
  const select = database.prepare('SELECT content FROM drafts WHERE place = ?');
  const selectUnder = database.prepare(
    'SELECT place, content FROM drafts WHERE substr(place, 1, ?) = ? ORDER BY place',
  );
  const upsert = database.prepare(
    'INSERT INTO drafts (place, content) VALUES (?, ?) ON CONFLICT (place) DO UPDATE SET content = excluded.content',
  );
  const remove = database.prepare('DELETE FROM drafts WHERE place = ?');
  return {
    getDraft: (place) => parseJson(select.get<{ content: string }>(place)?.content ?? null),
    draftsUnder: (prefix) =>
      selectUnder
        .all<{ place: string; content: string }>(prefix.length, prefix)
        .map(({ place, content }) => ({ place, content: parseJson(content) })),
    saveDraft: (place, content) => {
      if (content === null) remove.run(place);
      else upsert.run(place, JSON.stringify(content));
    },
  };
}
