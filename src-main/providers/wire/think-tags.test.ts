import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ThinkTagSplitter } from './think-tags.ts';

function split(...deltas: string[]): { text: string; reasoning: string } {
  const splitter = new ThinkTagSplitter();
  const result = { text: '', reasoning: '' };
  for (const piece of [...deltas.flatMap((delta) => splitter.take(delta)), ...splitter.end()])
    result[piece.kind] += piece.text;
  return result;
}

const pieces = fc.array(fc.constantFrom('<think>', '</think>', '<', 'think', '>', '/', 'a', ' ', '\n'), {
  maxLength: 12,
});

describe('thoughts in tags', () => {
  it('are told apart the same however the text is cut', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(split(...parts.join(''))).toEqual(split(parts.join('')));
        expect(split(...parts)).toEqual(split(parts.join('')));
      }),
      { numRuns: 500 },
    );
  });

  it('lose nothing of a text that does not begin with the tag', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.trimStart().startsWith('<think>'));
        expect(split(...text)).toEqual({ text, reasoning: '' });
      }),
    );
  });

  it('end at the first closing tag', () => {
    expect(split('<think>a</think>\n\nb</think>c')).toEqual({ reasoning: 'a', text: 'b</think>c' });
  });
});
