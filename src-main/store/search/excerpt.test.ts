import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXCERPT_CHARACTERS, excerpt, highlight } from './excerpt.ts';
import { parseSearchQuery } from './search-query.ts';

const join = (pieces: readonly { text: string }[]) => pieces.map((piece) => piece.text).join('');

describe('an excerpt', () => {
  it('begins near the first word that was found, at the beginning of a word', () => {
    const pieces = excerpt(`${'filler '.repeat(50)}target and more`, parseSearchQuery('target'));
    expect(join(pieces)).toMatch(/^… (filler )+target and more$/);
  });

  it('is found far down in a long text, also where its pieces meet', () => {
    for (const before of [4_990, 4_995, 5_000, 5_150, 60_001]) {
      const text = `${'ä '.repeat(before / 2)}targét ${'z '.repeat(9_000)}`;
      expect(join(excerpt(text, parseSearchQuery('target')))).toContain(' targét ');
    }
  });

  it('is the beginning of a text in which nothing is found', () => {
    expect(join(excerpt('only this', parseSearchQuery('else')))).toBe('only this');
  });

  it('is short, whole in its characters, and a part of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        const shown = join(excerpt(text, parseSearchQuery(typed)));
        expect(shown.length).toBeLessThanOrEqual(EXCERPT_CHARACTERS + 4);
        expect(shown.isWellFormed()).toBe(true);
        const inner = shown.replace(/^… /, '').replace(/ …$/, '');
        expect(text.replaceAll(/\s+/g, ' ')).toContain(inner.trim());
      }),
      { numRuns: 300 },
    );
  });

  it('of highlighted text loses no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, typed) => {
        expect(join(highlight(text, parseSearchQuery(typed)))).toBe(text);
      }),
    );
  });
});
