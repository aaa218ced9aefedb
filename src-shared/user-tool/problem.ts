import { z } from 'zod';
import { DICE_PROBLEMS, type DiceProblem } from '../dice/dice-error.ts';
import { type Phrase, phrase, phraseSchema } from '../phrase.ts';

/** What is wrong with a piece, and where: `fields[2].choices`, or "" for the whole. */
export const pieceProblemSchema = z.object({ path: z.string().max(400), text: phraseSchema });
export type PieceProblem = z.infer<typeof pieceProblemSchema>;

/** A person mends one thing after the other; a file with thousands of problems has one reason too many. */
const MAX_PROBLEMS = 20;

const OWN_PROBLEMS = [
  'oneLine',
  'brokenCharacters',
  'fieldName',
  'fieldTwice',
  'choicesNotUnique',
  'rollWithoutField',
  'rollField',
  'drawTooMany',
  'missing',
] as const;

export function problemsOf(error: z.ZodError): PieceProblem[] {
  return error.issues.slice(0, MAX_PROBLEMS).map((issue) => ({ path: pathText(issue.path), text: wordsOf(issue) }));
}

/** `fields[2].choices[0]`, shortened from the left where a hostile name makes it long. */
export function pathText(path: readonly PropertyKey[]): string {
  const text = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part).slice(0, 80)}`))
    .join('')
    .replace(/^\./, '');
  return text.slice(0, 300);
}

function wordsOf(issue: z.core.$ZodIssue): Phrase {
  switch (issue.code) {
    case 'custom':
      return ownWords(issue.params ?? {});
    case 'unrecognized_keys':
      return phrase('pieces.problem.unknownPart', { name: shown(issue.keys[0] ?? '') });
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int'
        ? phrase('pieces.problem.numberTooLarge', { maximum: Number(issue.maximum) })
        : phrase(issue.origin === 'array' ? 'pieces.problem.tooMany' : 'pieces.problem.tooLong', {
            maximum: Number(issue.maximum),
          });
    case 'too_small':
      return issue.origin === 'number' || issue.origin === 'int'
        ? phrase('pieces.problem.numberTooSmall', { minimum: Number(issue.minimum) })
        : phrase('pieces.problem.missing');
    case 'invalid_type':
      return phrase(issue.input === undefined ? 'pieces.problem.missing' : 'pieces.problem.wrongKind');
    default:
      return phrase('pieces.problem.wrongKind');
  }
}

function ownWords({ problem, dice, ...facts }: Record<string, unknown>): Phrase {
  if (problem === 'dice') return diceWords(DICE_PROBLEMS.find((code) => code === dice) ?? 'syntax', facts);
  const known = OWN_PROBLEMS.find((own) => own === problem);
  return phrase(known ? `pieces.problem.${known}` : 'pieces.problem.wrongKind');
}

/** The words for people of a `DiceError`. */
export function diceWords(code: DiceProblem, facts: Readonly<Record<string, unknown>>): Phrase {
  const params = Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? value : shown(value)]);
  return phrase(`pieces.dice.${code}`, Object.fromEntries(params));
}

const shown = (value: unknown): string => String(value).slice(0, 80).toWellFormed();
