import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Block, Message } from '#shared/chat/message.ts';
import type { ChatRequirements } from '#shared/chat/requirements.ts';
import type { ToolCall } from '#shared/tool/trace.ts';
import { testChat as chat, fullAnswer, testMessage as message, newDataFolder } from './chat-fixtures.ts';
import type { ChatStore } from './chat-store.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { searchChanges } from './search-changes.ts';
import { sqliteChatStore } from './sqlite-chat-store.ts';

let folder: ReturnType<typeof newDataFolder>;
let database: Database;
let store: ChatStore;
/** How often a statement that contains the key ran since it was cleared. */
let runs: Map<string, number>;

/** The same database, counting what is written. */
function counting(inner: Database): Database {
  return {
    ...inner,
    prepare: (sql) => {
      const statement = inner.prepare(sql);
      const table = /INTO (\w+)/.exec(sql)?.[1];
      return {
        ...statement,
        run: (...values) => {
          if (table) runs.set(table, (runs.get(table) ?? 0) + 1);
          return statement.run(...values);
        },
      };
    },
  };
}

beforeEach(() => {
  folder = newDataFolder();
  runs = new Map();
  database = counting(openDatabase(path.join(folder.dataDir, 'chats.db')));
  migrate(database);
  store = sqliteChatStore(database, searchChanges(database));
});
afterEach(() => {
  store.close();
  folder.remove();
});

const ids = (messages: readonly Message[]) => messages.map((each) => each.id);
const count = (table: string) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get<{ n: number }>()?.n;

describe('chats', () => {
  it('come back as they were stored', () => {
    const stored = chat('c', {
      title: '„Äpfel“ 🍏',
      titleIsByPerson: true,
      providerId: 'p',
      toolSelection: ['web_search'],
      requirements: {
        confidence: 'MEDIUM',
        confidenceReason: { toolId: 'read_mail', sourceName: 'Work', at: 5 },
        dataSecurity: 'ANY',
        outbound: 'ONLY_LINKS_FROM_CHAT',
      },
      draft: 'half a thou',
      queued: { text: 'And then?', attachmentIds: ['at'], problem: { key: 'turn.noProvider' } },
      pinnedAt: 4,
      expiresAt: 9_999,
      presets: { profile: { id: 'pr', name: 'Skipper', tokens: 3, digest: 'd' } },
    });
    store.createChat(stored);
    expect(store.getChat('c')).toEqual(stored);
  });

  it('keep the texts of their template and profile, which no list reads', () => {
    const presetTexts = {
      template: { systemPrompt: 'Be brief.', exampleConversation: [{ role: 'user' as const, text: 'Äpfel?' }] },
      profile: { needToKnow: 'I sail.', actions: '' },
    };
    store.createChat(chat('c', { presetTexts }));
    expect(store.presetTexts('c')).toEqual(presetTexts);
    expect(store.getChat('c')).not.toHaveProperty('presetTexts');
    store.updateChat('c', { presetTexts: { template: presetTexts.template } });
    expect(store.presetTexts('c')).toEqual({ template: presetTexts.template });
  });

  it('are listed newest first, however the clock jumped, without those that are deleted', () => {
    for (const [id, updatedAt] of Object.entries({ a: 5, b: 9, c: 5, d: 1 })) store.createChat(chat(id, { updatedAt }));
    store.updateChat('d', { deletedAt: 7 });
    expect(store.listChats().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    store.updateChat('d', { deletedAt: null });
    expect(store.listChats().map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd']);
  });

  it('change only in the fields that are named', () => {
    store.createChat(chat('c', { draft: 'keep me', toolSelection: ['x'] }));
    store.updateChat('c', { title: 'New', toolSelection: null });
    store.updateChat('c', {});
    expect(store.getChat('c')).toEqual(chat('c', { draft: 'keep me', title: 'New' }));
  });

  it('that do not exist cannot be changed', () => {
    expect(() => store.updateChat('ghost', { title: 'Boo' })).toThrow(expect.objectContaining({ code: 'not-found' }));
    expect(store.getChat('ghost')).toBeUndefined();
  });

  it.each(['{', '7', '{}', '{"confidence":"TELEPATHY","dataSecurity":"ANY","outbound":"UNRESTRICTED"}'])(
    'whose stored requirements are damaged (%s) require the strictest',
    (damaged) => {
      store.createChat(chat('c'));
      database.prepare('UPDATE chats SET requirements = ?').run(damaged);
      expect(store.getChat('c')?.requirements).toEqual<ChatRequirements>({
        confidence: 'HIGH',
        dataSecurity: 'SELF_HOSTED',
        outbound: 'ONLY_CONFIGURED_SERVICES',
      });
    },
  );

  it('go for good with all that belongs to them, once deleted or run out', () => {
    for (const id of ['kept', 'deleted', 'expired']) {
      store.createChat(chat(id));
      store.addMessage(message(`${id}.q`, null, { chatId: id }));
      store.addMessage({ ...fullAnswer(`${id}.a`, `${id}.q`), chatId: id });
      store.saveTranscript(`${id}.a`, { wireApi: 'RESPONSES', providerId: 'p', model: 'm', items: [] });
    }
    store.updateChat('deleted', { deletedAt: 10 });
    store.updateChat('expired', { expiresAt: 20 });
    expect(store.purgeDeleted(10)).toBe(0);
    expect(store.purgeDeleted(21)).toBe(2);
    expect(store.listChats().map(({ id }) => id)).toEqual(['kept']);
    expect([count('messages'), count('blocks'), count('sources'), count('transcripts')]).toEqual([2, 5, 2, 1]);
  });
});

describe('messages', () => {
  beforeEach(() => {
    store.createChat(chat('c'));
    store.addMessage(message('q', null));
  });

  it('give back a branch oldest first, with every kind of block, sources and figures', () => {
    store.addMessage(fullAnswer('a', 'q'));
    expect(store.branch('c', 'a')).toEqual([message('q', null), fullAnswer('a', 'q')]);
    expect(store.getMessage('a')).toEqual(fullAnswer('a', 'q'));
    expect(store.getChat('c')?.headMessageId).toBe('a');
  });

  it('keep versions side by side; a branch is walked by ids, not by time', () => {
    store.addMessage(message('a1', 'q', { createdAt: 500 }));
    store.addMessage(message('a2', 'q', { createdAt: 400 }));
    store.addMessage(message('q2', 'a1', { createdAt: 1 }));
    expect(ids(store.branch('c', 'a2'))).toEqual(['q', 'a2']);
    expect(ids(store.branch('c', 'q2'))).toEqual(['q', 'a1', 'q2']);
    expect(store.branch('c', 'ghost')).toEqual([]);
    expect(store.branch('other', 'q2')).toEqual([]);
  });

  it('cannot reply to nothing, to themselves or to a message of another chat', () => {
    store.createChat(chat('d'));
    store.addMessage(message('other', null, { chatId: 'd' }));
    for (const [id, parent] of Object.entries({ x: 'ghost', y: 'y', z: 'other' })) {
      expect(() => store.addMessage(message(id, parent))).toThrow();
      expect(store.getMessage(id)).toBeUndefined();
    }
    expect(store.getChat('c')?.headMessageId).toBe('q');
  });

  it('are removed with all replies, and the head moves to the parent if it was among them', () => {
    store.addMessage(message('a1', 'q'));
    store.addMessage(message('a2', 'q'));
    store.addMessage(message('q2', 'a2'));
    store.removeMessage('a1');
    expect(store.getChat('c')?.headMessageId).toBe('q2');
    store.removeMessage('a2');
    expect(store.getChat('c')?.headMessageId).toBe('q');
    expect(ids(store.branch('c', 'q'))).toEqual(['q']);
    store.removeMessage('q');
    expect(store.getChat('c')?.headMessageId).toBeNull();
    expect(count('messages')).toBe(0);
  });

  it('can reply to each other for more than a thousand levels, and be removed again', () => {
    let parent = 'q';
    for (let level = 0; level < 1_500; level += 1) {
      store.addMessage(message(`m${level}`, parent));
      parent = `m${level}`;
    }
    expect(store.branch('c', parent)).toHaveLength(1_501);
    store.removeMessage('m0');
    expect(store.getChat('c')?.headMessageId).toBe('q');
    expect(count('messages')).toBe(1);
  });

  it('of a million characters come back whole', () => {
    const text = '🐈 Käse\u0000"\n'.repeat(100_000);
    store.addMessage(message('long', 'q', { blocks: [{ type: 'text', id: 'b', text }] }));
    expect(store.getMessage('long')?.blocks).toEqual([{ type: 'text', id: 'b', text }]);
  });

  it('never keep what a tool found, even if it rides along on the call', () => {
    const call = { callId: 'k', toolId: 't', state: 'done', summary: '', arguments: '', result: 'PRIVATE PAGE' };
    const block = { type: 'tool-call', id: 'b', call: call as ToolCall, content: 'PRIVATE PAGE' } as Block;
    store.addMessage(message('a', 'q', { blocks: [block] }));
    const stored = database.prepare('SELECT content FROM blocks').all<{ content: string }>();
    expect(JSON.stringify(stored)).not.toContain('PRIVATE');
  });

  it('show a notice in the place of a stored part that cannot be read', () => {
    store.addMessage(fullAnswer('a', 'q'));
    database.prepare("UPDATE blocks SET content = '{' WHERE id = 'b2'").run();
    expect(store.getMessage('a')?.blocks.map(({ type }) => type)).toEqual(['reasoning', 'notice', 'text', 'notice']);
  });

  it('that stream from a run that ended are marked as incomplete and can be found', () => {
    store.addMessage(message('a', 'q', { status: 'streaming', blocks: [{ type: 'text', id: 'b', text: 'half' }] }));
    expect(store.markCutOff()).toBe(1);
    expect(store.getMessage('a')?.status).toBe('incomplete');
    // Listed with the question, for the search index.
    expect(database.prepare('SELECT count(*) AS n FROM search_changes WHERE message_key IS NOT NULL').get()).toEqual({
      n: 2,
    });
    expect(store.markCutOff()).toBe(0);
  });

  it('keep the transcript that a provider sent', () => {
    const transcript = {
      wireApi: 'ANTHROPIC_MESSAGES' as const,
      providerId: 'p',
      model: 'm',
      items: [{ role: 'assistant', content: [{ type: 'thinking', signature: 'x==' }] }, 'ü', null, 4.5],
    };
    store.saveTranscript('q', { ...transcript, items: [] });
    store.saveTranscript('q', transcript);
    expect(store.getTranscript('q')).toEqual(transcript);
    expect(store.getTranscript('ghost')).toBeUndefined();
    expect(() => store.saveTranscript('ghost', transcript)).toThrow(expect.objectContaining({ code: 'not-found' }));
    database.prepare("UPDATE transcripts SET items = '['").run();
    expect(store.getTranscript('q')).toBeUndefined();
  });
});

describe('saving an answer that streams', () => {
  const text = (id: string, content: string): Block => ({ type: 'text', id, text: content });
  const answer = (blocks: Block[], changes: Partial<Message> = {}) =>
    message('a', 'q', { role: 'assistant', status: 'streaming', blocks, ...changes });

  beforeEach(() => {
    store.createChat(chat('c'));
    store.addMessage(message('q', null));
    store.addMessage(answer([text('b1', 'one')]));
    runs.clear();
  });

  it('writes only the blocks that changed, and nothing into the search index before the end', () => {
    store.saveMessage(answer([text('b1', 'one'), text('b2', 'tw')]));
    store.saveMessage(answer([text('b1', 'one'), text('b2', 'two')]));
    store.saveMessage(answer([text('b1', 'one'), text('b2', 'two')]));
    expect(Object.fromEntries(runs)).toEqual({ blocks: 2 });
    store.saveMessage(answer([text('b1', 'one'), text('b2', 'two')], { status: 'complete' }));
    expect(Object.fromEntries(runs)).toEqual({ blocks: 2, search_changes: 1 });
    expect(store.getMessage('a')).toEqual(answer([text('b1', 'one'), text('b2', 'two')], { status: 'complete' }));
  });

  it('sees a block that was changed in place', () => {
    const block = { type: 'text' as const, id: 'b1', text: 'one' };
    store.saveMessage(answer([block]));
    block.text = 'one more';
    store.saveMessage(answer([block]));
    expect(store.getMessage('a')?.blocks).toEqual([text('b1', 'one more')]);
  });

  it('writes what changed of a message that was stored by an earlier run', () => {
    const next = sqliteChatStore(database, searchChanges(database));
    next.saveMessage(answer([text('b1', 'one'), text('b2', 'two')]));
    expect(Object.fromEntries(runs)).toEqual({ blocks: 1 });
    expect(store.getMessage('a')?.blocks).toHaveLength(2);
  });

  it('refuses a message that is not there', () => {
    expect(() => store.saveMessage(message('ghost', null))).toThrow(expect.objectContaining({ code: 'not-found' }));
    store.removeMessage('a');
    expect(() => store.saveMessage(answer([]))).toThrow(expect.objectContaining({ code: 'not-found' }));
  });

  it('writes everything again after a save that failed', () => {
    database.exec(
      "CREATE TRIGGER fail BEFORE INSERT ON blocks WHEN new.id = 'b3' BEGIN SELECT raise(ABORT, 'no'); END",
    );
    const blocks = [text('b1', 'changed'), text('b3', 'three')];
    expect(() => store.saveMessage(answer(blocks))).toThrow();
    expect(store.getMessage('a')?.blocks).toEqual([text('b1', 'one')]);
    database.exec('DROP TRIGGER fail');
    store.saveMessage(answer(blocks));
    expect(store.getMessage('a')?.blocks).toEqual(blocks);
  });

  it('gives back the last state after any sequence of states', () => {
    const block = fc.record({
      type: fc.constantFrom('text' as const, 'reasoning' as const),
      id: fc.constantFrom('x', 'y', 'z'),
      text: fc.string(),
    });
    const source = fc.record({
      title: fc.string(),
      url: fc.webUrl(),
      origin: fc.constantFrom('tool' as const, 'model' as const),
    });
    const state = fc.record({
      blocks: fc.array(block, { maxLength: 5 }),
      sources: fc.array(source, { maxLength: 3 }),
      status: fc.constantFrom('streaming' as const, 'complete' as const, 'failed' as const),
    });
    fc.assert(
      fc.property(fc.array(state, { minLength: 1, maxLength: 8 }), (states) => {
        for (const each of states) store.saveMessage(answer([], each));
        expect(store.getMessage('a')).toEqual(answer([], states.at(-1)));
      }),
    );
  });
});
