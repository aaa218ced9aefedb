import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDefinitionFiles } from './definition-files.ts';
import { ToolRegistry } from './registry.ts';
import { definitionOf, toolOf } from './testing/tool-bench.ts';

const good = (id: string, changes: object = {}) => JSON.stringify({ ...definitionOf(id), ...changes });
const tool = (id: string) => toolOf(id, () => ({ content: 'x' }));

describe('readDefinitionFiles', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'definitions-'));
    writeFileSync(path.join(folder, 'good.json'), good('good'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['text that is no JSON', '{"schemaVersion": 1,', /JSON/],
    ['another schema version', good('bad', { schemaVersion: 2 }), /schemaVersion/],
    ['an unknown component', good('bad', { visibleIn: { allowedComponents: ['kitchen'] } }), /allowedComponents/],
    ['an unknown key', good('bad', { functoin: {} }), /functoin/],
    ['an id that is not its file name', good('other'), /other\.json/],
    [
      'a function name providers refuse',
      good('bad', { function: { ...definitionOf('bad').function, name: 'bad name!' } }),
      /function\.name/,
    ],
    [
      'a setting with both enum and option source',
      good('bad', {
        settingsSchema: {
          type: 'object',
          properties: { a: { type: 'string', enum: ['x'], optionSource: 'SAFE_SEARCH' } },
          required: [],
        },
      }),
      /never both/,
    ],
    [
      'an unknown option source',
      good('bad', {
        settingsSchema: {
          type: 'object',
          properties: { a: { type: 'string', optionSource: 'COLOURS' } },
          required: [],
        },
      }),
      /optionSource/,
    ],
    [
      'a required setting that does not exist',
      good('bad', { settingsSchema: { type: 'object', properties: {}, required: ['ghost'] } }),
      /ghost/,
    ],
    ['a list', '[]', /object/],
  ])('leaves out a file with %s, says why, and reads the others', (_, content, message) => {
    writeFileSync(path.join(folder, 'bad.json'), content);
    const files = readDefinitionFiles(folder);
    expect(files.definitions.map(({ id }) => id)).toEqual(['good']);
    expect(files.broken).toEqual([{ file: 'bad.json', message: expect.stringMatching(message) }]);
  });

  it('reads a file that begins with a byte order mark', () => {
    writeFileSync(path.join(folder, 'bom.json'), `\uFEFF${good('bom')}`);
    expect(readDefinitionFiles(folder).broken).toEqual([]);
  });
});

describe('ToolRegistry', () => {
  it('leaves out definitions without implementation and names that are taken', () => {
    const taken = { ...definitionOf('second'), function: { ...definitionOf('first').function } };
    const registry = new ToolRegistry(
      { definitions: [definitionOf('first'), taken, definitionOf('orphan')], broken: [] },
      [tool('first'), tool('second')],
    );
    expect(registry.tools.map(({ definition }) => definition.id)).toEqual(['first']);
    expect(registry.broken).toEqual([
      { file: 'second.json', message: expect.stringContaining('"first" is taken') },
      { file: 'orphan.json', message: expect.stringContaining('no implementation has the key "orphan"') },
    ]);
  });

  it('reports a tool whose file is missing, once', () => {
    const files = { definitions: [definitionOf('here')], broken: [{ file: 'damaged.json', message: 'not JSON' }] };
    const registry = new ToolRegistry(files, [tool('here'), tool('gone'), tool('damaged')]);
    expect(registry.broken).toEqual([
      { file: 'damaged.json', message: 'not JSON' },
      { file: 'gone.json', message: 'the file is missing' },
    ]);
  });

  it('reports every tool when the folder is missing', () => {
    const registry = new ToolRegistry(readDefinitionFiles('/nowhere/at/all'), [tool('one'), tool('two')]);
    expect(registry.broken.map(({ file }) => file)).toEqual(['one.json', 'two.json']);
  });

  it('puts every tool into exactly one collection', () => {
    const ids = ['search_mails', 'read_mail', 'clock'];
    const registry = new ToolRegistry({ definitions: ids.map((id) => definitionOf(id)), broken: [] }, ids.map(tool), [
      { id: 'mailboxes', toolIds: ['search_mails', 'read_mail', 'gone'] },
      { id: 'greedy', toolIds: ['read_mail'] },
      { id: 'clock', toolIds: ['clock'] },
    ]);
    expect(registry.collections).toEqual([
      { id: 'mailboxes', toolIds: ['search_mails', 'read_mail'] },
      { id: 'clock', toolIds: ['clock'] },
    ]);
    expect(registry.collectionOf('read_mail').id).toBe('mailboxes');
    expect(registry.collectionOf('unheard_of')).toEqual({ id: 'unheard_of', toolIds: ['unheard_of'] });
  });
});
