import type { z } from 'zod';
import type { OrganizationProblem } from '#shared/organization/view.ts';
import { type Phrase, phrase } from '#shared/phrase.ts';
import type { TokenLines } from '../lua/evaluation.ts';

type Issue = z.core.$ZodIssue;

const MAX_SEEN_CHARACTERS = 120;

/** A value as it stands in the file, shortened. */
export function seenAs(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : plain(value);
  return text.length > MAX_SEEN_CHARACTERS ? `${text.slice(0, MAX_SEEN_CHARACTERS - 1)}…` : text;
}

function plain(value: unknown): string {
  if (value === undefined) return 'nil';
  // Infinity and not-a-number are null in JSON.
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** What would be right in the place of a value that a schema refused. */
export function validInstead(issue: Issue | undefined): Phrase {
  switch (issue?.code) {
    case 'invalid_type':
      return validType(issue.expected);
    case 'invalid_value':
      return phrase('organization.valid.choices', { choices: issue.values.map(String).join(', ') });
    case 'too_small':
      if (issue.origin === 'string') return phrase('organization.valid.notEmpty');
      return phrase('organization.valid.atLeast', { minimum: Number(issue.minimum) });
    case 'too_big':
      return phrase('organization.valid.atMost', { maximum: Number(issue.maximum) });
    case 'invalid_format':
      if (issue.format === 'guid' || issue.format === 'uuid') return phrase('organization.valid.guid');
      return phrase('organization.valid.form', { form: issue.pattern ?? issue.format });
    case 'custom':
      return isPhrase(issue.params?.valid) ? issue.params.valid : phrase('organization.valid.other');
    default:
      return phrase('organization.valid.other');
  }
}

function validType(expected: string): Phrase {
  switch (expected) {
    case 'boolean':
      return phrase('organization.valid.boolean');
    case 'string':
      return phrase('organization.valid.text');
    case 'int':
      return phrase('organization.valid.wholeNumber');
    case 'number':
      return phrase('organization.valid.number');
    case 'array':
      return phrase('organization.valid.list');
    default:
      return phrase('organization.valid.table');
  }
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === 'object' && value !== null && 'key' in value;
}

export type { TokenLines } from '../lua/evaluation.ts';

/** The last line a token stands on: a key that is assigned twice has its last value. */
export function lastLine(lines: TokenLines, token: string): number | undefined {
  return Object.hasOwn(lines, token) ? lines[token]?.at(-1) : undefined;
}

/** The first line at or after another one, for a field of an object that begins there. */
export function lineFrom(lines: TokenLines, token: string, from: number): number | undefined {
  return Object.hasOwn(lines, token) ? lines[token]?.find((line) => line >= from) : undefined;
}

/** Leaves fields out that have no value, as the schema of a problem wants it. */
export function problem(facts: {
  kind: OrganizationProblem['kind'];
  severity: OrganizationProblem['severity'];
  text: Phrase;
  file?: string | undefined;
  line?: number | undefined;
  key?: string | undefined;
  seen?: string | undefined;
  valid?: Phrase | undefined;
}): OrganizationProblem {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as OrganizationProblem;
}

/** Of one plugin: more than anybody reads, and what a window and a report hold with ease. */
const MAX_PROBLEMS = 500;
const MAX_TOLD_CHARACTERS = 300;

/** The first of them, the worst first when there are too many, with names no longer than a line: keys of a file may be of any length. */
export function boundedProblems(problems: readonly OrganizationProblem[]): OrganizationProblem[] {
  const kept =
    problems.length <= MAX_PROBLEMS
      ? problems
      : [...problems].toSorted((a, b) => WEIGHTS[a.severity] - WEIGHTS[b.severity]).slice(0, MAX_PROBLEMS);
  return kept.map((found) => ({
    ...found,
    ...(found.key !== undefined && { key: shortened(found.key) }),
    text: shortenedPhrase(found.text),
    ...(found.valid && { valid: shortenedPhrase(found.valid) }),
  }));
}

const WEIGHTS = { error: 0, warning: 1, info: 2 } as const;

function shortenedPhrase({ key, params }: Phrase): Phrase {
  if (!params) return { key };
  const short = Object.entries(params).map(([name, param]) => [
    name,
    typeof param === 'string' ? shortened(param) : param,
  ]);
  return { key, params: Object.fromEntries(short) };
}

function shortened(text: string): string {
  return text.length > MAX_TOLD_CHARACTERS ? `${text.slice(0, MAX_TOLD_CHARACTERS - 1)}…` : text;
}
