import type { JsonObject, JsonSchema, JsonValue } from '#shared/tool/json-schema.ts';
import { ToolArgumentError } from './errors.ts';

/** Longer values are cut in a refusal: the model knows what it sent, it only has to recognize it. */
const MAX_QUOTED_CHARACTERS = 80;
const MAX_NAMED_UNKNOWN_ARGUMENTS = 5;

/** What an argument may be: how it is read, and how a refusal describes what would have been right. */
export interface ArgumentKind<T> {
  /** Undefined when the value is not of this kind. Reads other spellings only where they cannot mean anything else. */
  read(value: JsonValue): T | undefined;
  /** Completes the sentence "It takes …". */
  readonly valid: string;
}

export interface ReaderOptions<Name extends string> {
  /** Arguments whose value no refusal repeats: secrets, and addresses that would become known by being repeated. */
  withheld?: readonly Name[];
}

/**
 * Reads what a model passed to a tool. It refuses instead of guessing, in words the model can correct itself from: which
 * argument, the value that arrived, what is valid, and whether it can be left out. A null is an absent argument, since
 * strict schemas make models send one. Never changes what it was given; throws nothing but `ToolArgumentError`.
 */
export class ToolArgumentReader<Name extends string> {
  readonly #raw: JsonObject;
  readonly #withheld: ReadonlySet<string>;

  /** @param parameters the tool's own schema: an argument it does not list is refused right here. */
  constructor(
    raw: JsonObject,
    parameters: { properties: Record<Name, JsonSchema> },
    options: ReaderOptions<Name> = {},
  ) {
    this.#raw = raw;
    this.#withheld = new Set(options.withheld);
    refuseUnknownArguments(raw, Object.keys(parameters.properties));
  }

  required<T>(name: Name, kind: ArgumentKind<T>): T {
    const value = this.#value(name);
    if (value === undefined) {
      throw new ToolArgumentError(`The argument "${name}" is missing. It takes ${kind.valid}.`);
    }
    return kind.read(value) ?? this.#refuse(name, value, kind, '');
  }

  optional<T>(name: Name, kind: ArgumentKind<T>): T | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    return (
      kind.read(value) ??
      this.#refuse(name, value, kind, ' This argument is optional: leave it out if you have no value for it.')
    );
  }

  #value(name: Name): JsonValue | undefined {
    return Object.hasOwn(this.#raw, name) ? (this.#raw[name] ?? undefined) : undefined;
  }

  #refuse(name: Name, value: JsonValue, kind: ArgumentKind<unknown>, hint: string): never {
    const subject = this.#withheld.has(name)
      ? `The value of the argument "${name}" cannot be used.`
      : `The argument "${name}" cannot be ${describeValue(value)}.`;
    throw new ToolArgumentError(`${subject} It takes ${kind.valid}.${hint}`);
  }
}

function refuseUnknownArguments(raw: JsonObject, known: readonly string[]): void {
  const unknown = Object.keys(raw).filter((name) => raw[name] !== null && !known.includes(name));
  if (unknown.length === 0) return;
  const named = unknown.slice(0, MAX_NAMED_UNKNOWN_ARGUMENTS).map(quote).join(', ');
  const takes =
    known.length === 0 ? 'This tool takes no arguments.' : `This tool takes only ${known.map(quote).join(', ')}.`;
  throw new ToolArgumentError(`There is no argument ${named}. ${takes}`);
}

function quote(text: string): string {
  const isLong = text.length > MAX_QUOTED_CHARACTERS;
  return JSON.stringify(isLong ? `${text.slice(0, MAX_QUOTED_CHARACTERS).toWellFormed()}…` : text);
}

/** Lists and objects are named, not printed: they may be large, and nested too deep to be serialized. */
function describeValue(value: JsonValue): string {
  if (Array.isArray(value)) return `a list of length ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return value.length > MAX_QUOTED_CHARACTERS ? `${quote(value)} (${value.length} characters)` : quote(value);
}

export function text(limits: { maxLength: number }): ArgumentKind<string> {
  return {
    valid: `a text of 1 to ${limits.maxLength} characters`,
    read(value) {
      if (typeof value !== 'string') return undefined;
      const trimmed = value.trim().toWellFormed();
      return trimmed !== '' && trimmed.length <= limits.maxLength ? trimmed : undefined;
    },
  };
}

/** Also takes "5": small models often put quotes around numbers. */
export function integer(limits: { minimum: number; maximum: number }): ArgumentKind<number> {
  return {
    valid: `a whole number from ${limits.minimum} to ${limits.maximum}`,
    read(value) {
      const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
      return typeof number === 'number' &&
        Number.isSafeInteger(number) &&
        number >= limits.minimum &&
        number <= limits.maximum
        ? number
        : undefined;
    },
  };
}

/** Also takes "True" and "false" as text, which local models send; 0 and 1 could be counts and are refused. */
export const boolean: ArgumentKind<boolean> = {
  valid: 'true or false',
  read(value) {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
    if (word === true || word === 'true') return true;
    if (word === false || word === 'false') return false;
    return undefined;
  },
};

export function choice<Choice extends string>(choices: readonly Choice[]): ArgumentKind<Choice> {
  return { valid: `one of ${choices.map(quote).join(', ')}`, read: (value) => matchChoice(value, choices) };
}

/** One or more of the choices, each once, in the order given; also takes one alone instead of a list of one. */
export function choices<Choice extends string>(all: readonly Choice[]): ArgumentKind<Choice[]> {
  return {
    valid: `a list with one or more of ${all.map(quote).join(', ')}`,
    read(value) {
      const entries = (Array.isArray(value) ? value : [value]).map((entry) => matchChoice(entry, all));
      const found = entries.filter((entry) => entry !== undefined);
      return found.length > 0 && found.length === entries.length ? [...new Set(found)] : undefined;
    },
  };
}

/** The exact spelling first; another one only when a single choice differs from it by case and space around it. */
function matchChoice<Choice extends string>(value: JsonValue, choices: readonly Choice[]): Choice | undefined {
  if (typeof value !== 'string') return undefined;
  const exact = choices.find((entry) => entry === value);
  if (exact !== undefined) return exact;
  const similar = choices.filter((entry) => entry.toLowerCase() === value.trim().toLowerCase());
  return similar.length === 1 ? similar[0] : undefined;
}

/** A day of the calendar as YYYY-MM-DD; a day that does not exist, such as 2026-02-30, is refused. */
export const date: ArgumentKind<string> = {
  valid: 'a date that exists, written as YYYY-MM-DD',
  read(value) {
    if (typeof value !== 'string') return undefined;
    const day = value.trim();
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
    const time = Date.parse(`${day}T00:00:00Z`);
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
  },
};
