import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensOfText } from '#shared/chat/estimate-tokens.ts';
import { DraftTokens } from './draft-tokens.ts';

describe('DraftTokens', () => {
  it('says after any number of changes what counting anew would say', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '北', 'か', '🌞', ' '), maxLength: 30 }));
    fc.assert(
      fc.property(texts, (all) => {
        const tokens = new DraftTokens();
        for (const text of all) expect(tokens.of(text)).toBe(tokensOfText(text));
      }),
    );
  });

  it('looks only at what changed', () => {
    const tokens = new DraftTokens();
    const long = '北'.repeat(1_000_000);
    tokens.of(long);
    expect(tokens.of(`${long}京`)).toBe(tokensOfText(`${long}京`));
    expect(tokens.of(`x${long}京`)).toBe(tokensOfText(`x${long}京`));
    expect(tokens.of('')).toBe(0);
  });
});
