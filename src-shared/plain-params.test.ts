import { describe, expect, it } from 'vitest';
import { plainParams } from './plain-params.ts';

describe('plainParams', () => {
  it('takes out what would turn the rest of a sentence round, and keeps right-to-left names as they are', () => {
    expect(plainParams({ provider: 'Evil\u202Eexe', host: '\u2066a\u2069', name: 'שלום', count: 2 })).toEqual({
      provider: 'Evilexe',
      host: 'a',
      name: 'שלום',
      count: 2,
    });
    expect(plainParams(undefined)).toEqual({});
  });
});
