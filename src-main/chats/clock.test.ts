import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeExpiredChats } from './temporary-chats.ts';
import { chatBench } from './testing/chat-bench.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
const TODAY = Date.UTC(2026, 0, 31);

let bench: ReturnType<typeof chatBench>;
beforeEach(() => {
  bench = chatBench();
  bench.clock.now = TODAY;
});
afterEach(() => bench.close());

const create = (temporary = false) => bench.chats.create({ providerId: 'a', temporary, workspaceId: null }).id;
const listed = () => bench.chats.list().map(({ id }) => id);

describe('a clock that jumps back', () => {
  it('leaves the order of the list and of messages by what was last used', async () => {
    const [first, second, third] = [create(), create(), create()];
    bench.clock.now -= YEAR_MS;
    const fourth = create();
    expect(listed()[0]).toBe(fourth);
    await (await bench.turns.send(first, 'one')).done;
    await (await bench.turns.send(first, 'two')).done;
    expect(listed()).toEqual([first, fourth, third, second]);
    const times = bench.chats.get(first).messages;
    expect(times.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(bench.chats.get(first).updatedAt).toBeGreaterThanOrEqual(TODAY);
  });

  it('costs no temporary chat, neither then nor when it is right again', async () => {
    for (let other = 0; other < 3; other += 1) create();
    const before = create(true);
    bench.clock.now = 0;
    const meanwhile = create(true);
    await (await bench.turns.send(before, 'still here?')).done;
    await removeExpiredChats(bench);
    bench.clock.now = TODAY + 500;
    await removeExpiredChats(bench);
    expect(listed()).toEqual(expect.arrayContaining([before, meanwhile]));
    bench.clock.now = TODAY + 5_000;
    await removeExpiredChats(bench);
    expect(listed()).toHaveLength(3);
  });

  it('is not believed to be wrong for one chat from a future that never was', () => {
    const future = create();
    bench.store.updateChat(future, { updatedAt: TODAY + 50 * YEAR_MS });
    for (let other = 0; other < 5; other += 1) create();
    expect(bench.chats.get(create()).updatedAt).toBeLessThan(TODAY + YEAR_MS);
  });
});
