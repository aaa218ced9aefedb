import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testChat, testMessage } from '../store/chat-fixtures.ts';
import { chatBench } from './testing/chat-bench.ts';

let bench: ReturnType<typeof chatBench>;
beforeEach(() => {
  bench = chatBench();
});
afterEach(() => bench.close());

const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

/** A chat of so many messages, each replying to the one before it. */
function longChat(count: number, text = 'text') {
  bench.store.createChat(testChat('c'));
  const messages = Array.from({ length: count }, (_, number) =>
    testMessage(`m${number}`, number === 0 ? null : `m${number - 1}`, { blocks: [{ type: 'text', id: 'b', text }] }),
  );
  bench.store.addMessages(messages);
  bench.store.updateChat('c', { headMessageId: `m${count - 1}` });
  return messages;
}

describe('a long chat', () => {
  it('is given from its end, and what stands before piece by piece until its beginning', () => {
    const messages = longChat(25);
    const end = bench.chats.get('c', 10);
    expect([ids(end.messages), end.hasEarlier]).toEqual([ids(messages.slice(15)), true]);
    const before = bench.chats.earlier('c', 'm15', 10);
    expect([ids(before.messages), before.hasEarlier]).toEqual([ids(messages.slice(5, 15)), true]);
    const first = bench.chats.earlier('c', 'm5', 10);
    expect([ids(first.messages), first.hasEarlier]).toEqual([ids(messages.slice(0, 5)), false]);
    expect(bench.chats.earlier('c', 'm0', 10)).toEqual({ messages: [], versions: {}, hasEarlier: false });
    expect(bench.chats.get('c', 25)).toEqual(bench.chats.get('c'));
    expect(bench.chats.get('c').hasEarlier).toBeUndefined();
  });

  it('is given whole as it is at the end of the reading, whatever changes meanwhile', async () => {
    const messages = longChat(350);
    bench.store.updateChat('c', { draft: 'typed', queued: { text: 'and then?', attachmentIds: [] } });
    const whole = bench.chats.get('c');
    expect([whole.draft, whole.queued?.text]).toEqual(['typed', 'and then?']);
    expect(await bench.chats.getInTurns('c')).toEqual(whole);
    const reading = bench.chats.getInTurns('c');
    bench.chats.addMessage(testMessage('new', 'm349'));
    expect(ids((await reading).messages)).toEqual([...ids(messages), 'new']);
    const again = bench.chats.getInTurns('c');
    const live = testMessage('new', 'm349', { blocks: [{ type: 'text', id: 'b', text: 'streams' }] });
    bench.chats.beginAnswer('c', () => live);
    expect((await again).messages.at(-1)).toBe(live);
    const gone = bench.chats.getInTurns('c');
    bench.chats.delete('c');
    await expect(gone).rejects.toMatchObject({ code: 'not-found' });
  });

  it('comes in smaller pieces where messages are long, but always one at least', () => {
    longChat(4, 'x'.repeat(400_000));
    expect(ids(bench.chats.get('c', 100).messages)).toEqual(['m3']);
    expect(ids(bench.chats.earlier('c', 'm3', 100).messages)).toEqual(['m2']);
  });

  it('has its versions in every piece', () => {
    longChat(6);
    bench.store.addMessages([testMessage('other', 'm1'), testMessage('root', null)]);
    expect(bench.chats.get('c', 5).versions).toEqual({ m2: ['m2', 'other'] });
    expect(bench.chats.earlier('c', 'm2', 5).versions).toEqual({ m0: ['m0', 'root'] });
    expect(bench.chats.get('c').versions).toEqual({ m0: ['m0', 'root'], m2: ['m2', 'other'] });
  });

  it('shows the answer that is being made as it is in memory, also in a piece', () => {
    const messages = longChat(3);
    const live = { ...messages[2], blocks: [{ type: 'text' as const, id: 'b', text: 'newer than on disk' }] } as never;
    bench.chats.beginAnswer('c', () => live);
    expect(bench.chats.get('c', 2).messages.at(-1)).toBe(live);
  });

  it('knows nothing before a message that is deleted, unknown or in another chat', () => {
    longChat(3);
    bench.store.createChat(testChat('d'));
    bench.store.addMessage(testMessage('elsewhere', null, { chatId: 'd' }));
    for (const id of ['elsewhere', 'ghost']) {
      expect(() => bench.chats.earlier('c', id, 5)).toThrow(expect.objectContaining({ code: 'not-found' }));
    }
    bench.branches.deleteMessage('c', 'm2');
    expect(() => bench.chats.earlier('c', 'm2', 5)).toThrow(expect.objectContaining({ code: 'not-found' }));
  });

  it('goes to the provider whole, read in several turns of the event loop', async () => {
    const messages = longChat(450);
    let turns = 0;
    const count = setInterval(() => {
      turns += 1;
    }, 0);
    const chat = bench.chats.stored('c');
    expect(ids(await bench.chats.branchInTurns(chat))).toEqual(ids(messages));
    clearInterval(count);
    expect(turns).toBeGreaterThan(0);
    await (await bench.turns.send('c', 'and now?')).done;
    expect(bench.asked.at(-1)?.history).toHaveLength(451);
  });
});

describe('the list of thousands of chats', () => {
  it('comes in pieces, newest first, none twice and none left out, also where many have the same time', () => {
    for (let number = 0; number < 25; number += 1) {
      bench.store.createChat(testChat(`c${number}`, { updatedAt: 1_000 + (number % 3) }));
    }
    bench.store.updateChat('c4', { deletedAt: 1 });
    const all = ids(bench.chats.list());
    expect(all).toHaveLength(24);
    const pieces: string[] = [];
    let after: string | undefined;
    do {
      const { chats, next } = bench.chats.listAfter(after, 7);
      pieces.push(...ids(chats));
      after = next;
    } while (after !== undefined);
    expect(pieces).toEqual(all);
    expect(bench.chats.listAfter(undefined, 24).next).toBeDefined();
    expect(bench.chats.listAfter(bench.chats.listAfter(undefined, 24).next, 24)).toEqual({ chats: [] });
  });

  it('gives ten thousand as it gives a few: each piece alone, every chat once', () => {
    for (let number = 0; number < 10_000; number += 1) {
      bench.store.createChat(testChat(`c${number}`, { updatedAt: 1_000 + (number % 700) }));
    }
    const seen = new Set<string>();
    let after: string | undefined;
    let pieces = 0;
    do {
      const { chats, next } = bench.chats.listAfter(after, 500);
      expect(chats.length).toBeLessThanOrEqual(500);
      for (const { id } of chats) seen.add(id);
      after = next;
      pieces += 1;
    } while (after !== undefined && pieces < 30);
    // The last piece is empty: only then is it known that none is left.
    expect(pieces).toBe(21);
    expect(seen.size).toBe(10_000);
  });
});
