import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchWords, queryWords } from './match-words.ts';

const found = (text: string, typed: string) =>
  matchWords(text, queryWords(typed))
    ?.pieces.filter(({ isFound }) => isFound)
    .map((piece) => piece.text);

describe('matchWords', () => {
  it('wants every word, in any order, whatever the case and the accents', () => {
    expect(found('Kündigungsfrist im Büro', 'buro KUND')).toEqual(['Künd', 'Büro']);
    expect(found('Kündigungsfrist im Büro', 'büro miete')).toBeUndefined();
  });

  it('marks the beginning of a word before the inside of one, and ranks it higher', () => {
    expect(found('Renotify: notes', 'not')).toEqual(['not']);
    expect(matchWords('notes', ['not'])?.rank).toBeLessThan(matchWords('denote', ['not'])?.rank ?? -1);
  });

  it('marks words that lie over each other once', () => {
    expect(found('notes', 'no notes')).toEqual(['notes']);
    expect(found('notes', 'notes no')).toEqual(['notes']);
  });

  it('takes nothing typed as no wish, and every text fits', () => {
    expect(matchWords('Anything', queryWords(' –… '))).toEqual({
      pieces: [{ text: 'Anything', isFound: false }],
      rank: 0,
    });
  });

  it('gives back the whole text in its pieces, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 5 }), (text, typed) => {
        const match = matchWords(text, queryWords(typed));
        if (match) expect(match.pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
