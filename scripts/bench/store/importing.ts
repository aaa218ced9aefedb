// How long the main thread is held while chats are imported, as a window sends them.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NO_REQUIREMENTS } from '../../../src-shared/chat/requirements.ts';
import { type AppInSmall, appInSmall } from './app-in-small.ts';
import { messageOf } from './corpus.ts';
import { measureTurns, type TurnFigures } from './turn-meter.ts';

const PART = 500_000;

function fileOf(messages: number, textOf?: (number: number) => string): string {
  const chat = {
    id: 'c',
    title: 'Imported',
    titleIsByPerson: false,
    createdAt: 1,
    updatedAt: 1,
    providerId: null,
    toolSelection: null,
    requirements: NO_REQUIREMENTS,
    taint: null,
    workspace: null,
    pinnedAt: null,
    isTemporary: false,
    expiresAt: null,
    draft: '',
    headMessageId: null,
    messages: Array.from({ length: messages }, (_, number) => {
      const { chatId: _chat, ...message } = messageOf('c', number);
      return textOf ? { ...message, blocks: [{ type: 'text', id: 'b', text: textOf(number) }] } : message;
    }),
  };
  return JSON.stringify({ format: 'confidant-chats', version: 1, exportedAt: '', workspaces: [], chats: [chat] });
}

async function importFile(app: AppInSmall, text: string): Promise<void> {
  const { importId } = await app.call('chats.import', {});
  for (let at = 0; at < text.length; at += PART) {
    const isLast = at + PART >= text.length;
    await app.call('chats.import-part', { importId, file: 'a.json', text: text.slice(at, at + PART), isLast });
  }
  await app.call('chats.import-finish', { importId });
}

/** Each in a database of its own, with the thread of the search at work on what arrives. */
async function heldBy(work: (app: AppInSmall) => Promise<unknown>): Promise<TurnFigures> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-store-'));
  const app = appInSmall(dataDir);
  try {
    app.search.keepUp();
    await app.call('chats.search', { text: 'a' });
    return await measureTurns(() => work(app));
  } finally {
    await app.close();
    rmSync(dataDir, { recursive: true });
  }
}

export async function importFigures(messages: number): Promise<{ what: string; figures: TurnFigures }[]> {
  const many = fileOf(messages);
  const long = fileOf(3, (number) => `${number} ${'word and word '.repeat(1_000_000 / 14)}`);
  return [
    // What the machine does to an idle process right now, to read the others by.
    { what: 'nothing', figures: await heldBy(() => pause(2_000)) },
    { what: `import of ${messages} messages`, figures: await heldBy((app) => importFile(app, many)) },
    { what: 'import of 3 messages of a million characters', figures: await heldBy((app) => importFile(app, long)) },
  ];
}
