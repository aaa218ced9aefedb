import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';

/** Reading what servers sent: a value of another type than expected counts as absent. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(object: JsonObject | undefined, key: string): JsonObject | undefined {
  const value = object?.[key];
  return isObject(value) ? value : undefined;
}

export function stringAt(object: JsonObject | undefined, key: string): string | undefined {
  const value = object?.[key];
  return typeof value === 'string' ? value : undefined;
}

export function numberAt(object: JsonObject | undefined, key: string): number | undefined {
  const value = object?.[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function arrayAt(object: JsonObject | undefined, key: string): JsonValue[] {
  const value = object?.[key];
  return Array.isArray(value) ? value : [];
}

const NONE: JsonObject[] = [];

export function objectsAt(object: JsonObject | undefined, key: string): readonly JsonObject[] {
  const value = object?.[key];
  return Array.isArray(value) ? value.filter(isObject) : NONE;
}
