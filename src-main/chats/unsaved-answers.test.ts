import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreError } from '../store/store-error.ts';
import { SAVE_INTERVAL_MS } from './answer-writer.ts';
import { chatBench } from './testing/chat-bench.ts';

let bench: ReturnType<typeof chatBench>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  bench = chatBench();
});
afterEach(async () => {
  vi.useRealTimers();
  await bench.close();
});

const blocksOf = (id: string) => bench.chats.get(id).messages.at(-1)?.blocks;

describe('an answer that cannot be saved', () => {
  it('is shown with a notice after its turn, goes into the next question, and is saved when that works again', async () => {
    const { id } = bench.chats.create({ providerId: 'a', temporary: false, workspaceId: null });
    const save = vi.spyOn(bench.store, 'saveMessage').mockImplementation(() => {
      throw new StoreError('disk-full', 'database or disk is full');
    });
    const { answerId, done } = await bench.turns.send(id, 'hello');
    await done;
    const notice = { type: 'notice', text: { key: 'turn.notice.saveFailed' }, detail: 'database or disk is full' };
    expect(blocksOf(id)).toMatchObject([{ type: 'text', text: 'the end' }, notice]);
    expect(bench.store.getMessage(answerId)?.blocks).toEqual([]);
    await (await bench.turns.send(id, 'go on')).done;
    expect(bench.asked.at(-1)?.history).toMatchObject([{ text: 'hello' }, { text: 'the end' }, { text: 'go on' }]);
    save.mockRestore();
    vi.advanceTimersByTime(2 * SAVE_INTERVAL_MS);
    expect(bench.store.getMessage(answerId)).toMatchObject({ status: 'complete', blocks: [{ text: 'the end' }] });
    expect(bench.chats.get(id).messages.map(({ blocks }) => blocks.length)).toEqual([1, 1, 1, 1]);
    expect(bench.logged).toEqual(['save-failed', 'save-failed']);
  });

  it('is tried once more when the app ends, and then no longer', async () => {
    const { id } = bench.chats.create({ providerId: 'a', temporary: false, workspaceId: null });
    const save = vi.spyOn(bench.store, 'saveMessage').mockImplementation(() => {
      throw new StoreError('disk-full', 'database or disk is full');
    });
    await (await bench.turns.send(id, 'hello')).done;
    const before = save.mock.calls.length;
    await bench.turns.close();
    expect(save).toHaveBeenCalledTimes(before + 1);
    vi.advanceTimersByTime(100 * SAVE_INTERVAL_MS);
    expect(save).toHaveBeenCalledTimes(before + 1);
  });
});
