import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionsOf, expandSelection, normalizeSelection } from './collection.ts';

const TOOLS = ['a', 'b', 'c', 'd', 'e'];
const declared = fc.array(
  fc.record({ id: fc.constantFrom('x', 'y', 'z', 'a'), toolIds: fc.subarray([...TOOLS, 'gone'], { minLength: 1 }) }),
  { maxLength: 4 },
);
const selection = fc.array(fc.constantFrom(...TOOLS, 'x', 'y', 'z', 'unknown', '__proto__', 'constructor'));

describe('selections', () => {
  it('normalizing twice is the same as once, and expanding does not care which', () => {
    fc.assert(
      fc.property(declared, selection, (collections, chosen) => {
        const all = collectionsOf(TOOLS, collections);
        const once = normalizeSelection(chosen, all);
        expect(normalizeSelection(once, all)).toEqual(once);
        expect(expandSelection(once, all)).toEqual(expandSelection(chosen, all));
      }),
    );
  });

  it('lets the id of a member stand for its whole collection', () => {
    const all = collectionsOf(TOOLS, [{ id: 'x', toolIds: ['a', 'b'] }]);
    expect(normalizeSelection(['b'], all)).toEqual(['x']);
    expect(expandSelection(['b'], all)).toEqual(['a', 'b']);
  });

  it('puts every tool into exactly one collection whatever is declared', () => {
    fc.assert(
      fc.property(declared, (collections) => {
        const members = collectionsOf(TOOLS, collections).flatMap(({ toolIds }) => toolIds);
        expect([...members].sort()).toEqual(TOOLS);
      }),
    );
  });
});
