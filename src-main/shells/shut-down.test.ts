import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHUT_DOWN_TIMEOUT_MS, shutDown } from './shut-down.ts';

describe('shutDown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('takes its steps one after another and leaves no timer', async () => {
    const order: string[] = [];
    const step = (name: string) => async () => {
      await Promise.resolve();
      order.push(name);
    };
    expect(await shutDown([step('server'), step('app')], vi.fn())).toBe(true);
    expect(order).toEqual(['server', 'app']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes the other steps when one fails, and reports it', async () => {
    const report = vi.fn();
    const last = vi.fn(async () => {});
    const error = new Error('disk full');
    expect(await shutDown([() => Promise.reject(error), last], report)).toBe(false);
    expect(last).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('gives up on a step that never ends', async () => {
    const result = shutDown([() => new Promise(() => {})], vi.fn());
    await vi.advanceTimersByTimeAsync(SHUT_DOWN_TIMEOUT_MS);
    expect(await result).toBe(false);
  });
});
