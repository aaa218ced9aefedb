import { describe, expect, it } from 'vitest';
import { OpenChat } from '../state/open-chat.ts';
import { aChat, aMessage, aText } from '../testing/examples.ts';
import { createFakeIpc } from '../testing/fake-ipc.ts';
import { findHits, NO_HITS, numberFrom, placeAt } from './find-hits.ts';
import { type SpanFinder, spanFinder } from './spans-of.ts';

async function chatOf(...texts: string[]): Promise<OpenChat> {
  const messages = texts.map((text, index) =>
    aMessage({ id: `m${index}`, role: index % 2 === 0 ? 'user' : 'assistant', blocks: [aText(text)] }),
  );
  const chat = new OpenChat(createFakeIpc({ 'chats.get': () => aChat({ messages }) }), 'c1');
  await chat.load();
  return chat;
}

const finder = (text: string): SpanFinder => spanFinder({ text, as: 'phrase' }) as SpanFinder;

describe('findHits', () => {
  it('counts in questions as they were typed and in answers as they are read', async () => {
    const chat = await chatOf('A **fee**?', 'No **fe**e, no [fee](https://fee.example/).', 'Thanks');
    const { signal } = new AbortController();
    expect(await findHits(chat, finder('fee'), signal)).toEqual({
      messages: [
        { messageId: 'm0', count: 1 },
        { messageId: 'm1', count: 2 },
      ],
      total: 3,
    });
    expect((await findHits(chat, finder('**fee**'), signal)).total).toBe(1);
  });

  it('counts in texts of a million characters, in lines or in one, as in short ones', async () => {
    const words = 'fee for a **fée**, ';
    const chat = await chatOf(`${words}\n`.repeat(55_000), words.repeat(55_000));
    const hits = await findHits(chat, finder('fee'), new AbortController().signal);
    expect(hits.messages.map(({ count }) => count)).toEqual([110_000, 110_000]);
  });

  it('stops in the middle of a message that nobody looks through any more', async () => {
    const chat = await chatOf('ä'.repeat(20_000_000));
    const controller = new AbortController();
    const hits = findHits(chat, finder('a'), controller.signal);
    controller.abort();
    await expect(hits).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('finds the place of every number', async () => {
    const hits = await findHits(await chatOf('a', 'a a', 'b', 'a'), finder('a'), new AbortController().signal);
    expect([0, 1, 2, 3, 4].map((number) => placeAt(hits, number))).toEqual([
      { messageId: 'm0', nth: 0 },
      { messageId: 'm1', nth: 0 },
      { messageId: 'm1', nth: 1 },
      { messageId: 'm3', nth: 0 },
      null,
    ]);
    expect(placeAt(NO_HITS, 0)).toBeNull();
  });

  it('begins at the message that is read, or at the first after it, or else at the first of all', async () => {
    const hits = await findHits(await chatOf('a', 'b', 'a a', 'b'), finder('a'), new AbortController().signal);
    const order = ['m0', 'm1', 'm2', 'm3'];
    expect(order.map((messageId) => numberFrom(hits, order, messageId))).toEqual([0, 1, 1, 0]);
  });
});
