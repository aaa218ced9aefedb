import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import { ToolArgumentError } from './errors.ts';
import { MAX_ARGUMENTS_CHARACTERS, MAX_ARGUMENTS_DEPTH, SHOWN_ARGUMENTS_CHARACTERS, shorten } from './limits.ts';

/** The arguments of a call as one object. Empty text means none; anything but an object is refused, never replaced by {}. */
export function parseArguments(text: string): JsonObject {
  if (text.trim() === '') return {};
  if (text.length > MAX_ARGUMENTS_CHARACTERS) {
    throw new ToolArgumentError(
      `The arguments are ${text.length} characters long; at most ${MAX_ARGUMENTS_CHARACTERS} are accepted. Send shorter arguments.`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ToolArgumentError(
      `The arguments are not valid JSON (${whereOnly(error)}). Call the tool again with one JSON object as its arguments.`,
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const kind = Array.isArray(value) ? 'an array' : value === null ? 'null' : `a ${typeof value}`;
    throw new ToolArgumentError(
      `The arguments must be one JSON object such as {"name": "value"}, but ${kind} arrived. Call the tool again with an object.`,
    );
  }
  if (isDeeperThan(value as JsonValue, MAX_ARGUMENTS_DEPTH)) {
    throw new ToolArgumentError(
      `The arguments are nested more than ${MAX_ARGUMENTS_DEPTH} levels deep. Send flatter arguments.`,
    );
  }
  return value as JsonObject;
}

/** What is wrong and where, without the excerpt that the engine quotes: it may be a secret, which could not be masked. */
function whereOnly(error: unknown): string {
  const problem = error instanceof Error ? error.message : String(error);
  return shorten(problem.replace(/, (?:\.{3})?"[\s\S]*"(?:\.{3})? is not valid JSON$/, ''), 200);
}

function isDeeperThan(value: JsonValue, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}

/** For banners and traces: pretty-printed, sensitive values masked, shortened. */
export function showArguments(args: JsonObject, sensitive: readonly string[] = []): string {
  return shorten(JSON.stringify(masked(args, sensitive), null, 2), SHOWN_ARGUMENTS_CHARACTERS);
}

/** For the person who decides: everything, on one line; undefined where `showArguments` leaves nothing out. */
export function argumentsLeftOut(args: JsonObject, sensitive: readonly string[] = []): string | undefined {
  const shown = masked(args, sensitive);
  const isWhole = JSON.stringify(shown, null, 2).length <= SHOWN_ARGUMENTS_CHARACTERS;
  return isWhole ? undefined : JSON.stringify(shown);
}

function masked(args: JsonObject, sensitive: readonly string[]): JsonObject {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, sensitive.includes(name) ? 'masked' : value]),
  );
}

/** Arguments that could not be parsed are shown as they arrived. */
export function showRawArguments(text: string): string {
  return shorten(text, SHOWN_ARGUMENTS_CHARACTERS);
}

/** A result value as text for the model: only what JSON requires is escaped. */
export function resultText(content: string | JsonValue): string {
  return typeof content === 'string' ? content : JSON.stringify(content, null, 1);
}
