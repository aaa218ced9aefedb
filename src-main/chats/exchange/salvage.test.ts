import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#shared/chat/message.ts';
import { newDataFolder, testChat, testMessage } from '../../store/chat-fixtures.ts';
import { openDatabase } from '../../store/database.ts';
import { openChatStore } from '../../store/open-chat-store.ts';
import { chatBench } from '../testing/chat-bench.ts';
import { ExchangeService } from './exchange-service.ts';
import type { ImportOutput } from './import-reader.ts';
import { salvage } from './salvage.ts';

const PAGE_BYTES = 4_096;

let folder: ReturnType<typeof newDataFolder>;
let file: string;
beforeEach(() => {
  folder = newDataFolder();
  file = path.join(folder.dataDir, 'chats.db');
});
afterEach(() => folder.remove());

/** Chats whose messages fill many pages; gives back all messages by id. */
function storeChats(): Map<string, Message> {
  const { store } = openChatStore(folder.dataDir);
  const all = new Map<string, Message>();
  store.addWorkspace({ id: 'w', name: 'Work', createdAt: 1 });
  for (let chat = 0; chat < 30; chat += 1) {
    const chatId = `c${chat}`;
    store.createChat(testChat(chatId, { workspaceId: 'w' }));
    for (let number = 0; number < 6; number += 1) {
      const message = testMessage(`${chatId}.${number}`, number === 0 ? null : `${chatId}.${number - 1}`, {
        chatId,
        blocks: [{ type: 'text', id: 'b', text: `${chatId} says ${number} `.repeat(50) }],
      });
      store.addMessage(message);
      all.set(message.id, message);
    }
  }
  store.createChat(testChat('deleted', { deletedAt: 5 }));
  store.close();
  return all;
}

const read = (outputs: Iterable<ImportOutput>) => {
  const found = [...outputs];
  return {
    chats: found.flatMap((output) => (output.type === 'chat' ? [output.chat.id] : [])),
    messages: found.flatMap((output) => (output.type === 'messages' ? output.messages : [])),
    problems: found.flatMap((output) => (output.type === 'problem' ? [output.reason.key] : [])),
  };
};

describe('a damaged database', () => {
  it('gives back everything but what is on the damaged page, whichever that is, and stays as it is', () => {
    const all = storeChats();
    const intact = fs.readFileSync(file);
    const pages = intact.length / PAGE_BYTES;
    const losses: number[] = [];
    for (let page = 1; page < pages; page += 1) {
      const bytes = Buffer.from(intact).fill(0xa5, page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
      fs.writeFileSync(file, bytes);
      const { messages } = read(salvage(file));
      for (const message of messages) expect(message, `page ${page}`).toEqual(all.get(message.id));
      losses.push(all.size - messages.length);
      expect(fs.readFileSync(file).equals(bytes)).toBe(true);
    }
    expect(fs.readdirSync(folder.dataDir).filter((name) => name.includes('reading'))).toEqual([]);
    // Only the few pages at the top of a tree cost more than what is on them.
    losses.sort((a, b) => a - b);
    expect(losses[0]).toBe(0);
    expect(losses[Math.floor(losses.length * 0.75)]).toBeLessThan(10);
  }, 120_000);

  it('without a readable beginning gives nothing, and says so', () => {
    storeChats();
    fs.writeFileSync(file, fs.readFileSync(file).fill(0xa5, 0, PAGE_BYTES));
    expect(read(salvage(file))).toEqual({ chats: [], messages: [], problems: ['errors.import.restDamaged'] });
  });

  it.each(['brought to this version', 'kept from it by its damage'])('of an older version is read, %s', (how) => {
    fs.copyFileSync(path.join(import.meta.dirname, '../../store/fixtures/chats-v1.db'), file);
    if (how === 'kept from it by its damage') {
      const database = openDatabase(file);
      database.exec('DROP TABLE chat_search');
      database.close();
    }
    const { chats, messages, problems } = read(salvage(file));
    expect([chats, messages.map(({ id }) => id), problems]).toEqual([['c'], ['q', 'a1', 'a2'], []]);
  });

  it('leaves out what was deleted', () => {
    storeChats();
    expect(read(salvage(file)).chats).not.toContain('deleted');
  });
});

describe('after a backup took the place of a damaged database', () => {
  it('what was newer than the backup comes back beside it, and nothing twice', async () => {
    const all = storeChats();
    const bench = chatBench();
    const exchange = new ExchangeService({
      chats: bench.chats,
      store: bench.store,
      databaseFile: bench.databaseFile,
      hub: bench.hub,
      temporaryLifetime: () => null,
      language: () => 'en',
      now: bench.now,
    });
    bench.store.createChat(testChat('c0', { title: 'As in the backup' }));
    bench.store.addMessages([all.get('c0.0') as Message, all.get('c0.1') as Message]);
    expect(await exchange.salvage(file)).toMatchObject({
      imported: 29,
      updated: 1,
      messages: all.size - 2,
      problems: [],
    });
    expect(bench.chats.get('c0').title).toBe('As in the backup');
    expect(bench.store.messages('c0')).toHaveLength(6);
    expect(bench.store.listWorkspaces()).toMatchObject([{ id: 'w', name: 'Work' }]);
    expect(await exchange.salvage(file)).toMatchObject({ imported: 0, updated: 0, unchanged: 30, messages: 0 });
    await exchange.close();
    await bench.close();
  });
});
