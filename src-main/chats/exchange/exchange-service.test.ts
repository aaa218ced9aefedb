import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportReport } from '#shared/chat/exchange.ts';
import type { ChatRequirements } from '#shared/chat/requirements.ts';
import { fullAnswer, testChat, testMessage } from '../../store/chat-fixtures.ts';
import { exchangeBench } from '../testing/exchange-bench.ts';

const STRICT: ChatRequirements = {
  confidence: 'HIGH',
  confidenceReason: { toolId: 'read_mail', sourceName: 'Work', at: 5 },
  dataSecurity: 'SELF_HOSTED',
  outbound: 'ONLY_CONFIGURED_SERVICES',
};

let benches: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(benches.map(({ close }) => close()));
  benches = [];
});

function place() {
  const here = exchangeBench();
  benches.push(here);
  return here;
}

/** What an export says, but for when it was made. */
const withoutTime = (text: string) => ({ ...JSON.parse(text), exportedAt: undefined });
const keys = (report: ImportReport) => report.problems.map(({ reason }) => reason.key);

describe('our own export', () => {
  let here: ReturnType<typeof place>;
  beforeEach(() => {
    here = place();
    here.store.addWorkspace({ id: 'w', name: 'Work', createdAt: 1 });
    here.store.addWorkspace({ id: 'empty', name: 'Empty', createdAt: 2 });
    here.store.createChat(
      testChat('c', {
        title: 'Cats',
        requirements: STRICT,
        workspaceId: 'w',
        pinnedAt: 7,
        taint: { source: 'forum.example', toolId: 'read_web_page', at: 6 },
        draft: 'half a thou',
        variables: { client: 'Ellerbach', rate: 1.5, open: true },
        toolSelection: ['web_search'],
        approvals: { write_note: 'hash' },
      }),
    );
    here.store.addMessages([
      testMessage('q', null),
      fullAnswer('a1', 'q'),
      testMessage('a2', 'q'),
      testMessage('n', 'a1'),
    ]);
    here.store.updateChat('c', { headMessageId: 'a2' });
    here.store.saveTranscript('a1', {
      wireApi: 'RESPONSES',
      providerId: 'p',
      model: 'm',
      items: ['secret transcript'],
    });
    here.store.createChat(testChat('other', { updatedAt: 2_000 }));
  });

  it('comes back whole elsewhere: branches, requirements, workspaces, everything but what was allowed', async () => {
    const { text } = await here.export();
    expect(text).not.toContain('secret transcript');
    expect(text).not.toContain('write_note');
    const there = place();
    const report = await there.import({ 'all.json': text });
    expect(report).toMatchObject({ imported: 2, updated: 0, unchanged: 0, messages: 4, problems: [], leftOut: [] });
    expect(there.store.getChat('c')).toEqual({ ...here.store.getChat('c'), approvals: {} });
    expect(there.store.messages('c')).toEqual(here.store.messages('c'));
    expect(there.store.listWorkspaces().map(({ name }) => name)).toEqual(['Empty', 'Work']);
    expect(withoutTime((await there.export()).text)).toEqual(withoutTime(text));
    expect((await there.search.find('meow', 5)).messages).toHaveLength(1);
  });

  it('makes nothing twice, and adds what is new to what is there', async () => {
    const { text } = await here.export();
    expect(await here.import({ a: text })).toMatchObject({ imported: 0, updated: 0, unchanged: 2, messages: 0 });
    const there = place();
    await there.import({ a: text });
    here.store.addMessage(testMessage('new', 'n'));
    there.chats.rename('c', 'My cats');
    const report = await there.import({ a: (await here.export()).text });
    expect(report).toMatchObject({ imported: 0, updated: 1, unchanged: 1, messages: 1 });
    expect(there.store.getChat('c')).toMatchObject({ title: 'My cats', headMessageId: 'a2' });
    expect(there.store.tree('c')).toEqual(here.store.tree('c'));
  });

  it('never loosens what a chat requires, whatever the file says', async () => {
    const { text } = await here.export();
    const loose = text.replace(
      JSON.stringify(STRICT),
      JSON.stringify({ ...STRICT, confidence: 'NONE', outbound: 'UNRESTRICTED' }),
    );
    expect(loose).not.toBe(text);
    await here.import({ a: loose });
    expect(here.store.getChat('c')?.requirements).toEqual(STRICT);
    const there = place();
    const unreadable = text
      .replace(JSON.stringify(STRICT), '{"confidence":"ENORMOUS"}')
      .replace('"forum.example"', '7');
    await there.import({ a: unreadable });
    expect(there.store.getChat('c')?.taint).toEqual({ source: '', at: 0 });
    await there.import({ a: text.replace(/"taint":\{.*?\}/, '"taint":null') });
    expect(there.store.getChat('c')?.taint).toEqual({ source: '', at: 0 });
    expect(there.store.getChat('c')?.requirements).toMatchObject({
      confidence: 'HIGH',
      dataSecurity: 'SELF_HOSTED',
      outbound: 'ONLY_CONFIGURED_SERVICES',
    });
    here.store.updateChat('other', { requirements: STRICT });
    await there.import({ a: (await here.export()).text });
    expect(there.store.getChat('other')?.requirements).toMatchObject({
      ...STRICT,
      dataSecurityReason: { at: expect.any(Number) },
    });
  });

  it('takes over the variables that a chat can have, and leaves those of a chat that is here as they are', async () => {
    const { text } = await here.export();
    const bad = { __proto__x: 1, Größe: 'x', long: 'x'.repeat(2_001), list: [], nothing: null };
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`v${index}`, index]));
    const withVariables = (variables: unknown) => {
      const file = JSON.parse(text);
      file.chats.find(({ id }: { id: string }) => id === 'c').variables = variables;
      return JSON.stringify(file);
    };
    const there = place();
    const report = await there.import({ a: withVariables({ ...bad, client: 'B', ...many }) });
    expect(report).toMatchObject({ problems: [], leftOut: [{ what: 'variable', count: 5 + 51 }] });
    const taken = there.store.getChat('c')?.variables ?? {};
    expect(taken.client).toBe('B');
    expect(Object.keys(taken)).toHaveLength(100);
    await here.import({ a: withVariables({ client: 'Another', extra: 1 }) });
    expect(here.store.getChat('c')?.variables).toEqual({ client: 'Ellerbach', rate: 1.5, open: true });
    for (const missing of [undefined, null, 'x', []]) {
      const elsewhere = place();
      expect(await elsewhere.import({ a: withVariables(missing) })).toMatchObject({ imported: 2, leftOut: [] });
      expect(elsewhere.store.getChat('c')?.variables).toEqual({});
    }
  });

  it('holds a chat whose requirements are missing in the file to the strictest', async () => {
    const file = JSON.parse((await here.export()).text);
    for (const chat of file.chats) delete chat.requirements;
    const there = place();
    expect(await there.import({ a: JSON.stringify(file) })).toMatchObject({ imported: 2, problems: [] });
    expect(there.store.getChat('other')?.requirements).toMatchObject({
      confidence: 'HIGH',
      dataSecurity: 'SELF_HOSTED',
    });
  });

  it('leaves deleted messages and chats deleted, but brings back a chat that is imported again', async () => {
    const { text } = await here.export();
    here.branches.deleteMessage('c', 'a1');
    expect(await here.import({ a: text })).toMatchObject({ unchanged: 2, messages: 0 });
    expect(here.store.tree('c').map(({ id }) => id)).toEqual(['q', 'a2']);
    here.chats.delete('c');
    expect(withoutTime((await here.export()).text).chats).toHaveLength(1);
    expect(await here.import({ a: text })).toMatchObject({ imported: 1, unchanged: 1 });
    expect(here.chats.list()).toHaveLength(2);
  });

  it('skips what is broken and says which', async () => {
    const { text } = await here.export();
    const value = JSON.parse(text);
    value.chats = [
      { ...value.chats[0], messages: 'none' },
      7,
      { ...value.chats[0], id: 'circle', messages: [{ ...testMessage('x', 'y') }, { ...testMessage('y', 'x') }] },
      { ...value.chats[1], id: 'thief', title: 'Thief', messages: [{ ...testMessage('q', null) }] },
      ...value.chats,
    ];
    const there = place();
    await there.import({ a: text });
    const report = await there.import({ 'b.json': JSON.stringify(value) });
    expect(keys(report)).toEqual([
      'errors.import.wrongShape',
      'errors.import.wrongShape',
      'errors.import.notATree',
      'errors.import.otherChat',
    ]);
    expect(report.problems.map(({ entry }) => entry)).toEqual(['Cats', '#2', 'Cats', 'Thief']);
    expect(report).toMatchObject({ imported: 0, unchanged: 2 });
    expect(
      there.chats
        .list()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['c', 'other']);
  });

  it('imports what was whole of a file that was cut off, and nothing of a newer version', async () => {
    const { text } = await here.export();
    const there = place();
    const report = await there.import({ a: text.slice(0, -20) }, 7);
    expect(keys(report)).toEqual(['errors.import.cutOff']);
    expect(report.imported).toBe(1);
    const newer = await place().import({ a: text.replace('"version":1', '"version":2') });
    expect(keys(newer)).toEqual(['errors.import.newerVersion']);
    expect(newer.imported).toBe(0);
  });

  it('can be of one chat, with a name that says which', async () => {
    const { text, fileName } = await here.export(['c']);
    expect(JSON.parse(text)).toMatchObject({
      format: 'confidant-chats',
      version: 1,
      workspaces: [],
      chats: [{ id: 'c' }],
    });
    expect(fileName).toMatch(/^Cats-\d{4}-\d\d-\d\d\.json$/);
    expect((await here.export()).fileName).toMatch(/^confidant-chats-.*\.json$/);
    await expect(here.export(['ghost'])).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is readable as Markdown: the branch that is shown, with sources', async () => {
    here.store.updateChat('c', { headMessageId: 'a1' });
    const { text, fileName } = await here.export(['c'], 'markdown');
    expect(fileName).toMatch(/\.md$/);
    expect(text).toBe(
      [
        '# Cats',
        '## You',
        'text of q',
        '## Answer (P, m)',
        '> web_search (blocked): cats',
        'Meow 🐈',
        '**Sources used by tools**',
        '1. Cats <https://example.org/1>\n2. Cats <https://example.org/2>\n',
      ].join('\n\n'),
    );
  });

  it('says once of a file that characters of it could not be read, or what it was taken for, and imports it', async () => {
    const { text } = await here.export();
    const there = place();
    const { importId } = await there.exchange.startImport();
    await there.exchange.importPart(importId, 'a', { text: text.slice(0, 50), isLast: false });
    await there.exchange.importPart(importId, 'a', { text: text.slice(50, 90), isLast: false, isDamaged: true });
    await there.exchange.importPart(importId, 'a', { text: text.slice(90), isLast: true, isDamaged: true });
    await there.exchange.importPart(importId, 'b', { text, isLast: true });
    const asWindows = { isLast: false, readAs: 'windows-1252' as const };
    await there.exchange.importPart(importId, 'c', { text: text.slice(0, 90), ...asWindows });
    await there.exchange.importPart(importId, 'c', { text: text.slice(90), ...asWindows, isLast: true });
    const report = await there.exchange.finishImport(importId);
    expect(report).toMatchObject({ imported: 2, unchanged: 4, problems: [{ file: 'a' }, { file: 'c' }] });
    expect(keys(report)).toEqual(['errors.import.replaced', 'errors.import.readAsWindows1252']);
  });

  it('runs one at a time, can be cancelled, and does not know others', async () => {
    const { exportId } = await here.exchange.startExport('all', 'json');
    await expect(here.exchange.startImport()).rejects.toMatchObject({ code: 'refused' });
    await expect(here.exchange.importPart(exportId, 'a', { text: '', isLast: true })).rejects.toMatchObject({
      code: 'not-found',
    });
    await here.exchange.cancel(exportId);
    await expect(here.exchange.exportPart(exportId)).rejects.toMatchObject({ code: 'not-found' });
    await here.exchange.cancel((await here.exchange.startImport()).importId);
  });

  it('gives temporary chats that ran out in the file their time again', async () => {
    here.store.updateChat('c', { isTemporary: true, expiresAt: 10 });
    const { text } = await here.export(['c']);
    const there = place();
    await there.import({ a: text });
    expect(there.store.getChat('c')?.expiresAt).toBeGreaterThan(10);
  });
});

describe('export and import', () => {
  it('are the identity for any tree of any messages', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 }).map((value) => value.toWellFormed());
    const shape = fc.array(
      fc.record({ parent: fc.nat(30), text, role: fc.constantFrom('user' as const, 'assistant' as const) }),
      {
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(
        shape,
        text,
        fc.nat(30),
        fc.integer({ min: 1, max: 400 }),
        async (nodes, title, head, partSize) => {
          const [here, there] = [place(), place()];
          here.store.createChat(testChat('c', { title: title.replaceAll(/\s+/g, ' ').trim(), requirements: STRICT }));
          const messages = nodes.map((node, index) => {
            const parentId = index === 0 || node.parent % 7 === 0 ? null : `m${node.parent % index}`;
            return testMessage(`m${index}`, parentId, {
              role: node.role,
              blocks: [{ type: 'text', id: 'b', text: node.text }],
            });
          });
          here.store.addMessages(messages);
          here.store.updateChat('c', { headMessageId: nodes.length === 0 ? null : `m${head % nodes.length}` });
          const exported = (await here.export()).text;
          const report = await there.import({ a: exported }, partSize);
          expect(report).toMatchObject({ imported: 1, problems: [] });
          expect(there.store.messages('c')).toEqual(here.store.messages('c'));
          expect(withoutTime((await there.export()).text)).toEqual(withoutTime(exported));
          await Promise.all([here.close(), there.close()]);
          benches = [];
        },
      ),
      { numRuns: 6 },
    );
  }, 120_000);
});
