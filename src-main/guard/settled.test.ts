import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Settled } from './settled.ts';

const CAPACITY = 60;
const stretch = fc
  .tuple(fc.nat(CAPACITY - 1), fc.integer({ min: 1, max: 20 }))
  .map(([start, size]) => [start, Math.min(CAPACITY, start + size)] as const);

describe('settled stretches', () => {
  it('hold what lies in one of them, and cut out of others what they cover', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 6 }), stretch, (added, [start, end]) => {
        const settled = new Settled(CAPACITY);
        settled.add(0, CAPACITY);
        settled.clear();
        for (const [from, to] of added) settled.add(from, to);
        const isCovered = (unit: number) => added.some(([from, to]) => unit >= from && unit < to);
        const units = Array.from({ length: CAPACITY }, (_, unit) => unit);
        expect(units.filter((unit) => settled.has(unit))).toEqual(units.filter(isCovered));
        if (settled.holds(start, end)) expect(units.slice(start, end).every(isCovered)).toBe(true);
        for (const [from, to] of added) expect(settled.holds(from, to)).toBe(true);

        const parts = settled.cut([start, end]);
        const left = units.slice(start, end).filter((unit) => !isCovered(unit));
        const kept: number[] = [];
        for (let k = 0; k < parts.length; k += 2) kept.push(...units.slice(parts[k], parts[k + 1]));
        expect(left).toEqual(expect.arrayContaining(kept));
        // Parts too short to say anything are left out.
        expect(left.length - kept.length).toBeLessThan(4 * (added.length + 1));
      }),
    );
  });
});
