import { z } from 'zod';
import { wireApiSchema } from '#shared/provider/kinds.ts';
import type { ReplayTranscript } from '../providers/provider-adapter.ts';
import { parseJson } from './chat-rows.ts';
import type { ChatStore } from './chat-store.ts';
import type { Database } from './database.ts';
import { StoreError } from './store-error.ts';

interface TranscriptRow {
  wire_api: string;
  provider_id: string;
  model: string;
  items: string;
}

const itemsSchema = z.array(z.json());

/** What providers sent, kept for replay beside the message that it became. */
export function transcripts(database: Database): Pick<ChatStore, 'saveTranscript' | 'getTranscript'> {
  const put = database.prepare(`
    INSERT OR REPLACE INTO transcripts (message_key, wire_api, provider_id, model, items)
    SELECT key, ?, ?, ?, ? FROM messages WHERE id = ?`);
  const select = database.prepare(`
    SELECT t.wire_api, t.provider_id, t.model, t.items
    FROM transcripts AS t JOIN messages AS m ON m.key = t.message_key WHERE m.id = ?`);
  return {
    saveTranscript: (messageId, { wireApi, providerId, model, items }) => {
      if (put.run(wireApi, providerId, model, JSON.stringify(items), messageId) === 0) {
        throw new StoreError('not-found', `no message ${messageId}`);
      }
    },
    getTranscript: (messageId): ReplayTranscript | undefined => {
      const row = select.get<TranscriptRow>(messageId);
      if (!row) return undefined;
      const wireApi = wireApiSchema.safeParse(row.wire_api).data;
      const items = itemsSchema.safeParse(parseJson(row.items)).data;
      // An unreadable transcript is as good as none: the history is then built from the message.
      return wireApi && items && { wireApi, providerId: row.provider_id, model: row.model, items };
    },
  };
}
