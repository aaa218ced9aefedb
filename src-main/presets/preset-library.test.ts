import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PRESET_LIMITS } from '#shared/preset/limits.ts';
import type { TemplateBody } from '#shared/preset/template.ts';
import { PROFILE_ID, PROFILE_LUA, presetsBench, TEMPLATE_ID, templateLua } from './testing.ts';

let bench: Awaited<ReturnType<typeof presetsBench>>;
beforeEach(async () => {
  bench = await presetsBench();
});
afterEach(() => bench.close());

const BODY: TemplateBody = {
  name: 'Haiku',
  systemPrompt: 'In verse.',
  userPrompt: 'About ',
  mayUseProfile: true,
  exampleConversation: [{ role: 'user', text: 'Frogs' }],
};
const list = () => bench.client.call('presets.list', {});
const save = (body: unknown = BODY, id?: string) =>
  bench.client.call('presets.save', { kind: 'template', body, ...(id && { id }) } as never);

describe('templates and profiles', () => {
  it('that a person made are there after a restart, behind the organization’s, by name', async () => {
    await bench.configure(templateLua({ tools: ['current_time'] }) + PROFILE_LUA);
    await save();
    await save({ ...BODY, name: 'Anagram' });
    await bench.restart();
    const { templates, profiles } = await list();
    expect(templates.map(({ name, by }) => [name, by?.name])).toEqual([
      ['Opinion', 'Riverbank office'],
      ['Anagram', undefined],
      ['Haiku', undefined],
    ]);
    expect(templates[0]).toMatchObject({ collectionIds: ['current_time'], by: { contact: 'it@riverbank.example' } });
    expect(profiles.map(({ id }) => id)).toEqual([PROFILE_ID]);
  });

  it('are changed, deleted and brought back', async () => {
    const { id } = await save();
    await save({ ...BODY, systemPrompt: 'In prose.' }, id);
    expect((await list()).templates).toMatchObject([{ id, systemPrompt: 'In prose.' }]);
    await bench.client.call('presets.delete', { kind: 'template', id });
    expect((await list()).templates).toEqual([]);
    await bench.restart();
    await bench.client.call('presets.restore', { kind: 'template', id });
    expect((await list()).templates).toMatchObject([{ id, systemPrompt: 'In prose.' }]);
  });

  it('of the organization are not a person’s to change', async () => {
    await bench.configure(templateLua());
    const refused = { body: { code: 'refused', text: { key: 'presets.problem.managed.template' } } };
    await expect(save(BODY, TEMPLATE_ID)).rejects.toMatchObject(refused);
    const place = { kind: 'template', id: TEMPLATE_ID } as const;
    await expect(bench.client.call('presets.delete', place)).rejects.toMatchObject(refused);
  });

  it.each([
    ['no name', { ...BODY, name: ' ' }],
    ['a text that is too long', { ...BODY, systemPrompt: 'x'.repeat(PRESET_LIMITS.textCharacters + 1) }],
    ['too many messages', { ...BODY, exampleConversation: Array(51).fill({ role: 'user', text: 'x' }) }],
    ['an instruction as a message', { ...BODY, exampleConversation: [{ role: 'system', text: 'x' }] }],
    ['a field nobody knows', { ...BODY, code: 'x' }],
  ])('are not stored with %s', async (_, body) => {
    await expect(save(body)).rejects.toMatchObject({ body: { code: 'bad-request' } });
    expect((await list()).templates).toEqual([]);
  });

  it('that are gone begin no chat', async () => {
    const { id } = await save();
    await bench.client.call('presets.delete', { kind: 'template', id });
    await expect(bench.client.call('chats.create', { templateId: id })).rejects.toMatchObject({
      body: { code: 'not-found', text: { key: 'presets.problem.gone.template' } },
    });
  });

  it('go with the chat into an export, and come back with it where nobody knows them', async () => {
    const { id: templateId } = await save();
    const { id } = await bench.client.call('chats.create', { templateId });
    await bench.ask(id, 'The sea?');
    const { exportId } = await bench.client.call('chats.export', { ids: [id], format: 'json' });
    const { text } = await bench.client.call('chats.export-part', { exportId });
    const elsewhere = await presetsBench();
    try {
      const { importId } = await elsewhere.client.call('chats.import', {});
      await elsewhere.client.call('chats.import-part', { importId, file: 'chats.json', text, isLast: true });
      await elsewhere.client.call('chats.import-finish', { importId });
      const { messages } = await elsewhere.ask(id, 'And the shore?');
      expect(messages[0].content).toContain('In verse.');
      expect(messages[1].content).toBe('Frogs\n\nThe sea?');
      const chat = await elsewhere.client.call('chats.get', { id });
      expect(chat.presets?.template?.name).toBe('Haiku');
    } finally {
      await elsewhere.close();
    }
  });
});
