import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HubEvent } from '../ipc/event-hub.ts';
import { done, ScriptedAdapter, text } from '../tools/testing/scripted-adapter.ts';
import { SAVE_INTERVAL_MS } from './answer-writer.ts';
import { chatBench } from './testing/chat-bench.ts';

const CHUNK = 'twenty characters… ';

/** What was done for the chunks of one answer, counted: no clock is involved but the one that saves. */
async function costOf({ chunks, earlierExchanges }: { chunks: number; earlierExchanges: number }) {
  const bench = chatBench();
  try {
    const { id } = await bench.chatWith(...Array.from({ length: earlierExchanges }, (_, n) => `Question ${n}`));
    const events: HubEvent[] = [];
    bench.hub.subscribe((event) => events.push(event));
    let storeCalls = 0;
    let isStreaming = false;
    const counted = Object.entries(bench.store).map(([name, method]) => [
      name,
      (...args: unknown[]) => {
        if (isStreaming) storeCalls += 1;
        return (method as (...args: unknown[]) => unknown)(...args);
      },
    ]);
    Object.assign(bench.store, Object.fromEntries(counted));
    bench.adapters.next = () =>
      new ScriptedAdapter(async function* () {
        yield text(CHUNK);
        events.length = 0;
        isStreaming = true;
        for (let n = 0; n < chunks; n += 1) yield text(CHUNK);
        vi.advanceTimersByTime(SAVE_INTERVAL_MS);
        isStreaming = false;
        yield done();
      });
    const turn = await bench.turns.send(id, 'Talk.');
    const { blocks } = await turn.done;
    const changes = events.filter(({ name }) => name === 'message.changed').slice(0, chunks);
    return {
      hasAllText: blocks[0]?.type === 'text' && blocks[0].text === CHUNK.repeat(chunks + 1),
      events: changes.length,
      // Of the first and of the last chunk: what grows with the answer or the chat would show here.
      bytes: [changes[0]?.bytes, changes.at(-1)?.bytes],
      storeCalls,
    };
  } finally {
    await bench.close();
  }
}

describe('streaming an answer', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('costs for each chunk one event of the chunk’s own size, and no access to the store but one save a second', async () => {
    const small = await costOf({ chunks: 100, earlierExchanges: 0 });
    expect(small).toMatchObject({ hasAllText: true, events: 100, storeCalls: 1 });
    const [bytes = 0] = small.bytes;
    expect(bytes).toBeGreaterThan(CHUNK.length);
    expect(bytes).toBeLessThan(CHUNK.length + 250);

    const large = await costOf({ chunks: 5_000, earlierExchanges: 40 });
    expect(large).toEqual({ hasAllText: true, events: 5_000, bytes: [bytes, bytes], storeCalls: 1 });
    expect(small.bytes).toEqual([bytes, bytes]);
  });
});
