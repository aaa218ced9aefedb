import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chatBench } from './testing/chat-bench.ts';

let bench: ReturnType<typeof chatBench>;
beforeEach(() => {
  bench = chatBench();
});
afterEach(() => bench.close());

const FIRST = { source: 'forum.example', toolId: 'read_web_page', at: 5 };

describe('a chat in which a text tried to instruct the model', () => {
  it('says so to every window, for good, and names the first such text', async () => {
    const { id } = await bench.chatWith('first');
    expect(bench.chats.get(id).taint).toBeUndefined();
    const heard = bench.heard('chat.changed');
    bench.chats.taint(id, FIRST);
    bench.chats.taint(id, { source: 'other.example', at: 9 });
    expect(heard.map(({ chat }) => chat.taint)).toEqual([FIRST]);
    expect(bench.chats.get(id).taint).toEqual(FIRST);
    expect(bench.store.getChat(id)?.taint).toEqual(FIRST);
  });

  it('hands it on to a chat that branches off', async () => {
    const { id, messageIds } = await bench.chatWith('first');
    bench.chats.taint(id, FIRST);
    const branch = await bench.branches.branch(id, messageIds[1] ?? '');
    expect(branch.taint).toEqual(FIRST);
  });

  it('stays one when what was stored about it cannot be read', async () => {
    const { id } = await bench.chatWith('first');
    bench.store.updateChat(id, { taint: { source: 'x'.repeat(9_000), at: 1 } });
    expect(bench.chats.get(id).taint).toEqual({ source: '', at: 0 });
  });
});
