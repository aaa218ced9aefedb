import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFillings, placesAt } from './fillings.ts';

describe('fillings', () => {
  it('tell for any word and rule the places that the word fills', () => {
    const ruleCount = 40;
    const slot = fc.nat({ max: ruleCount * 4 - 1 });
    // Enough words for classes beyond the 32 of one number.
    const words = fc.array(
      fc.uniqueArray(slot, { maxLength: 12 }).map((slots) => slots.sort((a, b) => a - b)),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(words, (slotsOfWord) => {
        const fillings = makeFillings(slotsOfWord, ruleCount, (each) => ({ rule: each >> 2, bit: 1 << (each & 3) }));
        const { classOf, rowLength, bits } = fillings;
        slotsOfWord.forEach((slots, word) => {
          for (let rule = 0; rule < ruleCount; rule++) {
            const wanted = slots.filter((each) => each >> 2 === rule).reduce((all, each) => all | (1 << (each & 3)), 0);
            const cls = classOf[word] as number;
            const at = rule * rowLength + (cls >> 5);
            const isSet = (((bits[at] as number) >> (cls & 31)) & 1) === 1;
            expect(isSet).toBe(wanted !== 0);
            if (isSet) expect(placesAt(fillings, at, cls)).toBe(wanted);
          }
        });
      }),
    );
  });
});
