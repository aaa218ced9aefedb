import { describe, expect, it } from 'vitest';
import { testAllowedOrigins } from './test-allowlist.ts';

describe('the allowlist of the end-to-end tests', () => {
  it('is empty outside of their own build, whatever the environment says', () => {
    expect(testAllowedOrigins).toEqual([]);
  });
});
