import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParts } from './long-text.tsx';

describe('textParts', () => {
  it('together are the text, each but the last whole lines, none much longer than it has to be', () => {
    const line = fc.oneof(
      fc.string(),
      fc.nat(9_000).map((length) => 'x'.repeat(length)),
    );
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

  it('are one for a text that is not long or has no lines', () => {
    expect(textParts('a\nb')).toEqual(['a\nb']);
    expect(textParts('x'.repeat(100_000))).toHaveLength(1);
    expect(textParts('')).toEqual(['']);
  });
});
