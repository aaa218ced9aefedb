import type { JsonValue } from '#shared/tool/json-schema.ts';
import { MAX_JSON_DEPTH } from './limits.ts';

export class JsonTooDeepError extends Error {
  constructor() {
    super(`nested deeper than ${MAX_JSON_DEPTH} levels`);
    this.name = 'JsonTooDeepError';
  }
}

/**
 * `JSON.parse` for text from a server: refuses nesting that would exhaust the stack of whoever walks the value later.
 * Throws `JsonTooDeepError`, or `SyntaxError` as `JSON.parse` does.
 */
export function parseBoundedJson(text: string): JsonValue {
  if (isDeeperThan(text, MAX_JSON_DEPTH)) throw new JsonTooDeepError();
  return JSON.parse(text) as JsonValue;
}

const QUOTE = 34;
const BACKSLASH = 92;

function isDeeperThan(text: string, limit: number): boolean {
  // Every level needs an opening and a closing sign, so most events of a stream are too short to be too deep.
  if (text.length <= limit * 2) return false;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) {
      index = endOfString(text, index);
    } else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 125 || code === 93) {
      depth -= 1;
    }
  }
  return false;
}

/** The index of the quote that closes the string opened at `start`. */
function endOfString(text: string, start: number): number {
  let index = start;
  for (;;) {
    index = text.indexOf('"', index + 1);
    if (index < 0) return text.length;
    let backslashes = 0;
    while (text.charCodeAt(index - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return index;
  }
}
