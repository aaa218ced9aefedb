import { DateTime } from 'luxon';
import definition from '#definitions/time_range.json' with { type: 'json' };
import { date, ToolArgumentReader, text } from '../arguments.ts';
import { ToolArgumentError } from '../errors.ts';
import { timeZone } from '../time-zone.ts';
import type { Tool } from '../tool.ts';
import { type Period, readPeriod, VALID_EXPRESSIONS } from './period.ts';

const { parameters } = definition.function;
const MAX_EXPRESSION_CHARACTERS = 60;

export interface TimeRangeArguments {
  /** The name of a period, or its first and last day. */
  range: { expression: string } | { from: string; to: string };
  /** IANA name; absent: the person's own zone. */
  timeZone?: string;
}

export const timeRangeTool: Tool<TimeRangeArguments> = {
  implementationKey: 'time_range',
  icon: 'calendar-range',
  outboundData: 'NONE',
  isParallelSafe: true,
  minimumConfidence: 'NONE',

  readArguments(raw) {
    const reader = new ToolArgumentReader(raw, parameters);
    const expression = reader.optional('expression', text({ maxLength: MAX_EXPRESSION_CHARACTERS }));
    const from = reader.optional('from', date);
    const to = reader.optional('to', date);
    return { range: readRange(expression, from, to), timeZone: reader.optional('time_zone', timeZone) };
  },

  summarize: ({ range }) => ('expression' in range ? range.expression : `${range.from} – ${range.to}`),
  destination: () => ({ kind: 'computer' }),

  async execute(args, context) {
    const zone = args.timeZone ?? context.timeZone;
    const now = DateTime.fromJSDate(context.now(), { zone }).setLocale('en');
    const period = 'expression' in args.range ? named(args.range.expression, now) : between(args.range, zone);
    const today = now.startOf('day');
    const day = (time: DateTime) => time.toFormat('yyyy-MM-dd');
    const bound = (time: DateTime) => time.toISO({ suppressMilliseconds: true });
    return {
      content: {
        first_day: day(period.first),
        last_day: day(period.last),
        days: Math.round(period.last.diff(period.first, 'days').days) + 1,
        meaning: period.meaning,
        time_zone: zone,
        start: bound(period.first),
        end_exclusive: bound(period.last.plus({ days: 1 }).startOf('day')),
        today: `${day(today)}, ${today.toFormat('cccc')}`,
        includes_today: period.first <= today && today <= period.last,
      },
      summary: `${day(period.first)} – ${day(period.last)}`,
    };
  },
};

function readRange(expression?: string, from?: string, to?: string): TimeRangeArguments['range'] {
  if (expression !== undefined) {
    if (from !== undefined || to !== undefined) {
      throw new ToolArgumentError('Give either "expression", or "from" and "to", not both. Leave out the other.');
    }
    // Whether an expression names a period does not depend on the day, except at the ends of the calendar.
    if (!readPeriod(expression, DateTime.utc())) throw noSuchPeriod(expression);
    return { expression };
  }
  if (from === undefined || to === undefined) {
    const missing = from === undefined && to === undefined ? 'a period is missing' : 'one of the two days is missing';
    throw new ToolArgumentError(
      `The arguments are incomplete: ${missing}. Give "expression" (${VALID_EXPRESSIONS}), or both "from" and "to" as YYYY-MM-DD.`,
    );
  }
  if (to < from) {
    throw new ToolArgumentError(
      `The argument "to" cannot be "${to}", since it lies before "from", "${from}". It takes the last day of the period.`,
    );
  }
  return { from, to };
}

function named(expression: string, now: DateTime): Period {
  const period = readPeriod(expression, now);
  if (!period) throw noSuchPeriod(expression);
  return period;
}

function between({ from, to }: { from: string; to: string }, zone: string): Period {
  return {
    first: DateTime.fromISO(from, { zone }).startOf('day'),
    last: DateTime.fromISO(to, { zone }).startOf('day'),
    meaning: 'from the first to the last day given, both included',
  };
}

function noSuchPeriod(expression: string): ToolArgumentError {
  return new ToolArgumentError(
    `The argument "expression" cannot be ${JSON.stringify(expression)}. It takes one of: ${VALID_EXPRESSIONS}.`,
  );
}
