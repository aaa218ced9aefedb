import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageChange } from '#shared/chat/message.ts';
import { ChangeBatch, TEXT_INTERVAL_MS } from './change-batch.ts';

const text = (words: string, blockId = 't1'): MessageChange => ({ op: 'append', blockId, text: words });

describe('changes of a message that streams', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function batch() {
    const applied: [string, readonly MessageChange[]][] = [];
    return { applied, batch: new ChangeBatch((id, changes) => applied.push([id, changes])) };
  }

  it('come on the screen at once after a pause, then together', () => {
    const { applied, batch: changes } = batch();
    for (const word of ['a', 'b', 'c', 'd']) changes.push('m1', [text(word)]);
    expect(applied).toEqual([['m1', [text('a')]]]);
    vi.advanceTimersByTime(TEXT_INTERVAL_MS);
    expect(applied.slice(1)).toEqual([['m1', [text('bcd')]]]);
    vi.advanceTimersByTime(10 * TEXT_INTERVAL_MS);
    expect(applied).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('do not wait when they are more than text, and take along what does', () => {
    const { applied, batch: changes } = batch();
    changes.push('m1', [text('a')]);
    changes.push('m1', [text('b')]);
    changes.push('m1', [{ op: 'set', status: 'complete' }]);
    expect(applied.slice(1)).toEqual([['m1', [text('b'), { op: 'set', status: 'complete' }]]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keep their order and their message', () => {
    const { applied, batch: changes } = batch();
    changes.push('m1', [text('a')]);
    changes.push('m1', [text('b'), text('x', 't2')]);
    changes.push('m2', [text('c')]);
    vi.advanceTimersByTime(TEXT_INTERVAL_MS);
    expect(applied).toEqual([
      ['m1', [text('a')]],
      ['m1', [text('b'), text('x', 't2')]],
      ['m2', [text('c')]],
    ]);
  });
});
