import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainTitle } from './plain-title.ts';

describe('plainTitle', () => {
  it.each([
    ['Invoice \u202efdp.exe', 'Invoice fdp.exe'],
    ['\u2066Late\u2069 \u200bfees\ufeff', 'Late fees'],
    ['Hello\u{e0069}\u{e0067}', 'Hello'],
    ['two\n\n lines\u0000\u001b[31m', 'two lines[31m'],
    ['a \u202e b', 'a b'],
  ])('takes out what hides or turns text: %j', (title, plain) => {
    expect(plainTitle(title)).toBe(plain);
  });

  it.each(['می‌خواهم', '👩‍👩‍👧 Family', 'שלום עולם', 'Ärger über Größe', '🏳️‍🌈'])('leaves %s as it is', (title) => {
    expect(plainTitle(title)).toBe(title);
  });

  it('is the same a second time', () => {
    const unit = fc.constantFrom('a', ' ', '\n', '\u202e', '\u200b', '\u200d', '\u0000', '\u{e0041}');
    fc.assert(
      fc.property(fc.string({ unit }), (title) => {
        expect(plainTitle(plainTitle(title))).toBe(plainTitle(title));
      }),
    );
  });
});
