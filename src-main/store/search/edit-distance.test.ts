import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistances } from './edit-distance.ts';

/** By the definition, without any of the short cuts. */
function slowly(typed: string, word: string): number {
  const known = new Map<string, number>();
  const distance = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${i} ${j}`;
    let least = known.get(key);
    if (least === undefined) {
      least = Math.min(
        distance(i - 1, j) + 1,
        distance(i, j - 1) + 1,
        distance(i - 1, j - 1) + (typed[i - 1] === word[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        least = Math.min(least, distance(i - 2, j - 2) + 1);
      known.set(key, least);
    }
    return least;
  };
  return distance(typed.length, word.length);
}

describe('how far a word is from what was typed', () => {
  it.each([
    ['notifcation', 'notification', 1, 1],
    ['teh', 'the', 1, 1],
    ['fristverlengerung', 'fristverlangerung', 1, 1],
    ['notifc', 'notification', 3, 1],
    ['abc', 'xyz', 3, 3],
  ])('%s and %s', (typed, word, whole, beginning) => {
    expect(editDistances(typed, word, 2)).toEqual({ whole, beginning });
  });

  it('is what the definition says, up to the limit', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 3 }), (typed, word, limit) => {
        const beginnings = Array.from({ length: word.length + 1 }, (_, end) => slowly(typed, word.slice(0, end)));
        expect(editDistances(typed, word, limit)).toEqual({
          whole: Math.min(slowly(typed, word), limit + 1),
          beginning: Math.min(...beginnings, limit + 1),
        });
      }),
      { numRuns: 2_000 },
    );
  });
});
