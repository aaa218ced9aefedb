import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareBudget } from './budget.ts';

describe('the character budget of a search', () => {
  it.each<[string, number[], number, number, number[]]>([
    ['keeps every page whole when there is room', [100, 200, 300], 1_000, 50, [100, 200, 300]],
    ['gives the rest to the best rank', [1_000, 1_000, 1_000], 1_200, 200, [800, 200, 200]],
    ['passes on what a short page does not need', [50, 1_000, 1_000], 1_250, 200, [50, 1_000, 200]],
    ['fills the second rank before the third', [500, 500, 500], 1_200, 100, [500, 500, 200]],
    ['shares evenly when the minimum does not fit', [900, 900, 900], 300, 200, [100, 100, 100]],
    ['gives nothing where there is nothing', [0, 10], 100, 5, [0, 10]],
    ['copes with no page at all', [], 100, 5, []],
  ])('%s', (_name, lengths, total, minimum, expected) => {
    expect(shareBudget(lengths, total, minimum)).toEqual(expected);
  });

  const lengths = fc.array(fc.nat(20_000), { maxLength: 20 });
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

  it('is never exceeded, never wasted, and never takes a minimum away', () => {
    fc.assert(
      fc.property(lengths, fc.nat(200_000), fc.nat(10_000), (all, total, minimum) => {
        const shares = shareBudget(all, total, minimum);
        const guaranteed = all.length === 0 ? 0 : Math.min(minimum, Math.floor(total / all.length));
        expect(sum(shares)).toBe(Math.min(sum(all), total));
        shares.forEach((share, index) => {
          expect(share).toBeLessThanOrEqual(all[index]!);
          expect(share).toBeGreaterThanOrEqual(Math.min(all[index]!, guaranteed));
          // A page was cut only if nothing was left: then no lower rank has more than its minimum.
          if (share < all[index]!) {
            expect(sum(shares)).toBe(total);
            for (const lower of shares.slice(index + 1)) expect(lower).toBeLessThanOrEqual(guaranteed);
          }
        });
      }),
    );
  });
});
