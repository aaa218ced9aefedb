import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSpans, foldText } from './fold-text.ts';

const found = (text: string, needle: string) =>
  findSpans(foldText(text), foldText(needle).text).map(({ start, end }) => text.slice(start, end));

describe('findSpans', () => {
  it('finds whatever the case and the accents, composed or not', () => {
    expect(found('Ärger und AERGER, ärger', 'arger')).toEqual(['Ärger', 'ärger']);
    expect(found('cafe\u0301 Café', 'CAFÉ')).toEqual(['cafe\u0301', 'Café']);
    expect(found('🌞 Zürich 🌞 zurich', 'zürich')).toEqual(['Zürich', 'zurich']);
  });

  it('finds nothing for nothing, and no part twice', () => {
    expect(found('aaaa', '')).toEqual([]);
    expect(found('aaaaa', 'aa')).toEqual(['aa', 'aa']);
  });

  it('finds every text in itself, wherever it stands', () => {
    const piece = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), piece, (before, needle) => {
        fc.pre(foldText(needle).text !== '');
        const [span] = findSpans(foldText(`${before}\n${needle}`), foldText(needle).text);
        expect(span).toBeDefined();
      }),
    );
  });

  it('gives pieces that are in the text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', maxLength: 3 }), (text, needle) => {
        let last = 0;
        for (const { start, end } of findSpans(foldText(text), foldText(needle).text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});
