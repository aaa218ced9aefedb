import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ATTACHMENT_CHARACTERS, MAX_ATTACHMENTS } from '#shared/chat/attachment-limits.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../../../e2e/scripted-provider/server.ts';
import { runForTest } from '../testing.ts';

vi.mock('../../../secrets/open-secret-store.ts', async () => ({
  openSecretStore: async () => (await import('../../../secrets/memory-secret-store.ts')).memorySecretStore(),
}));

let folder: string;
let provider: ScriptedProvider;
beforeEach(async () => {
  provider = await startScriptedProvider();
  folder = mkdtempSync(path.join(os.tmpdir(), 'confidant-attach-'));
  const instance = {
    id: 'p',
    kind: 'OPENAI_COMPATIBLE',
    name: 'Town hall',
    baseUrl: provider.url,
    model: { id: 'scripted' },
  };
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ schemaVersion: 1, providers: [instance] }));
  vi.stubEnv('CONFIDANT_API_KEY_P', 'sk-x');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await provider.close();
  rmSync(folder, { recursive: true });
});

const file = (name: string, content: string | Uint8Array) => {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
};
const ask = (...args: string[]) =>
  runForTest(['chat', '--data-dir', folder, '--json', '--message', 'What is due?', ...args]);
const sentQuestion = () => JSON.stringify(provider.requests.at(-1)?.body);

describe('chat --attach', () => {
  it.each([
    ['each after a flag of its own', (one: string, two: string) => ['--attach', one, '--attach', two]],
    ['all after one', (one: string, two: string) => ['--attach', one, two]],
  ])('sends text documents before the question, as they are and marked as data: %s', async (_, args) => {
    provider.enqueue({ text: 'Two books.' });
    const { exitCode, events } = await ask(
      ...args(file('loans.csv', 'title;due\nTides;9 May\n'), file('note.md', '# Ä')),
    );
    expect(exitCode).toBe(0);
    expect(events().at(-1)).toMatchObject({ type: 'done', text: 'Two books.' });
    const sent = sentQuestion();
    expect(sent).toMatch(/<data \w+>\\nloans\.csv\\n\\ntitle;due\\nTides;9 May/);
    expect(sent.indexOf('# Ä')).toBeLessThan(sent.indexOf('What is due?'));
    // Where files lie on this computer is nobody's business.
    expect(sent).not.toContain(folder);
  });

  it('says that a long one was cut, to the model as well', async () => {
    provider.enqueue({ text: 'Long.' });
    await ask('--attach', file('long.txt', 'word '.repeat(MAX_ATTACHMENT_CHARACTERS)));
    expect(sentQuestion()).toContain('[… truncated]');
    expect(sentQuestion().length).toBeLessThan(MAX_ATTACHMENT_CHARACTERS + 10_000);
  });

  it.each([
    ['a picture', () => file('logo.png', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0', 'latin1')), 'logo.png'],
    ['a program', () => file('tool', Buffer.from('\x7fELF\0\0\0\0', 'latin1')), 'tool'],
    ['what is not there', () => path.join(folder, 'nowhere.txt'), 'nowhere.txt'],
    ['a folder', () => folder, ''],
    ['more than it takes', () => file('huge.txt', Buffer.alloc(5_000_001, 'x')), ''],
  ])('refuses %s, and asks nothing', async (_, make, name) => {
    const { exitCode, stderr } = await ask('--attach', make());
    expect(exitCode).toBe(1);
    expect(stderr).toContain(name);
    expect(provider.requests).toEqual([]);
  });

  it('takes no file without the flag, and no more than a question holds', async () => {
    expect((await ask('stray.txt')).exitCode).toBe(2);
    const many = Array.from({ length: MAX_ATTACHMENTS + 1 }, (_, at) => file(`${at}.txt`, 'x'));
    expect((await ask(...many.flatMap((each) => ['--attach', each]))).exitCode).toBe(2);
  });
});
