import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Attachment, Message } from '#shared/chat/message.ts';
import type { ChatRequirements } from '#shared/chat/requirements.ts';
import { HandlerError } from '../ipc/handler.ts';
import { ScriptedAdapter, text } from '../tools/testing/scripted-adapter.ts';
import { messageText } from './history.ts';
import { MessageTree } from './message-tree.ts';
import { chatBench } from './testing/chat-bench.ts';

const REASON = { toolId: 'read_mail', at: 5 };
const STRICT: ChatRequirements = {
  confidence: 'HIGH',
  confidenceReason: REASON,
  dataSecurity: 'SELF_HOSTED',
  dataSecurityReason: REASON,
  outbound: 'ONLY_CONFIGURED_SERVICES',
  outboundReason: REASON,
};

let bench: ReturnType<typeof chatBench>;
beforeEach(() => {
  bench = chatBench();
});
afterEach(() => bench.close());

const shown = (id: string) => bench.chats.get(id).messages;
const texts = (messages: readonly Message[]) => messages.map(messageText);
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('editing a question', () => {
  it('asks anew beside the old version, and keeps what was attached', async () => {
    const { id, messageIds } = await bench.chatWith('first', 'second');
    const [, firstAnswer = '', second = ''] = messageIds;
    const old = bench.store.getMessage(second);
    const attachment: Attachment = {
      id: 'at',
      kind: 'web-page',
      name: 'Page',
      address: 'https://p.test/',
      characters: 4,
      isTruncated: false,
      filteredPassages: 0,
    };
    if (old) {
      const blocks: Message['blocks'] = [{ type: 'attachment', id: 'x', attachment, text: 'page' }, ...old.blocks];
      bench.store.saveMessage({ ...old, blocks });
    }
    const heard = bench.heard('message.added');
    const turn = bench.turns.edit(id, second, 'second, better');
    await turn.done;
    expect(texts(shown(id))).toEqual(['first', 'the end', 'second, better', 'the end']);
    expect(bench.store.getMessage(turn.userMessageId)).toMatchObject({
      parentId: firstAnswer,
      blocks: [{ type: 'attachment', attachment, text: 'page' }, { text: 'second, better' }],
    });
    expect(bench.chats.get(id).versions).toEqual({ [turn.userMessageId]: [second, turn.userMessageId] });
    expect(heard.map(({ versions }) => versions)).toEqual([[second, turn.userMessageId], undefined]);
    expect(bench.asked.at(-1)?.history.map((item) => item.text)).toEqual(['first', 'the end', expect.any(String)]);
  });

  it('works for the first question too', async () => {
    const { id, messageIds } = await bench.chatWith('first');
    await bench.turns.edit(id, messageIds[0] ?? '', 'other').done;
    expect(texts(shown(id))).toEqual(['other', 'the end']);
  });

  it('is refused for answers, for messages of another chat, and while an answer is made', async () => {
    const { id, messageIds } = await bench.chatWith('first');
    const other = await bench.chatWith('elsewhere');
    expect(() => bench.turns.edit(id, messageIds[1] ?? '', 'x')).toThrow(code('not-found'));
    expect(() => bench.turns.edit(id, other.messageIds[0] ?? '', 'x')).toThrow(code('not-found'));
    const turn = await bench.turns.send(id, 'next');
    expect(() => bench.turns.edit(id, messageIds[0] ?? '', 'x')).toThrow(code('refused'));
    expect(() => bench.branches.deleteMessage(id, messageIds[0] ?? '')).toThrow(code('refused'));
    await expect(bench.branches.branch(id, messageIds[0] ?? '')).rejects.toThrow(HandlerError);
    await turn.done;
  });
});

describe('regenerating an answer', () => {
  it('makes a version by another provider for this answer alone', async () => {
    const { id, messageIds } = await bench.chatWith('first', 'second');
    const [, answer = ''] = messageIds;
    const turn = bench.turns.regenerate(id, answer, 'b');
    const made = await turn.done;
    expect(made.provider?.id).toBe('b');
    expect(bench.chats.stored(id).providerId).toBe('a');
    expect(shown(id).map((message) => message.id)).toEqual([messageIds[0], turn.answerId]);
    expect(bench.chats.get(id).versions).toEqual({ [turn.answerId]: [answer, turn.answerId] });
  });

  it('answers a question whose answer was deleted', async () => {
    const { id, messageIds } = await bench.chatWith('first');
    const [question = '', answer = ''] = messageIds;
    bench.branches.deleteMessage(id, answer);
    const turn = bench.turns.regenerate(id, question);
    await turn.done;
    expect(shown(id).map((message) => message.id)).toEqual([question, turn.answerId]);
    expect(bench.chats.get(id).versions).toEqual({});
  });

  it('is refused for a provider that may not see the chat, and for one that is gone', async () => {
    const { id, messageIds } = await bench.chatWith('first');
    bench.chats.tighten(id, STRICT, REASON);
    const count = bench.asked.length;
    expect(() => bench.turns.regenerate(id, messageIds[1] ?? '', 'b')).toThrow(code('refused'));
    expect(() => bench.turns.regenerate(id, messageIds[1] ?? '', 'gone')).toThrow(code('not-found'));
    expect(bench.asked).toHaveLength(count);
    expect(shown(id)).toHaveLength(2);
  });
});

describe('showing a version', () => {
  it('leads to the newest message below it and tells the windows', async () => {
    const { id, messageIds } = await bench.chatWith('first', 'second');
    const [, answer = '', , last = ''] = messageIds;
    await bench.turns.regenerate(id, answer).done;
    bench.branches.showVersion(id, answer);
    expect(shown(id).at(-1)?.id).toBe(last);
    expect(bench.events.filter((name) => name === 'chat.branch-changed')).toHaveLength(1);
    bench.branches.showVersion(id, last);
    expect(bench.events.filter((name) => name === 'chat.branch-changed')).toHaveLength(1);
    expect(() => bench.branches.showVersion(id, 'ghost')).toThrow(code('not-found'));
  });
});

describe('a branch into a new chat', () => {
  it('has the messages up to there, everything the chat requires, and nothing that was allowed in it', async () => {
    const { id, messageIds } = await bench.chatWith('first', 'second');
    bench.chats.tighten(id, STRICT, REASON);
    bench.chats.setTools(id, ['web_search']);
    bench.chats.allowTool(id, 'write_note', 'hash');
    bench.store.saveTranscript(messageIds[1] ?? '', { wireApi: 'RESPONSES', providerId: 'a', model: 'm', items: [1] });
    const copy = await bench.branches.branch(id, messageIds[1] ?? '');
    expect(copy).toMatchObject({
      title: 'first',
      providerId: 'a',
      toolSelection: ['web_search'],
      requirements: STRICT,
    });
    expect(bench.store.getChat(copy.id)?.approvals).toEqual({});
    expect(texts(shown(copy.id))).toEqual(['first', 'the end']);
    expect(shown(copy.id).every((message) => !messageIds.includes(message.id))).toBe(true);
    expect(bench.store.getTranscript(shown(copy.id)[1]?.id ?? '')?.items).toEqual([1]);
    expect(texts(shown(id))).toHaveLength(4);
  });
});

describe('deleting a message', () => {
  it('shows the version before it, and undo shows it again', async () => {
    const { id, messageIds } = await bench.chatWith('first');
    const [, answer = ''] = messageIds;
    bench.adapters.next = () => new ScriptedAdapter([text('other'), { type: 'done', stopReason: 'end' }]);
    const { answerId, done } = bench.turns.regenerate(id, answer);
    await done;
    bench.branches.deleteMessage(id, answerId);
    expect(texts(shown(id))).toEqual(['first', 'the end']);
    expect(bench.chats.get(id).versions).toEqual({});
    bench.branches.restoreMessage(id, answerId);
    expect(texts(shown(id))).toEqual(['first', 'other']);
  });

  it('leaves an empty chat when it was all there was', async () => {
    const { id, messageIds } = await bench.chatWith('first');
    bench.branches.deleteMessage(id, messageIds[0] ?? '');
    expect(shown(id)).toEqual([]);
    await (await bench.turns.send(id, 'again')).done;
    expect(texts(shown(id))).toEqual(['again', 'the end']);
  });
});

describe('any sequence of edits, versions, branches and deletions', () => {
  const step = fc.record({
    what: fc.constantFrom('send', 'edit', 'regenerate', 'show', 'delete', 'restore', 'branch', 'require'),
    which: fc.nat(1_000),
  });

  it('keeps each chat one tree with its head in it, versions in order, and its requirements', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { id } = await bench.chatWith('begin');
        const deleted: string[] = [];
        let required = bench.chats.stored(id).requirements;
        for (const { what, which } of steps) {
          const ids = bench.store.tree(id).map((node) => node.id);
          const at = ids[which % Math.max(1, ids.length)] ?? 'none';
          try {
            if (what === 'send') await (await bench.turns.send(id, `q${which}`)).done;
            if (what === 'edit') await bench.turns.edit(id, at, `e${which}`).done;
            if (what === 'regenerate') await bench.turns.regenerate(id, at).done;
            if (what === 'show') bench.branches.showVersion(id, at);
            if (what === 'branch') {
              const copy = await bench.branches.branch(id, at);
              expect(copy.requirements).toEqual(required);
              expect(texts(shown(copy.id))).toEqual(texts(bench.store.branch(id, at)));
            }
            if (what === 'delete') {
              bench.branches.deleteMessage(id, at);
              deleted.push(at);
            }
            if (what === 'restore')
              bench.branches.restoreMessage(id, deleted[which % Math.max(1, deleted.length)] ?? '');
            if (what === 'require') {
              required = STRICT;
              bench.chats.tighten(id, STRICT, REASON);
            }
          } catch (error) {
            // The wrong role, nothing left, a parent that is deleted: refused, and nothing changed.
            if (!(error instanceof HandlerError) && (error as { code?: unknown }).code !== 'not-found') throw error;
          }
          assertConsistent(id);
          expect(bench.chats.stored(id).requirements).toEqual(required);
        }
      }),
      { numRuns: 40 },
    );
  });

  function assertConsistent(id: string) {
    const nodes = bench.store.tree(id);
    const tree = new MessageTree(nodes);
    const known = new Set<string>();
    for (const node of nodes) {
      expect(node.parentId === null || known.has(node.parentId)).toBe(true);
      known.add(node.id);
    }
    const { messages, versions } = bench.chats.get(id);
    const head = bench.chats.stored(id).headMessageId;
    expect(head === null ? nodes.length : messages.at(-1)?.id).toBe(head ?? 0);
    messages.forEach((message, index) => {
      expect(message.parentId).toBe(messages[index - 1]?.id ?? null);
      const expected = nodes.filter(({ parentId }) => parentId === message.parentId).map((node) => node.id);
      expect(versions[message.id] ?? [message.id]).toEqual(expected);
    });
    if (head !== null) expect(tree.branch(head)).toEqual(messages.map((message) => message.id));
  }
});
