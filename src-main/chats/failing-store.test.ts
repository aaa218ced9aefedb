import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreError } from '../store/store-error.ts';
import { QuestionQueue } from './question-queue.ts';
import { chatBench } from './testing/chat-bench.ts';

let bench: ReturnType<typeof chatBench>;
beforeEach(() => {
  bench = chatBench();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await bench.close();
});

const fails = (code: 'damaged' | 'disk-full') => () => {
  throw new StoreError(code, 'the disk has a fault');
};
/** Everything a turn reads of its chat before it asks a provider. */
const READ_AT_FIRST = ['presetTexts', 'branchEnd', 'getTranscript'] as const;

describe('an answer whose chat cannot be read', () => {
  it.each(READ_AT_FIRST)('fails with a word to the person, and the chat goes on: %s', async (reading) => {
    const { id } = await bench.chatWith('first');
    bench.store.saveTranscript(bench.ended[0]?.answer.id ?? '', {
      wireApi: 'CHAT_COMPLETIONS',
      providerId: 'a',
      model: 'scripted',
      items: [],
    });
    const read = vi.spyOn(bench.store, reading).mockImplementation(fails('damaged'));
    const { done, answerId } = await bench.turns.send(id, 'second');
    const answer = await done;
    expect(read).toHaveBeenCalled();
    const notice = { type: 'notice', tone: 'error', text: { key: 'errors.store.damaged' } };
    expect(answer).toMatchObject({ id: answerId, status: 'failed', blocks: [notice] });
    expect(bench.store.getMessage(answerId)?.status).toBe('failed');
    expect(bench.chats.isAnswering(id)).toBe(false);
    expect(bench.logged).toEqual(['turn-failed']);
    read.mockRestore();
    await (await bench.turns.send(id, 'third')).done;
    expect(bench.asked.at(-1)?.history.at(-1)?.text).toContain('third');
  });
});

describe('a disk that is full when an answer ends', () => {
  it('keeps nobody waiting: the chat is idle, and whoever waits for the answer has it', async () => {
    const { id } = bench.chats.create({ providerId: 'a', temporary: false, workspaceId: null });
    const activities: string[] = [];
    bench.hub.subscribe((event) => {
      if (event.name === 'chat.changed') activities.push(event.payload.chat.activity);
    });
    const { done } = await bench.turns.send(id, 'first');
    vi.spyOn(bench.store, 'updateChat').mockImplementation(fails('disk-full'));
    expect((await done).status).toBe('complete');
    expect(activities.at(-1)).toBe('idle');
    expect(bench.ended).toHaveLength(1);
    expect(bench.logged).toEqual(['save-failed']);
  });

  it('does not call a question unsent that is on its way already', async () => {
    const { id } = bench.chats.create({ providerId: 'a', temporary: false, workspaceId: null });
    bench.attachments.forget = fails('disk-full');
    const { done } = bench.turns.send(id, 'with a page');
    expect((await done).status).toBe('complete');
    expect(bench.logged).toEqual(['save-failed']);
  });

  it('leaves the question that waits in its place and says why', async () => {
    const queue = new QuestionQueue(bench);
    bench.onEnded((answer) => queue.answerEnded(answer));
    const { id } = bench.chats.create({ providerId: 'a', temporary: false, workspaceId: null });
    const { done } = await bench.turns.send(id, 'first');
    await queue.add(id, { text: 'second', attachmentIds: [] });
    const heard = bench.heard('chat.queue-changed');
    vi.spyOn(bench.store, 'updateChat').mockImplementation(fails('disk-full'));
    vi.spyOn(bench.store, 'addMessage').mockImplementation(fails('disk-full'));
    await done;
    const problem = { key: 'errors.store.disk-full' };
    await expect.poll(() => heard).toMatchObject([{ queued: { text: 'second', problem } }]);
    expect(bench.chats.get(id).queued).toMatchObject({ text: 'second' });
  });
});
