import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#shared/chat/message.ts';
import { requests } from '#shared/ipc/contract.ts';
import { MAX_FRAME_CHARACTERS } from '../ipc/router.ts';
import { testChat, testMessage } from '../store/chat-fixtures.ts';
import { ExchangeService } from './exchange/exchange-service.ts';
import { chatBench } from './testing/chat-bench.ts';

let benches: ReturnType<typeof chatBench>[] = [];
let bench: ReturnType<typeof chatBench>;
beforeEach(() => {
  bench = place();
});
afterEach(async () => {
  await Promise.all(benches.map((each) => each.close()));
  benches = [];
});

function place() {
  const made = chatBench();
  benches.push(made);
  return made;
}
const exchangeOf = ({ chats, store, databaseFile, hub, now }: ReturnType<typeof chatBench>) =>
  new ExchangeService({ chats, store, databaseFile, hub, temporaryLifetime: () => null, language: () => 'en', now });

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const textOf = (message: Message | undefined) => {
  const [block] = message?.blocks ?? [];
  return block?.type === 'text' ? block.text : '';
};

describe('a message of a million characters', () => {
  // Characters of one to four bytes, quotes and line ends: what JSON and UTF-8 make longer.
  const million = `${'“Zürich” 🌞\n'.repeat(1_000_000 / 12)}hafenmeisterei`;

  it('is stored, found by its last word, shown, exported and imported without a change', async () => {
    expect(million.length).toBeGreaterThan(999_000);
    bench.store.createChat(testChat('c'));
    const messages = ['m0', 'm1', 'm2'].map((id, index) =>
      testMessage(id, index === 0 ? null : `m${index - 1}`, { blocks: [{ type: 'text', id: 'b', text: million }] }),
    );
    for (const message of messages) bench.store.addMessage(message);

    const hits = await bench.search.find('hafenmeist', 5);
    // How many more come before the time of a search is over depends on the machine.
    const [hit] = hits.messages;
    expect(hit?.messageId).toBe('m2');
    expect(hit?.excerpt.some(({ text, isFound }) => isFound && text === 'hafenmeisterei')).toBe(true);

    const piece = requests['chats.get'].output.parse(bench.chats.get('c', 100));
    expect([piece.messages.map(({ id }) => id), piece.hasEarlier]).toEqual([['m2'], true]);
    expect(JSON.stringify(piece).length).toBeLessThan(MAX_FRAME_CHARACTERS);

    const exchange = exchangeOf(bench);
    const { exportId } = await exchange.startExport('all', 'json');
    const parts: string[] = [];
    for (let isLast = false; !isLast; ) {
      const part = await exchange.exportPart(exportId);
      parts.push(part.text);
      isLast = part.isLast;
    }
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(200_000);
    const there = place();
    const importing = exchangeOf(there);
    const { importId } = await importing.startImport();
    for (const [index, text] of parts.entries())
      await importing.importPart(importId, 'a.json', { text, isLast: index === parts.length - 1 });
    expect(await importing.finishImport(importId)).toMatchObject({ imported: 1, messages: 3, problems: [] });
    for (const { id } of messages) expect(digest(textOf(there.store.getMessage(id)))).toBe(digest(million));
  }, 120_000);
});

describe('ten thousand chats', () => {
  it('are listed in pieces, each found by its title, and answered in like any other', async () => {
    for (let number = 0; number < 10_000; number += 1) {
      bench.store.createChat(testChat(`c${number}`, { title: `Harbour ${number}`, updatedAt: 1_000 + number }));
    }
    const listed: string[] = [];
    let after: string | undefined;
    do {
      const page = requests['chats.list'].output.parse(bench.chats.listAfter(after, 500));
      listed.push(...page.chats.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    expect(listed).toEqual(Array.from({ length: 10_000 }, (_, index) => `c${9_999 - index}`));

    for (;;) {
      const { chats, missing } = await bench.search.find('harbour 777', 20);
      if (missing !== undefined) continue;
      expect(chats.map(({ chatId }) => chatId)).toEqual([
        ...Array.from({ length: 10 }, (_, index) => `c${7_779 - index}`),
        'c777',
      ]);
      break;
    }
    await (await bench.turns.send('c0', 'hello')).done;
    expect(bench.chats.listAfter(undefined, 1).chats[0]?.id).toBe('c0');
  }, 120_000);
});
