import { DateTime } from 'luxon';

/** A century each way: more is a mistake, and a loop over workdays has to end. */
const MAX_DAYS = 40_000;

/** Dates are days of the calendar, YYYY-MM-DD, so that no clock change can move them. Throws for anything else. */
export function addDays(date: string, days: number): string {
  return text(day(date).plus({ days: wholeDays(days) }));
}

/** Monday to Friday; public holidays are not known here. Adding none moves nothing, also from a weekend. */
export function addWorkdays(date: string, days: number): string {
  let at = day(date);
  const step = days < 0 ? -1 : 1;
  for (let left = Math.abs(wholeDays(days)); left > 0; ) {
    at = at.plus({ days: step });
    if (at.weekday <= 5) left -= 1;
  }
  return text(at);
}

/** How many days after `date` lies `end`; negative when it lies before. */
export function daysUntil(date: string, end: string): number {
  return Math.round(day(end).diff(day(date), 'days').days);
}

/** In English, as a model reads it. */
export function weekday(date: string): string {
  return day(date).toFormat('cccc');
}

function day(date: string): DateTime {
  const parsed = DateTime.fromFormat(date.trim().slice(0, 10), 'yyyy-MM-dd', { zone: 'utc', locale: 'en' });
  if (!parsed.isValid) throw new Error(`${JSON.stringify(date.slice(0, 40))} is no date written as YYYY-MM-DD`);
  return parsed;
}

function wholeDays(days: number): number {
  if (Number.isInteger(days) && Math.abs(days) <= MAX_DAYS) return days;
  throw new Error(`${days} is no whole number of days up to ${MAX_DAYS}`);
}

const text = (date: DateTime): string => date.toFormat('yyyy-MM-dd');
