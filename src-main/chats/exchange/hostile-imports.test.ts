import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_ATTACHMENT_CHARACTERS, MAX_ATTACHMENTS } from '#shared/chat/attachment-limits.ts';
import { MAX_USER_MESSAGE_CHARACTERS } from '#shared/chat/message.ts';
import { testChat, testMessage } from '../../store/chat-fixtures.ts';
import { exportedChat, exportedMessage } from './export-format.ts';
import { type ImportOutput, ImportReader } from './import-reader.ts';
import { MAX_MESSAGE_CHARACTERS, MAX_MESSAGE_PARTS } from './imported-chat.ts';

function read(files: Record<string, string>) {
  const reader = new ImportReader(Date.UTC(2026, 0, 1));
  const outputs: ImportOutput[] = [];
  for (const [file, text] of Object.entries(files)) {
    reader.begin(file);
    outputs.push(...reader.push(text), ...reader.end());
  }
  return {
    chats: outputs.flatMap((output) => (output.type === 'chat' ? [output.chat.id] : [])),
    messages: outputs.flatMap((output) => (output.type === 'messages' ? output.messages : [])),
    problems: outputs.flatMap((output) => (output.type === 'problem' ? [output.reason.key] : [])),
    workspaces: outputs.flatMap((output) => (output.type === 'workspace' ? [output.workspace] : [])),
  };
}

const chat = (id: string, messages: readonly unknown[]) => ({
  ...exportedChat(testChat(id), undefined),
  messages,
});
const own = (...chats: unknown[]) =>
  JSON.stringify({ format: 'confidant-chats', version: 1, exportedAt: '', workspaces: [], chats });

describe('a file that means harm', () => {
  it('of many megabytes is read with the memory of one entry', () => {
    const program = path.join(import.meta.dirname, 'large-import-program.ts');
    // Held whole, 80 million characters alone would need more than this.
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--max-old-space-size=48', program, '80'], {
      encoding: 'utf8',
    });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const { chats, messages, problems, characters } = JSON.parse(stdout);
    expect(characters).toBeGreaterThan(80_000_000);
    expect([messages, problems]).toEqual([2 * chats, 0]);
  }, 120_000);

  it('makes no message larger than one turn of the event loop can write', () => {
    const text = (length: number) => [{ type: 'text' as const, id: 'b', text: 'x'.repeat(length) }];
    const parts = Array.from({ length: MAX_MESSAGE_PARTS + 1 }, (_, index) => ({ ...text(1)[0], id: `b${index}` }));
    const sources = Array.from({ length: MAX_MESSAGE_PARTS + 1 }, () => ({
      title: '',
      url: 'https://a.example',
      origin: 'tool',
    }));
    const message = exportedMessage(testMessage('m', null));
    const { chats, problems } = read({
      'a.json': own(
        chat('long', [{ ...message, blocks: text(MAX_MESSAGE_CHARACTERS + 1) }]),
        chat('parts', [{ ...message, blocks: parts }]),
        chat('sources', [{ ...message, sources }]),
        chat('good', [{ ...message, blocks: text(MAX_MESSAGE_CHARACTERS - 1_000) }]),
      ),
    });
    expect(chats).toEqual(['good']);
    expect(problems).toEqual(Array(3).fill('errors.import.tooLarge'));
  });

  const long = 'x'.repeat(MAX_MESSAGE_CHARACTERS + 1);
  const call = { callId: 'c', toolId: 't', state: 'done', arguments: 'x'.repeat(20_000) };
  it.each([
    ['the name of who answered', { provider: { id: 'p', name: long, model: 'm', confidence: 'LOW' } }],
    ['the id of a part', { blocks: [{ type: 'text', id: long, text: 'x' }] }],
    ['a thought', { blocks: [{ type: 'reasoning', id: 'b', text: long }] }],
    [
      'all calls together',
      { blocks: Array.from({ length: 300 }, (_, id) => ({ type: 'tool-call', id: `${id}`, call })) },
    ],
    [
      'the facts of a notice',
      {
        blocks: [
          {
            type: 'notice',
            id: 'b',
            tone: 'warn',
            text: {
              key: 'x',
              params: Object.fromEntries(Array.from({ length: 300 }, (_, n) => [n, 'x'.repeat(20_000)])),
            },
          },
        ],
      },
    ],
  ])('makes no message larger by %s', (_, large) => {
    const message = exportedMessage(testMessage('m', null));
    const { chats, problems } = read({ 'a.json': own(chat('large', [{ ...message, ...large }]), chat('good', [])) });
    expect([chats, problems]).toEqual([['good'], ['errors.import.tooLarge']]);
  });

  it('takes the largest question that can be asked here, with all that can be attached', () => {
    const attachment = {
      kind: 'text-file',
      name: 'n'.repeat(1_000),
      address: '',
      characters: MAX_ATTACHMENT_CHARACTERS,
      isTruncated: true,
      filteredPassages: 0,
    };
    const blocks = Array.from({ length: MAX_ATTACHMENTS }, (_, id) => ({
      type: 'attachment',
      id: `${id}`,
      attachment: { id: `${id}`, ...attachment },
      text: '"'.repeat(MAX_ATTACHMENT_CHARACTERS + 1_000),
    }));
    const question = { type: 'text', id: 'q', text: 'x'.repeat(MAX_USER_MESSAGE_CHARACTERS) };
    const message = { ...exportedMessage(testMessage('m', null)), blocks: [...blocks, question] };
    expect(read({ 'a.json': own(chat('c', [message])) })).toMatchObject({ chats: ['c'], problems: [] });
  });

  it('with halves of characters for ids makes two messages of none', () => {
    const [first, second] = ['\ud800', '\ud801'].map((id) => exportedMessage(testMessage(id, null)));
    const { chats, problems } = read({
      'a.json': own(chat('\ud800', []), chat('halves', [first, second]), chat('good', [])),
    });
    expect([chats, problems]).toEqual([['good'], Array(2).fill('errors.import.wrongShape')]);
  });

  it('with an answer in thousands of pieces becomes several messages', () => {
    const mapping = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, number) => [
        `n${number}`,
        {
          parent: number === 0 ? null : `n${number - 1}`,
          message: { author: { role: 'assistant' }, content: { content_type: 'text', parts: [`piece ${number}`] } },
        },
      ]),
    );
    const { messages, problems } = read({ 'conversations.json': JSON.stringify([{ conversation_id: 'c', mapping }]) });
    expect(problems).toEqual([]);
    expect(messages.length).toBeGreaterThan(1);
    expect(messages.flatMap(({ blocks }) => blocks)).toHaveLength(3_000);
  });

  it('nested deeper than a stack is refused, and what stands beside it is read', () => {
    const bomb = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
    const good = JSON.stringify({ conversation_id: 'c', mapping: {} });
    expect(read({ 'a.json': `[${bomb},${good}]` })).toMatchObject({
      chats: [expect.any(String)],
      problems: ['errors.import.tooDeep'],
    });
    expect(read({ 'b.json': `{"a":${bomb},"chats":[]}` }).problems).toHaveLength(1);
    expect(read({ 'c.json': '['.repeat(1_000_000) }).problems).toContain('errors.import.cutOff');
  });

  it.each([
    ['title', 7],
    ['messages', { 0: 'no list' }],
    ['messages', [null]],
    ['messages', [{ ...exportedMessage(testMessage('m', null)), role: 'system' }]],
    ['messages', [{ ...exportedMessage(testMessage('m', null)), blocks: [{ type: 'script', id: 'x' }] }]],
    ['createdAt', -1],
    ['headMessageId', ['m']],
    ['id', ''],
  ])('with a wrong %s in one entry loses that entry alone', (field, value) => {
    const { chats, problems } = read({ 'a.json': own({ ...chat('bad', []), [field]: value }, chat('good', [])) });
    expect([chats, problems]).toEqual([['good'], ['errors.import.wrongShape']]);
  });

  it('with paths for names touches nothing: a folder names a workspace by its id alone', () => {
    const guid = '01234567-89ab-cdef-0123-456789abcdef';
    const { workspaces, problems } = read({
      [`../../../etc/${guid}/name`]: `  Work \n`,
      [`C:\\Windows\\${guid}\\name`]: 'Again',
      '../../../etc/passwd': 'root:x:0:0',
      'data.zip': 'PK\u0003\u0004{"chats":[]}',
    });
    expect(workspaces.map(({ name }) => name)).toEqual(['Work', 'Again']);
    expect(new Set(workspaces.map(({ id }) => id)).size).toBe(1);
    expect(problems).toEqual(['errors.import.notAFile', 'errors.import.archive']);
  });
});
