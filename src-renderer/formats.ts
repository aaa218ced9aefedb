import type { Language } from '#shared/phrase.ts';

/** Numbers, durations and dates as people of a language write them. Instants are epoch milliseconds. */
export interface Formats {
  number(value: number): string;
  /** "1.9 s", "1 min 12 s", "2 h 5 min" from milliseconds. */
  duration(ms: number): string;
  /** "14:05". */
  time(at: number): string;
  /** "14:05:09". */
  clock(at: number): string;
  /** For lists: the time today, the weekday within a week, then the date. */
  shortDate(at: number, now: number): string;
  /** For lines of text: the time today, else the day and the time. */
  moment(at: number, now: number): string;
  /** The day alone, with its year. */
  date(at: number): string;
  /** The whole instant, for tooltips and details. */
  dateTime(at: number): string;
}

const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };
const WEEK_DAYS = 7;

/** Whole local days between two instants, whatever the clocks did in between. */
export function daysBetween(earlier: number, later: number): number {
  const midnight = (at: number) => {
    const day = new Date(at);
    return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  };
  return Math.round((midnight(later) - midnight(earlier)) / 86_400_000);
}

function createFormats(language: Language): Formats {
  const locale = LOCALES[language];
  const numbers = new Intl.NumberFormat(locale);
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const dayMonth = new Intl.DateTimeFormat(
    locale,
    language === 'de' ? { day: '2-digit', month: '2-digit' } : { day: 'numeric', month: 'short' },
  );
  const date = new Intl.DateTimeFormat(
    locale,
    language === 'de'
      ? { day: '2-digit', month: '2-digit', year: 'numeric' }
      : { day: 'numeric', month: 'short', year: 'numeric' },
  );
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });

  const day = (at: number, now: number) =>
    new Date(at).getFullYear() === new Date(now).getFullYear() ? dayMonth.format(at) : date.format(at);

  return {
    number: (value) => numbers.format(value),
    duration(ms) {
      const total = Math.max(0, ms) / 1_000;
      if (total < 59.95) return `${seconds.format(total)} s`;
      const whole = Math.round(total);
      if (whole < 3_600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
      return `${Math.floor(whole / 3_600)} h ${Math.floor((whole % 3_600) / 60)} min`;
    },
    date: (at) => date.format(at),
    time: (at) => time.format(at),
    clock: (at) => clock.format(at),
    shortDate(at, now) {
      const days = daysBetween(at, now);
      if (days <= 0) return time.format(at);
      if (days < WEEK_DAYS) return weekday.format(at);
      return day(at, now);
    },
    moment: (at, now) => (daysBetween(at, now) === 0 ? time.format(at) : `${day(at, now)}, ${time.format(at)}`),
    dateTime: (at) => dateTime.format(at),
  };
}

const cache = new Map<Language, Formats>();

export function formatsFor(language: Language): Formats {
  let formats = cache.get(language);
  if (!formats) {
    formats = createFormats(language);
    cache.set(language, formats);
  }
  return formats;
}
