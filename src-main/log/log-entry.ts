import { isSecretFieldName, REDACTED } from './redactor.ts';

const MAX_TEXT_CHARACTERS = 1_000;
const MAX_STACK_CHARACTERS = 4_000;
const MAX_DEPTH = 4;
const MAX_ENTRIES = 50;

/** A value as it may stand in the log: bounded, without secrets, an error as its name, code, stack and cause. */
export function toLogValue(value: unknown, redact: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return cut(redact(value), MAX_TEXT_CHARACTERS);
  if (value === null || typeof value === 'boolean') return value;
  // Numbers too: a PIN is a secret as good as any.
  if (typeof value === 'number') return redact(String(value)) === String(value) ? value : REDACTED;
  if (typeof value !== 'object') return value === undefined ? undefined : `(${typeof value})`;
  if (depth >= MAX_DEPTH) return '(…)';
  if (value instanceof Error) return errorValue(value, redact, depth);
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => toLogValue(entry, redact, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ENTRIES)
      .map(([name, entry]) => [
        redact(name),
        isSecretFieldName(name) && typeof entry !== 'boolean' ? REDACTED : toLogValue(entry, redact, depth + 1),
      ]),
  );
}

function errorValue(error: Error, redact: (text: string) => string, depth: number): unknown {
  const { code, errcode, status } = error as { code?: unknown; errcode?: unknown; status?: unknown };
  return toPlain({
    name: redact(error.name),
    code: toLogValue(code, redact, MAX_DEPTH),
    errcode: toLogValue(errcode, redact, MAX_DEPTH),
    status: toLogValue(status, redact, MAX_DEPTH),
    stack: cut(redact(error.stack ?? error.message), MAX_STACK_CHARACTERS),
    cause: error.cause === undefined ? undefined : toLogValue(error.cause, redact, depth + 1),
  });
}

const toPlain = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const cut = (text: string, characters: number): string =>
  text.length > characters ? `${text.slice(0, characters)}… (${text.length} characters)` : text;
