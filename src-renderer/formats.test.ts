import { describe, expect, it } from 'vitest';
import { daysBetween, formatsFor } from './formats.ts';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-11-29T14:30:00');

describe('formats', () => {
  it.each([
    ['en', 1_900, '1.9 s'],
    ['de', 1_900, '1,9 s'],
    ['en', 0, '0.0 s'],
    ['en', -20, '0.0 s'],
    ['de', 59_990, '1 min 0 s'],
    ['en', 72_000, '1 min 12 s'],
    ['en', 7_500_000, '2 h 5 min'],
  ] as const)('a duration in %s: %d ms is %s', (language, ms, text) => {
    expect(formatsFor(language).duration(ms)).toBe(text);
  });

  it('groups numbers by language', () => {
    expect(formatsFor('en').number(9_412)).toBe('9,412');
    expect(formatsFor('de').number(9_412)).toBe('9.412');
  });

  it.each([
    ['en', '2026-11-29T14:06:00', '14:06'],
    ['en', '2026-11-25T09:00:00', 'Wed'],
    ['de', '2026-11-25T09:00:00', 'Mi'],
    ['en', '2026-11-12T09:00:00', '12 Nov'],
    ['de', '2026-11-12T09:00:00', '12.11.'],
    ['en', '2025-11-12T09:00:00', '12 Nov 2025'],
    ['de', '2025-11-12T09:00:00', '12.11.2025'],
    // A clock that was set back must not make a chat of the future.
    ['en', '2026-11-30T08:00:00', '08:00'],
  ] as const)('a date of a list in %s: %s is %s', (language, instant, text) => {
    expect(formatsFor(language).shortDate(at(instant), now)).toBe(text);
  });

  it.each([
    ['en', '2026-11-29T09:12:00', '09:12'],
    ['en', '2026-11-28T09:12:00', '28 Nov, 09:12'],
    ['de', '2026-11-28T09:12:00', '28.11., 09:12'],
    ['de', '2025-11-12T09:12:00', '12.11.2025, 09:12'],
  ] as const)('a moment in a line of text in %s: %s is %s', (language, instant, text) => {
    expect(formatsFor(language).moment(at(instant), now)).toBe(text);
  });

  it('counts local days, not spans of 24 hours', () => {
    expect(daysBetween(at('2026-11-28T23:59:00'), at('2026-11-29T00:01:00'))).toBe(1);
    expect(daysBetween(at('2026-11-29T00:01:00'), at('2026-11-29T23:59:00'))).toBe(0);
  });
});
