import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Block } from '#shared/chat/message.ts';
import { MAX_SEARCH_HITS } from '#shared/chat/search.ts';
import { newDataFolder, testChat, testMessage } from '../chat-fixtures.ts';
import type { ChatStore } from '../chat-store.ts';
import { openDatabase } from '../database.ts';
import { openChatStore } from '../open-chat-store.ts';
import type { HighlightedText } from './excerpt.ts';
import type { ChatSearch } from './search-thread.ts';

let folder: ReturnType<typeof newDataFolder>;
let store: ChatStore;
let search: ChatSearch;
beforeEach(() => {
  folder = newDataFolder();
  ({ store, search } = openChatStore(folder.dataDir));
  store.createChat(testChat('c', { title: 'Holiday in Zürich' }));
});
afterEach(async () => {
  await search.close();
  store.close();
  folder.remove();
});

const text = (content: string): Block[] => [{ type: 'text', id: 'b', text: content }];
const say = (id: string, content: string) => store.addMessage(testMessage(id, null, { blocks: text(content) }));
const found = async (typed: string) => (await search.find(typed, 50)).messages.map((hit) => hit.messageId);
const marked = (pieces: HighlightedText | undefined) =>
  pieces?.filter((piece) => piece.isFound).map((piece) => piece.text);
const plain = (pieces: HighlightedText | undefined) => pieces?.map((piece) => piece.text).join('');

describe('search', () => {
  it('finds all words in any order, whatever their case and accents, the last one as a beginning', async () => {
    say('1', 'The café in Basel closes early');
    say('2', 'A cafe, somewhere else');
    expect(await found('BASEL cafe')).toEqual(['1']);
    expect(await found('café')).toEqual(['2', '1']);
    expect(await found('cafe bas')).toEqual(['1']);
    expect(await found('bas cafe')).toEqual([]);
  });

  it('gives the newest first and no more than asked for', async () => {
    for (let number = 0; number < MAX_SEARCH_HITS + 20; number += 1) say(`m${number}`, 'needle');
    expect((await search.find('needle', 3)).messages.map((hit) => hit.messageId)).toEqual(['m119', 'm118', 'm117']);
    expect((await search.find('needle', 10_000)).messages).toHaveLength(MAX_SEARCH_HITS);
  });

  it('says where a message stands and marks what was found in it', async () => {
    say('1', `${'before '.repeat(40)}a Needle,\nneedles and\tneed${' after'.repeat(100)}`);
    const [hit] = (await search.find('needle', 5)).messages;
    expect(hit).toMatchObject({ chatId: 'c', chatTitle: 'Holiday in Zürich', messageId: '1', role: 'user' });
    expect(marked(hit?.excerpt)).toEqual(['Needle', 'needles']);
    expect(plain(hit?.excerpt)).toMatch(/^… before .* a Needle, needles and need after .* …$/);
  });

  it('finds chats by their title, also after it changed', async () => {
    expect((await search.find('zurich', 5)).chats.map((hit) => [hit.chatId, marked(hit.title)])).toEqual([
      ['c', ['Zürich']],
    ]);
    store.updateChat('c', { title: 'Taxes' });
    expect((await search.find('zurich', 5)).chats).toEqual([]);
    expect((await search.find('tax', 5)).chats).toHaveLength(1);
  });

  it('finds neither what was replaced nor what was removed nor what is in a deleted chat', async () => {
    say('1', 'apples');
    store.saveMessage(testMessage('1', null, { blocks: text('oranges') }));
    expect([await found('apples'), await found('oranges')]).toEqual([[], ['1']]);
    store.saveMessage(testMessage('1', null, { blocks: [] }));
    expect(await found('oranges')).toEqual([]);
    say('2', 'pears');
    store.removeMessage('2');
    expect(await found('pears')).toEqual([]);
    say('3', 'plums');
    store.updateChat('c', { deletedAt: 5 });
    expect(await found('plums')).toEqual([]);
    expect((await search.find('zurich', 5)).chats).toEqual([]);
  });

  it('looks into what was said, not into reasoning or tool calls', async () => {
    store.addMessage(
      testMessage('1', null, {
        blocks: [{ type: 'reasoning', id: 'r', text: 'secretly thinking' }, ...text('openly speaking')],
      }),
    );
    expect([await found('thinking'), await found('speaking')]).toEqual([[], ['1']]);
  });

  it.each([
    '"',
    "'",
    '*',
    'AND',
    'NOT needle',
    'needle OR',
    'NEAR(',
    'text:needle',
    '-needle',
    '^',
    '( ',
    '{}',
    '\0',
    '--',
    '\ud800',
    '%',
    'ß',
  ])('takes %j as words and never as an operator', async (typed) => {
    say('1', 'needle');
    await expect(search.find(typed, 5)).resolves.toBeDefined();
  });

  it('finds operators of the query language as the words that they are', async () => {
    say('1', 'to be or not to be near me');
    expect([await found('NOT'), await found('OR'), await found('NEAR me')]).toEqual([['1'], ['1'], ['1']]);
  });

  it('answers with nothing to nothing', async () => {
    say('1', 'needle');
    expect(await search.find('  …  ', 5)).toEqual({ chats: [], messages: [] });
  });

  it('never throws, and the pieces of an excerpt are the text', async () => {
    const content = 'Ein schöner Tag 🌞 in 北京 with “quotes” & <b>tags</b>';
    say('1', content);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (typed) => {
        for (const hit of (await search.find(typed, 5)).messages) expect(plain(hit.excerpt)).toBe(content);
      }),
    );
    for (const word of content.match(/[\p{L}\p{N}]+/gu) ?? [])
      expect(marked((await search.find(word, 5)).messages[0]?.excerpt)).toContain(word);
  });
});

describe('the index', () => {
  const indexFile = () => path.join(folder.dataDir, 'chats.search');
  const restart = async (between: () => void) => {
    await search.close();
    store.close();
    between();
    ({ store, search } = openChatStore(folder.dataDir));
  };
  /** Asks again until everything is looked at: what was there before the index comes by and by. */
  const foundInTheEnd = async (typed: string) => {
    for (;;) {
      const { messages, missing } = await search.find(typed, 50);
      if (missing === undefined) return messages.map((hit) => hit.messageId);
    }
  };

  it('knows after a restart what changed while nobody searched', async () => {
    say('1', 'needle');
    expect(await found('needle')).toEqual(['1']);
    await restart(() => {});
    say('2', 'another needle');
    store.removeMessage('1');
    await restart(() => {});
    expect(await found('needle')).toEqual(['2']);
  });

  it('is made anew when it is damaged, whichever of its pages is', async () => {
    for (let number = 0; number < 300; number += 1) say(`m${number}`, `needle number ${number}`);
    const expected = await foundInTheEnd('needle');
    expect(expected).toHaveLength(50);
    await restart(() => {});
    const pages = fs.statSync(indexFile()).size / 4_096;
    for (let page = 0; page < pages; page += 1) {
      await restart(() => {
        const bytes = fs.readFileSync(indexFile());
        fs.writeFileSync(indexFile(), bytes.fill(0xa5, page * 4_096, (page + 1) * 4_096));
      });
      expect(await foundInTheEnd('needle'), `page ${page}`).toEqual(expected);
    }
  }, 120_000);

  it('is made anew when it is gone, or is that of other chats', async () => {
    say('1', 'needle');
    expect(await found('needle')).toEqual(['1']);
    const chatsFile = path.join(folder.dataDir, 'chats.db');
    await restart(() => fs.copyFileSync(chatsFile, `${chatsFile}.kept`));
    say('2', 'thread');
    expect(await found('thread')).toEqual(['2']);
    await restart(() => fs.renameSync(`${chatsFile}.kept`, chatsFile));
    // Gets the key that the other one had.
    say('3', 'button');
    expect([await foundInTheEnd('thread'), await foundInTheEnd('button'), await foundInTheEnd('needle')]).toEqual([
      [],
      ['3'],
      ['1'],
    ]);
    await restart(() => fs.rmSync(indexFile()));
    expect(await foundInTheEnd('needle')).toEqual(['1']);
  });

  it('leaves to the chats only the last of the changes it has looked at', async () => {
    for (let number = 0; number < 1_200; number += 1) say(`m${number}`, 'needle');
    await foundInTheEnd('needle');
    search.keepUp();
    const left = () => {
      const database = openDatabase(path.join(folder.dataDir, 'chats.db'), { readOnly: true });
      const { count } = database.prepare('SELECT count(*) AS count FROM search_changes').get() as { count: number };
      database.close();
      return count;
    };
    await vi.waitFor(() => expect(left()).toBe(1));
  });
});

describe('a search that nobody waits for', () => {
  it('is left out, and the next one is answered', async () => {
    say('1', 'needle');
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [
      search.find('n', 5),
      search.find('ne', 5, first.signal),
      search.find('nee', 5, second.signal),
      search.find('need', 5),
    ];
    first.abort(new Error('typed on'));
    second.abort(new Error('typed on'));
    const settled = await Promise.allSettled(answers);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    await expect(answers[1]).rejects.toThrow('typed on');
    expect(await found('needle')).toEqual(['1']);
    await expect(search.find('n', 5, first.signal)).rejects.toThrow('typed on');
  });

  it('is refused when the chats are closed', async () => {
    const waiting = expect(search.find('n', 5)).rejects.toMatchObject({ name: 'StoreError' });
    await search.close();
    await waiting;
    await expect(search.find('n', 5)).rejects.toMatchObject({ name: 'StoreError' });
  });
});
