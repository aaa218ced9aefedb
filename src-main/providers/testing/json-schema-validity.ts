import type { JsonSchema, JsonValue } from '#shared/tool/json-schema.ts';
import { isObject } from '../json-access.ts';

/** Whether a value is valid, `null` counting as absent, for the keywords that tools use. Written for tests, from the standard alone. */
export function isValid(value: JsonValue, schema: JsonSchema): boolean {
  if (schema.type !== undefined && ![schema.type].flat().some((type) => isOfType(value, type))) return false;
  if (schema.enum && !schema.enum.some((allowed) => allowed === value)) return false;
  if ('const' in schema && schema.const !== value) return false;
  if (schema.anyOf && !schema.anyOf.some((option) => isValid(value, option))) return false;
  if (typeof value === 'number') {
    if (value < (schema.minimum ?? value) || value > (schema.maximum ?? value)) return false;
  }
  if (typeof value === 'string' && value.length > (schema.maxLength ?? value.length)) return false;
  if (Array.isArray(value)) {
    if (value.length > (schema.maxItems ?? value.length)) return false;
    return !schema.items || value.every((item) => isValid(item, schema.items as JsonSchema));
  }
  return !isObject(value) || isValidObject(value, schema);
}

/** As a tool reads it: a declared property that is absent and one that is null are the same. */
function isValidObject(value: { [key: string]: JsonValue }, schema: JsonSchema): boolean {
  const properties = schema.properties ?? {};
  const required = new Set(schema.required);
  const isDeclaredValid = Object.entries(properties).every(([name, property]) => {
    const part = Object.hasOwn(value, name) ? (value[name] ?? null) : null;
    return part === null ? !required.has(name) || isValid(null, property) : isValid(part, property);
  });
  const hasUndeclared = Object.keys(value).some((name) => !Object.hasOwn(properties, name));
  return isDeclaredValid && !(hasUndeclared && schema.additionalProperties === false);
}

function isOfType(value: JsonValue, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
