import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newDataFolder, testChat, testMessage } from './chat-fixtures.ts';
import type { ChatStore } from './chat-store.ts';
import { openDatabase } from './database.ts';
import { type OpenChatStoreOptions, type OpenedChatStore, openChatStore } from './open-chat-store.ts';
import { StoreError } from './store-error.ts';

const PAGE_BYTES = 4_096;

let folder: ReturnType<typeof newDataFolder>;
let last: OpenedChatStore | undefined;
const file = () => path.join(folder.dataDir, 'chats.db');
beforeEach(() => {
  folder = newDataFolder();
});
afterEach(async () => {
  await last?.search.close();
  last?.store.close();
  last = undefined;
  folder.remove();
});

/** Every database is large enough for a thread of its own. */
const open = (options: OpenChatStoreOptions = {}) => {
  last = openChatStore(folder.dataDir, { checkedAtOnceBytes: 0, ...options });
  return last;
};
const ids = (store: ChatStore) => store.listChats().map(({ id }) => id);

/** A chat that is in the backup, and one that is not. */
async function storeTwoChats(): Promise<void> {
  const { store, backUpIfDue } = open();
  store.createChat(testChat('backed up'));
  store.addMessage(
    testMessage('m', null, { chatId: 'backed up', blocks: [{ type: 'text', id: 'b', text: 'needle' }] }),
  );
  await backUpIfDue();
  store.createChat(testChat('newer'));
  await last?.search.close();
  store.close();
}

/** Overwrites the first page of a table: the others can still be read. */
function damage(table: string): Buffer {
  const database = openDatabase(file());
  const page = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get<{ rootpage: number }>(table);
  database.close();
  const bytes = fs.readFileSync(file());
  bytes.fill(0xa5, ((page?.rootpage ?? 0) - 1) * PAGE_BYTES, (page?.rootpage ?? 0) * PAGE_BYTES);
  fs.writeFileSync(file(), bytes);
  return bytes;
}

describe('a large database', () => {
  it('is read while it is checked, and written only once it is known to be whole', async () => {
    await storeTwoChats();
    const order: string[] = [];
    const { store, checked, state } = open({ begin: () => order.push('begin') });
    expect([ids(store), order]).toEqual([['newer', 'backed up'], []]);
    store.createChat(testChat('third'));
    order.push('written');
    await checked;
    expect([order, ids(store).length, state.damage]).toEqual([['begin', 'written'], 3, undefined]);
  });

  it('lets answers of the last run be marked before one of this run is written', async () => {
    const first = open();
    first.store.createChat(testChat('c'));
    first.store.addMessage(testMessage('old', null, { status: 'streaming' }));
    first.store.close();
    const { store, checked } = open({ begin: (chats) => chats.markCutOff() });
    store.addMessage(testMessage('new', 'old', { status: 'streaming' }));
    await checked;
    expect([store.getMessage('old')?.status, store.getMessage('new')?.status]).toEqual(['incomplete', 'streaming']);
  });

  it('can be closed while it is checked', async () => {
    await storeTwoChats();
    const { store, checked } = open();
    store.close();
    await checked;
    expect(ids(open().store)).toEqual(['newer', 'backed up']);
  });
});

describe('a large database that is damaged', () => {
  it('is replaced by the newest good backup under everything that has it open, and is kept as it was', async () => {
    await storeTwoChats();
    const bytes = damage('transcripts');
    let replaced = 0;
    const { store, checked, state, search } = open({ replaced: () => (replaced += 1) });
    expect(ids(store)).toEqual(['newer', 'backed up']);
    await checked;
    expect([ids(store), replaced]).toEqual([['backed up'], 1]);
    expect(state.damage).toMatchObject({ found: expect.stringContaining('transcripts'), restoredFrom: {} });
    expect(fs.readFileSync(state.damage?.file ?? '').equals(bytes)).toBe(true);
    expect((await search.find('needle', 5)).messages.map(({ messageId }) => messageId)).toEqual(['m']);
    store.createChat(testChat('after'));
    store.close();
    expect(openChatStore(folder.dataDir).state.damage).toBeUndefined();
  });

  it('is never written to: what is written before the check is over goes into the backup that takes its place', async () => {
    await storeTwoChats();
    const bytes = damage('transcripts');
    const { store, state } = open();
    store.createChat(testChat('written at once'));
    expect(fs.readFileSync(state.damage?.file ?? '').equals(bytes)).toBe(true);
    expect(ids(store).sort()).toEqual(['backed up', 'written at once']);
    store.close();
    expect(ids(open().store).sort()).toEqual(['backed up', 'written at once']);
  });

  it('starts empty without any backup, with the damaged file kept', async () => {
    open().store.createChat(testChat('lost'));
    await last?.search.close();
    last?.store.close();
    damage('transcripts');
    const { store, checked, state } = open();
    await checked;
    expect([ids(store), state.damage?.restoredFrom, fs.existsSync(state.damage?.file ?? '')]).toEqual([
      [],
      undefined,
      true,
    ]);
  });

  it('that no backup can take the place of is not written to, stays where it is, and is recovered by a later start', async () => {
    await storeTwoChats();
    const bytes = damage('transcripts');
    // Where the backup would be copied to.
    fs.mkdirSync(`${file()}.restoring`);
    const problems: StoreError[] = [];
    const { store, checked, state } = open({ failed: (error) => problems.push(error) });
    await checked;
    expect(problems).toEqual([expect.any(StoreError)]);
    expect(() => store.createChat(testChat('c'))).toThrow(StoreError);
    expect([ids(store), state.damage]).toEqual([['newer', 'backed up'], undefined]);
    store.close();
    expect(fs.readFileSync(file()).equals(bytes)).toBe(true);
    fs.rmdirSync(`${file()}.restoring`);
    const again = open();
    await again.checked;
    expect([ids(again.store), again.state.damage?.restoredFrom]).toMatchObject([['backed up'], {}]);
  });
});
