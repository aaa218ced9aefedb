import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { refusalOf } from '../testing/refusal.ts';
import { toolContext } from '../testing/tool-context.ts';
import { timeRangeTool } from './tool.ts';

function ask(raw: JsonObject, now = '2026-03-10T09:30:00Z') {
  return timeRangeTool.execute(timeRangeTool.readArguments(raw), toolContext({ now: () => new Date(now) }));
}

describe('time_range', () => {
  it('names both bounds, the zone, what was taken, and whether today is part of it', async () => {
    expect((await ask({ expression: 'last_month' })).content).toEqual({
      first_day: '2026-02-01',
      last_day: '2026-02-28',
      days: 28,
      meaning: 'the whole month before this one',
      time_zone: 'Europe/Berlin',
      start: '2026-02-01T00:00:00+01:00',
      end_exclusive: '2026-03-01T00:00:00+01:00',
      today: '2026-03-10, Tuesday',
      includes_today: false,
    });
  });

  it('keeps whole days across a change of the clock', async () => {
    expect((await ask({ expression: '2026-03' })).content).toMatchObject({
      days: 31,
      start: '2026-03-01T00:00:00+01:00',
      end_exclusive: '2026-04-01T00:00:00+02:00',
      includes_today: true,
    });
    expect((await ask({ expression: '2026-10-25' })).content).toMatchObject({
      days: 1,
      start: '2026-10-25T00:00:00+02:00',
      end_exclusive: '2026-10-26T00:00:00+01:00',
    });
  });

  it('takes today from the zone that was asked for', async () => {
    const night = '2026-03-10T23:30:00Z';
    expect((await ask({ expression: 'today', time_zone: 'UTC' }, night)).content).toMatchObject({
      first_day: '2026-03-10',
    });
    expect((await ask({ expression: 'today' }, night)).content).toMatchObject({ first_day: '2026-03-11' });
  });

  it('takes two days, both included', async () => {
    expect((await ask({ from: '2026-03-01', to: '2026-03-10', expression: null })).content).toMatchObject({
      days: 10,
      includes_today: true,
      end_exclusive: '2026-03-11T00:00:00+01:00',
    });
  });

  it.each<[JsonObject, string[]]>([
    [{}, ['"expression"', '"from" and "to"', 'last_3_months']],
    [{ expression: 'soon' }, ['"expression"', '"soon"', 'last_3_months', '2026-W07']],
    [{ expression: '' }, ['"expression"', '""', 'leave it out']],
    [{ expression: 3 }, ['"expression"', '3', 'leave it out']],
    [{ expression: 'today', from: '2026-01-01' }, ['"expression"', '"from"', 'not both']],
    [{ from: '2026-01-01' }, ['"from" and "to"', 'one of the two']],
    [{ to: '2026-01-01' }, ['"from" and "to"', 'one of the two']],
    [{ from: '2026-02-30', to: '2026-03-01' }, ['"from"', '"2026-02-30"', 'YYYY-MM-DD']],
    [{ from: '2026-02-01', to: 'today' }, ['"to"', '"today"', 'YYYY-MM-DD']],
    [{ from: '2026-03-02', to: '2026-03-01' }, ['"to"', '"2026-03-01"', '"2026-03-02"', 'last day']],
    [{ expression: 'today', time_zone: 'Berlin' }, ['"time_zone"', '"Berlin"', 'IANA', 'leave it out']],
    [{ expression: 'today', week: 7 }, ['"week"', '"expression", "from", "to", "time_zone"']],
  ])('refuses %j in words that help', (raw, expected) => {
    const message = refusalOf(timeRangeTool, raw);
    for (const words of expected) expect(message).toContain(words);
  });
});
