import { afterEach, describe, expect, it, vi } from 'vitest';
import { backoffMs, RETRY_NOW, readRetryAfterMs, waitBeforeRetry } from './retry.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const headers = (fields: Record<string, string>) => new Headers(fields);

describe('what a server asks to wait', () => {
  it.each<[Record<string, string>, number | undefined]>([
    [{ 'retry-after': '12' }, 12_000],
    [{ 'retry-after': ' 1.5 ' }, 1_500],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'Sun, 01 Mar 2026 12:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '12' }, 250],
    [{ 'retry-after-ms': 'soon', 'retry-after': '12' }, 12_000],
    [{ 'retry-after': 'later' }, undefined],
    [{ 'retry-after': '-5' }, undefined],
    [{}, undefined],
  ])('reads %j as %s ms', (fields, expected) => {
    expect(readRetryAfterMs(headers(fields), NOW)).toBe(expected);
  });
});

describe('the wait before a repetition', () => {
  it('doubles, spread by a quarter either way', () => {
    const range = (failed: number) => [backoffMs(failed, undefined, () => 0), backoffMs(failed, undefined, () => 1)];
    expect([1, 2, 3].map(range)).toEqual([
      [750, 1_250],
      [1_500, 2_500],
      [3_000, 5_000],
    ]);
  });

  it('is what the server asks for, up to a minute', () => {
    expect(backoffMs(1, 12_000)).toBe(12_000);
    expect(backoffMs(1, 0)).toBe(0);
    expect(backoffMs(1, 3_600_000)).toBe(60_000);
  });

  afterEach(() => vi.useRealTimers());

  it('ends by itself', async () => {
    vi.useFakeTimers();
    const wait = waitBeforeRetry(60_000, new AbortController().signal, undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(wait).resolves.toBeUndefined();
  });

  it('ends when the person says "now"', async () => {
    const retryNow = new EventTarget();
    const wait = waitBeforeRetry(60_000, new AbortController().signal, retryNow);
    retryNow.dispatchEvent(new Event(RETRY_NOW));
    await expect(wait).resolves.toBeUndefined();
  });

  it('ends with the reason when it is cancelled, before or during', async () => {
    const controller = new AbortController();
    const during = waitBeforeRetry(60_000, controller.signal, undefined);
    controller.abort(new Error('cancelled'));
    await expect(during).rejects.toThrow('cancelled');
    await expect(waitBeforeRetry(60_000, controller.signal, undefined)).rejects.toThrow('cancelled');
  });
});
