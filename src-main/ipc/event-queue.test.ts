import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyChanges } from '#shared/chat/apply-changes.ts';
import type { Message, MessageChange } from '#shared/chat/message.ts';
import type { ServerFrame } from '#shared/ipc/frames.ts';
import { EventHub } from './event-hub.ts';
import { EventQueue, FRAME_MS, joinChanges, MAX_BUFFERED_BYTES } from './event-queue.ts';

function connect(bounds: { maxEvents?: number; maxBytes?: number } = {}) {
  const hub = new EventHub({ firstSeq: 0 });
  const frames: ServerFrame[] = [];
  const socket = { buffered: 0 };
  const queue = new EventQueue({
    hub,
    send: (frame) => frames.push(frame),
    bufferedBytes: () => socket.buffered,
    ...bounds,
  });
  hub.subscribe((event) => queue.push(event));
  const append = (text: string, messageId = 'm', blockId = 'b') =>
    hub.emit('message.changed', { chatId: 'c', messageId, changes: [{ op: 'append', blockId, text }] });
  return { hub, frames, socket, queue, append };
}

const eventsOf = (frame: ServerFrame | undefined) => (frame?.type === 'events' ? frame.events : []);

describe('EventQueue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends the events of one frame of time together', () => {
    const { hub, frames } = connect();
    hub.emit('tools.changed', {});
    hub.emit('providers.changed', {});
    expect(frames).toEqual([]);
    vi.advanceTimersByTime(FRAME_MS);
    expect(frames).toHaveLength(1);
    expect(eventsOf(frames[0]).map(({ seq, name }) => [seq, name])).toEqual([
      [1, 'tools.changed'],
      [2, 'providers.changed'],
    ]);
  });

  it('joins streamed text of one block into one event under the last number', () => {
    const { frames, append } = connect();
    append('Good ');
    append('morning');
    vi.advanceTimersByTime(FRAME_MS);
    expect(eventsOf(frames[0])).toEqual([
      {
        seq: 2,
        name: 'message.changed',
        payload: { chatId: 'c', messageId: 'm', changes: [{ op: 'append', blockId: 'b', text: 'Good morning' }] },
      },
    ]);
  });

  it('keeps changes of different messages and events between them apart', () => {
    const { hub, frames, append } = connect();
    append('a', 'm1');
    append('b', 'm2');
    append('c', 'm1');
    hub.emit('tools.changed', {});
    append('d', 'm1');
    vi.advanceTimersByTime(FRAME_MS);
    expect(eventsOf(frames[0]).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it('never merges across a snapshot, so that no text is applied twice', () => {
    const { hub, frames, append } = connect();
    append('in the snapshot, ');
    const asOf = hub.seq;
    append('after it');
    vi.advanceTimersByTime(FRAME_MS);
    const later = eventsOf(frames[0]).filter(({ seq }) => seq > asOf);
    expect(later).toHaveLength(1);
    expect(later[0]?.payload).toMatchObject({ changes: [{ op: 'append', text: 'after it' }] });
  });

  it('waits while the connection is slow and sends everything once it has caught up', () => {
    const { frames, socket, append } = connect();
    socket.buffered = MAX_BUFFERED_BYTES + 1;
    append('a');
    vi.advanceTimersByTime(FRAME_MS * 10);
    append('b');
    expect(frames).toEqual([]);
    socket.buffered = 0;
    vi.advanceTimersByTime(FRAME_MS);
    expect(eventsOf(frames[0])).toHaveLength(1);
    expect(eventsOf(frames[0])[0]?.payload).toMatchObject({ changes: [{ op: 'append', text: 'ab' }] });
  });

  it('turns what a slow connection cannot take into one reset, by count and by size', () => {
    const many = connect({ maxEvents: 5 });
    many.socket.buffered = Number.POSITIVE_INFINITY;
    for (let count = 0; count < 20; count++) many.hub.emit('tools.changed', {});
    many.socket.buffered = 0;
    vi.advanceTimersByTime(FRAME_MS);
    expect(many.frames).toEqual([{ type: 'reset', seq: 20 }]);

    const large = connect({ maxBytes: 1_000 });
    large.socket.buffered = Number.POSITIVE_INFINITY;
    for (let count = 0; count < 20; count++) large.append('x'.repeat(100));
    large.socket.buffered = 0;
    vi.advanceTimersByTime(FRAME_MS);
    expect(large.frames).toEqual([{ type: 'reset', seq: 20 }]);

    large.append('goes on');
    vi.advanceTimersByTime(FRAME_MS);
    expect(eventsOf(large.frames[1]).map(({ seq }) => seq)).toEqual([21]);
  });

  it('leaves no timer behind when cleared', () => {
    const { queue, append } = connect();
    append('a');
    queue.clear();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('joinChanges', () => {
  const blockId = fc.constantFrom('a', 'b', 'c');
  const change: fc.Arbitrary<MessageChange> = fc.oneof(
    fc.record({ op: fc.constant('append' as const), blockId, text: fc.string({ maxLength: 5 }) }),
    fc.record({
      op: fc.constant('put-block' as const),
      block: fc.record({ type: fc.constant('text' as const), id: blockId, text: fc.string({ maxLength: 5 }) }),
    }),
    fc.record({ op: fc.constant('remove-block' as const), blockId }),
    fc.record({ op: fc.constant('set' as const), status: fc.constantFrom('complete' as const, 'failed' as const) }),
  );
  const message: Message = {
    id: 'm',
    chatId: 'c',
    parentId: null,
    role: 'assistant',
    status: 'streaming',
    createdAt: 0,
    blocks: [{ type: 'text', id: 'a', text: 'start ' }],
    sources: [],
  };

  it('leads to the same message as the single changes one after another', () => {
    fc.assert(
      fc.property(fc.array(change), fc.array(change), (earlier, later) => {
        const oneByOne = applyChanges(applyChanges(message, earlier), later);
        expect(applyChanges(message, joinChanges(earlier, later))).toEqual(oneByOne);
      }),
    );
  });
});
