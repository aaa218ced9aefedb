import { DateTime } from 'luxon';
import definition from '#definitions/current_time.json' with { type: 'json' };
import { ToolArgumentReader } from '../arguments.ts';
import { timeZone } from '../time-zone.ts';
import type { Tool } from '../tool.ts';

export interface CurrentTimeArguments {
  /** IANA name; absent: the person's own zone. */
  timeZone?: string;
}

export const currentTimeTool: Tool<CurrentTimeArguments> = {
  implementationKey: 'current_time',
  icon: 'clock',
  outboundData: 'NONE',
  isParallelSafe: true,
  minimumConfidence: 'NONE',

  readArguments(raw) {
    const reader = new ToolArgumentReader(raw, definition.function.parameters);
    return { timeZone: reader.optional('time_zone', timeZone) };
  },

  summarize: (args) => args.timeZone ?? '',
  destination: () => ({ kind: 'computer' }),

  async execute(args, context) {
    const zone = args.timeZone ?? context.timeZone;
    const now = DateTime.fromJSDate(context.now(), { zone }).setLocale('en');
    return {
      content: {
        time_zone: zone,
        date: now.toFormat('yyyy-MM-dd'),
        weekday: now.toFormat('cccc'),
        time: now.toFormat('HH:mm:ss'),
        utc_offset: now.toFormat('ZZ'),
        is_daylight_saving_time: now.isInDST,
        iso_week: now.toFormat("kkkk-'W'WW"),
        quarter: now.toFormat("yyyy-'Q'q"),
        timestamp: now.toISO({ suppressMilliseconds: true }),
        timestamp_utc: now.toUTC().toISO({ suppressMilliseconds: true }),
      },
      summary: `${now.toFormat('yyyy-MM-dd HH:mm')} ${zone}`,
    };
  },
};
