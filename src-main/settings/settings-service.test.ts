import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  readSettings,
  SETTINGS_VERSION,
  type Settings,
  settingsFields,
  settingsSchema,
} from '#shared/settings/settings.ts';
import type { DocumentStore } from '../platform.ts';
import { confDocument } from './conf-document.ts';
import { openSettings, SettingsWriteError } from './settings-service.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'settings-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const NOON = Date.UTC(2026, 0, 31, 12);
const open = () => openSettings(confDocument(dataDir), () => NOON);
const file = () => path.join(dataDir, 'settings.json');
const writeFile = (content: unknown) =>
  fs.writeFileSync(file(), typeof content === 'string' ? content : JSON.stringify(content));
const readFile = () => JSON.parse(fs.readFileSync(file(), 'utf8'));
const inMemory = (content: unknown): DocumentStore & { content: unknown } => ({
  path: '/nowhere/settings.json',
  content,
  read() {
    return this.content;
  },
  write(document) {
    this.content = document;
  },
});

const provider = { id: 'p1', kind: 'OPEN_AI', name: 'Mine', model: { id: 'm' } } as const;

describe('settings', () => {
  it('keep a change over a restart and say so to listeners, with what was before', () => {
    const settings = open();
    const heard: [string, string][] = [];
    const stop = settings.onChange((now, before) => heard.push([now.language, before.language]));
    settings.update({ language: 'de' });
    stop();
    settings.update({ language: 'en' });
    expect(heard).toEqual([['de', 'system']]);
    expect(open().get().language).toBe('en');
  });

  it('write nothing as long as nothing is changed', () => {
    open().get();
    expect(fs.existsSync(file())).toBe(false);
    writeFile({ theme: 'neon', other: 1 });
    open().get();
    expect(readFile()).toEqual({ theme: 'neon', other: 1 });
  });

  it('replace one bad value by its default, report it, and leave every other field alone', () => {
    writeFile({ schemaVersion: 1, theme: 'neon', language: 'de', listWidth: 'wide' });
    const settings = open();
    expect(settings.get()).toMatchObject({ theme: 'system', language: 'de', listWidth: 260 });
    expect(settings.issues.map((issue) => issue.kind === 'bad-value' && issue.field)).toEqual(['theme', 'listWidth']);
  });

  it('leave bad values and unknown fields in the file until they are set, and keep the original beside it once', () => {
    writeFile({ schemaVersion: 1, theme: 'neon', fieldOfTheFuture: { deep: [1, 2] } });
    const settings = open();
    settings.update({ language: 'de' });
    expect(readFile()).toMatchObject({ theme: 'neon', language: 'de', fieldOfTheFuture: { deep: [1, 2] } });
    settings.update({ theme: 'dark' });
    expect(readFile()).toMatchObject({ theme: 'dark', fieldOfTheFuture: { deep: [1, 2] } });
    expect(fs.readdirSync(dataDir).sort()).toEqual(['settings.json', 'settings.original-20260131T120000Z.json']);
  });

  it('lose only the providers that cannot be read', () => {
    writeFile({ providers: [provider, { id: 'p2', kind: 'NO_SUCH_KIND' }, 7] });
    const settings = open();
    expect(settings.get().providers).toEqual([provider]);
    expect(settings.issues).toHaveLength(1);
  });

  it('lose only the entries of a list or record that cannot be read', () => {
    writeFile({
      minimumConfidenceByCollection: { web_search: 'HIGH', mail: 'SOMETIMES' },
      toolSettings: { 'web_search.baseUrl': 'https://searx.example', 'web_search.timeout': {} },
      disabledCollectionIds: ['mail', 7],
    });
    expect(open().get()).toMatchObject({
      minimumConfidenceByCollection: { web_search: 'HIGH' },
      toolSettings: { 'web_search.baseUrl': 'https://searx.example' },
      disabledCollectionIds: ['mail'],
    });
  });

  it('never write over a document of a newer version: changes last until quit', () => {
    const newer = { schemaVersion: SETTINGS_VERSION + 1, theme: 'dark', shiny: true };
    writeFile(newer);
    const settings = open();
    expect(settings.issues).toContainEqual({ kind: 'newer', version: SETTINGS_VERSION + 1 });
    expect(settings.isPersistent).toBe(false);
    expect(settings.update({ language: 'de' })).toMatchObject({ theme: 'dark', language: 'de' });
    expect(settings.get().language).toBe('de');
    expect(readFile()).toEqual(newer);
  });

  it.each(['{"theme":"dark"', '', '[1,2]', 'null', '3'])(
    'keep the damaged file %j and start with defaults',
    (content) => {
      writeFile(content);
      const settings = open();
      const keptAs = path.join(dataDir, 'settings.damaged-20260131T120000Z.json');
      expect(settings.issues).toEqual([{ kind: 'damaged', keptAs }]);
      expect(fs.readFileSync(keptAs, 'utf8')).toBe(content);
      settings.update({ theme: 'dark' });
      expect(open().get().theme).toBe('dark');
    },
  );

  it('give a second damaged file of the same second a name of its own', () => {
    for (const content of ['{1', '{2']) {
      writeFile(content);
      open();
    }
    expect(
      fs
        .readdirSync(dataDir)
        .map((name) => fs.readFileSync(path.join(dataDir, name), 'utf8'))
        .sort(),
    ).toEqual(['{1', '{2']);
  });

  it('leave a file alone that can neither be read nor moved away', () => {
    const settings = openSettings({
      path: '/nowhere/settings.json',
      read: () => {
        throw new SyntaxError('not JSON');
      },
      write: () => expect.unreachable('a file that could not be moved away was overwritten'),
    });
    expect(settings.issues.map((issue) => issue.kind)).toEqual(['unreadable']);
    expect(settings.update({ theme: 'dark' }).theme).toBe('dark');
  });

  it('refuse a change that cannot be stored and stay as they were', () => {
    const settings = openSettings({
      path: '/nowhere/settings.json',
      read: () => ({}),
      write: () => {
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      },
    });
    let calls = 0;
    settings.onChange(() => {
      calls += 1;
    });
    expect(() => settings.update({ theme: 'dark' })).toThrow(SettingsWriteError);
    expect(settings.get().theme).toBe('system');
    expect(calls).toBe(0);
  });

  it('refuse a value that is not allowed and store nothing of that change', () => {
    const settings = open();
    expect(() => settings.update({ language: 'de', listWidth: 5_000 })).toThrow();
    expect(settings.get().language).toBe('system');
    expect(fs.existsSync(file())).toBe(false);
  });

  it('are readable by their owner only', () => {
    open().update({ theme: 'dark' });
    expect((fs.statSync(file()).mode & 0o777).toString(8)).toBe('600');
  });
});

describe('settings from any document', () => {
  const field = fc.constantFrom(...Object.keys(settingsFields), 'schemaVersion', '__proto__', 'constructor', 'unknown');

  it('never throw, and keep the file’s own fields through a change', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.dictionary(field, fc.jsonValue()), (whole, fields) => {
        for (const content of [whole, fields]) {
          const document = inMemory(content);
          const settings = openSettings(document);
          settings.update({ theme: 'dark' });
          expect(settings.get().theme).toBe('dark');
          if (!settings.isPersistent) expect(document.content).toBe(content);
          else {
            expect(document.content).toEqual({
              ...(content as object),
              schemaVersion: SETTINGS_VERSION,
              theme: 'dark',
            });
          }
        }
      }),
    );
  });

  it('keep the first of several providers with the same id, and the others', () => {
    const other = { ...provider, id: 'p2', name: 'Other' };
    const { settings, problems } = readSettings({ providers: [provider, { ...provider, name: 'Copy' }, other] });
    expect(settings.providers.map(({ name }) => name)).toEqual(['Mine', 'Other']);
    expect(problems).toEqual([{ field: 'providers', message: expect.stringContaining('the same id') }]);
  });

  it('are of the types that everything after them counts on, whatever is stored in any field', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()));
    for (const field of Object.keys(settingsFields)) {
      for (const value of [{}, [], { a: { b: [1] }, constructor: 1 }, '', null, -1.5])
        expectAllowed({ [field]: value });
    }
    fc.assert(fc.property(fc.dictionary(fc.constantFrom(...Object.keys(settingsFields)), anything), expectAllowed));
  });

  function expectAllowed(stored: Record<string, unknown>): void {
    const parsed = settingsSchema.safeParse(readSettings(stored).settings);
    expect(parsed.error, JSON.stringify(stored)).toBeUndefined();
  }

  it('never lose a field because of what another one holds', () => {
    const good: Partial<Settings> = {
      language: 'de',
      theme: 'dark',
      providers: [provider],
      toolSettings: { 'web_search.baseUrl': 'https://searx.example' },
      globalMinimumConfidence: 'HIGH',
      listWidth: 300,
    };
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(settingsFields)), fc.jsonValue(), (broken, value) => {
        const { settings } = readSettings({ ...good, [broken]: value });
        const expected = Object.entries(good).filter(([name]) => name !== broken);
        expect(settings).toMatchObject(Object.fromEntries(expected));
      }),
    );
  });
});
