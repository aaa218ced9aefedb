import type { FoldedText } from './folded-text.ts';
import { isWordUnit } from './word-units.ts';

const MAX_OPENER = 10;

/** Words as numbers, so that looking one up makes no string. */
const hashOf = (hash: number, unit: number) => (Math.imul(hash, 31) + unit) | 0;

/** Words after which an instruction may begin as it may after a full stop. */
const CLAUSE_OPENERS = new Set(
  'please then now and also just simply instead always never must should shall first finally kindly you bitte dann jetzt und por favor'
    .split(' ')
    .map((word) => [...word].reduceRight((hash, letter) => hashOf(hash, letter.charCodeAt(0)), 0)),
);

/** Signs that tie the words of a name together, as in `first-word`, `first_word` and `path/word`. */
const PARTS_OF_NAMES = new Set([...'-_/&'].map((sign) => sign.charCodeAt(0)));

export function beginsClause(text: FoldedText, start: number): boolean {
  const { units } = text;
  let i = start - 1;
  if (i >= 1 && PARTS_OF_NAMES.has(units[i] as number) && isWordUnit(units[i - 1] as number)) return false;
  if (i >= 0 && units[i] !== 32 && units[i] !== 10) return true;
  while (i >= 0 && (units[i] === 32 || units[i] === 34 || units[i] === 39)) i--;
  if (i < 0 || !isWordUnit(units[i] as number)) return true;
  const end = i;
  let hash = 0;
  while (i >= 0 && end - i <= MAX_OPENER && isWordUnit(units[i] as number)) hash = hashOf(hash, units[i--] as number);
  return end - i <= MAX_OPENER && CLAUSE_OPENERS.has(hash);
}

/** Signs that open a line in lists, quotes, comments and headings. */
export function beginsLine(text: FoldedText, start: number): boolean {
  const { units } = text;
  for (let i = start - 1; i >= 0 && start - i <= 12; i--) {
    const unit = units[i] as number;
    if (unit === 10) return true;
    if (isWordUnit(unit)) return false;
  }
  return start <= 12;
}

export function endsLine(text: FoldedText, end: number): boolean {
  const { units, length } = text;
  let i = end;
  while (i < length && i - end < 4 && units[i] === 32) i++;
  return i >= length || units[i] === 10;
}
