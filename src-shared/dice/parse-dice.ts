import { DICE_LIMITS, DiceError } from './dice-error.ts';
import { type Comparison, type DiceExpression, type DiceTerm, matches, termsOf } from './dice-expression.ts';

const HINT = 'Write dice such as 2d6+3, 1d20, 4d6kh3, d%, 4dF, 3d6!, 2d6r1 or 6d10>=8.';

/**
 * Reads a dice text: `NdS` (also `Nw`, as Germans write it), `d%`, `dF`, keep and drop (`kh1`, `kl1`, `dh1`, `dl1`),
 * exploding (`!`, `!>=5`), rolling again (`r1`, `ro<3`), counting (`>=8`), whole numbers, `+ - * /` and parentheses.
 * Throws a `DiceError` for everything else, for a text without dice, and for one above `DICE_LIMITS`.
 */
export function parseDice(text: string): DiceExpression {
  if (text.length > DICE_LIMITS.characters) {
    throw new DiceError('tooLong', `A dice text may have at most ${DICE_LIMITS.characters} characters.`, {
      maximum: DICE_LIMITS.characters,
    });
  }
  const expression = new DiceParser(text).read();
  const terms = termsOf(expression);
  if (terms.length === 0) throw new DiceError('noDice', `There are no dice in it. ${HINT}`);
  assertNotTooMany(terms.reduce((sum, term) => sum + term.count, 0));
  return expression;
}

export function assertNotTooMany(dice: number): void {
  if (dice <= DICE_LIMITS.dice) return;
  throw new DiceError('tooManyDice', `At most ${DICE_LIMITS.dice} dice can be rolled at once.`, {
    maximum: DICE_LIMITS.dice,
  });
}

class DiceParser {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text.toLowerCase().replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');
  }

  read(): DiceExpression {
    const expression = this.#sum();
    if (this.#peek() !== undefined) throw this.#unexpected();
    return expression;
  }

  #sum(): DiceExpression {
    let left = this.#product();
    for (let operator = this.#take(/[+-]/y); operator; operator = this.#take(/[+-]/y)) {
      left = { kind: 'operation', operator: operator === '+' ? '+' : '-', left, right: this.#product() };
    }
    return left;
  }

  #product(): DiceExpression {
    let left = this.#factor();
    for (let operator = this.#take(/[*/]/y); operator; operator = this.#take(/[*/]/y)) {
      left = { kind: 'operation', operator: operator === '*' ? '*' : '/', left, right: this.#factor() };
    }
    return left;
  }

  #factor(): DiceExpression {
    if (this.#take(/-/y)) return this.#nested(() => ({ kind: 'negative', operand: this.#factor() }));
    if (this.#take(/\(/y)) {
      const inner = this.#nested(() => this.#sum());
      if (!this.#take(/\)/y)) throw this.#unexpected();
      return { kind: 'group', inner };
    }
    this.#skipBlanks();
    const start = this.#at;
    const digits = this.#take(/\d+/y);
    if (!this.#take(/[dw](?=\s*[\d%f])/y)) {
      if (digits === undefined) throw this.#unexpected();
      return { kind: 'number', value: numberOf(digits) };
    }
    return this.#dice(start, digits === undefined ? 1 : numberOf(digits));
  }

  #dice(start: number, count: number): DiceTerm {
    if (count < 1) throw new DiceError('tooFewDice', 'At least one die has to be rolled.');
    assertNotTooMany(count);
    const [lowest, highest] = this.#faces();
    const term: DiceTerm = { kind: 'dice', notation: '', count, lowest, highest };
    let hasMore = true;
    while (hasMore) hasMore = this.#modifier(term);
    if (term.select && term.select.count > count) {
      throw new DiceError('keepTooMany', `No more dice can be kept or dropped than are rolled (${count}).`, { count });
    }
    assertEnds(term, term.explode);
    if (!term.reroll?.once) assertEnds(term, term.reroll);
    term.notation = this.#text.slice(start, this.#at).replaceAll(/\s+/g, '');
    return term;
  }

  #faces(): [lowest: number, highest: number] {
    if (this.#take(/%/y)) return [1, 100];
    if (this.#take(/f/y)) return [-1, 1];
    const sides = numberOf(this.#take(/\d+/y) ?? '');
    if (sides < 2) throw new DiceError('tooFewSides', 'A die has at least 2 sides.');
    if (sides > DICE_LIMITS.sides) {
      throw new DiceError('tooManySides', `A die has at most ${DICE_LIMITS.sides} sides.`, {
        maximum: DICE_LIMITS.sides,
      });
    }
    return [1, sides];
  }

  /** One modifier, each at most once; false when none follows. */
  #modifier(term: DiceTerm): boolean {
    const selection = term.select ? undefined : this.#take(/k[hl]?|d[hl]/y);
    if (selection) {
      const keep = selection.startsWith('k');
      const count = this.#take(/\d+/y);
      const end = selection.endsWith('l') ? 'lowest' : 'highest';
      term.select = { keep, end, count: count === undefined ? 1 : numberOf(count) };
      return true;
    }
    if (!term.explode && this.#take(/!/y)) {
      term.explode = this.#comparison() ?? { operator: '=', value: term.highest };
      return true;
    }
    const again = term.reroll ? undefined : this.#take(/ro?/y);
    if (again) {
      term.reroll = { ...(this.#comparison() ?? { operator: '=', value: term.lowest }), once: again === 'ro' };
      return true;
    }
    const success = term.success ? undefined : this.#comparison(true);
    if (!success) return false;
    term.success = success;
    return true;
  }

  #comparison(needsOperator = false): Comparison | undefined {
    const operator = this.#take(/[<>]=?|=/y);
    if (operator === undefined && needsOperator) return undefined;
    const sign = operator !== undefined && this.#take(/-/y) ? -1 : 1;
    const digits = this.#take(/\d+/y);
    if (digits === undefined) {
      if (operator === undefined) return undefined;
      throw this.#unexpected();
    }
    return { operator: (operator ?? '=') as Comparison['operator'], value: sign * numberOf(digits) };
  }

  #nested<Result>(read: () => Result): Result {
    this.#depth += 1;
    if (this.#depth > DICE_LIMITS.depth) {
      throw new DiceError('tooDeep', `Parentheses may be nested at most ${DICE_LIMITS.depth} deep.`, {
        maximum: DICE_LIMITS.depth,
      });
    }
    const result = read();
    this.#depth -= 1;
    return result;
  }

  #skipBlanks(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #peek(): string | undefined {
    this.#skipBlanks();
    return this.#text[this.#at];
  }

  #take(pattern: RegExp): string | undefined {
    this.#skipBlanks();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #unexpected(): DiceError {
    const rest = this.#text.slice(this.#at, this.#at + 10);
    const where = rest === '' ? 'It ends too early.' : `It cannot be read from ${JSON.stringify(rest)} on.`;
    return new DiceError('syntax', `${where} ${HINT}`, { rest });
  }
}

function numberOf(digits: string): number {
  const value = Number(digits);
  if (value <= DICE_LIMITS.number) return value;
  throw new DiceError('numberTooLarge', `Numbers may be at most ${DICE_LIMITS.number}.`, {
    maximum: DICE_LIMITS.number,
  });
}

/** Dice whose every face brings one more would be rolled for ever. */
function assertEnds({ lowest, highest }: DiceTerm, comparison: Comparison | undefined): void {
  if (!comparison || !matches(comparison, lowest) || !matches(comparison, highest)) return;
  throw new DiceError('endless', 'Every face of these dice would be rolled again, without end. Choose fewer faces.');
}
