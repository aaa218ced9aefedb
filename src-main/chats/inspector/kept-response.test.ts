import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeptResponse } from './kept-response.ts';

const STREAM = Array.from({ length: 40 }, (_, index) => `data: {"delta":"Wört ${index} 🚢"}`).join('\n\n');
const bytes = new TextEncoder().encode(STREAM);

function kept(pieces: readonly Uint8Array[], stepMs: number) {
  const response = new KeptResponse();
  for (const [index, piece] of pieces.entries()) response.push(piece, index * stepMs);
  return response.events((text) => text);
}
const texts = (pieces: readonly Uint8Array[], stepMs = 0) => kept(pieces, stepMs).map(({ text }) => text);
const inBytes = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));

describe('a response that came in pieces', () => {
  it('is the same however it was cut, also in the middle of characters and ends of lines', () => {
    const whole = texts([bytes]);
    expect(whole).toHaveLength(40);
    expect(texts(inBytes)).toEqual(whole);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3_000 })), (lengths) => {
        const ends = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, length) => sum + length, 0));
        const pieces = [0, ...ends].map((start, index) => bytes.subarray(start, ends[index]));
        expect(texts(pieces)).toEqual(whole);
      }),
    );
  });

  it('has the time at which each event was whole', () => {
    const [first, second] = kept(inBytes, 10);
    const length = new TextEncoder().encode('data: {"delta":"Wört 0 🚢"}').length;
    expect(first?.afterMs).toBe((length - 1) * 10);
    expect(second?.afterMs).toBe((2 * length + 1) * 10);
  });
});
