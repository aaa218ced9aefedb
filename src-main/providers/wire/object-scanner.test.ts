import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ObjectScanner } from './object-scanner.ts';

function isFinished(...pieces: string[]): boolean {
  const scanner = new ObjectScanner();
  for (const piece of pieces) scanner.take(piece);
  return scanner.isFinished;
}

describe('a JSON object that arrives in pieces', () => {
  it('is finished with its last brace and not before, however it is cut', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.nat(), { maxLength: 5 }), (object, cuts) => {
        const text = ` ${JSON.stringify(object, null, 1)}\n`;
        const places = [0, ...cuts.map((cut) => cut % text.length), text.length].sort((a, b) => a - b);
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
        expect(isFinished(...pieces)).toBe(true);
        const lastBrace = text.lastIndexOf('}');
        expect(isFinished(text.slice(0, lastBrace))).toBe(false);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['a list', '[{}]'],
    ['a brace inside a string', '{"a": "}'],
    ['an escaped quote before a brace', '{"a": "\\"}'],
    ['an object and more', '{}{'],
  ])('is not finished by %s', (_, text) => {
    expect(isFinished(text)).toBe(false);
  });
});
