import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageChange } from '#shared/chat/message.ts';
import { ChangeBatch, MAX_TEXT_INTERVAL_MS, TEXT_INTERVAL_MS } from './change-batch.ts';

const text = (words: string, blockId = 't1'): MessageChange => ({ op: 'append', blockId, text: words });

describe('changes of a message that streams', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function batch(drawingMs = 1) {
    const applied: [string, readonly MessageChange[]][] = [];
    const changes = new ChangeBatch(
      (id, each) => applied.push([id, each]),
      (work, tell) => {
        work();
        tell(drawingMs);
      },
    );
    return { applied, batch: changes };
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

  it.each([
    ['on a quick computer', 1, TEXT_INTERVAL_MS],
    ['longer where drawing takes longer', 8, 80],
    ['not without end on a slow one', 500, MAX_TEXT_INTERVAL_MS],
  ])('wait as long as their share of the time says: %s', (_, drawingMs, intervalMs) => {
    const { applied, batch: changes } = batch(drawingMs);
    changes.push('m1', [text('a')]);
    changes.push('m1', [text('b')]);
    vi.advanceTimersByTime(intervalMs - 1);
    expect(applied).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(applied).toHaveLength(2);
  });

  it('let a key go first, but not for long', () => {
    let isInputPending = true;
    vi.stubGlobal('navigator', { scheduling: { isInputPending: () => isInputPending } });
    const { applied, batch: changes } = batch();
    changes.push('m1', [text('a')]);
    changes.push('m1', [text('b')]);
    vi.advanceTimersByTime(TEXT_INTERVAL_MS);
    expect(applied).toHaveLength(1);
    isInputPending = false;
    vi.advanceTimersByTime(10);
    expect(applied).toHaveLength(2);
    isInputPending = true;
    changes.push('m1', [text('c')]);
    vi.advanceTimersByTime(MAX_TEXT_INTERVAL_MS + 10);
    expect(applied).toHaveLength(3);
  });
});
