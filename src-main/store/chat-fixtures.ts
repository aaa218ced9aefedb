import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Message } from '#shared/chat/message.ts';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import type { StoredChat } from './chat-store.ts';

// What the tests of the store are made of.

export function newDataFolder(): { dataDir: string; remove: () => void } {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'chat-store-'));
  return { dataDir, remove: () => fs.rmSync(dataDir, { recursive: true, force: true }) };
}

export const testChat = (id: string, changes: Partial<StoredChat> = {}): StoredChat => ({
  id,
  title: `Title of ${id}`,
  titleIsByPerson: false,
  createdAt: 1_000,
  updatedAt: 1_000,
  providerId: null,
  toolSelection: null,
  requirements: NO_REQUIREMENTS,
  approvals: {},
  taint: null,
  variables: {},
  presets: {},
  headMessageId: null,
  draft: '',
  queued: null,
  deletedAt: null,
  workspaceId: null,
  pinnedAt: null,
  isTemporary: false,
  expiresAt: null,
  ...changes,
});

export const testMessage = (id: string, parentId: string | null, changes: Partial<Message> = {}): Message => ({
  id,
  chatId: 'c',
  parentId,
  role: 'user',
  status: 'complete',
  createdAt: 1_000,
  blocks: [{ type: 'text', id: `${id}.1`, text: `text of ${id}` }],
  sources: [],
  ...changes,
});

/** An answer with every kind of block. */
export const fullAnswer = (id: string, parentId: string): Message =>
  testMessage(id, parentId, {
    role: 'assistant',
    blocks: [
      { type: 'reasoning', id: 'b1', text: 'thinking' },
      {
        type: 'tool-call',
        id: 'b2',
        call: {
          callId: 'k',
          toolId: 'web_search',
          state: 'blocked',
          summary: 'cats',
          destination: { kind: 'host', host: 'searx.example' },
          arguments: '{\n  "query": "cats"\n}',
          durationMs: 1.5,
          modelMessage: 'BLOCKED: not now',
        },
      },
      { type: 'text', id: 'b3', text: 'Meow 🐈' },
      { type: 'notice', id: 'b4', tone: 'warn', text: { key: 'errors.connectionToAppLost' }, actions: ['continue'] },
    ],
    sources: [
      { title: 'Cats', url: 'https://example.org/1', origin: 'tool' },
      { title: 'Cats', url: 'https://example.org/2', origin: 'tool' },
    ],
    provider: { id: 'p', name: 'P', model: 'm', confidence: 'HIGH' },
    figures: { requests: 2, usage: { inputTokens: 5 }, tokensPerSecond: 12.5 },
  });
