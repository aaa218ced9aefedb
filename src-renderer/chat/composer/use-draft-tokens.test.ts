import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokensOfText } from '#shared/chat/estimate-tokens.ts';
import { DraftTokens } from './draft-tokens.ts';
import { useDraftTokens } from './use-draft-tokens.ts';

describe('the tokens of a draft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('follow every key', () => {
    const { result, rerender } = renderHook(useDraftTokens, { initialProps: 'Why' });
    rerender('Why is the library closed?');
    expect(result.current).toBe(tokensOfText('Why is the library closed?'));
  });

  it('of a very long one are counted once, when the person pauses', () => {
    const long = 'word '.repeat(100_000);
    const { result, rerender } = renderHook(useDraftTokens, { initialProps: 'Why' });
    const count = vi.spyOn(DraftTokens.prototype, 'of');
    for (let keys = 1; keys <= 20; keys += 1) rerender(long + 'x'.repeat(keys));
    expect(count).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1_000));
    expect(count).toHaveBeenCalledTimes(1);
    expect(result.current).toBe(tokensOfText(long + 'x'.repeat(20)));
  });
});
