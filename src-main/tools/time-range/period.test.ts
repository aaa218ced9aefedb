import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { PERIOD_UNITS, readPeriod } from './period.ts';

const now = DateTime.fromISO('2026-03-10T15:45:00', { zone: 'Europe/Berlin' });
const days = (expression: string, from = now) => {
  const period = readPeriod(expression, from);
  return period && `${period.first.toISODate()} ${period.last.toISODate()}`;
};

describe('the period that an expression names, seen from Tuesday, 10 March 2026', () => {
  it.each([
    ['today', '2026-03-10 2026-03-10'],
    ['yesterday', '2026-03-09 2026-03-09'],
    ['tomorrow', '2026-03-11 2026-03-11'],
    ['this_day', '2026-03-10 2026-03-10'],
    ['this_week', '2026-03-09 2026-03-15'],
    ['current_week', '2026-03-09 2026-03-15'],
    ['last_week', '2026-03-02 2026-03-08'],
    ['next_week', '2026-03-16 2026-03-22'],
    ['this_month', '2026-03-01 2026-03-31'],
    ['last_month', '2026-02-01 2026-02-28'],
    ['previous_month', '2026-02-01 2026-02-28'],
    ['next_month', '2026-04-01 2026-04-30'],
    ['this_quarter', '2026-01-01 2026-03-31'],
    ['last_quarter', '2025-10-01 2025-12-31'],
    ['this_year', '2026-01-01 2026-12-31'],
    ['last_year', '2025-01-01 2025-12-31'],
    ['week_to_date', '2026-03-09 2026-03-10'],
    ['month_to_date', '2026-03-01 2026-03-10'],
    ['quarter_to_date', '2026-01-01 2026-03-10'],
    ['year_to_date', '2026-01-01 2026-03-10'],
    ['last_1_day', '2026-03-10 2026-03-10'],
    ['last_7_days', '2026-03-04 2026-03-10'],
    ['past_2_weeks', '2026-02-25 2026-03-10'],
    ['last_3_months', '2025-12-11 2026-03-10'],
    ['last_2_years', '2024-03-11 2026-03-10'],
    ['previous_3_months', '2025-12-01 2026-02-28'],
    ['previous_2_quarters', '2025-07-01 2025-12-31'],
    ['previous_1_week', '2026-03-02 2026-03-08'],
    ['next_14_days', '2026-03-11 2026-03-24'],
    ['next_2_months', '2026-03-11 2026-05-10'],
    ['Last 3 Months', '2025-12-11 2026-03-10'],
    [' last-month ', '2026-02-01 2026-02-28'],
    ['2026-02-13', '2026-02-13 2026-02-13'],
    ['2026-W07', '2026-02-09 2026-02-15'],
    ['2026W7', '2026-02-09 2026-02-15'],
    ['2026-w53', '2026-12-28 2027-01-03'],
    ['2024-02', '2024-02-01 2024-02-29'],
    ['2026-Q3', '2026-07-01 2026-09-30'],
    ['Q3 2026', '2026-07-01 2026-09-30'],
    ['q3-2026', '2026-07-01 2026-09-30'],
    ['2026', '2026-01-01 2026-12-31'],
  ])('%s', (expression, expected) => {
    expect(days(expression)).toBe(expected);
  });

  it.each([
    'soon',
    '',
    'last_0_days',
    'last_1001_days',
    'last_99999_days',
    'last_-3_days',
    'last_three_months',
    '2026-02-30',
    '2026-13',
    '2025-W53',
    '2026-W00',
    '2026-Q5',
    '0000',
    '26',
    '2026-02-13T10:00',
    'this_decade',
    'to_date',
  ])('"%s" names none', (expression) => {
    expect(days(expression)).toBeUndefined();
  });

  it('stays on whole days when the month before is shorter', () => {
    expect(days('last_1_month', DateTime.fromISO('2026-03-31T10:00', { zone: 'UTC' }))).toBe('2026-03-01 2026-03-31');
  });

  it('begins at the first moment of a day that has no midnight', () => {
    const period = readPeriod('2018-11-04', now.setZone('America/Sao_Paulo'));
    expect(period?.first.toISO({ suppressMilliseconds: true })).toBe('2018-11-04T01:00:00-02:00');
  });
});

describe('any period', () => {
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'America/Sao_Paulo', 'UTC');
  const expression = fc.oneof(
    fc
      .tuple(fc.constantFrom('this', 'last', 'next'), fc.constantFrom(...PERIOD_UNITS))
      .map(([direction, unit]) => `${direction}_${unit}`),
    fc
      .tuple(
        fc.constantFrom('last', 'previous', 'next'),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...PERIOD_UNITS),
      )
      .map(([direction, count, unit]) => `${direction}_${count}_${unit}s`),
  );
  const moment = fc.date({ min: new Date('1980-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

  it('begins before it ends, on the first moment of whole days, and lies where its name says', () => {
    fc.assert(
      fc.property(expression, moment, zone, (name, date, timeZone) => {
        const here = DateTime.fromJSDate(date, { zone: timeZone });
        const period = readPeriod(name, here);
        if (!period) throw new Error(`${name} was not read`);
        expect(period.first <= period.last).toBe(true);
        expect(period.first.equals(period.first.startOf('day'))).toBe(true);
        expect(period.last.equals(period.last.startOf('day'))).toBe(true);
        const today = here.startOf('day');
        const includesToday = period.first <= today && today <= period.last;
        const shouldInclude = name.startsWith('this') || /^last_\d/.test(name);
        expect(includesToday).toBe(shouldInclude);
      }),
    );
  });

  it('is read or not, but never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), moment, (name, date) => {
        readPeriod(name, DateTime.fromJSDate(date, { zone: 'UTC' }));
      }),
    );
  });
});
