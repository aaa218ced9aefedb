import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/chat/message.ts';
import { testChat } from '../../store/chat-fixtures.ts';
import { messageText } from '../history.ts';
import { MessageTree } from '../message-tree.ts';
import { exportedChat } from './export-format.ts';
import { type ImportOutput, ImportReader } from './import-reader.ts';

const NOW = 1_800_000_000_000;

function read(files: Record<string, string>) {
  const reader = new ImportReader(NOW);
  const outputs: ImportOutput[] = [];
  for (const [file, text] of Object.entries(files)) {
    reader.begin(file);
    outputs.push(...reader.push(text), ...reader.end());
  }
  const chats = outputs.flatMap((output) => (output.type === 'chat' ? [output] : []));
  const messages = outputs.flatMap((output) => (output.type === 'messages' ? output.messages : []));
  const problems = outputs.flatMap((output) => (output.type === 'problem' ? [output] : []));
  const workspaces = outputs.flatMap((output) => (output.type === 'workspace' ? [output.workspace] : []));
  return { chats, messages, problems, workspaces, leftOut: Object.fromEntries(reader.leftOut.counts) };
}

const said = (messages: readonly Message[]) =>
  messages.map(({ role, ...message }) => `${role}: ${messageText({ role, ...message })}`);
/** The texts of the branch that is shown. */
function shown({ chats, messages }: Pick<ReturnType<typeof read>, 'chats' | 'messages'>): string[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch = new MessageTree(messages).branch(chats[0]?.chat.headMessageId ?? '');
  return said(branch.flatMap((id) => byId.get(id) ?? []));
}

const node = (id: string, parent: string | null, role: string, content: unknown, more: object = {}) => ({
  [id]: { id, parent, children: [], message: { id, author: { role }, content, create_time: 1_700_000_000.5, ...more } },
});
const text = (...parts: unknown[]) => ({ content_type: 'text', parts });
const conversation = (mapping: object, more: object = {}) => ({
  conversation_id: 'conv-1',
  title: 'Boats',
  create_time: 1_700_000_000,
  update_time: 1_700_000_900,
  current_node: 'a2',
  mapping,
  ...more,
});
const chatGpt = (...conversations: unknown[]) => read({ 'conversations.json': JSON.stringify(conversations) });

describe('conversations of ChatGPT', () => {
  const mapping = {
    root: { id: 'root', parent: null, message: null, children: ['s'] },
    ...node('s', 'root', 'system', text('')),
    ...node('q', 's', 'user', text('How many berths?')),
    ...node('a1', 'q', 'assistant', text('Three.'), { metadata: { model_slug: 'm-1' } }),
    ...node('a2', 'q', 'assistant', text('Fourteen.'), { metadata: { model_slug: 'm-1' }, create_time: 1_700_000_100 }),
    ...node('q2', 'a1', 'user', text('Sure?'), { create_time: 1_700_000_200 }),
  };

  it('come with versions, branches, times and the branch that was shown', () => {
    const result = chatGpt(conversation(mapping));
    expect(shown(result)).toEqual(['user: How many berths?', 'assistant: Fourteen.']);
    expect(said(result.messages)).toHaveLength(4);
    expect(result.chats[0]?.chat).toMatchObject({
      title: 'Boats',
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_900_000,
      requirements: { confidence: 'NONE', dataSecurity: 'ANY', outbound: 'UNRESTRICTED' },
    });
    expect(result.messages[0]?.createdAt).toBe(1_700_000_000_500);
    expect(result.messages[1]?.provider).toEqual({
      id: 'chatgpt',
      name: 'ChatGPT',
      model: 'm-1',
      confidence: 'UNKNOWN',
    });
    expect([result.problems, result.leftOut]).toEqual([[], {}]);
  });

  it('have the same ids every time, and other ids for another conversation', () => {
    const ids = (id: string) => {
      const { chats, messages } = chatGpt(conversation(mapping, { conversation_id: id }));
      return [chats[0]?.chat.id, ...messages.map((message) => message.id)];
    };
    expect(ids('conv-1')).toEqual(ids('conv-1'));
    expect(new Set([...ids('conv-1'), ...ids('conv-2')]).size).toBe(10);
  });

  it('have the links of their references, and no signs of those that lead nowhere', () => {
    const [known, unknown] = ['\ue200cite\ue202turn0search1\ue201', '\ue200cite\ue202turn0search2\ue201'];
    const metadata = {
      content_references: [
        { matched_text: known, alt: '([Town](https://town.example/))', type: 'grouped_webpages' },
        { matched_text: unknown, alt: null },
        { matched_text: ' ', alt: 'x' },
        7,
      ],
    };
    const answer = node('a2', 'q', 'assistant', text(`Fourteen. ${known} Or 15. ${unknown}\ue200`), { metadata });
    const result = chatGpt(conversation({ ...node('q', null, 'user', text('How many?')), ...answer }));
    expect(shown(result)[1]).toBe('assistant: Fourteen. ([Town](https://town.example/)) Or 15. \ue200');
    expect(result.leftOut).toEqual({ citation: 1 });
  });

  it('have no times from a future that was counted in another unit, nor from before all time', () => {
    for (const time of [1.7e12, -5, 1e300, '2024-01-01', null, { a: 1 }]) {
      const nodes = node('a2', null, 'user', text('When?'), { create_time: time });
      const [chat] = chatGpt(conversation(nodes, { create_time: time, update_time: time })).chats;
      expect(chat?.chat, String(time)).toMatchObject({ createdAt: NOW, updatedAt: NOW });
    }
  });

  it('show thoughts and the pieces of an answer as one answer; calls of tools and what they said are counted', () => {
    const result = chatGpt(
      conversation({
        ...node('q', null, 'user', text('Look it up')),
        ...node('t', 'q', 'assistant', {
          content_type: 'thoughts',
          thoughts: [{ summary: 'Plan', content: 'search' }],
        }),
        ...node('c', 't', 'assistant', { content_type: 'code', text: 'search("x")' }, { recipient: 'browser' }),
        ...node('r', 'c', 'tool', { content_type: 'tether_browsing_display', result: 'PRIVATE' }),
        ...node('x', 'r', 'assistant', { content_type: 'hologram' }),
        ...node('a2', 'x', 'assistant', text('Found it.')),
        ...node('h', 'a2', 'user', text('hidden'), { metadata: { is_visually_hidden_from_conversation: true } }),
      }),
    );
    expect(shown(result)).toEqual(['user: Look it up', 'assistant: Found it.']);
    expect(result.messages[1]?.blocks).toMatchObject([
      { type: 'reasoning', text: 'Plan\n\nsearch' },
      { type: 'text', text: 'Found it.' },
    ]);
    expect(result.leftOut).toEqual({ 'tool call: browser': 1, 'tool: tether_browsing_display': 1, hologram: 1 });
    expect(JSON.stringify(result)).not.toContain('PRIVATE');
  });

  it('keep a question that was only a picture, and say what is missing', () => {
    const result = chatGpt(
      conversation({
        ...node('q', null, 'user', {
          content_type: 'multimodal_text',
          parts: [{ content_type: 'image_asset_pointer' }],
        }),
        ...node('q2', 'q', 'user', {
          content_type: 'multimodal_text',
          parts: [
            { content_type: 'audio_transcription', text: 'spoken' },
            'typed',
            { content_type: 'image_asset_pointer' },
          ],
        }),
        ...node('a2', 'q2', 'assistant', { content_type: 'code', language: 'python', text: 'print(1)' }),
      }),
    );
    expect(result.messages[0]?.blocks).toMatchObject([
      { type: 'notice', text: { params: { what: 'image_asset_pointer' } } },
    ]);
    expect(shown(result).slice(1)).toEqual(['user: spoken\n\ntyped', 'assistant: ````python\nprint(1)\n````']);
    expect(result.leftOut).toEqual({ image_asset_pointer: 2 });
  });

  it('are read although parents are missing or go round in circles', () => {
    const result = chatGpt(
      conversation({
        ...node('a', 'gone', 'user', text('1')),
        ...node('b', 'c', 'user', text('2')),
        ...node('c', 'b', 'user', text('3')),
      }),
    );
    expect(result.messages).toHaveLength(3);
    expect(result.problems).toEqual([]);
  });

  it('that are broken are named and skipped', () => {
    const broken = conversation([], { title: 'Broken' });
    const { chats, problems } = chatGpt(broken, conversation(mapping));
    expect(chats).toHaveLength(1);
    expect(problems).toMatchObject([
      { file: 'conversations.json', entry: 'Broken', reason: { key: 'errors.import.wrongShape' } },
    ]);
  });
});

describe('threads of AI Studio', () => {
  const guid = '11111111-2222-3333-4444-555555555555';
  const thread = {
    chat_id: 'AAAAAAAA-0000-0000-0000-000000000001',
    workspace_id: guid,
    name: 'Boats',
    data_security: 'SELF_HOSTED',
    system_prompt: 'be nice',
    blocks: [
      {
        time: '2025-03-01T10:00:00+01:00',
        content_type: 'TEXT',
        role: 'USER',
        content: { $type: 'text', text: 'How many?' },
      },
      {
        time: '2025-03-01T10:00:05+01:00',
        content_type: 'TEXT',
        role: 'AI',
        content: {
          $type: 'text',
          text: 'Fourteen.',
          sources: [{ title: 'Harbour', url: 'https://harbour.test/' }],
          tool_invocations: [{ tool_id: 'read_web_page', result: 'PRIVATE PAGE' }],
        },
      },
      { time: '2025-03-01T10:01:00+01:00', content_type: 'IMAGE', role: 'USER', content: { $type: 'image' } },
    ],
  };

  it('come with roles, times, sources and workspace; results of tools stay out', () => {
    const result = read({
      [`workspaces/${guid}/name`]: 'Harbour office\n',
      [`workspaces/${guid}/aaaaaaaa-0000-0000-0000-000000000001/thread.json`]: JSON.stringify(thread),
    });
    expect(shown(result)).toEqual(['user: How many?', 'assistant: Fourteen.']);
    expect(result.messages[0]?.createdAt).toBe(Date.UTC(2025, 2, 1, 9));
    expect(result.messages[1]?.sources).toEqual([{ title: 'Harbour', url: 'https://harbour.test/', origin: 'model' }]);
    expect(result.workspaces).toEqual([{ id: result.chats[0]?.workspace?.id, name: 'Harbour office' }]);
    expect(result.leftOut).toEqual({ 'tool call': 1, image: 1 });
    expect(JSON.stringify(result)).not.toContain('PRIVATE');
  });

  it('go on requiring a provider of one’s own where they did', () => {
    const requirements = (data_security: string) =>
      read({ 'thread.json': JSON.stringify({ ...thread, data_security }) }).chats[0]?.chat.requirements;
    expect(requirements('SELF_HOSTED')).toMatchObject({ dataSecurity: 'SELF_HOSTED', confidence: 'NONE' });
    expect(requirements('ALLOW_ANY')).toMatchObject({ dataSecurity: 'ANY' });
  });

  it('are read whichever way names are written', () => {
    const { ChatId, Blocks } = {
      ChatId: thread.chat_id,
      Blocks: [{ Role: 'USER', Content: { $type: 'text', Text: 'Hi' } }],
    };
    const result = read({
      'thread.json': JSON.stringify({ ChatId, Blocks, WorkspaceId: '00000000-0000-0000-0000-000000000000' }),
    });
    expect(shown(result)).toEqual(['user: Hi']);
    expect(result.chats[0]?.workspace).toBeNull();
    expect(result.chats[0]?.chat.id).toBe(read({ x: JSON.stringify(thread) }).chats[0]?.chat.id);
  });
});

describe('files that are put together otherwise', () => {
  const own = (id: string) => ({ ...exportedChat(testChat(id), undefined), messages: [] });
  const file = (...chats: object[]) =>
    JSON.stringify({ format: 'confidant-chats', version: 1, exportedAt: '', workspaces: [], chats });

  it.each([
    ['one chat in a line', `${JSON.stringify(own('a'))}\n${JSON.stringify(own('b'))}\n`],
    ['one list behind the other', `[${JSON.stringify(own('a'))}]\n[${JSON.stringify(own('b'))}]`],
    ['one export behind the other', file(own('a')) + file(own('b'))],
    ['with the name of the list in escapes', file(own('a'), own('b')).replace('"chats"', '"\\u0063hats"')],
    ['with a mark of the byte order', `\ufeff${file(own('a'), own('b'))}`],
  ])('are read whole: %s', (_, text) => {
    const { chats, problems } = read({ 'a.json': text });
    expect([chats.map(({ chat }) => chat.id), problems]).toEqual([['a', 'b'], []]);
  });

  it.each([
    ['a line that is broken', `${JSON.stringify(own('a'))}\n{"oops"}\n${JSON.stringify(own('b'))}`, 'unreadable', '#2'],
    ['something else behind it', `${file(own('a'), own('b'))} and so on`, 'noJsonBehind', undefined],
    ['a list that is none', `${file(own('a'), own('b'))}{"chats":{}}`, 'wrongShape', undefined],
    ['no list', `${file(own('a'), own('b'))}{"format":"confidant-chats","version":1}`, 'wrongShape', undefined],
  ])('say what is wrong with them: %s', (_, text, reason, entry) => {
    const { chats, problems } = read({ 'a.json': text });
    expect(chats.map(({ chat }) => chat.id)).toEqual(['a', 'b']);
    expect(problems).toMatchObject([{ reason: { key: `errors.import.${reason}` } }]);
    expect(problems[0]?.entry).toBe(entry);
  });
});

describe('any file', () => {
  it('is read or refused without a throw, and what is read is a tree', () => {
    const key = fc.constantFrom(
      'mapping',
      'message',
      'parent',
      'author',
      'role',
      'content',
      'parts',
      'content_type',
      'chats',
      'messages',
      'blocks',
      'chat_id',
      'title',
      'id',
      'create_time',
      'requirements',
      'thoughts',
      'version',
      'format',
      'user',
      '__proto__',
    );
    const leaf = fc.oneof(
      key,
      fc.jsonValue({ maxDepth: 0 }),
      fc.constantFrom('text', 'user', 'assistant', 1e300, -1, 'a', 'b'),
    );
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(fc.oneof(value, fc.array(value)), fc.constantFrom('a.json', 'thread.json'), (content, file) => {
        const { messages } = read({ [file]: JSON.stringify(content) ?? '' });
        const known = new Set<string>();
        for (const { id, parentId } of messages) {
          expect(parentId === null || known.has(parentId)).toBe(true);
          known.add(id);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('that is no JSON is said to be none', () => {
    expect(read({ 'a.txt': 'Dear diary' }).problems).toMatchObject([{ reason: { key: 'errors.import.notAFile' } }]);
    expect(read({ 'a.json': '{"a": nonsense}' }).problems).toMatchObject([
      { reason: { key: 'errors.import.unreadable' } },
    ]);
  });
});
