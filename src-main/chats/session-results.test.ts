import { describe, expect, it } from 'vitest';
import { SessionResults } from './session-results.ts';

describe('results of this session', () => {
  it('are there by their chat and call', () => {
    const results = new SessionResults();
    results.keep('a', 'call', 'of a');
    results.keep('b', 'call', 'of b');
    expect([results.get('a', 'call'), results.get('b', 'call'), results.get('a', 'other')]).toEqual([
      'of a',
      'of b',
      undefined,
    ]);
  });

  it('go with their chat, and with no other whose id begins alike', () => {
    const results = new SessionResults();
    for (const chat of ['a', 'ab']) results.keep(chat, 'call', 'text');
    results.forgetChat('a');
    expect([results.get('a', 'call'), results.get('ab', 'call')]).toEqual([undefined, 'text']);
  });

  it('give way, the oldest first, when there are too many, and what was forgotten takes no room', () => {
    const results = new SessionResults();
    const large = 'x'.repeat(16_000_000);
    for (const call of ['1', '2', '3']) results.keep('gone', call, large);
    results.forgetChat('gone');
    for (const call of ['1', '2', '3', '4', '5']) results.keep('a', call, large);
    const kept = ['1', '2', '3', '4', '5'].filter((call) => results.get('a', call) !== undefined);
    expect(kept).toEqual(['2', '3', '4', '5']);
  });
});
