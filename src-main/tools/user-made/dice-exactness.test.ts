// Every part of the notation against a second reckoning of the same dice, and its distribution on fixed seeds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rollDice } from '#shared/dice/roll-dice.ts';
import type { RolledDie, RolledTerm } from '#shared/dice/roll-trace.ts';
import { seededRandomness } from '../randomness.ts';
import { rollPiece } from './roll-piece.ts';

const has = (mark: NonNullable<RolledDie['marks']>[number]) => (die: RolledDie) => die.marks?.includes(mark) ?? false;
const values = (dice: readonly RolledDie[]) => dice.map(({ value }) => value);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The one term of a text, rolled with a seed. */
function termOf(text: string, seed: string): RolledTerm {
  const { terms, total } = rollDice(text, seededRandomness(seed));
  expect(terms).toHaveLength(1);
  expect(total).toBe(terms[0]!.total);
  return terms[0]!;
}

const count = fc.integer({ min: 1, max: 30 });
const sides = fc.integer({ min: 2, max: 100 });
const seed = fc.string();

describe('each part of the dice notation, exactly', () => {
  it('NdS rolls N dice and adds them up', () => {
    fc.assert(
      fc.property(count, sides, seed, (n, s, from) => {
        const { dice, total } = termOf(`${n}d${s}`, from);
        expect(dice).toHaveLength(n);
        expect(total).toBe(sum(values(dice)));
      }),
    );
  });

  it.each([
    ['kh', (sorted: number[], k: number) => sorted.slice(-k)],
    ['k', (sorted: number[], k: number) => sorted.slice(-k)],
    ['kl', (sorted: number[], k: number) => sorted.slice(0, k)],
    ['dh', (sorted: number[], k: number) => sorted.slice(0, sorted.length - k)],
    ['dl', (sorted: number[], k: number) => sorted.slice(k)],
  ])('%s keeps or drops exactly those dice', (notation, kept) => {
    fc.assert(
      fc.property(count, sides, fc.nat(), seed, (n, s, some, from) => {
        const k = (some % n) + 1;
        const { dice, total } = termOf(`${n}d${s}${notation}${k}`, from);
        const expected = kept(
          values(dice).toSorted((a, b) => a - b),
          k,
        );
        const left = values(dice.filter((die) => !has('dropped')(die))).toSorted((a, b) => a - b);
        expect(left).toEqual(expected);
        expect(total).toBe(sum(expected));
      }),
    );
  });

  it('! brings one more die for each that shows its highest face, and no other', () => {
    fc.assert(
      fc.property(count, sides, seed, (n, s, from) => {
        const { dice, total } = termOf(`${n}d${s}!`, from);
        const exploded = dice.filter(has('exploded'));
        expect(dice).toHaveLength(n + exploded.length);
        for (const die of dice) expect(has('exploded')(die)).toBe(die.value === s);
        expect(total).toBe(sum(values(dice)));
      }),
    );
  });

  it('r rolls until another face shows, ro once, and only the last of them counts', () => {
    fc.assert(
      fc.property(count, fc.integer({ min: 3, max: 100 }), seed, (n, s, from) => {
        const until = termOf(`${n}d${s}r<2`, from);
        const lying = until.dice.filter((die) => !has('rerolled')(die));
        expect(lying).toHaveLength(n);
        expect(values(lying).every((value) => value >= 2)).toBe(true);
        expect(values(until.dice.filter(has('rerolled'))).every((value) => value === 1)).toBe(true);
        expect(until.total).toBe(sum(values(lying)));
        const once = termOf(`${n}d${s}ro1`, from);
        expect(once.dice.filter((die) => !has('rerolled')(die))).toHaveLength(n);
      }),
    );
  });

  it.each<[string, (value: number, bound: number) => boolean]>([
    ['>', (value, bound) => value > bound],
    ['>=', (value, bound) => value >= bound],
    ['<', (value, bound) => value < bound],
    ['<=', (value, bound) => value <= bound],
    ['=', (value, bound) => value === bound],
  ])('%s counts the dice that fit instead of adding them up', (operator, fits) => {
    fc.assert(
      fc.property(count, sides, fc.nat(100), seed, (n, s, bound, from) => {
        const { dice, total } = termOf(`${n}d${s}${operator}${bound}`, from);
        expect(total).toBe(dice.filter(({ value }) => fits(value, bound)).length);
      }),
    );
  });

  it('d% has a hundred sides, and dF the three faces -1, 0 and 1', () => {
    fc.assert(
      fc.property(count, seed, (n, from) => {
        for (const value of values(termOf(`${n}d%`, from).dice)) {
          expect(value >= 1 && value <= 100).toBe(true);
        }
        const fudge = termOf(`${n}dF`, from);
        for (const value of values(fudge.dice)) expect([-1, 0, 1]).toContain(value);
        expect(fudge.total).toBe(sum(values(fudge.dice)));
      }),
    );
  });

  it('reckons with the totals as one learns it: points before dashes, parentheses first, division rounded down', () => {
    type Reckoned = { text: string; value(dice: number[]): number };
    const { expression } = fc.letrec<{ expression: Reckoned }>((tie) => ({
      expression: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.nat(20).map((number): Reckoned => ({ text: String(number), value: () => number })),
        fc.constant<Reckoned>({ text: '1d6', value: (dice) => dice.shift() ?? 0 }),
        fc.tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/'), tie('expression')).map(
          ([left, operator, right]): Reckoned => ({
            text: `(${left.text}${operator}${right.text})`,
            value: (dice) => {
              const [a, b] = [left.value(dice), right.value(dice)];
              return operator === '+' ? a + b : operator === '-' ? a - b : operator === '*' ? a * b : Math.floor(a / b);
            },
          }),
        ),
      ),
    }));
    fc.assert(
      fc.property(expression, seed, ({ text, value }, from) => {
        const whole = `${text}+1d6`;
        fc.pre(whole.length <= 200);
        let rolled: ReturnType<typeof rollDice>;
        try {
          rolled = rollDice(whole, seededRandomness(from));
        } catch {
          // By zero, too large or too deep: refused in words, see the tests of the parser.
          return;
        }
        const dice = rolled.terms.flatMap((term) => values(term.dice));
        // Without -0, which is no number of dice.
        expect(rolled.total).toBe(value([...dice]) + dice.at(-1)! + 0);
      }),
      { numRuns: 500 },
    );
    const dice = (text: string) => rollDice(text, { integer: () => 3 }).total;
    expect([dice('1d6+2*3'), dice('2*1d6+1'), dice('(1d6+2)*3'), dice('-1d6/2'), dice('7-1d6-2')]).toEqual([
      9, 7, 15, -2, 2,
    ]);
  });
});

/** How far what was counted lies from what should have been. */
function chiSquared(counted: ReadonlyMap<number, number>, shares: ReadonlyMap<number, number>, rolls: number): number {
  for (const face of counted.keys()) expect(shares.has(face), `${face} can fall`).toBe(true);
  return sum([...shares].map(([face, share]) => ((counted.get(face) ?? 0) - share * rolls) ** 2 / (share * rolls)));
}

function countOf(rolls: number, roll: () => number): Map<number, number> {
  const counted = new Map<number, number>();
  for (let index = 0; index < rolls; index += 1) {
    const face = roll();
    counted.set(face, (counted.get(face) ?? 0) + 1);
  }
  return counted;
}

/** The exact share of each result of all the ways in which so many dice can fall. */
function sharesOf(dice: number, faces: number, result: (values: number[]) => number): Map<number, number> {
  const ways = faces ** dice;
  const shares = new Map<number, number>();
  for (let way = 0; way < ways; way += 1) {
    const fallen = Array.from({ length: dice }, (_, index) => (Math.floor(way / faces ** index) % faces) + 1);
    const face = result(fallen);
    shares.set(face, (shares.get(face) ?? 0) + 1 / ways);
  }
  return shares;
}

const highest = (kept: number) => (fallen: number[]) => sum(fallen.toSorted((a, b) => b - a).slice(0, kept));

// The upper 0.1 % of the chi-squared distribution, by degrees of freedom. The seeds are fixed: no run can fail by chance.
describe('what falls how often, on fixed seeds', () => {
  it.each<[string, number, Map<number, number>]>([
    ['3d6', 37.7, sharesOf(3, 6, sum)],
    ['4d6kh3', 37.7, sharesOf(4, 6, highest(3))],
    ['2d20kl1', 43.82, sharesOf(2, 20, (fallen) => Math.min(...fallen))],
    ['4dF', 26.12, sharesOf(4, 3, (fallen) => sum(fallen) - 8)],
    ['5d10>=8', 20.52, sharesOf(5, 10, (fallen) => fallen.filter((value) => value >= 8).length)],
    ['1d6r1', 18.47, sharesOf(1, 5, ([value = 0]) => value + 1)],
  ])('%s', (text, critical, shares) => {
    const rolls = 10_000;
    for (const from of ['a', 'b', 'c']) {
      const randomness = seededRandomness(from);
      const counted = countOf(rolls, () => rollDice(text, randomness).total);
      expect(chiSquared(counted, shares, rolls)).toBeLessThan(critical);
    }
  });

  it('a weighted table gives each row its weight, and a pool each entry the same', () => {
    const table = {
      type: 'table' as const,
      name: 'T',
      rows: [1, 2, 3, 4].map((weight) => ({ text: `${weight}`, weight })),
    };
    const pool = { type: 'pool' as const, name: 'P', entries: ['1', '2', '3', '4', '5'], draw: 2 };
    const rolls = 10_000;
    for (const from of ['a', 'b', 'c']) {
      const randomness = seededRandomness(from);
      const rows = countOf(rolls, () => Number(rollPiece(table, randomness).text.at(-1)));
      expect(chiSquared(rows, new Map([1, 2, 3, 4].map((weight) => [weight, weight / 10])), rolls)).toBeLessThan(16.27);
      const pairs = countOf(rolls, () => {
        const [, one = 0, other = 0] = /: (\d); (\d)$/.exec(rollPiece(pool, randomness).text)?.map(Number) ?? [];
        return one * 10 + other;
      });
      const all = [1, 2, 3, 4, 5].flatMap((one) =>
        [1, 2, 3, 4, 5].filter((other) => other !== one).map((other) => one * 10 + other),
      );
      expect(chiSquared(pairs, new Map(all.map((pair) => [pair, 1 / 20])), rolls)).toBeLessThan(43.82);
    }
  });
});
