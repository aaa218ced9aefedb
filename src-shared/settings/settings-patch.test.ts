import { describe, expect, it } from 'vitest';
import { settingsPatchSchema } from './settings.ts';

describe('a settings patch', () => {
  it('leaves every field alone that it does not name', () => {
    expect(settingsPatchSchema.parse({ theme: 'dark' })).toEqual({ theme: 'dark' });
  });

  it('still checks what it names', () => {
    expect(settingsPatchSchema.safeParse({ listWidth: 20 }).success).toBe(false);
  });
});
