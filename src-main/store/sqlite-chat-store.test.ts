import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#shared/chat/message.ts';
import { NO_REQUIREMENTS } from '#shared/chat/requirements.ts';
import type { ChatStore, StoredChat } from './chat-store.ts';
import { openChatStore } from './open-chat-store.ts';

let dataDir: string;
let store: ChatStore;

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'chat-store-'));
  store = openChatStore(dataDir).store;
});
afterEach(() => {
  store.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const chat = (id: string, changes: Partial<StoredChat> = {}): StoredChat => ({
  id,
  title: `Title of ${id}`,
  titleIsByPerson: false,
  createdAt: 1_000,
  updatedAt: 1_000,
  providerId: null,
  toolSelection: null,
  requirements: NO_REQUIREMENTS,
  headMessageId: null,
  draft: '',
  deletedAt: null,
  workspaceId: null,
  pinnedAt: null,
  expiresAt: null,
  ...changes,
});

const message = (id: string, parentId: string | null, changes: Partial<Message> = {}): Message => ({
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

const ids = (messages: readonly Message[]) => messages.map((each) => each.id);

describe('messages as a tree', () => {
  beforeEach(() => store.createChat(chat('c')));

  it('gives back a branch oldest first, with every kind of block, sources and figures', () => {
    const answer = message('a', 'q', {
      role: 'assistant',
      blocks: [
        { type: 'reasoning', id: 'b1', text: 'thinking' },
        {
          type: 'tool-call',
          id: 'b2',
          call: { callId: 'k', toolId: 'web_search', state: 'done', summary: 'cats', arguments: '{}', durationMs: 1.5 },
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
    store.addMessage(message('q', null));
    store.addMessage(answer);
    expect(store.branch('c', 'a')).toEqual([message('q', null), answer]);
    expect(store.getChat('c')?.headMessageId).toBe('a');
  });

  it('keeps versions side by side and walks only the branch that was asked for', () => {
    store.addMessage(message('q', null));
    store.addMessage(message('a1', 'q'));
    store.addMessage(message('a2', 'q'));
    store.addMessage(message('q2', 'a1'));
    expect(ids(store.branch('c', 'a2'))).toEqual(['q', 'a2']);
    expect(ids(store.branch('c', 'q2'))).toEqual(['q', 'a1', 'q2']);
  });
});
