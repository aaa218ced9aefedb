import { DICE_LIMITS, DiceError } from './dice-error.ts';
import { type DiceExpression, type DiceTerm, matches } from './dice-expression.ts';
import { assertNotTooMany, parseDice } from './parse-dice.ts';
import type { DieMark, RolledDie, RolledTerm, RollTrace } from './roll-trace.ts';

/** Where dice get their numbers from. The same source in the same state gives the same numbers. */
export interface Randomness {
  /** A whole number from `lowest` to `highest`, each as likely as any other. */
  integer(lowest: number, highest: number): number;
}

/** Rolls a dice text. Throws a `DiceError` when it cannot be read, or when it turns out to need too many dice. */
export function rollDice(text: string, randomness: Randomness): RollTrace {
  return rollExpression(parseDice(text), text, randomness);
}

function rollExpression(expression: DiceExpression, text: string, randomness: Randomness): RollTrace {
  const roll = new Roll(randomness);
  const total = roll.value(expression);
  const modifier = isSum(expression) ? total - sumOfTerms(expression, roll.terms) : undefined;
  return { notation: text.trim(), terms: roll.terms, total, ...(modifier !== undefined && { modifier }) };
}

class Roll {
  readonly terms: RolledTerm[] = [];
  readonly #randomness: Randomness;
  #thrown = 0;

  constructor(randomness: Randomness) {
    this.#randomness = randomness;
  }

  value(expression: DiceExpression): number {
    switch (expression.kind) {
      case 'number':
        return expression.value;
      case 'group':
        return this.value(expression.inner);
      case 'negative':
        return withoutNegativeZero(-this.value(expression.operand));
      case 'operation':
        return calculate(expression.operator, this.value(expression.left), this.value(expression.right));
      case 'dice': {
        const term = this.#term(expression);
        this.terms.push(term);
        return term.total;
      }
    }
  }

  #term(term: DiceTerm): RolledTerm {
    const dice = this.#thrownDice(term);
    // Dice that were rolled again lie beside the table: nothing below looks at them.
    const lying = dice.filter((die) => !die.marks?.includes('rerolled'));
    for (const die of dropped(term, lying)) mark(die, 'dropped');
    const kept = lying.filter((die) => !die.marks?.includes('dropped'));
    const { success } = term;
    if (success) for (const die of kept) if (matches(success, die.value)) mark(die, 'success');
    const total = success
      ? kept.filter((die) => die.marks?.includes('success')).length
      : kept.reduce((sum, die) => sum + die.value, 0);
    return { notation: term.notation, dice, total };
  }

  #thrownDice(term: DiceTerm): RolledDie[] {
    const dice: RolledDie[] = [];
    for (let left = term.count; left > 0; left -= 1) {
      const die = this.#throwAgain(term, this.#throw(term), dice);
      dice.push(die);
      if (!term.explode || !matches(term.explode, die.value)) continue;
      mark(die, 'exploded');
      left += 1;
    }
    return dice;
  }

  #throwAgain(term: DiceTerm, first: RolledDie, dice: RolledDie[]): RolledDie {
    const { reroll } = term;
    let die = first;
    while (reroll && matches(reroll, die.value)) {
      mark(die, 'rerolled');
      dice.push(die);
      die = this.#throw(term);
      if (reroll.once) break;
    }
    return die;
  }

  #throw({ lowest, highest }: DiceTerm): RolledDie {
    this.#thrown += 1;
    assertNotTooMany(this.#thrown);
    return { value: this.#randomness.integer(lowest, highest) };
  }
}

function mark(die: RolledDie, added: DieMark): void {
  die.marks = [...(die.marks ?? []), added];
}

/** Of equal dice the first ones are kept. */
function dropped({ select }: DiceTerm, dice: readonly RolledDie[]): RolledDie[] {
  if (!select) return [];
  const fromHighest = [...dice].sort((a, b) => b.value - a.value);
  const ordered = select.end === 'highest' ? fromHighest : fromHighest.reverse();
  return select.keep ? ordered.slice(select.count) : ordered.slice(0, select.count);
}

function calculate(operator: '+' | '-' | '*' | '/', left: number, right: number): number {
  if (operator === '/' && right === 0) {
    throw new DiceError('divideByZero', 'This would divide by zero.');
  }
  const results = { '+': left + right, '-': left - right, '*': left * right, '/': Math.floor(left / right) };
  const result = withoutNegativeZero(results[operator]);
  if (Number.isSafeInteger(result)) return result;
  throw new DiceError('numberTooLarge', `Numbers may be at most ${DICE_LIMITS.number}.`, {
    maximum: DICE_LIMITS.number,
  });
}

const withoutNegativeZero = (value: number): number => (value === 0 ? 0 : value);

/** Whether it only adds and takes away, so that what is not dice is one modifier. */
function isSum(expression: DiceExpression): boolean {
  if (expression.kind === 'dice' || expression.kind === 'number') return true;
  if (expression.kind !== 'operation' || expression.operator === '*' || expression.operator === '/') return false;
  return isSum(expression.left) && isSum(expression.right);
}

function sumOfTerms(expression: DiceExpression, terms: readonly RolledTerm[]): number {
  let next = 0;
  const sum = (part: DiceExpression): number => {
    if (part.kind === 'operation') return sum(part.left) + (part.operator === '-' ? -1 : 1) * sum(part.right);
    return part.kind === 'dice' ? (terms[next++]?.total ?? 0) : 0;
  };
  return sum(expression);
}
