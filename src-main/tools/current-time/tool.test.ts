import { describe, expect, it } from 'vitest';
import type { JsonValue } from '#shared/tool/json-schema.ts';
import { refusalOf } from '../testing/refusal.ts';
import { toolContext } from '../testing/tool-context.ts';
import { currentTimeTool } from './tool.ts';

function at(now: string, zone?: string) {
  const args = currentTimeTool.readArguments(zone === undefined ? {} : { time_zone: zone });
  return currentTimeTool.execute(args, toolContext({ now: () => new Date(now) }));
}

describe('current_time', () => {
  it('answers in the zone of the person and names it', async () => {
    const { content } = await at('2026-03-10T09:30:05Z');
    expect(content).toEqual({
      time_zone: 'Europe/Berlin',
      date: '2026-03-10',
      weekday: 'Tuesday',
      time: '10:30:05',
      utc_offset: '+01:00',
      is_daylight_saving_time: false,
      iso_week: '2026-W11',
      quarter: '2026-Q1',
      timestamp: '2026-03-10T10:30:05+01:00',
      timestamp_utc: '2026-03-10T09:30:05Z',
    });
  });

  it.each([
    ['2026-03-29T00:59:59Z', 'Europe/Berlin', '01:59:59', '+01:00'],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', '03:00:00', '+02:00'],
    ['2026-07-01T12:00:00Z', 'Asia/Kolkata', '17:30:00', '+05:30'],
    ['2026-07-01T12:00:00Z', 'UTC', '12:00:00', '+00:00'],
  ])('knows the offset at %s in %s', async (now, zone, time, offset) => {
    expect((await at(now, zone)).content).toMatchObject({ time, utc_offset: offset, time_zone: zone });
  });

  it('counts weeks as ISO 8601 does around the new year', async () => {
    expect((await at('2027-01-01T12:00:00Z')).content).toMatchObject({ iso_week: '2026-W53', quarter: '2027-Q1' });
  });

  it('takes the name of a zone in any case', async () => {
    expect(currentTimeTool.readArguments({ time_zone: 'europe/berlin' })).toEqual({ timeZone: 'Europe/Berlin' });
    expect(currentTimeTool.readArguments({ time_zone: null })).toEqual({ timeZone: undefined });
  });

  it.each<[JsonValue, string]>([
    ['Berlin', '"Berlin"'],
    ['+02:00', '"+02:00"'],
    ['Mars/Olympus', '"Mars/Olympus"'],
    ['', '""'],
    [2, '2'],
  ])('refuses the zone %j', (zone, shown) => {
    const message = refusalOf(currentTimeTool, { time_zone: zone });
    expect(message).toContain(`"time_zone" cannot be ${shown}`);
    expect(message).toContain('"Europe/Berlin"');
    expect(message).toContain('leave it out');
  });

  it('refuses an argument it does not have', () => {
    expect(refusalOf(currentTimeTool, { city: 'Berlin' })).toContain('only "time_zone"');
  });
});
