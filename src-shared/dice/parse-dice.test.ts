import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DiceError, type DiceProblem } from './dice-error.ts';
import { type DiceTerm, termsOf } from './dice-expression.ts';
import { parseDice } from './parse-dice.ts';

const terms = (text: string): Partial<DiceTerm>[] => termsOf(parseDice(text));

function problem(text: string): DiceProblem {
  try {
    parseDice(text);
  } catch (error) {
    if (error instanceof DiceError) return error.code;
    throw error;
  }
  throw new Error(`${text} was taken`);
}

describe('a dice text', () => {
  it.each<[string, Partial<DiceTerm>]>([
    ['d20', { count: 1, lowest: 1, highest: 20, notation: 'd20' }],
    ['3D6', { count: 3, highest: 6, notation: '3d6' }],
    ['2W6', { count: 2, highest: 6 }],
    ['d%', { highest: 100 }],
    ['4dF', { count: 4, lowest: -1, highest: 1 }],
    ['4d6kh3', { select: { keep: true, end: 'highest', count: 3 } }],
    ['4d6k3', { select: { keep: true, end: 'highest', count: 3 } }],
    ['2d20kl', { select: { keep: true, end: 'lowest', count: 1 } }],
    ['4d6dl1', { select: { keep: false, end: 'lowest', count: 1 } }],
    ['4d6dh2', { select: { keep: false, end: 'highest', count: 2 } }],
    ['3d6!', { explode: { operator: '=', value: 6 } }],
    ['3d6!5', { explode: { operator: '=', value: 5 } }],
    ['3d6!>=5', { explode: { operator: '>=', value: 5 } }],
    ['2d6r', { reroll: { operator: '=', value: 1, once: false } }],
    ['2d6ro<3', { reroll: { operator: '<', value: 3, once: true } }],
    ['6d10>=8', { success: { operator: '>=', value: 8 } }],
    ['6d10 >= 8', { notation: '6d10>=8', success: { operator: '>=', value: 8 } }],
    ['4dF>-1', { success: { operator: '>', value: -1 } }],
    [
      '4d6r1!kh3>=4',
      {
        reroll: { operator: '=', value: 1, once: false },
        explode: { operator: '=', value: 6 },
        select: { keep: true, end: 'highest', count: 3 },
        success: { operator: '>=', value: 4 },
      },
    ],
  ])('%s is read', (text, expected) => {
    expect(terms(text)).toEqual([expect.objectContaining(expected)]);
  });

  it('may add, multiply and nest', () => {
    expect(terms('(2d6 + 1d4) * 2 - -d8 / 2').map(({ notation }) => notation)).toEqual(['2d6', '1d4', 'd8']);
  });

  it.each<[string, DiceProblem]>([
    ['', 'syntax'],
    ['hello', 'syntax'],
    ['2d', 'syntax'],
    ['2d6+', 'syntax'],
    ['(2d6', 'syntax'],
    ['2d6)', 'syntax'],
    ['2d6 d8', 'syntax'],
    ['2d6d1', 'syntax'],
    ['2d6kh1kl1', 'syntax'],
    ['2d6>', 'syntax'],
    ['1.5d6', 'syntax'],
    ['2d6; rm -rf', 'syntax'],
    ['5+3', 'noDice'],
    ['0d6', 'tooFewDice'],
    ['1d1', 'tooFewSides'],
    ['1d0', 'tooFewSides'],
    ['999999d999999', 'tooManyDice'],
    ['600d6+600d6', 'tooManyDice'],
    ['1d1000001', 'tooManySides'],
    ['1d6+1000000001', 'numberTooLarge'],
    [`1d6+${'9'.repeat(100)}`, 'numberTooLarge'],
    [`1d6+${'1+'.repeat(100)}1`, 'tooLong'],
    [`${'('.repeat(30)}d6${')'.repeat(30)}`, 'tooDeep'],
    [`${'-'.repeat(30)}d6`, 'tooDeep'],
    ['d6!>=1', 'endless'],
    ['d6r<7', 'endless'],
    ['2d6kh3', 'keepTooMany'],
  ])('%s is refused as %s', (text, expected) => {
    expect(problem(text)).toBe(expected);
  });

  it('that is anything else is refused in words, and quickly', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0129d6wkhlr!<>=+-*/()f% \n€'), maxLength: 220 }), (text) => {
        try {
          expect(termsOf(parseDice(text)).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(DiceError);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
