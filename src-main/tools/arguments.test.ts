import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import { type ArgumentKind, boolean, choice, choices, date, integer, ToolArgumentReader, text } from './arguments.ts';
import { ToolArgumentError } from './errors.ts';

const parameters = {
  properties: {
    query: { type: 'string' },
    page: { type: 'integer' },
    exact: { type: 'boolean' },
    range: { type: 'string' },
    kinds: { type: 'array' },
    since: { type: 'string' },
    password: { type: 'string' },
  },
};
type Name = keyof typeof parameters.properties;
const RANGES = ['day', 'month', 'year'] as const;
const page = integer({ minimum: 1, maximum: 10 });
const words = text({ maxLength: 20 });

function optional<T>(name: Name, kind: ArgumentKind<T>, value: JsonValue): T | undefined {
  return new ToolArgumentReader({ [name]: value }, parameters).optional(name, kind);
}

function refusal(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(ToolArgumentError);
    return (error as ToolArgumentError).message;
  }
  throw new Error('nothing was refused');
}

describe('arguments that are read', () => {
  it.each<[Name, ArgumentKind<unknown>, JsonValue, unknown]>([
    ['query', words, '  ferry  ', 'ferry'],
    ['query', words, 'broken \ud800 half', 'broken \ufffd half'],
    ['page', page, 5, 5],
    ['page', page, '5', 5],
    ['page', page, 5.0, 5],
    ['exact', boolean, true, true],
    ['exact', boolean, 'True', true],
    ['exact', boolean, ' FALSE ', false],
    ['range', choice(RANGES), 'month', 'month'],
    ['range', choice(RANGES), 'Month ', 'month'],
    ['range', choice(['Day', 'day']), 'day', 'day'],
    ['kinds', choices(RANGES), ['year', 'day', 'year'], ['year', 'day']],
    ['kinds', choices(RANGES), 'day', ['day']],
    ['since', date, '2024-02-29', '2024-02-29'],
  ])('%s takes %#: %j', (name, kind, value, expected) => {
    expect(optional(name, kind, value)).toEqual(expected);
  });

  it('treats null as an argument that was left out', () => {
    expect(optional('page', page, null)).toBeUndefined();
    const reader = new ToolArgumentReader({ query: null }, parameters);
    expect(refusal(() => reader.required('query', words))).toContain('"query" is missing');
  });

  it('ignores what an object inherits', () => {
    const reader = new ToolArgumentReader({}, { properties: { toString: {} } });
    expect(reader.optional('toString', words)).toBeUndefined();
  });
});

describe('arguments that are refused', () => {
  it.each<[Name, ArgumentKind<unknown>, JsonValue, string, string]>([
    ['query', words, '', '""', 'a text of 1 to 20 characters'],
    ['query', words, '   ', '"   "', 'a text of 1 to 20 characters'],
    ['query', words, 7, '7', 'a text of 1 to 20 characters'],
    ['query', words, ['a'], 'a list of length 1', 'a text of 1 to 20 characters'],
    ['query', words, 'x'.repeat(200), `"${'x'.repeat(80)}…" (200 characters)`, 'a text of 1 to 20 characters'],
    ['page', page, 0, '0', 'a whole number from 1 to 10'],
    ['page', page, 11, '11', 'a whole number from 1 to 10'],
    ['page', page, -1, '-1', 'a whole number from 1 to 10'],
    ['page', page, 1.5, '1.5', 'a whole number from 1 to 10'],
    ['page', page, '1.0', '"1.0"', 'a whole number from 1 to 10'],
    ['page', page, 'first', '"first"', 'a whole number from 1 to 10'],
    ['page', page, '', '""', 'a whole number from 1 to 10'],
    ['page', page, true, 'true', 'a whole number from 1 to 10'],
    ['page', page, 1e300, '1e+300', 'a whole number from 1 to 10'],
    ['exact', boolean, 1, '1', 'true or false'],
    ['exact', boolean, 'yes', '"yes"', 'true or false'],
    ['exact', boolean, { on: true }, 'an object', 'true or false'],
    ['range', choice(RANGES), 'week', '"week"', 'one of "day", "month", "year"'],
    ['range', choice(RANGES), '', '""', 'one of "day", "month", "year"'],
    ['range', choice(['Day', 'day']), 'DAY', '"DAY"', 'one of "Day", "day"'],
    ['kinds', choices(RANGES), [], 'a list of length 0', 'one or more of "day", "month", "year"'],
    ['kinds', choices(RANGES), ['day', 'week'], 'a list of length 2', 'one or more of "day", "month", "year"'],
    ['kinds', choices(RANGES), 'day,month', '"day,month"', 'one or more of "day", "month", "year"'],
    ['since', date, '2026-02-30', '"2026-02-30"', 'YYYY-MM-DD'],
    ['since', date, '09.03.2026', '"09.03.2026"', 'YYYY-MM-DD'],
    ['since', date, '2026-03-09T10:00:00Z', '"2026-03-09T10:00:00Z"', 'YYYY-MM-DD'],
    ['since', date, 20260309, '20260309', 'YYYY-MM-DD'],
  ])('%s refuses %#: %j', (name, kind, value, shown, valid) => {
    const message = refusal(() => optional(name, kind, value));
    expect(message).toContain(`"${name}" cannot be ${shown}.`);
    expect(message).toContain(valid);
    expect(message).toContain('leave it out');
    const whenRequired = refusal(() => new ToolArgumentReader({ [name]: value }, parameters).required(name, kind));
    expect(whenRequired).toContain(valid);
    expect(whenRequired).not.toContain('leave it out');
  });

  it('says what a missing argument takes', () => {
    const message = refusal(() => new ToolArgumentReader({}, parameters).required('query', words));
    expect(message).toBe('The argument "query" is missing. It takes a text of 1 to 20 characters.');
  });

  it('names an argument that does not exist and those that do', () => {
    const message = refusal(() => new ToolArgumentReader({ query: 'a', engine: 'x' }, parameters));
    expect(message).toContain('There is no argument "engine".');
    expect(message).toContain('"query", "page"');
    expect(refusal(() => new ToolArgumentReader({ a: 1 }, { properties: {} }))).toContain('takes no arguments');
  });

  it('accepts an unknown argument that is null, since it says nothing', () => {
    expect(() => new ToolArgumentReader({ engine: null }, parameters)).not.toThrow();
  });

  it('never repeats the value of a withheld argument', () => {
    const reader = new ToolArgumentReader({ password: 'hunter2'.repeat(9) }, parameters, { withheld: ['password'] });
    const message = refusal(() => reader.required('password', words));
    expect(message).not.toContain('hunter2');
    expect(message).toContain('"password"');
    expect(message).toContain('a text of 1 to 20 characters');
  });

  it('survives a value nested deeper than can be serialized', () => {
    let deep: JsonValue = 1;
    for (let level = 0; level < 50_000; level++) deep = [deep];
    expect(refusal(() => optional('query', words, deep))).toContain('a list of length 1');
  });
});

describe('whatever a model sends', () => {
  const kinds: ArgumentKind<unknown>[] = [words, page, boolean, choice(RANGES), choices(RANGES), date];
  const names = Object.keys(parameters.properties) as Name[];
  const anyArguments = fc.dictionary(
    fc.oneof(fc.constantFrom(...names), fc.string(), fc.constant('__proto__')),
    fc.jsonValue() as fc.Arbitrary<JsonValue>,
    { maxKeys: 5 },
  ) as fc.Arbitrary<JsonObject>;

  it('is read or refused with a ToolArgumentError of bounded length, and never changed', () => {
    fc.assert(
      fc.property(anyArguments, fc.constantFrom(...names), fc.constantFrom(...kinds), (raw, name, kind) => {
        const before = structuredClone(raw);
        try {
          new ToolArgumentReader(raw, parameters).optional(name, kind);
        } catch (error) {
          expect(error).toBeInstanceOf(ToolArgumentError);
          expect((error as Error).message.length).toBeLessThan(2_000);
        }
        expect(raw).toEqual(before);
      }),
    );
  });

  it('never comes back as a number outside its limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double(), fc.integer().map(String)), (value) => {
        const read = page.read(value);
        if (read !== undefined) {
          expect(read).toBeGreaterThanOrEqual(1);
          expect(read).toBeLessThanOrEqual(10);
          expect(Number(value)).toBe(read);
        }
      }),
    );
  });
});
