import { phrase } from '#shared/phrase.ts';
import { readableChats } from '../../store/readable-chats.ts';
import { StoreError } from '../../store/store-error.ts';
import { inBatches } from '../copy-messages.ts';
import type { ImportOutput } from './import-reader.ts';

/** Everything that can be read of a damaged database, as an import takes it. */
export function* salvage(databaseFile: string): Generator<ImportOutput> {
  try {
    for (const { chat, workspace, pieces } of readableChats(databaseFile)) {
      const { workspaceId: _w, approvals: _a, deletedAt: _d, ...fields } = chat;
      yield { type: 'chat', chat: fields, workspace: workspace ?? null, file: '' };
      let lost = 0;
      for (const piece of pieces) {
        lost += piece.lost;
        for (const messages of inBatches(piece.messages)) yield { type: 'messages', messages };
      }
      yield { type: 'chat-end' };
      if (lost > 0) {
        const reason = phrase('errors.import.messagesDamaged', { count: lost });
        yield { type: 'problem', file: '', entry: chat.title, reason };
      }
    }
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'damaged') throw error;
    yield { type: 'problem', file: '', reason: phrase('errors.import.restDamaged'), detail: error.message };
  }
}
