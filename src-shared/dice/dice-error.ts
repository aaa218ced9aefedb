/** Ceilings that keep a roll quick and its trace small; what lies above them is refused in words, never cut. */
export const DICE_LIMITS = {
  /** Characters of a dice text. */
  characters: 200,
  /** Dice thrown for one text, those that exploded or were rolled again included. */
  dice: 1_000,
  sides: 1_000_000,
  /** The largest number that may be written in a text. */
  number: 1_000_000_000,
  /** Parentheses and signs inside each other. */
  depth: 20,
} as const;

/** What can be wrong with a dice text; each has its words for people in `pieces.dice.<problem>`. */
export const DICE_PROBLEMS = [
  'syntax',
  'noDice',
  'tooLong',
  'tooManyDice',
  'tooFewDice',
  'tooManySides',
  'tooFewSides',
  'numberTooLarge',
  'tooDeep',
  'endless',
  'keepTooMany',
  'divideByZero',
] as const;
export type DiceProblem = (typeof DICE_PROBLEMS)[number];

/** A text that cannot be rolled. The message is for a model and says what would be right; `facts` are for a person's words. */
export class DiceError extends Error {
  readonly code: DiceProblem;
  readonly facts: Readonly<Record<string, string | number>>;
  constructor(code: DiceProblem, messageForModel: string, facts: Readonly<Record<string, string | number>> = {}) {
    super(messageForModel);
    this.name = 'DiceError';
    this.code = code;
    this.facts = facts;
  }
}
