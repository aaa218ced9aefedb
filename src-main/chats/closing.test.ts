import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ScriptedAdapter, text } from '../tools/testing/scripted-adapter.ts';
import { QuestionQueue } from './question-queue.ts';
import { chatBench } from './testing/chat-bench.ts';

let bench: ReturnType<typeof chatBench>;
beforeEach(() => {
  bench = chatBench();
});
afterEach(() => bench.close());

const QUESTION = { text: 'and then?', attachmentIds: [] };

/** A chat whose answer goes on until it is stopped. */
async function answering() {
  bench.adapters.next = () =>
    new ScriptedAdapter(async function* ({ signal }) {
      yield text('the ');
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
  const { id } = bench.chats.create({ providerId: 'a', temporary: false, workspaceId: null });
  const turn = await bench.turns.send(id, 'first');
  await expect.poll(() => bench.asked).toHaveLength(1);
  return { id, turn };
}

describe('an app that ends', () => {
  it('sends nothing more: a question that was to follow the stopped answer at once waits for the next start', async () => {
    const queue = new QuestionQueue(bench);
    bench.onEnded((answer) => queue.answerEnded(answer));
    const { id, turn } = await answering();
    await queue.add(id, QUESTION);
    await queue.sendNow(id);
    await bench.turns.close();
    expect((await turn.done).status).toBe('cancelled');
    expect(bench.asked).toHaveLength(1);
    expect(bench.chats.get(id)).toMatchObject({ queued: QUESTION, activity: 'idle' });
    expect(bench.chats.get(id).queued).not.toHaveProperty('problem');
    expect(bench.chats.get(id).messages).toHaveLength(2);
  });

  it.each([
    ['a question', async (id: string) => bench.turns.send(id, 'second')],
    [
      'another text',
      async (id: string, { userMessageId }: { userMessageId: string }) => bench.turns.edit(id, userMessageId, 'x'),
    ],
    ['another version', async (id: string, { answerId }: { answerId: string }) => bench.turns.regenerate(id, answerId)],
    [
      'a repetition',
      async (id: string, { answerId }: { answerId: string }) => bench.turns.retry(id, answerId, 'try-again'),
    ],
  ] as const)('begins no answer for a window that asks for one: %s', async (_what, ask) => {
    const { id, turn } = await answering();
    await bench.turns.close();
    await expect(ask(id, turn)).rejects.toMatchObject({ code: 'cancelled' });
    expect(bench.asked).toHaveLength(1);
    expect(bench.chats.get(id).messages).toHaveLength(2);
  });
});
