import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PRESET_LIMITS } from '#shared/preset/limits.ts';
import type { TemplateBody, TemplateFiles } from '#shared/preset/template.ts';
import { presetsBench } from './testing.ts';

let bench: Awaited<ReturnType<typeof presetsBench>>;
beforeEach(async () => {
  bench = await presetsBench();
});
afterEach(() => bench.close());

const BODY: TemplateBody = {
  name: 'Opinion',
  systemPrompt: '',
  userPrompt: '',
  mayUseProfile: true,
  exampleConversation: [],
};
const aFile = (name: string, text = `Text of ${name}.`) => ({ name, text, isTruncated: false });
const save = async (files?: TemplateFiles, id?: string) =>
  (
    await bench.client.call('presets.save', {
      kind: 'template',
      body: BODY,
      ...(id && { id }),
      ...(files && { files }),
    })
  ).id;
const filesOf = async (id: string) => {
  const { templates } = await bench.client.call('presets.list', {});
  return templates.find((template) => template.id === id)?.attachments ?? [];
};
const namesOf = async (id: string) => (await filesOf(id)).map(({ name }) => name);

describe('files of a template of the person’s own', () => {
  it('stand beside the first question of a chat, and go to the model with it', async () => {
    const id = await save([aFile('rules.txt'), { ...aFile('fees.txt'), isTruncated: true }]);
    const { attachments, refused } = await bench.client.call('presets.attach-files', { templateId: id });
    expect(attachments.map(({ name, isTruncated }) => [name, isTruncated])).toEqual([
      ['rules.txt', false],
      ['fees.txt', true],
    ]);
    expect(refused).toEqual([]);
    const chat = await bench.client.call('chats.create', { templateId: id });
    bench.provider.enqueue({ text: 'Yes.' });
    const before = bench.provider.requests.length;
    await bench.client.call('turns.send', {
      chatId: chat.id,
      text: 'May we?',
      attachmentIds: attachments.map((attachment) => attachment.id),
    });
    await expect.poll(() => bench.provider.requests.length).toBe(before + 1);
    expect(JSON.stringify(bench.provider.requests[before]?.body)).toContain('Text of fees.txt.');
  });

  it('are there after a restart, in their order; texts are not sent with the list', async () => {
    const id = await save([aFile('b.txt'), aFile('a.txt')]);
    await bench.restart();
    expect(await namesOf(id)).toEqual(['b.txt', 'a.txt']);
    expect(JSON.stringify(await bench.client.call('presets.list', {}))).not.toContain('Text of');
  });

  it('stay when something else of the template changes', async () => {
    const id = await save([aFile('a.txt')]);
    await bench.client.call('presets.save', { kind: 'template', id, body: { ...BODY, systemPrompt: 'In verse.' } });
    expect(await namesOf(id)).toEqual(['a.txt']);
  });

  it('are kept by their ids, moved, joined and removed', async () => {
    const id = await save([aFile('a.txt'), aFile('b.txt'), aFile('c.txt')]);
    const [a, b, c] = (await filesOf(id)).map((file) => ({ id: file.id ?? '' }));
    await save([c ?? { id: '' }, aFile('new.txt'), a ?? { id: '' }], id);
    await bench.restart();
    expect(await namesOf(id)).toEqual(['c.txt', 'new.txt', 'a.txt']);
    await expect(save([b ?? { id: '' }], id)).rejects.toMatchObject({ body: { code: 'not-found' } });
    expect(await namesOf(id)).toEqual(['c.txt', 'new.txt', 'a.txt']);
    await save([], id);
    expect(await namesOf(id)).toEqual([]);
  });

  it('belong to their template alone', async () => {
    const one = await save([aFile('a.txt')]);
    const [file] = await filesOf(one);
    await expect(save([{ id: file?.id ?? '' }])).rejects.toMatchObject({ body: { code: 'not-found' } });
    expect((await bench.client.call('presets.list', {})).templates).toHaveLength(1);
  });

  it('go and come back with a deleted template', async () => {
    const id = await save([aFile('a.txt')]);
    await bench.client.call('presets.delete', { kind: 'template', id });
    await expect(bench.client.call('presets.attach-files', { templateId: id })).rejects.toMatchObject({
      body: { code: 'not-found' },
    });
    await bench.client.call('presets.restore', { kind: 'template', id });
    expect(await namesOf(id)).toEqual(['a.txt']);
  });

  it.each([
    ['too many of them', Array.from({ length: PRESET_LIMITS.files + 1 }, (_, at) => aFile(`${at}.txt`))],
    ['one that is too long', [aFile('a.txt', 'x'.repeat(PRESET_LIMITS.fileCharacters + 1))]],
  ])('are not stored where there are %s', async (_, files) => {
    await expect(save(files)).rejects.toMatchObject({ body: { code: 'bad-request' } });
  });

  it('are read from what a window picked, without being stored; what is no text is refused', async () => {
    const read = (content: Buffer, isBeginning = false) =>
      bench.client.call('presets.read-file', { name: 'a.txt', content: content.toString('base64'), isBeginning });
    expect(await read(Buffer.from('Grüße'))).toEqual({ name: 'a.txt', text: 'Grüße', isTruncated: false });
    expect(await read(Buffer.from('Grüße'), true)).toMatchObject({ isTruncated: true });
    await expect(read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).rejects.toMatchObject({
      body: { code: 'refused', text: { key: 'errors.attachment.binary' } },
    });
  });
});
