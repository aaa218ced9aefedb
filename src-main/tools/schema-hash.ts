import { createHash } from 'node:crypto';
import type { ToolFunction } from '#shared/tool/definition.ts';
import type { JsonValue } from '#shared/tool/json-schema.ts';

/** What an approval was given to: another name or other parameters are another tool, and ask again. */
export function schemaHash({ name, parameters }: Pick<ToolFunction, 'name' | 'parameters'>): string {
  return createHash('sha256')
    .update(JSON.stringify([name, sorted(parameters as JsonValue)]))
    .digest('hex')
    .slice(0, 32);
}

/** The order of keys says nothing. */
function sorted(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key] ?? null)]),
  );
}
