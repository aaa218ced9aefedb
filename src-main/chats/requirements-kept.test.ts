import fs from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ChatRequirements,
  DATA_SECURITY_LEVELS,
  NO_REQUIREMENTS,
  OUTBOUND_RESTRICTIONS,
} from '#shared/chat/requirements.ts';
import { REQUIREMENT_KINDS, tightened } from '#shared/chat/tighten.ts';
import { CONFIDENCE_LEVELS, meetsConfidence } from '#shared/provider/confidence.ts';
import { HandlerError } from '../ipc/handler.ts';
import { newDataFolder } from '../store/chat-fixtures.ts';
import { openChatStore } from '../store/open-chat-store.ts';
import { ImportWriter } from './exchange/import-writer.ts';
import { exchangeBench } from './testing/exchange-bench.ts';

const REASON = { toolId: 'read_mail', callId: 'call-7', sourceName: 'law@town.example', at: 5 };
const STRICT: ChatRequirements = {
  confidence: 'HIGH',
  confidenceReason: REASON,
  dataSecurity: 'SELF_HOSTED',
  dataSecurityReason: REASON,
  outbound: 'ONLY_CONFIGURED_SERVICES',
  outboundReason: REASON,
};

let bench: ReturnType<typeof exchangeBench>;
beforeEach(() => {
  bench = exchangeBench();
});
afterEach(() => bench.close());

/** A chat of two questions whose first answer read mail; what it requires from then on. */
async function strictChat() {
  const { id, messageIds } = await bench.chatWith('first', 'second');
  bench.chats.tighten(id, STRICT, REASON);
  const [question = '', answer = ''] = messageIds;
  return { id, question, answer };
}

const requirementsOf = (id: string) => bench.store.getChat(id)?.requirements;

describe('what a chat requires, with its reasons, stays', () => {
  it.each<[string, (chat: Awaited<ReturnType<typeof strictChat>>) => unknown]>([
    ['when a question is edited', ({ id, question }) => bench.turns.edit(id, question, 'other').done],
    ['when an answer is made anew', ({ id, answer }) => bench.turns.regenerate(id, answer).done],
    ['when the message that brought it is deleted', ({ id, answer }) => bench.branches.deleteMessage(id, answer)],
    ['when everything in it is deleted', ({ id, question }) => bench.branches.deleteMessage(id, question)],
    [
      'when a message is deleted and brought back',
      ({ id, answer }) => {
        bench.branches.deleteMessage(id, answer);
        bench.branches.restoreMessage(id, answer);
      },
    ],
    [
      'when the chat is deleted and brought back',
      ({ id }) => {
        bench.chats.delete(id);
        bench.chats.restore(id);
      },
    ],
    ['when it is given another name', ({ id }) => bench.chats.rename(id, 'Other')],
    ['when its tools are turned off', ({ id }) => bench.chats.setTools(id, [])],
    ['when it goes on', async ({ id }) => (await bench.turns.send(id, 'third')).done],
  ])('%s', async (_, change) => {
    const chat = await strictChat();
    await change(chat);
    expect(requirementsOf(chat.id)).toEqual(STRICT);
  });

  it('in a branch, whichever message it begins at', async () => {
    const { id, question, answer } = await strictChat();
    for (const from of [question, answer]) {
      expect((await bench.branches.branch(id, from)).requirements).toEqual(STRICT);
    }
  });

  it('after a crash, for whoever opens what is on disk at that moment', async () => {
    const { id } = await strictChat();
    const { dataDir, remove } = newDataFolder();
    fs.cpSync(bench.dataDir, dataDir, { recursive: true });
    const { store } = openChatStore(dataDir);
    expect(store.getChat(id)?.requirements).toEqual(STRICT);
    store.close();
    remove();
  });

  it('through an export and an import, here and elsewhere', async () => {
    const { id } = await strictChat();
    const { text } = await bench.export([id]);
    await bench.import({ 'chats.json': text });
    expect(requirementsOf(id)).toEqual(STRICT);
    const elsewhere = exchangeBench();
    await elsewhere.import({ 'chats.json': text });
    expect(elsewhere.store.getChat(id)?.requirements).toEqual(STRICT);
    await elsewhere.close();
  });

  it('when an export from before is imported over it, or over its deletion', async () => {
    const { id } = await bench.chatWith('first');
    const before = (await bench.export([id])).text;
    bench.chats.tighten(id, STRICT, REASON);
    await bench.import({ 'before.json': before });
    expect(requirementsOf(id)).toEqual(STRICT);
    bench.chats.delete(id);
    await bench.import({ 'before.json': before });
    expect(requirementsOf(id)).toEqual(STRICT);
  });

  it('shuts out a provider that does not meet it, for every way to an answer', async () => {
    const { id, question, answer } = await strictChat();
    bench.chats.setProvider(id, 'b');
    const refused = expect.objectContaining({ code: 'refused' });
    expect(() => bench.turns.send(id, 'third')).toThrow(refused);
    expect(() => bench.turns.edit(id, question, 'other')).toThrow(refused);
    expect(() => bench.turns.regenerate(id, answer)).toThrow(refused);
    const last = bench.chats.get(id).messages.at(-1)?.id ?? '';
    for (const mode of ['continue', 'try-again'] as const) {
      expect(() => bench.turns.retry(id, last, mode)).toThrow(refused);
    }
    const copy = await bench.branches.branch(id, answer);
    expect(() => bench.turns.regenerate(copy.id, bench.chats.get(copy.id).messages.at(-1)?.id ?? '')).toThrow(refused);
  });
});

describe('any sequence of events', () => {
  const raised = fc.record(
    {
      confidence: fc.constantFrom(...CONFIDENCE_LEVELS),
      dataSecurity: fc.constantFrom(...DATA_SECURITY_LEVELS),
      outbound: fc.constantFrom(...OUTBOUND_RESTRICTIONS),
    },
    { requiredKeys: [] },
  );
  const EVENTS = [
    'raise',
    'send',
    'edit',
    'regenerate',
    'delete-message',
    'restore-message',
    'show-version',
    'branch',
    'delete-and-restore',
    'import',
  ] as const;
  const event = fc.record({ what: fc.constantFrom(...EVENTS), which: fc.nat(1_000), raised });

  /** Every chat of the sequence with the strictest it has ever required; branches begin with what they came from. */
  class Watched {
    readonly strictest = new Map<string, ChatRequirements>();

    check(): void {
      for (const [id, before] of this.strictest) {
        const now = bench.store.getChat(id)?.requirements ?? NO_REQUIREMENTS;
        expect(meetsConfidence(now.confidence, before.confidence)).toBe(true);
        for (const [order, kind] of [
          [DATA_SECURITY_LEVELS, 'dataSecurity'],
          [OUTBOUND_RESTRICTIONS, 'outbound'],
        ] as const) {
          const rank = (value: string) => (order as readonly string[]).indexOf(value);
          expect(rank(now[kind])).toBeGreaterThanOrEqual(rank(before[kind]));
        }
        // What did not become stricter keeps the reason that brought it.
        const stricter = tightened(now, before);
        for (const kind of REQUIREMENT_KINDS) {
          if (!stricter.includes(kind)) expect(now[`${kind}Reason`]).toEqual(before[`${kind}Reason`]);
        }
        this.strictest.set(id, now);
      }
    }
  }

  /** A file that holds this chat and says it requires something else. */
  function importChat(id: string, requirements: ChatRequirements): void {
    const chat = bench.store.getChat(id);
    if (!chat) return;
    const writer = new ImportWriter({ store: bench.store, temporaryLifetime: () => null, now: bench.now });
    writer.begin({ ...chat, requirements }, null);
    writer.end();
  }

  it('never loosens what a chat requires, nor what its branches do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 12 }), async (events) => {
        const { id } = await bench.chatWith('begin');
        const watched = new Watched();
        watched.strictest.set(id, NO_REQUIREMENTS);
        const deleted: string[] = [];
        for (const [at, { what, which, raised: more }] of events.entries()) {
          const chatId = [...watched.strictest.keys()][which % watched.strictest.size] ?? id;
          const messages = bench.store.tree(chatId).map((node) => node.id);
          const message = messages[which % Math.max(1, messages.length)] ?? 'none';
          try {
            if (what === 'raise') bench.chats.tighten(chatId, more, { toolId: 'read_mail', at });
            if (what === 'send') await (await bench.turns.send(chatId, 'next')).done;
            if (what === 'edit') await bench.turns.edit(chatId, message, 'other').done;
            if (what === 'regenerate') await bench.turns.regenerate(chatId, message).done;
            if (what === 'show-version') bench.branches.showVersion(chatId, message);
            if (what === 'delete-message') {
              bench.branches.deleteMessage(chatId, message);
              deleted.push(message);
            }
            if (what === 'restore-message') bench.branches.restoreMessage(chatId, deleted.pop() ?? 'none');
            if (what === 'branch') {
              const copy = await bench.branches.branch(chatId, message);
              expect(copy.requirements).toEqual(requirementsOf(chatId));
              watched.strictest.set(copy.id, copy.requirements);
            }
            if (what === 'delete-and-restore') {
              bench.chats.delete(chatId);
              bench.chats.restore(chatId);
            }
            if (what === 'import') importChat(chatId, { ...NO_REQUIREMENTS, ...more });
          } catch (error) {
            // The wrong role, nothing left, a provider that may not see it: refused, and nothing changed.
            if (!(error instanceof HandlerError) && (error as { code?: unknown }).code !== 'not-found') throw error;
          }
          watched.check();
        }
      }),
      { numRuns: 40 },
    );
  });
});
