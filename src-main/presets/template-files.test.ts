import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_ATTACHMENTS } from '#shared/chat/attachment-limits.ts';
import { AttachmentDesk } from '../chats/attachment-desk.ts';
import type { PluginOrigin } from '../org-config/combine.ts';
import { attachTemplateFiles, MAX_TEMPLATE_FILE_BYTES } from './template-files.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'confidant-template-'));
  folder = path.join(root, 'plugin');
  mkdirSync(path.join(folder, 'texts'), { recursive: true });
  writeFileSync(path.join(folder, 'texts', 'rules.txt'), 'Section 4.');
  writeFileSync(path.join(root, 'secret.txt'), 'Not yours.');
});
afterEach(() => rmSync(root, { recursive: true }));

const desk = () =>
  new AttachmentDesk({
    pages: {} as never,
    tellsOfInjections: () => true,
    store: { attached: () => undefined, setAttached: () => {}, removeAttached: () => {} },
    guard: {
      filter: async (texts: { text: string }[]) => ({
        results: texts.map(({ text }) => ({ text, findings: [] })),
        failed: undefined,
      }),
    } as never,
  });

async function attach(files: readonly string[], origin: PluginOrigin = 'organization') {
  const attached = await attachTemplateFiles({ files, folder, origin }, desk(), new AbortController().signal);
  return {
    names: attached.attachments.map(({ name }) => name),
    refused: attached.refused.map(({ name, reason }) => [name, reason.key]),
  };
}

describe('the files of a template', () => {
  it.each(['texts/rules.txt', 'texts\\rules.txt'])('lie in the folder of the configuration: %s', async (file) => {
    expect(await attach([file], 'local')).toEqual({ names: ['rules.txt'], refused: [] });
  });

  it('that are not there say so, and the others go along', async () => {
    expect(await attach(['gone.txt', 'texts/rules.txt'])).toEqual({
      names: ['rules.txt'],
      refused: [['gone.txt', 'presets.file.missing']],
    });
  });

  it.each(['../secret.txt', '..\\secret.txt', 'texts/../../secret.txt'])(
    'never lie outside of it: %s',
    async (file) => {
      expect(await attach([file])).toEqual({ names: [], refused: [['secret.txt', 'presets.file.outside']] });
    },
  );

  it('are not reached through a link that leads out of it', async () => {
    symlinkSync(path.join(root, 'secret.txt'), path.join(folder, 'link.txt'));
    expect((await attach(['link.txt'])).refused).toEqual([['link.txt', 'presets.file.outside']]);
  });

  it('may lie anywhere for the organization, and nowhere else for a file that a person put there', async () => {
    const absolute = path.join(root, 'secret.txt');
    expect((await attach([absolute])).names).toEqual(['secret.txt']);
    expect((await attach([absolute, 'C:\\Users\\me\\keys.txt'], 'local')).refused).toEqual([
      ['secret.txt', 'presets.file.notLocal'],
      ['keys.txt', 'presets.file.notLocal'],
    ]);
  });

  it('are files of a reasonable size that hold text', async () => {
    writeFileSync(path.join(folder, 'large.txt'), Buffer.alloc(MAX_TEMPLATE_FILE_BYTES + 1, 'a'));
    writeFileSync(
      path.join(folder, 'picture.png'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
    );
    expect((await attach(['large.txt', 'picture.png', 'texts'])).refused).toEqual([
      ['large.txt', 'presets.file.tooLarge'],
      ['picture.png', 'errors.attachment.binary'],
      ['texts', 'presets.file.noFile'],
    ]);
  });

  it('are no more than a question takes', async () => {
    const { names, refused } = await attach(Array.from({ length: MAX_ATTACHMENTS + 2 }, () => 'texts/rules.txt'));
    expect(names).toHaveLength(MAX_ATTACHMENTS);
    expect(refused).toEqual(Array(2).fill(['rules.txt', 'presets.file.tooMany']));
  });
});
