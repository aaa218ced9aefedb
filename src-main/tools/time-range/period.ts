import { DateTime } from 'luxon';

/** Whole days of one time zone, both included, and in words what was taken. */
export interface Period {
  first: DateTime;
  last: DateTime;
  meaning: string;
}

export const PERIOD_UNITS = ['day', 'week', 'month', 'quarter', 'year'] as const;
type Unit = (typeof PERIOD_UNITS)[number];

/** Enough for any question people ask, and far from the ends of the calendar. */
const MAX_COUNT = 1_000;

export const VALID_EXPRESSIONS =
  'today, yesterday, tomorrow, this_week, last_month, next_quarter, year_to_date, last_3_months (up to and including ' +
  'today), previous_3_months (whole months before this one), next_14_days, a day as 2026-02-13, an ISO week as 2026-W07, ' +
  'a month as 2026-02, a quarter as 2026-Q3, or a year as 2026';

/**
 * The period that an expression names, seen from `now` in its zone, or undefined when it names none. Weeks begin on
 * Monday and are counted as in ISO 8601. Spaces, hyphens and case of the relative names do not matter.
 */
export function readPeriod(expression: string, now: DateTime): Period | undefined {
  const name = expression.trim().toLowerCase();
  const today = now.startOf('day');
  return readAbsolute(name, today) ?? readRelative(name.replace(/\s+|[_-]/g, '_'), today);
}

function whole(start: DateTime, unit: Unit, count: number, meaning: string): Period | undefined {
  // The end by calendar arithmetic, since a day with a change of the clock has 23 or 25 hours.
  const last = start
    .plus({ [unit]: count })
    .minus({ days: 1 })
    .startOf('day');
  if (!start.isValid || !last.isValid || start.year < 1 || last.year > 9_999) return undefined;
  return { first: start.startOf('day'), last, meaning };
}

function readAbsolute(name: string, today: DateTime): Period | undefined {
  const { zone } = today;
  const match = (pattern: RegExp) => pattern.exec(name)?.slice(1).map(Number);

  const day = match(/^(\d{4})-(\d{2})-(\d{2})$/);
  if (day) {
    const [year, month, dayOfMonth] = day;
    return whole(DateTime.fromObject({ year, month, day: dayOfMonth }, { zone }), 'day', 1, 'one day');
  }
  const week = match(/^(\d{4})-?w(\d{1,2})$/);
  if (week) {
    const [weekYear, weekNumber] = week;
    const start = DateTime.fromObject({ weekYear, weekNumber, weekday: 1 }, { zone });
    return whole(start, 'week', 1, 'one ISO week, Monday to Sunday');
  }
  const quarter = match(/^(\d{4})[- ]?q([1-4])$/) ?? match(/^q([1-4])[- ]?(\d{4})$/)?.reverse();
  if (quarter) {
    const [year, number = 1] = quarter;
    return whole(DateTime.fromObject({ year, month: 3 * number - 2 }, { zone }), 'quarter', 1, 'one calendar quarter');
  }
  const month = match(/^(\d{4})-(\d{2})$/);
  if (month) {
    return whole(DateTime.fromObject({ year: month[0], month: month[1] }, { zone }), 'month', 1, 'one calendar month');
  }
  const year = match(/^(\d{4})$/);
  if (year) return whole(DateTime.fromObject({ year: year[0] }, { zone }), 'year', 1, 'one calendar year');
  return undefined;
}

function readRelative(name: string, today: DateTime): Period | undefined {
  if (name === 'today') return whole(today, 'day', 1, 'the current day');
  if (name === 'yesterday') return whole(today.minus({ days: 1 }), 'day', 1, 'the day before today');
  if (name === 'tomorrow') return whole(today.plus({ days: 1 }), 'day', 1, 'the day after today');

  const toDate = /^(week|month|quarter|year)_to_date$/.exec(name)?.[1];
  if (isUnit(toDate)) {
    return { first: today.startOf(toDate), last: today, meaning: `the current ${toDate} up to and including today` };
  }

  const [, single, unit] = /^(this|current|last|previous|next)_(day|week|month|quarter|year)$/.exec(name) ?? [];
  if (isUnit(unit)) {
    const current = today.startOf(unit);
    if (single === 'next') return whole(current.plus({ [unit]: 1 }), unit, 1, `the whole ${unit} after this one`);
    if (single === 'last' || single === 'previous') {
      return whole(current.minus({ [unit]: 1 }), unit, 1, `the whole ${unit} before this one`);
    }
    return whole(current, unit, 1, `the whole current ${unit}, from beginning to end`);
  }

  const [, direction, digits, units] =
    /^(last|past|previous|next)_(\d{1,4})_(day|week|month|quarter|year)s?$/.exec(name) ?? [];
  const count = Number(digits);
  if (!isUnit(units) || count < 1 || count > MAX_COUNT) return undefined;
  return counted(direction, count, units, today);
}

function counted(direction: string | undefined, count: number, unit: Unit, today: DateTime): Period | undefined {
  const amount = `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (direction === 'previous') {
    const first = today.startOf(unit).minus({ [unit]: count });
    return whole(first, unit, count, `the ${amount} before the current ${unit}, each whole`);
  }
  if (direction === 'next') return whole(today.plus({ days: 1 }), unit, count, `${amount} beginning tomorrow`);
  const first = today.minus({ [unit]: count }).plus({ days: 1 });
  if (!first.isValid || first.year < 1) return undefined;
  return { first, last: today, meaning: `the last ${amount} up to and including today` };
}

function isUnit(word: string | undefined): word is Unit {
  return PERIOD_UNITS.some((unit) => unit === word);
}
