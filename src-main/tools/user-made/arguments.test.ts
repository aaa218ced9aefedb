import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import type { UserToolField } from '#shared/user-tool/field.ts';
import { toolParameters } from '#shared/user-tool/parameters.ts';
import { userToolFields } from '#shared/user-tool/testing/arbitrary-pieces.ts';
import { isValid } from '../../providers/testing/json-schema-validity.ts';
import { ToolArgumentError } from '../errors.ts';
import { readFields } from './arguments.ts';

/** What the check made of it; undefined when it refused in the words of a refusal. */
function read(fields: readonly UserToolField[], raw: JsonObject): JsonObject | undefined {
  try {
    return readFields(fields, raw);
  } catch (error) {
    if (error instanceof ToolArgumentError) return undefined;
    throw error;
  }
}

const value: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom<JsonValue>('', 'a', 'true', 'True', '5', '-2.5', 'NaN', 0, 1, -3.25, true, false, [], {}, ['a']),
  fc.string({ maxLength: 8 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Fields, and arguments that fit them now and then. */
const calls = userToolFields.chain((fields) => {
  const ofField = (field: UserToolField) =>
    fc.option(field.type === 'choice' ? fc.oneof(fc.constantFrom(...field.choices), value) : value, { nil: undefined });
  const known = fc
    .tuple(...fields.map(ofField))
    .map((values) =>
      values.flatMap((given, index): [string, JsonValue][] =>
        given === undefined ? [] : [[fields[index]!.name, given]],
      ),
    );
  const unknown = fc.option(fc.tuple(fc.constantFrom('other', '__proto__', 'toString', 'Dice'), value), { freq: 5 });
  return fc
    .tuple(known, unknown)
    .map(([entries, extra]): [UserToolField[], JsonObject] => [
      fields,
      Object.fromEntries(extra ? [...entries, extra] : entries),
    ]);
});

describe('the schema of a tool and the check of its arguments', () => {
  it('take the same: what the schema takes is read as it is', () => {
    fc.assert(
      fc.property(calls, ([fields, raw]) => {
        fc.pre(isValid(raw, toolParameters(fields)));
        expect(read(fields, raw)).toEqual(raw);
      }),
      { numRuns: 300 },
    );
  });

  it('take the same: what is read fits the schema, and only another spelling of it was changed', () => {
    fc.assert(
      fc.property(calls, ([fields, raw]) => {
        const values = read(fields, raw);
        fc.pre(values !== undefined);
        expect(isValid(values!, toolParameters(fields))).toBe(true);
        for (const [name, given] of Object.entries(raw)) {
          if (values![name] !== given) expect(String(values![name]).toLowerCase()).toBe(spelled(given));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('refuse the same: what does not fit the schema and is no other spelling of what fits', () => {
    fc.assert(
      fc.property(calls, ([fields, raw]) => {
        const hasText = Object.values(raw).some((given) => typeof given === 'string');
        fc.pre(!hasText && !isValid(raw, toolParameters(fields)));
        expect(read(fields, raw)).toBeUndefined();
      }),
    );
  });

  it('take null for an argument that was left out', () => {
    const fields: UserToolField[] = [
      { name: 'a', description: '', required: true, type: 'text' },
      { name: 'b', description: '', required: false, type: 'number' },
    ];
    expect(read(fields, { a: 'x', b: null })).toEqual({ a: 'x' });
    expect(read(fields, { a: null })).toBeUndefined();
  });

  it.each<[JsonObject, string[]]>([
    [{}, ['"mood" is missing', 'one of "calm", "bold"']],
    [{ mood: 'angry' }, ['"mood" cannot be "angry"', 'one of "calm", "bold"']],
    [{ mood: 'calm', count: 'many' }, ['"count" cannot be "many"', 'a number', 'leave it out']],
    [{ mood: 'calm', sure: 'maybe' }, ['"sure"', 'true or false', 'leave it out']],
    [{ mood: 'calm', extra: 1 }, ['no argument "extra"', '"mood", "count", "sure"']],
  ])('refuse %j in words that help', (raw, expected) => {
    const fields: UserToolField[] = [
      { name: 'mood', description: '', required: true, type: 'choice', choices: ['calm', 'bold'] },
      { name: 'count', description: '', required: false, type: 'number' },
      { name: 'sure', description: '', required: false, type: 'boolean' },
    ];
    for (const words of expected) expect(() => readFields(fields, raw)).toThrow(words);
  });
});

/** A number or boolean in quotes, a choice in other case: the same value, spelled as models do. */
const spelled = (given: JsonValue | undefined): string =>
  typeof given === 'string' && Number.isFinite(Number(given)) && given.trim() !== ''
    ? String(Number(given))
    : String(given).trim().toLowerCase();
