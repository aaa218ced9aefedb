import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countIn, findSpans, foldedString, foldText } from './fold-text.ts';

const found = (text: string, needle: string) =>
  findSpans(foldText(text), foldText(needle).text).map(({ start, end }) => text.slice(start, end));

describe('findSpans', () => {
  it('finds whatever the case and the accents, composed or not', () => {
    expect(found('Ärger und AERGER, ärger', 'arger')).toEqual(['Ärger', 'ärger']);
    expect(found('cafe\u0301 Café', 'CAFÉ')).toEqual(['cafe\u0301', 'Café']);
    expect(found('🌞 Zürich 🌞 zurich', 'zürich')).toEqual(['Zürich', 'zurich']);
  });

  it('finds letters that are written in several ways, and marks characters whole', () => {
    expect(found('한국어, 하루', '하')).toEqual(['한', '하']);
    expect(found('한국어', '한국')).toEqual(['한국']);
    expect(found('ΟΔΟΣ οδος', 'οδοσ')).toEqual(['ΟΔΟΣ', 'οδος']);
    expect(found('ΟΔΟΣ οδος', 'οδος')).toEqual(['ΟΔΟΣ', 'οδος']);
    expect(found('İstanbul Istanbul', 'istanbul')).toEqual(['İstanbul', 'Istanbul']);
    expect(found('👩‍👩‍👧 and 👩', '👩')).toEqual(['👩', '👩', '👩']);
    expect(found('שָׁלוֹם', 'שלום')).toEqual(['שָׁלוֹם']);
    expect(found('a.c abc', 'a.c')).toEqual(['a.c']);
    expect(found('Straße', 'strasse')).toEqual([]);
  });

  it('counts what it finds, and gives any part of it', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ä', 'A', '한', '하', 'ς', 'Σ', '\u0301', '🌞', ' ') });
    fc.assert(
      fc.property(text, text, fc.nat(5), fc.nat(5), (original, typed, skip, limit) => {
        const folded = foldText(original);
        const needle = foldedString(typed);
        const all = findSpans(folded, needle);
        expect(foldedString(original)).toBe(folded.text);
        expect(countIn(folded.text, needle)).toBe(all.length);
        expect(findSpans(folded, needle, skip, limit)).toEqual(all.slice(skip, skip + limit));
        for (const { start, end } of all) expect(end).toBeGreaterThan(start);
      }),
    );
  });

  it('finds the same in long texts as in short ones, wherever they are cut to be folded', () => {
    const unit = fc.constantFrom('a', 'ä', 'İ', '한', 'Σ', 'a\u0301', '\u0301', '🌞');
    const filler = fc.record({ unit, count: fc.integer({ min: 4_070, max: 4_100 }) });
    fc.assert(
      fc.property(filler, fc.string({ unit, minLength: 1 }), ({ unit: before, count }, needle) => {
        fc.pre(foldedString(needle) !== '');
        const places = (times: number) => {
          const text = `${before.repeat(times)}|${needle}`;
          const folded = foldText(text);
          return findSpans(folded, `|${foldedString(needle)}`).map(({ start, end }) =>
            [start, end].map((at) => at - text.length),
          );
        };
        expect(places(count)).toEqual(places(1));
      }),
    );
  });

  it('folds a text as its characters one by one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldedString(text)).toBe([...text].map(foldedString).join(''));
      }),
    );
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
