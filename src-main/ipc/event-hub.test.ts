import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventHub } from './event-hub.ts';

const removed = (id: string) => ({ id });

describe('EventHub', () => {
  it('numbers events by one and hands them to every listener in order', () => {
    const hub = new EventHub({ firstSeq: 10 });
    const seen: number[] = [];
    hub.subscribe((event) => seen.push(event.seq));
    hub.emit('chat.removed', removed('a'));
    hub.emit('chat.removed', removed('b'));
    expect(seen).toEqual([11, 12]);
    expect(hub.seq).toBe(12);
  });

  it('stops handing events to a listener that has left', () => {
    const hub = new EventHub();
    const seen: string[] = [];
    const leave = hub.subscribe((event) => seen.push(event.name));
    leave();
    hub.emit('tools.changed', {});
    expect(seen).toEqual([]);
  });

  it('refuses a payload the contract does not allow', () => {
    const hub = new EventHub({ firstSeq: 0 });
    expect(() => hub.emit('chat.removed', { id: 7 } as never)).toThrow();
    expect(hub.seq).toBe(0);
  });

  it('starts above every number of an earlier run', () => {
    const earlier = new EventHub({ firstSeq: (Date.now() - 60_000) * 1_000 });
    for (let count = 0; count < 1_000; count++) earlier.emit('tools.changed', {});
    const later = new EventHub();
    later.emit('tools.changed', {});
    expect(later.since(earlier.seq)).toBe('gone');
  });

  it('says "gone" for a number it never reached', () => {
    expect(new EventHub({ firstSeq: 5 }).since(6)).toBe('gone');
  });

  it('has nothing to send again to a window that has seen everything', () => {
    expect(new EventHub({ firstSeq: 5 }).since(5)).toEqual([]);
  });

  it('gives back exactly the events after a number, or says that they are gone, whatever was emitted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 50 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 30, max: 600 }),
        fc.integer({ min: -1, max: 61 }),
        (ids, maxEvents, maxBytes, since) => {
          const hub = new EventHub({ firstSeq: 0, maxEvents, maxBytes });
          for (const id of ids) hub.emit('chat.removed', removed(id));
          const missed = hub.since(since);
          if (missed === 'gone') return since < 0 || since > ids.length || since < ids.length;
          return JSON.stringify(missed.map(({ payload }) => payload)) === JSON.stringify(ids.slice(since).map(removed));
        },
      ),
    );
  });

  it('keeps no more than its bounds', () => {
    const byCount = new EventHub({ firstSeq: 0, maxEvents: 10 });
    for (let count = 0; count < 100; count++) byCount.emit('tools.changed', {});
    expect(byCount.since(89)).toBe('gone');
    expect(byCount.since(99)).toHaveLength(1);

    const bySize = new EventHub({ firstSeq: 0, maxBytes: 1_000 });
    for (let count = 0; count < 100; count++) bySize.emit('chat.removed', removed('x'.repeat(100)));
    expect(bySize.since(90)).toBe('gone');
    expect(bySize.since(99)).toHaveLength(1);
  });

  it('draws a line for merging wherever its number was read', () => {
    const hub = new EventHub({ firstSeq: 0 });
    hub.emit('tools.changed', {});
    expect(hub.mayMergeAfter(1)).toBe(true);
    expect(hub.seq).toBe(1);
    expect(hub.mayMergeAfter(1)).toBe(false);
    hub.emit('tools.changed', {});
    expect(hub.mayMergeAfter(2)).toBe(true);
  });
});
