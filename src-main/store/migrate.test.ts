import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fullAnswer, newDataFolder, testMessage } from './chat-fixtures.ts';
import { openDatabase } from './database.ts';
import { schemaVersion } from './migrate.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { type OpenChatStoreOptions, openChatStore } from './open-chat-store.ts';

const VERSIONS = MIGRATIONS.map((_, index) => index + 1);
const fixture = (version: number) => path.join(import.meta.dirname, 'fixtures', `chats-v${version}.db`);

let folder: ReturnType<typeof newDataFolder>;
const file = () => path.join(folder.dataDir, 'chats.db');
beforeEach(() => {
  folder = newDataFolder();
});
afterEach(() => folder.remove());

const open = (options?: OpenChatStoreOptions) => openChatStore(folder.dataDir, options);
const schemaOf = (path: string) => {
  const database = openDatabase(path);
  const schema = database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all();
  database.close();
  return schema;
};
const versionOnDisk = () => {
  const database = openDatabase(file());
  const version = schemaVersion(database);
  database.close();
  return version;
};

describe.each(VERSIONS)('a database that version %i of the schema stored', (version) => {
  beforeEach(() => fs.copyFileSync(fixture(version), file()));

  it('is brought to this version, after a backup, with everything in it', async () => {
    const { store, search, state } = open();
    expect(state.damage).toBeUndefined();
    expect(state.backupBeforeMigration !== undefined).toBe(version < MIGRATIONS.length);
    expect(store.listChats()).toMatchObject([
      {
        id: 'c',
        title: 'Katzen & Hunde',
        titleIsByPerson: true,
        providerId: 'p',
        toolSelection: ['web_search'],
        requirements: { confidence: 'HIGH', dataSecurity: 'SELF_HOSTED', outbound: 'ONLY_CONFIGURED_SERVICES' },
        headMessageId: 'a2',
        draft: 'not sent yet',
      },
    ]);
    const question = testMessage('q', null, { blocks: [{ type: 'text', id: 'b', text: 'Was fressen Kätzchen?' }] });
    expect(store.branch('c', 'a2')).toEqual([question, fullAnswer('a2', 'q')]);
    expect(store.getMessage('a1')?.status).toBe('failed');
    expect(store.getTranscript('a2')?.items).toEqual([{ type: 'message' }]);
    expect(store.getChat('deleted')?.deletedAt).toBe(5);
    expect((await search.find('katzchen', 5)).messages).toMatchObject([{ messageId: 'q' }]);
    expect((await search.find('hunde', 5)).chats).toMatchObject([{ chatId: 'c' }]);
    store.close();
    expect(versionOnDisk()).toBe(MIGRATIONS.length);
  });

  it('gets the schema that a new database gets', () => {
    open().store.close();
    const migrated = schemaOf(file());
    fs.rmSync(file());
    open().store.close();
    expect(migrated).toEqual(schemaOf(file()));
  });

  it('was made by migrations that have not changed since', () => {
    fs.rmSync(file());
    open({ migrations: MIGRATIONS.slice(0, version) }).store.close();
    expect(schemaOf(file())).toEqual(schemaOf(fixture(version)));
  });
});

describe('a migration', () => {
  const next = [...MIGRATIONS, 'ALTER TABLE chats ADD COLUMN colour TEXT'];
  beforeEach(() => fs.copyFileSync(fixture(1), file()));

  it('begins with a backup of what was there', () => {
    const { store, state } = open({ migrations: next });
    store.close();
    const { file: backup = '' } = state.backupBeforeMigration ?? {};
    expect(schemaOf(backup)).toEqual(schemaOf(fixture(1)));
    expect(versionOnDisk()).toBe(next.length);
  });

  it('that fails leaves the database as it was', () => {
    const failing = [...MIGRATIONS, 'ALTER TABLE chats ADD COLUMN colour TEXT; SELECT nonsense'];
    expect(() => open({ migrations: failing })).toThrow(expect.objectContaining({ code: 'migration-failed' }));
    expect(versionOnDisk()).toBe(MIGRATIONS.length);
    const { store } = open();
    expect(store.listChats()).toHaveLength(1);
    store.close();
  });

  it('does not begin when there can be no backup', () => {
    fs.writeFileSync(path.join(folder.dataDir, 'backups'), 'a file where the folder should be');
    expect(() => open({ migrations: next })).toThrow();
    expect(versionOnDisk()).toBe(1);
  });
});

describe('a database of a newer version', () => {
  beforeEach(() => {
    fs.copyFileSync(fixture(1), file());
    open({ migrations: [...MIGRATIONS, 'ALTER TABLE chats ADD COLUMN colour TEXT'] }).store.close();
  });

  it('is shown and never changed', async () => {
    const before = fs.readFileSync(file());
    const { store, search, state, backUpIfDue } = open();
    expect(state.newerVersion).toEqual({ version: MIGRATIONS.length + 1, known: MIGRATIONS.length });
    expect(store.branch('c', 'a2')).toHaveLength(2);
    expect((await search.find('katzchen', 5)).messages).toHaveLength(1);
    const refused = expect.objectContaining({ code: 'read-only' });
    expect(() => store.updateChat('c', { title: 'x' })).toThrow(refused);
    expect(() => store.addMessage(testMessage('x', 'a2'))).toThrow(refused);
    expect(() => store.removeMessage('q')).toThrow(refused);
    expect([store.markCutOff(), store.purgeDeleted(Number.MAX_SAFE_INTEGER)]).toEqual([0, 0]);
    expect(await backUpIfDue()).toBeUndefined();
    store.close();
    expect(fs.readFileSync(file()).equals(before)).toBe(true);
  });
});
