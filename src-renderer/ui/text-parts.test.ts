import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linePieces, PART_CHARACTERS, textParts } from './text-parts.ts';

const LONG_LINE_CHARACTERS = 2 * PART_CHARACTERS;

const line = fc.oneof(
  fc.string(),
  fc.nat(2 * LONG_LINE_CHARACTERS).map((length) => 'x'.repeat(length)),
);

describe('textParts', () => {
  it('together are the text, each but the last whole lines, none much longer than it has to be', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const parts = textParts(lines.join('\n'));
        expect(parts.join('')).toBe(lines.join('\n'));
        const longest = Math.max(0, ...lines.map(({ length }) => length));
        for (const part of parts.slice(0, -1)) {
          expect(part.endsWith('\n')).toBe(true);
          expect(part.length).toBeLessThanOrEqual(5_001 + longest);
        }
      }),
    );
  });

  it('leave a long line to itself', () => {
    const long = 'x'.repeat(LONG_LINE_CHARACTERS + 1);
    expect(textParts(`a\nb\n${long}\nc`)).toEqual(['a\nb\n', `${long}\n`, 'c']);
  });

  it('are one for a text that is not long or has no lines', () => {
    expect(textParts('a\nb')).toEqual(['a\nb']);
    expect(textParts('x'.repeat(100_000))).toHaveLength(1);
    expect(textParts('')).toEqual(['']);
  });

  it('stay the same while the text grows, but for the last', () => {
    fc.assert(
      fc.property(fc.array(line), line, (lines, more) => {
        const text = lines.join('\n');
        const finished = textParts(text).slice(0, -1);
        expect(textParts(`${text}${more}`).slice(0, finished.length)).toEqual(finished);
      }),
    );
  });
});

describe('linePieces', () => {
  it('together are the line, all but the last of about the same length', () => {
    const unit = fc.constantFrom('x', ' ', '語', '👩‍👩‍👧', 'é', '\u{1F1E9}\u{1F1EA}', 'n\u0303');
    const long = fc.string({ unit, minLength: 3_000, maxLength: 6_000, size: 'max' });
    fc.assert(
      fc.property(long, (text) => {
        const pieces = linePieces(text.repeat(4));
        expect(pieces.join('')).toBe(text.repeat(4));
        for (const piece of pieces.slice(0, -1)) {
          expect(piece.length).toBeGreaterThanOrEqual(4_800);
          expect(piece.length).toBeLessThanOrEqual(5_000);
          expect(piece.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('end behind a blank where there is one, else between two letters as people see them', () => {
    for (const piece of linePieces('word '.repeat(5_000)).slice(0, -1)) expect(piece.endsWith(' ')).toBe(true);
    for (const letter of ['👩‍👩‍👧', 'n\u0303', '한', '\u{1F468}\u{1F3FD}'])
      for (const piece of linePieces(letter.repeat(12_000))) expect(piece.length % letter.length).toBe(0);
  });

  it('is one for a line that is not long', () => {
    expect(linePieces('x'.repeat(LONG_LINE_CHARACTERS))).toHaveLength(1);
    expect(linePieces('')).toEqual(['']);
    expect(linePieces('x'.repeat(2_001), 1_000)).toHaveLength(2);
    expect(linePieces(`${'x'.repeat(9_000)}\n${'x'.repeat(9_000)}`)).toHaveLength(1);
  });

  it('stay the same while the line grows, but for the last', () => {
    const text = 'a word and 語'.repeat(4_000);
    for (let length = 20_000; length < text.length; length += 1_777) {
      const finished = linePieces(text.slice(0, length)).slice(0, -1);
      expect(linePieces(text).slice(0, finished.length)).toEqual(finished);
    }
  });
});
