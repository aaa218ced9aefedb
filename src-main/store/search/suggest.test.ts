import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDataFolder, testChat, testMessage } from '../chat-fixtures.ts';
import { type Database, openDatabase } from '../database.ts';
import { openChatStore } from '../open-chat-store.ts';
import { catchUp } from './catch-up.ts';
import { type FindHits, hitFinder } from './find-hits.ts';
import { IN_MEMORY, type IndexFile, openIndexFile } from './index-file.ts';

let folder: ReturnType<typeof newDataFolder>;
let opened: ReturnType<typeof openChatStore>;
let chats: Database;
let index: IndexFile;
let find: FindHits;

beforeEach(() => {
  folder = newDataFolder();
  opened = openChatStore(folder.dataDir);
  opened.store.createChat(testChat('c', { title: 'Holiday in Zürich' }));
  chats = openDatabase(opened.file, { readOnly: true });
  index = openIndexFile(IN_MEMORY);
  find = hitFinder(chats, index);
});

afterEach(() => {
  chats.close();
  index.close();
  opened.store.close();
  folder.remove();
});

function say(...texts: string[]): void {
  for (const [number, text] of texts.entries())
    opened.store.addMessage(
      testMessage(`${text.slice(0, 9)}${number}`, null, { blocks: [{ type: 'text', id: 'b', text }] }),
    );
  const progress = catchUp(chats, index);
  while (progress.step());
}
const suggested = (typed: string) => find(typed, { limit: 5, shouldStop: () => false }).suggestion?.text;

describe('what may have been meant', () => {
  it.each([
    ['notifcation', 'notification'],
    ['ntoification', 'notification'],
    ['nnotification', 'notification'],
    ['motification', 'notification'],
    ['otification', 'notification'],
    ['NOTIFICATOIN', 'notification'],
    ['Fristverlengerung', 'Fristverlängerung'],
    ['fristverlangreung', 'Fristverlängerung'],
    // Half a word goes on as one that is there does.
    ['notifc', 'notification'],
    ['уведомлние', 'уведомление'],
    ['zurihc', 'Zürich'],
  ])('for %s is %s', (typed, meant) => {
    say('The notification of a Fristverlängerung, in Russian: уведомление');
    expect(suggested(typed)).toBe(meant);
  });

  it('changes only the words that nothing has, and leaves everything else as it was typed', () => {
    say('late notification of the harbour office');
    expect(suggested('  “LATE” notifcation, harbor off')).toBe('  “LATE” notification, harbour off');
  });

  it('is nothing where something is found, where no word is near, and where the words are there but not together', () => {
    say('notification', 'harbour');
    for (const typed of ['notif', 'xylophone', 'notification harbour', 'qqq', 'ab', '"', '*', 'x'.repeat(400)])
      expect(suggested(typed), typed).toBeUndefined();
  });

  it('is nothing where the other words together have no message', () => {
    say('notification', 'harbour');
    expect(suggested('notifcation harbour')).toBeUndefined();
  });

  it('takes the nearest word, of those the one that more messages have', () => {
    say('cards', 'carts', 'carts', 'car');
    expect(suggested('carxs')).toBe('carts');
  });

  it('says whether it is in messages, and never leads to a deleted chat', () => {
    say('notification');
    const suggestion = (typed: string) => find(typed, { limit: 5, shouldStop: () => false }).suggestion;
    expect([suggestion('notifcation')?.isInMessages, suggestion('hollday')?.isInMessages]).toEqual([true, false]);
    opened.store.updateChat('c', { deletedAt: 1 });
    expect([suggestion('notifcation'), suggestion('hollday')]).toEqual([undefined, undefined]);
  });

  it('is not looked for longer than it may be, nor for a search that nobody waits for', () => {
    say(Array.from({ length: 3_000 }, (_, number) => `wort${number}`).join(' '));
    let now = 0;
    let asked = 0;
    const clock = () => (now += 1);
    find('wortx', { limit: 5, shouldStop: () => ++asked < 0, clock });
    expect(asked).toBeLessThan(200);
    expect(find('wortx', { limit: 5, shouldStop: () => true }).suggestion).toBeUndefined();
  });
});
