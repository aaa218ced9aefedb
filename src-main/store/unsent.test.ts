import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDataFolder, testChat } from './chat-fixtures.ts';
import type { ChatStore, ReadAttachment } from './chat-store.ts';
import { openDatabase } from './database.ts';
import { openChatStore } from './open-chat-store.ts';
import { MAX_WAITING_ATTACHMENTS } from './unsent.ts';

let folder: ReturnType<typeof newDataFolder>;
let store: ChatStore;
beforeEach(() => {
  folder = newDataFolder();
  ({ store } = openChatStore(folder.dataDir));
  store.createChat(testChat('c'));
  store.createChat(testChat('d'));
});
afterEach(() => {
  store.close();
  folder.remove();
});
const reopen = (between = (_file: string) => {}) => {
  store.close();
  between(`${folder.dataDir}/chats.db`);
  ({ store } = openChatStore(folder.dataDir));
};

const read = (id: string): ReadAttachment => ({
  attachment: {
    id,
    kind: 'web-page',
    name: `Page ${id}`,
    address: 'https://p.test/',
    characters: 4,
    isTruncated: false,
    filteredPassages: 0,
  },
  text: `text of ${id}`,
});
const beside = (chatId: string | null) => store.unsent(chatId).attachments?.map(({ id }) => id) ?? [];

describe('what was begun and not sent', () => {
  it('is there after a restart, in its order, each in its chat', () => {
    store.saveEdit('c', { messageId: 'q', text: 'Half a ques' });
    store.setAttached('c', [read('2'), read('1')], []);
    store.setAttached(null, [read('3')], []);
    reopen();
    expect(store.unsent('c')).toMatchObject({
      editing: { messageId: 'q', text: 'Half a ques' },
      attachments: [read('2').attachment, read('1').attachment],
    });
    expect([beside(null), store.unsent('d'), store.attached('3')]).toEqual([['3'], {}, read('3')]);
  });

  it('is what it was last', () => {
    store.saveEdit('c', { messageId: 'q', text: 'Half' });
    store.saveEdit('c', { messageId: 'r', text: 'Another' });
    store.setAttached('c', [read('1'), read('2')], []);
    store.setAttached('c', [read('2'), read('3')], []);
    expect([store.unsent('c').editing?.messageId, beside('c'), store.attached('1')]).toEqual([
      'r',
      ['2', '3'],
      undefined,
    ]);
    store.saveEdit('c', null);
    store.removeAttached(['2', '3', 'never there']);
    expect(store.unsent('c')).toEqual({});
  });

  it('keeps what waits with a question for the end of an answer, and shows it beside no draft', () => {
    store.setAttached('c', [read('1')], []);
    store.setAttached('c', [read('2')], ['1']);
    expect([beside('c'), store.attached('1')]).toEqual([['2'], read('1')]);
    store.setAttached('c', [read('2'), read('1')], []);
    expect(beside('c')).toEqual(['2', '1']);
  });

  it('goes along from a new chat into one that was made', () => {
    store.setAttached(null, [read('1')], []);
    store.setAttached('c', [read('1')], []);
    expect([beside(null), beside('c')]).toEqual([[], ['1']]);
  });

  it('is gone with its chat', () => {
    store.saveEdit('c', { messageId: 'q', text: 'Half' });
    store.setAttached('c', [read('1')], []);
    store.updateChat('c', { deletedAt: 5 });
    expect(store.attached('1')).toBeDefined();
    store.purgeDeleted(10);
    expect(store.attached('1')).toBeUndefined();
  });

  it(`is kept of the last ${MAX_WAITING_ATTACHMENTS} attachments`, () => {
    for (let number = 0; number < MAX_WAITING_ATTACHMENTS + 5; number += 1)
      store.setAttached(null, [read(`${number}`)], [...Array(number).keys()].map(String));
    expect([store.attached('4'), store.attached('5') !== undefined]).toEqual([undefined, true]);
  });

  it('is left out where it cannot be read', () => {
    store.setAttached('c', [read('1'), read('2')], []);
    reopen((file) => {
      const database = openDatabase(file);
      database.exec("UPDATE waiting_attachments SET attachment = '{]' WHERE id = '1'");
      database.close();
    });
    expect([beside('c'), store.attached('1')]).toEqual([['2'], undefined]);
  });
});
