import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonSchema, JsonValue } from '#shared/tool/json-schema.ts';
import { isStrictAsWritten, toStrictSchema } from './strict-schema.ts';
import { isValid } from './testing/json-schema-validity.ts';

const object = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const builtInTools = readdirSync('tool_definitions')
  .filter((name) => name.endsWith('.json'))
  .map((name): { name: string; parameters: JsonSchema } => {
    const definition = JSON.parse(readFileSync(`tool_definitions/${name}`, 'utf8'));
    return definition.function;
  });

describe('the strict copy of a schema', () => {
  it('requires every property and lets optional ones be null, in type and enum', () => {
    const schema = object(
      { a: { type: 'string' }, b: { type: 'string', enum: ['x'] }, c: { type: ['integer', 'null'] } },
      ['a'],
    );
    expect(toStrictSchema(schema)).toEqual({
      type: 'object',
      properties: {
        a: { type: 'string' },
        b: { type: ['string', 'null'], enum: ['x', null] },
        c: { type: ['integer', 'null'] },
      },
      required: ['a', 'b', 'c'],
      additionalProperties: false,
    });
  });

  it('reaches objects inside objects and lists', () => {
    const inner = object({ x: { type: 'number' } });
    const strict = toStrictSchema(object({ list: { type: 'array', items: inner }, one: inner }, ['list', 'one']));
    const expected = { ...inner, properties: { x: { type: ['number', 'null'] } }, required: ['x'] };
    expect(strict?.properties).toEqual({ list: { type: 'array', items: expected }, one: expected });
  });

  it('adds null as one more choice to an optional choice', () => {
    const choice = { anyOf: [{ type: 'string' }, { type: 'integer' }] };
    expect(toStrictSchema(object({ a: choice }))?.properties?.a).toEqual({
      anyOf: [...choice.anyOf, { type: 'null' }],
    });
  });

  it('keeps descriptions and bounds, and leaves out what says nothing about validity', () => {
    const a = { type: 'integer', description: 'How many.', minimum: 1, maximum: 9, default: 3 };
    expect(toStrictSchema(object({ a }, ['a']))?.properties?.a).toEqual({
      type: 'integer',
      description: 'How many.',
      minimum: 1,
      maximum: 9,
    });
  });

  it('does not change the original', () => {
    const schema = object({ a: { type: 'string', enum: ['x'] } });
    const before = structuredClone(schema);
    toStrictSchema(schema);
    expect(schema).toEqual(before);
  });

  it.each<[string, JsonSchema]>([
    ['free-form objects', object({ a: { type: 'object' } })],
    ['additional properties', { ...object({}), additionalProperties: true }],
    ['additional properties of a kind', { ...object({}), additionalProperties: { type: 'string' } }],
    ['properties of any type', object({ a: {} })],
    ['lists of anything', object({ a: { type: 'array' } })],
    ['oneOf', object({ a: { oneOf: [{ type: 'string' }] } })],
    ['lengths of text', object({ a: { type: 'string', maxLength: 3 } })],
    ['formats that strict mode does not know', object({ a: { type: 'string', format: 'uri' } })],
    ['enums of objects', object({ a: { enum: [{ x: 1 }] } })],
    ['a choice at the root', { ...object({}), anyOf: [object({})] }],
    ['a root that is no object', { type: 'string' }],
    ['a required property that is not declared', object({}, ['ghost'])],
    ['references', object({ a: { $ref: '#/$defs/x' } })],
    ['nesting over ten levels', nested(11)],
  ])('does not exist for %s', (_name, schema) => {
    expect(toStrictSchema(schema)).toBeUndefined();
  });

  it.each(builtInTools)('of the built-in tool $name takes exactly the inputs the original takes', ({ parameters }) => {
    const strict = toStrictSchema(parameters);
    expect(strict).toBeDefined();
    expectSameInputs(parameters, strict as JsonSchema);
  });

  it('of any schema takes exactly the inputs the original takes, null being as good as absent', () => {
    fc.assert(
      fc.property(schemaArbitrary(), (schema) => {
        const strict = toStrictSchema(schema);
        fc.pre(strict !== undefined);
        expectSameInputs(schema, strict as JsonSchema, 20);
      }),
      { numRuns: 300 },
    );
  });
});

/** Inputs are drawn along the schema, some of them wrong on purpose. */
function expectSameInputs(original: JsonSchema, strict: JsonSchema, numRuns = 100): void {
  fc.assert(
    fc.property(inputArbitrary(original), (input) => {
      expect(isValid(input, strict)).toBe(isValid(input, original));
    }),
    { numRuns },
  );
}

const NAMES = ['a', 'b', 'c'];

function schemaArbitrary(): fc.Arbitrary<JsonSchema> {
  const { root } = fc.letrec<{ any: JsonSchema; root: JsonSchema }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<JsonSchema>(
        { type: 'string' },
        { type: 'boolean' },
        { type: 'integer', minimum: 0, maximum: 5 },
        { type: 'number' },
        { type: 'string', enum: ['x', 'y'] },
        { const: 'k' },
        { enum: ['x', 2, true] },
        { type: ['string', 'integer'] },
        { type: 'string', maxLength: 2 },
        {},
      ),
      tie('root'),
      tie('any').map((items): JsonSchema => ({ type: 'array', items, maxItems: 3 })),
      fc.tuple(tie('any'), tie('any')).map(([one, other]): JsonSchema => ({ anyOf: [one, other] })),
    ),
    root: fc
      .record({
        names: fc.subarray(NAMES),
        required: fc.subarray(NAMES),
        parts: fc.array(tie('any'), { minLength: 3, maxLength: 3 }),
      })
      .map(({ names, required, parts }) =>
        object(
          Object.fromEntries(names.map((name, index) => [name, parts[index] ?? {}])),
          required.filter((name) => names.includes(name)),
        ),
      ),
  }));
  return root;
}

const SCALARS = fc.constantFrom<JsonValue>('x', 'y', 'k', 'long text', 0, 3, 7, 1.5, true, null);

function inputArbitrary(schema: JsonSchema): fc.Arbitrary<JsonValue> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inputArbitrary), SCALARS);
  if (schema.type === 'array')
    return fc.oneof(fc.array(schema.items ? inputArbitrary(schema.items) : SCALARS, { maxLength: 4 }), SCALARS);
  if (schema.type !== 'object') return SCALARS;
  const required = new Set(schema.required);
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [
    name,
    required.has(name) ? inputArbitrary(part) : fc.oneof(fc.constant(null), inputArbitrary(part)),
  ]);
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(Object.fromEntries(parts)) as fc.Arbitrary<JsonValue> },
    { weight: 1, arbitrary: SCALARS },
  );
}

function nested(levels: number): JsonSchema {
  return levels === 0 ? { type: 'string' } : object({ a: nested(levels - 1) }, ['a']);
}

describe('a schema that Anthropic binds as it is written', () => {
  it.each(builtInTools)('is that of the built-in tool $name', ({ parameters }) => {
    expect(isStrictAsWritten(parameters)).toBe(true);
  });

  it('is closed and has no bounds', () => {
    expect(
      isStrictAsWritten(
        object({ a: { type: 'string', enum: ['x'] }, b: { type: 'array', items: { type: 'string' }, minItems: 1 } }),
      ),
    ).toBe(true);
  });

  it.each<[string, JsonSchema]>([
    ['open', { type: 'object', properties: {} }],
    ['open further down', object({ a: { type: 'object', properties: {} } })],
    ['bounded by number', object({ a: { type: 'integer', minimum: 1 } })],
    ['bounded by length', object({ a: { type: 'string', maxLength: 5 } })],
    ['bounded by pattern', object({ a: { type: 'string', pattern: '^a' } })],
    ['bounded by count', object({ a: { type: 'array', items: { type: 'string' }, maxItems: 3 } })],
    ['nested without end', nested(12)],
  ])('is not one that is %s', (_name, schema) => {
    expect(isStrictAsWritten(schema)).toBe(false);
  });
});
