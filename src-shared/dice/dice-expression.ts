export type Comparison = { operator: '<' | '<=' | '=' | '>=' | '>'; value: number };

/** Some dice of one kind, with what happens to them in this order: rolled again, exploded, kept or dropped, counted. */
export interface DiceTerm {
  kind: 'dice';
  /** As it was written, without blanks. */
  notation: string;
  count: number;
  lowest: number;
  highest: number;
  /** Dice that match are rolled again, once or until they no longer match. */
  reroll?: Comparison & { once: boolean };
  /** Dice that match bring one more die, which may explode as well. */
  explode?: Comparison;
  select?: { keep: boolean; end: 'highest' | 'lowest'; count: number };
  /** The term counts dice that match instead of adding them up. */
  success?: Comparison;
}

export type DiceExpression =
  | DiceTerm
  | { kind: 'number'; value: number }
  | { kind: 'negative'; operand: DiceExpression }
  | { kind: 'group'; inner: DiceExpression }
  /** Division rounds down, so that every total is a whole number. */
  | { kind: 'operation'; operator: '+' | '-' | '*' | '/'; left: DiceExpression; right: DiceExpression };

export function matches({ operator, value }: Comparison, die: number): boolean {
  switch (operator) {
    case '<':
      return die < value;
    case '<=':
      return die <= value;
    case '=':
      return die === value;
    case '>=':
      return die >= value;
    case '>':
      return die > value;
  }
}

export function termsOf(expression: DiceExpression): DiceTerm[] {
  switch (expression.kind) {
    case 'dice':
      return [expression];
    case 'number':
      return [];
    case 'negative':
      return termsOf(expression.operand);
    case 'group':
      return termsOf(expression.inner);
    case 'operation':
      return [...termsOf(expression.left), ...termsOf(expression.right)];
  }
}
