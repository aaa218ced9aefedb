import type { JsonObject } from '#shared/tool/json-schema.ts';
import { parseBoundedJson } from './bounded-json.ts';
import { isObject } from './json-access.ts';
import { providerError, type RequestSubject } from './provider-errors.ts';

/**
 * The additional JSON parameters of an instance, with or without the outer braces (organizations write them without).
 * Undefined: not a JSON object.
 */
export function parseAdditionalParameters(text: string | undefined): JsonObject | undefined {
  const trimmed = text?.trim().replace(/,\s*$/, '') ?? '';
  if (trimmed === '') return {};
  try {
    const value = parseBoundedJson(trimmed.startsWith('{') ? trimmed : `{${trimmed}}`);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function readAdditionalParameters(text: string | undefined, subject: RequestSubject): JsonObject {
  const parameters = parseAdditionalParameters(text);
  if (!parameters) throw providerError('bad-request', subject, { key: 'errors.provider.additional-parameters' });
  return parameters;
}

/** What the app sets or decides about, whatever the wire API calls it. */
const DECIDED_BY_APP = [
  'model',
  'messages',
  'input',
  'system',
  'instructions',
  'stream',
  'tools',
  'tool_choice',
  'parallel_tool_calls',
];

/** The person's parameters under the app's: what the app sets or decides about cannot be overridden. */
export function withAdditionalParameters(
  parameters: JsonObject,
  body: JsonObject,
  alsoDecidedByApp: readonly string[] = [],
): JsonObject {
  const decided = new Set([...DECIDED_BY_APP, ...alsoDecidedByApp]);
  const allowed = Object.entries(parameters).filter(([name]) => !decided.has(name));
  return { ...Object.fromEntries(allowed), ...body };
}
