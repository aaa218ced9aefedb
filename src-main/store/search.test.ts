import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Block } from '#shared/chat/message.ts';
import { newDataFolder, testChat, testMessage } from './chat-fixtures.ts';
import type { ChatStore } from './chat-store.ts';
import type { HighlightedText } from './excerpt.ts';
import { openChatStore } from './open-chat-store.ts';
import { type ChatSearch, MAX_HITS } from './search.ts';

let folder: ReturnType<typeof newDataFolder>;
let store: ChatStore;
let search: ChatSearch;
beforeEach(() => {
  folder = newDataFolder();
  ({ store, search } = openChatStore(folder.dataDir));
  store.createChat(testChat('c', { title: 'Holiday in Zürich' }));
});
afterEach(() => {
  store.close();
  folder.remove();
});

const text = (content: string): Block[] => [{ type: 'text', id: 'b', text: content }];
const say = (id: string, content: string) => store.addMessage(testMessage(id, null, { blocks: text(content) }));
const found = (typed: string) => search(typed, 50).messages.map((hit) => hit.messageId);
const marked = (pieces: HighlightedText | undefined) =>
  pieces?.filter((piece) => piece.isFound).map((piece) => piece.text);
const plain = (pieces: HighlightedText | undefined) => pieces?.map((piece) => piece.text).join('');

describe('search', () => {
  it('finds all words in any order, whatever their case and accents, the last one as a beginning', () => {
    say('1', 'The café in Basel closes early');
    say('2', 'A cafe, somewhere else');
    expect(found('BASEL cafe')).toEqual(['1']);
    expect(found('café')).toEqual(['2', '1']);
    expect(found('cafe bas')).toEqual(['1']);
    expect(found('bas cafe')).toEqual([]);
  });

  it('gives the newest first and no more than asked for', () => {
    for (let number = 0; number < MAX_HITS + 20; number += 1) say(`m${number}`, 'needle');
    expect(search('needle', 3).messages.map((hit) => hit.messageId)).toEqual(['m119', 'm118', 'm117']);
    expect(search('needle', 10_000).messages).toHaveLength(MAX_HITS);
  });

  it('says where a message stands and marks what was found in it', () => {
    say('1', `${'before '.repeat(40)}a Needle,\nneedles and\tneed${' after'.repeat(100)}`);
    const [hit] = search('needle', 5).messages;
    expect(hit).toMatchObject({ chatId: 'c', chatTitle: 'Holiday in Zürich', messageId: '1', role: 'user' });
    expect(marked(hit?.excerpt)).toEqual(['Needle', 'needles']);
    expect(plain(hit?.excerpt)).toMatch(/^… before .* a Needle, needles and need after .* …$/);
  });

  it('finds chats by their title, also after it changed', () => {
    expect(search('zurich', 5).chats.map((hit) => [hit.chatId, marked(hit.title)])).toEqual([['c', ['Zürich']]]);
    store.updateChat('c', { title: 'Taxes' });
    expect(search('zurich', 5).chats).toEqual([]);
    expect(search('tax', 5).chats).toHaveLength(1);
  });

  it('finds neither what was replaced nor what was removed nor what is in a deleted chat', () => {
    say('1', 'apples');
    store.saveMessage(testMessage('1', null, { blocks: text('oranges') }));
    expect([found('apples'), found('oranges')]).toEqual([[], ['1']]);
    store.saveMessage(testMessage('1', null, { blocks: [] }));
    expect(found('oranges')).toEqual([]);
    say('2', 'pears');
    store.removeMessage('2');
    expect(found('pears')).toEqual([]);
    say('3', 'plums');
    store.updateChat('c', { deletedAt: 5 });
    expect(found('plums')).toEqual([]);
    expect(search('zurich', 5).chats).toEqual([]);
  });

  it('looks into what was said, not into reasoning or tool calls', () => {
    store.addMessage(
      testMessage('1', null, {
        blocks: [{ type: 'reasoning', id: 'r', text: 'secretly thinking' }, ...text('openly speaking')],
      }),
    );
    expect([found('thinking'), found('speaking')]).toEqual([[], ['1']]);
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
  ])('takes %j as words and never as an operator', (typed) => {
    say('1', 'needle');
    expect(() => search(typed, 5)).not.toThrow();
  });

  it('finds operators of the query language as the words that they are', () => {
    say('1', 'to be or not to be near me');
    expect([found('NOT'), found('OR'), found('NEAR me')]).toEqual([['1'], ['1'], ['1']]);
  });

  it('answers with nothing to nothing', () => {
    say('1', 'needle');
    expect(search('  …  ', 5)).toEqual({ chats: [], messages: [] });
  });

  it('never throws, and the pieces of an excerpt are the text', () => {
    const content = 'Ein schöner Tag 🌞 in 北京 with “quotes” & <b>tags</b>';
    say('1', content);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        for (const hit of search(typed, 5).messages) expect(plain(hit.excerpt)).toBe(content);
      }),
    );
    for (const word of content.match(/[\p{L}\p{N}]+/gu) ?? [])
      expect(marked(search(word, 5).messages[0]?.excerpt)).toContain(word);
  });
});

describe('a damaged search index', () => {
  const damage = () => {
    const database = new DatabaseSync(`${folder.dataDir}/chats.db`, { defensive: false });
    database.exec("UPDATE message_search_data SET block = x'ffffffffffffffff'");
    database.close();
  };

  it('is made anew when someone searches', () => {
    say('1', 'needle');
    damage();
    expect(found('needle')).toEqual(['1']);
  });

  it('never stops a message from being stored, and finds that message later', () => {
    say('1', 'needle');
    damage();
    say('2', 'another needle');
    expect(store.branch('c', '2')).toHaveLength(1);
    expect(found('needle')).toEqual(['2', '1']);
  });
});
