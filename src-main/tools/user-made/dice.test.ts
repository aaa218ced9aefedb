import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeRoll } from '#shared/dice/describe-roll.ts';
import { DICE_LIMITS, DiceError } from '#shared/dice/dice-error.ts';
import { rollDice } from '#shared/dice/roll-dice.ts';
import { type RollTrace, rollTraceSchema } from '#shared/dice/roll-trace.ts';
import { seededRandomness } from '../randomness.ts';
import { rollPiece } from './roll-piece.ts';

const roll = (text: string, seed = 'seed') => rollDice(text, seededRandomness(seed));
/** Dice that fall in this order. */
const falling = (text: string, ...values: number[]) =>
  rollDice(text, { integer: (_lowest, _highest) => values.shift() ?? 1 });

const termText = fc
  .record({
    count: fc.integer({ min: 1, max: 12 }),
    sides: fc.integer({ min: 2, max: 30 }),
    modifier: fc.constantFrom('', 'kh1', 'kl1', 'dl1', '!', 'r1', 'ro1', '>=2', '!kh1', 'r1kl1'),
  })
  .map(({ count, sides, modifier }) => `${count}d${sides}${modifier}`);
const sumText = fc
  .tuple(
    termText,
    fc.array(fc.tuple(fc.constantFrom('+', '-'), fc.oneof(termText, fc.nat(50).map(String))), { maxLength: 3 }),
  )
  .map(([first, rest]) => first + rest.map(([sign, part]) => sign + part).join(''));

/** What counts of a term, worked out from its marks alone. */
function counted({ terms }: RollTrace): number[] {
  return terms.map(({ notation, dice }) => {
    const kept = dice.filter(({ marks = [] }) => !marks.includes('dropped') && !marks.includes('rerolled'));
    const isCounting = /[<>=]/.test(notation.replace(/!.*|ro?.*/, ''));
    return isCounting
      ? kept.filter(({ marks = [] }) => marks.includes('success')).length
      : kept.reduce((sum, { value }) => sum + value, 0);
  });
}

describe('rolling dice', () => {
  it('stays within the faces of the dice, and the total is the sum of what counts', () => {
    fc.assert(
      fc.property(sumText, fc.string(), (text, seed) => {
        const rolled = roll(text, seed);
        expect(rollTraceSchema.parse(rolled)).toEqual(rolled);
        for (const term of rolled.terms) {
          const sides = Number(/d(\d+)/.exec(term.notation)?.[1]);
          for (const { value } of term.dice) {
            expect(value).toBeGreaterThanOrEqual(1);
            expect(value).toBeLessThanOrEqual(sides);
          }
        }
        expect(rolled.terms.map(({ total }) => total)).toEqual(counted(rolled));
      }),
    );
  });

  it('falls the same for the same seed, and differently for another', () => {
    fc.assert(
      fc.property(sumText, fc.string(), (text, seed) => {
        expect(roll(text, seed)).toEqual(roll(text, seed));
      }),
    );
    expect(roll('20d100', 'one')).not.toEqual(roll('20d100', 'two'));
  });

  it('falls as it did in every earlier version', () => {
    expect(roll('6d6', 'the first seed').terms[0]?.dice.map(({ value }) => value)).toMatchInlineSnapshot(`
      [
        6,
        3,
        4,
        5,
        1,
        6,
      ]
    `);
  });

  // The upper 0.1 % of the chi-squared distribution, by degrees of freedom. The seeds are fixed: no run can fail by chance.
  it.each([
    [2, 10.83],
    [6, 20.52],
    [20, 43.82],
    [100, 148.23],
  ])('gives every face of a d%i its share', (sides, critical) => {
    const perFace = 200;
    for (const seed of ['a', 'b', 'c']) {
      const faces = new Map<number, number>();
      const randomness = seededRandomness(seed);
      for (let thrown = 0; thrown < sides * perFace; thrown += 1) {
        const face = randomness.integer(1, sides);
        faces.set(face, (faces.get(face) ?? 0) + 1);
      }
      let chiSquared = 0;
      for (let face = 1; face <= sides; face += 1) chiSquared += ((faces.get(face) ?? 0) - perFace) ** 2 / perFace;
      expect(chiSquared).toBeLessThan(critical);
      // Numbers that are too even are no chance either.
      expect(chiSquared).toBeGreaterThan(0);
    }
  });

  it.each<[string, number[], string]>([
    ['1d20+3', [14], 'Rolled 1d20+3: [14] +3 = 17'],
    ['1d6-2', [2], 'Rolled 1d6-2: [2] -2 = 0'],
    ['4d6kh3', [3, 6, 1, 5], 'Rolled 4d6kh3: [3, 6, 1 dropped, 5] = 14'],
    ['2d20kl1', [7, 7], 'Rolled 2d20kl1: [7 dropped, 7] = 7'],
    ['2d6!', [6, 2, 3], 'Rolled 2d6!: [6 exploded, 2, 3] = 11'],
    ['2d6r1', [1, 1, 4, 2], 'Rolled 2d6r1: [1 rerolled, 1 rerolled, 4, 2] = 6'],
    ['1d6ro1', [1, 1], 'Rolled 1d6ro1: [1 rerolled, 1] = 1'],
    ['4d10>=8', [9, 2, 8, 10], 'Rolled 4d10>=8: [9 success, 2, 8 success, 10 success] = 3'],
    ['2d6+1d4', [2, 5, 3], 'Rolled 2d6+1d4: 2d6 [2, 5] (7) 1d4 [3] (3) = 10'],
    ['(1d6+1)*3', [4], 'Rolled (1d6+1)*3: [4] = 15'],
    ['1d10/4', [7], 'Rolled 1d10/4: [7] = 1'],
    ['4dF', [-1, 0, 1, 1], 'Rolled 4dF: [-1, 0, 1, 1] = 1'],
  ])('%s with %j is told as %s', (text, values, expected) => {
    expect(describeRoll(falling(text, ...values))).toBe(expected);
  });

  it('is summed up past twenty dice, with every die in the trace', () => {
    const rolled = falling('21d6+1', ...Array.from({ length: 21 }, (_, index) => (index % 6) + 1));
    expect(describeRoll(rolled)).toBe('Rolled 21d6+1: 21 dice, lowest 1, highest 6, total 70');
    expect(rolled.terms[0]?.dice).toHaveLength(21);
    expect(describeRoll(falling('20d6'))).toContain('[1, 1,');
  });

  it('ends in words when exploding dice become too many, or when it would divide by zero', () => {
    const endless = () => rollDice('d1000!>1', { integer: () => 2 });
    expect(endless).toThrow(`At most ${DICE_LIMITS.dice} dice`);
    expect(() => falling('5/(1d2-1)', 1)).toThrow(DiceError);
    expect(() => falling('1000000000*1000000000*d6', 2)).toThrow(DiceError);
  });
});

describe('a dice piece', () => {
  const table = {
    type: 'table' as const,
    name: 'Topics',
    rows: [
      { text: 'Budget', weight: 1 },
      { text: 'Staff', weight: 3 },
    ],
  };

  it('that is a table answers with the row that the weights give', () => {
    const rolled = (value: number) => rollPiece(table, { integer: () => value }).text;
    expect([1, 2, 4].map(rolled)).toEqual([
      'Topics (rolled 1 of 4): Budget',
      'Topics (rolled 2 of 4): Staff',
      'Topics (rolled 4 of 4): Staff',
    ]);
  });

  it('that is a pool draws each entry at most once, and all of them when as many are drawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), fc.string(), (size, some, seed) => {
        const entries = Array.from({ length: size }, (_, index) => `e${index + 1}`);
        const draw = (some % size) + 1;
        const { text, roll: trace } = rollPiece({ type: 'pool', name: 'P', entries, draw }, seededRandomness(seed));
        const drawn = text.replace(/^[^:]*: /, '').split('; ');
        expect(new Set(drawn).size).toBe(draw);
        expect(trace.terms[0]?.dice.map(({ value }) => entries[value - 1])).toEqual(drawn);
      }),
    );
  });

  it('that is a roll is told by its name', () => {
    const piece = { type: 'roll' as const, name: 'Two dice', dice: '2d6' };
    expect(rollPiece(piece, { integer: () => 3 }).text).toBe('Two dice: Rolled 2d6: [3, 3] = 6');
  });
});
