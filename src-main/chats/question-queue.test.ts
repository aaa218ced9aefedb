import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { done, ScriptedAdapter, text } from '../tools/testing/scripted-adapter.ts';
import { messageText } from './history.ts';
import { QuestionQueue } from './question-queue.ts';
import { chatBench } from './testing/chat-bench.ts';

let bench: ReturnType<typeof chatBench>;
let queue: QuestionQueue;
beforeEach(() => {
  bench = chatBench();
  queue = new QuestionQueue(bench);
  bench.onEnded((answer) => queue.answerEnded(answer));
});
afterEach(() => bench.close());

const NEXT = { text: 'and then?', attachmentIds: [] };
const code = (expected: string) => expect.objectContaining({ code: expected });
const shown = (id: string) => bench.chats.get(id).messages.map(messageText);
const idle = (id: string) => expect.poll(() => bench.chats.isAnswering(id)).toBe(false);

/** A chat whose first answer goes on until `release`. */
async function answering() {
  const gate = Promise.withResolvers<void>();
  bench.adapters.next = () => {
    bench.adapters.next = () => new ScriptedAdapter();
    return new ScriptedAdapter(async function* () {
      yield text('the ');
      await gate.promise;
      yield text('end');
      yield done();
    });
  };
  const { id } = bench.chats.create({ providerId: 'a', temporary: false, workspaceId: null });
  const turn = await bench.turns.send(id, 'first');
  return { id, turn, release: gate.resolve };
}

describe('a question written while an answer is made', () => {
  it('waits, is part of the chat, and is sent when the answer is complete', async () => {
    const heard = bench.heard('chat.queue-changed');
    const { id, release } = await answering();
    queue.add(id, NEXT);
    expect(bench.chats.get(id).queued).toEqual(NEXT);
    expect(shown(id)).toHaveLength(2);
    release();
    await expect.poll(() => shown(id)).toEqual(['first', 'the end', 'and then?', 'the end']);
    expect(bench.chats.get(id).queued).toBeUndefined();
    expect(heard.map(({ queued }) => queued)).toEqual([NEXT, null]);
    await idle(id);
  });

  it('waits for the person’s word after an answer that was stopped', async () => {
    const { id, turn } = await answering();
    queue.add(id, NEXT);
    bench.turns.stop(id);
    await turn.done;
    expect(bench.chats.get(id).queued).toEqual(NEXT);
    queue.sendNow(id);
    await idle(id);
    expect(shown(id).slice(2)).toEqual(['and then?', 'the end']);
  });

  it('stops the answer when it is to be sent at once', async () => {
    const { id, turn } = await answering();
    queue.add(id, NEXT);
    queue.sendNow(id);
    expect((await turn.done).status).toBe('cancelled');
    await expect.poll(() => shown(id).slice(2)).toEqual(['and then?', 'the end']);
    await idle(id);
  });

  it('can be taken back, once', async () => {
    const { id, turn, release } = await answering();
    queue.add(id, NEXT);
    expect(queue.take(id)).toEqual(NEXT);
    expect(() => queue.take(id)).toThrow(code('not-found'));
    release();
    await turn.done;
    expect(shown(id)).toHaveLength(2);
  });

  it('is refused behind another one, which stays', async () => {
    const { id, turn, release } = await answering();
    queue.add(id, NEXT);
    expect(() => queue.add(id, { ...NEXT, text: 'another' })).toThrow(code('refused'));
    expect(bench.chats.get(id).queued).toEqual(NEXT);
    queue.take(id);
    release();
    await turn.done;
  });

  it('is sent at once when the answer ended meanwhile', async () => {
    const { id } = await bench.chatWith('first');
    queue.add(id, NEXT);
    expect(bench.chats.get(id).queued).toBeUndefined();
    expect(shown(id)).toContain('and then?');
    await idle(id);
  });

  it('waits on and says why when the chat has become too strict for its provider', async () => {
    const { id, release } = await answering();
    bench.chats.setProvider(id, 'b');
    queue.add(id, NEXT);
    bench.chats.tighten(id, { confidence: 'HIGH' }, { at: 1 });
    release();
    await expect.poll(() => bench.chats.get(id).queued?.problem?.key).toBe('turn.noProvider');
    expect(shown(id)).toHaveLength(2);
    expect(() => queue.sendNow(id)).toThrow(code('refused'));
    expect(bench.logged).toEqual(['queued-question-failed']);
  });

  it('waits for a look when the provider of the chat was removed, and goes to no other unasked', async () => {
    const { id, turn, release } = await answering();
    queue.add(id, NEXT);
    (bench.providers.instances as ProviderInstance[]).splice(0, 1);
    release();
    await turn.done;
    expect(bench.chats.get(id).queued?.problem?.key).toBe('policy.provider.removed');
    expect(bench.asked).toHaveLength(1);
    queue.sendNow(id);
    await idle(id);
    expect(bench.asked).toHaveLength(2);
  });

  it('does not come along into a branch, and a deleted chat sends nothing', async () => {
    const { id, turn } = await answering();
    queue.add(id, NEXT);
    bench.turns.stop(id);
    await turn.done;
    const copy = await bench.branches.branch(id, turn.answerId);
    expect(bench.chats.get(copy.id).queued).toBeUndefined();
    bench.chats.delete(id);
    expect(() => queue.sendNow(id)).toThrow(code('not-found'));
  });
});
