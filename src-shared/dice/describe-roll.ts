import type { RolledDie, RolledTerm, RollTrace } from './roll-trace.ts';

/** More dice than these are summed up: a model gains nothing from a hundred numbers, and pays for each. */
const MAX_DESCRIBED_DICE = 20;

/** What a model is told of a roll: `Rolled 1d20+3: [14] +3 = 17`. */
export function describeRoll(roll: RollTrace): string {
  const dice = roll.terms.flatMap((term) => term.dice);
  if (dice.length > MAX_DESCRIBED_DICE) return `Rolled ${roll.notation}: ${summary(dice)}, total ${roll.total}`;
  const details = roll.terms.map(describeTerm).join(' ');
  const { modifier } = roll;
  const added = modifier ? ` ${modifier > 0 ? '+' : ''}${modifier}` : '';
  return `Rolled ${roll.notation}: ${details}${added} = ${roll.total}`;
}

function describeTerm({ notation, dice, total }: RolledTerm, _index: number, all: readonly RolledTerm[]): string {
  const values = `[${dice.map(describeDie).join(', ')}]`;
  return all.length === 1 ? values : `${notation} ${values} (${total})`;
}

function describeDie({ value, marks }: RolledDie): string {
  return marks ? `${value} ${marks.join(' ')}` : String(value);
}

function summary(dice: readonly RolledDie[]): string {
  const values = dice.map(({ value }) => value);
  return `${dice.length} dice, lowest ${Math.min(...values)}, highest ${Math.max(...values)}`;
}
