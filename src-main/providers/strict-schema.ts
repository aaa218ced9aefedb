import type { JsonSchema, JsonValue } from '#shared/tool/json-schema.ts';

/** Keywords that OpenAI's strict mode takes besides those handled by name below. */
const KEPT_AS_WRITTEN = new Set([
  'title',
  'description',
  'pattern',
  'multipleOf',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
]);
/** Say nothing about what is valid, and strict mode refuses them. */
const ANNOTATIONS = new Set(['default', 'examples', '$comment', 'deprecated', 'readOnly', 'writeOnly']);
const STRICT_FORMATS = new Set(['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid']);
const MAX_STRICT_DEPTH = 10;

class NotExpressible extends Error {}

/**
 * The copy of a tool's schema for OpenAI's strict mode: every property required, optional ones allowing `null` instead,
 * objects closed. It takes exactly the inputs the original takes, when `null` counts as absent. Undefined: strict mode
 * cannot express the schema, and the tool goes out as written with `strict: false`.
 *
 * @see https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
 */
export function toStrictSchema(schema: JsonSchema): JsonSchema | undefined {
  try {
    // The root has to be an object, not a choice between objects.
    if (schema.type !== 'object' || schema.anyOf) return undefined;
    return convert(schema, 1);
  } catch (error) {
    if (error instanceof NotExpressible) return undefined;
    throw error;
  }
}

function convert(schema: JsonSchema, depth: number): JsonSchema {
  if (depth > MAX_STRICT_DEPTH) throw new NotExpressible('nested too deeply');
  const strict: JsonSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (KEPT_AS_WRITTEN.has(keyword)) strict[keyword] = value;
    else if (keyword === 'type') strict.type = value as string | string[];
    else if (keyword === 'enum') strict.enum = scalars(value);
    else if (keyword === 'const') strict.enum = scalars([value as JsonValue]);
    else if (keyword === 'format' && STRICT_FORMATS.has(String(value))) strict.format = String(value);
    else if (keyword === 'anyOf') strict.anyOf = (value as JsonSchema[]).map((option) => convert(option, depth));
    else if (keyword === 'items') strict.items = convert(value as JsonSchema, depth + 1);
    else if (!OBJECT_KEYWORDS.has(keyword) && !ANNOTATIONS.has(keyword)) throw new NotExpressible(keyword);
  }
  if (!strict.type && !strict.anyOf && !strict.enum) throw new NotExpressible('anything goes');
  const types = typesOf(schema);
  if (types.includes('array') && !strict.items) throw new NotExpressible('array of anything');
  if (types.includes('object')) closeObject(schema, strict, depth);
  else if (schema.properties || schema.required) throw new NotExpressible('properties without an object');
  return strict;
}

const OBJECT_KEYWORDS = new Set(['properties', 'required', 'additionalProperties']);

function closeObject(schema: JsonSchema, strict: JsonSchema, depth: number): void {
  const properties = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required);
  // An object without declared properties, unless it is closed, is one for free-form data.
  const isOpen = schema.additionalProperties ?? (properties.length === 0 && depth > 1);
  if (isOpen !== false) throw new NotExpressible('additional properties');
  if ([...required].some((name) => !Object.hasOwn(schema.properties ?? {}, name))) {
    throw new NotExpressible('requires what it does not declare');
  }
  strict.properties = Object.fromEntries(
    properties.map(([name, property]) => {
      const converted = convert(property, depth + 1);
      return [name, required.has(name) ? converted : orNull(converted)];
    }),
  );
  strict.required = properties.map(([name]) => name);
  strict.additionalProperties = false;
}

function orNull(schema: JsonSchema): JsonSchema {
  if (schema.anyOf && !schema.type && !schema.enum) {
    return schema.anyOf.some(takesNull) ? schema : { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] };
  }
  if (schema.anyOf) {
    const { description, ...rest } = schema;
    return { ...(description === undefined ? {} : { description }), anyOf: [rest, { type: 'null' }] };
  }
  const withNull = { ...schema };
  if (schema.type) withNull.type = [...new Set([...typesOf(schema), 'null'])];
  if (schema.enum && !schema.enum.includes(null)) withNull.enum = [...schema.enum, null];
  return withNull;
}

function takesNull(schema: JsonSchema): boolean {
  return typesOf(schema).includes('null') && (!schema.enum || schema.enum.includes(null));
}

function typesOf(schema: JsonSchema): string[] {
  return schema.type === undefined ? [] : Array.isArray(schema.type) ? schema.type : [schema.type];
}

function scalars(values: unknown): JsonValue[] {
  const list = values as JsonValue[];
  if (list.some((value) => typeof value === 'object' && value !== null)) throw new NotExpressible('enum of objects');
  return list;
}

/** String formats that Anthropic's strict tools take. */
const ANTHROPIC_FORMATS = new Set([...STRICT_FORMATS, 'uri']);
const ANTHROPIC_KEYWORDS = new Set([
  'type',
  'title',
  'description',
  'enum',
  'const',
  'default',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
]);

/**
 * Whether Anthropic's strict tools take a schema as it is written: closed objects, no bounds on numbers, lengths or
 * counts, scalar enums.
 *
 * @see https://docs.claude.com/en/docs/build-with-claude/structured-outputs#json-schema-limitations
 */
export function isStrictAsWritten(schema: JsonSchema, depth = 1): boolean {
  if (depth > MAX_STRICT_DEPTH) return false;
  const areKeywordsTaken = Object.entries(schema).every(
    ([keyword, value]) =>
      ANTHROPIC_KEYWORDS.has(keyword) ||
      (keyword === 'format' && ANTHROPIC_FORMATS.has(String(value))) ||
      (keyword === 'minItems' && (value === 0 || value === 1)),
  );
  if (!areKeywordsTaken) return false;
  if (schema.enum?.some((value) => typeof value === 'object' && value !== null)) return false;
  if (typesOf(schema).includes('object') && schema.additionalProperties !== false) return false;
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return parts.every((part) => isStrictAsWritten(part, depth + 1));
}
