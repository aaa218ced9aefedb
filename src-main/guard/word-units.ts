import { isWrittenWithoutBlanks } from './rule-language.ts';

const UNKNOWN = 0;
const PLAIN = 1;
const WORD = 2;
const JOINING = 3;
const kinds = new Uint8Array(0x10000);

function kindOf(unit: number): number {
  const known = kinds[unit] as number;
  if (known !== UNKNOWN) return known;
  const isWord = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(unit));
  const kind = !isWord ? PLAIN : isWrittenWithoutBlanks(unit) ? WORD : JOINING;
  kinds[unit] = kind;
  return kind;
}

export const isWordUnit = (unit: number) => kindOf(unit) >= WORD;

/** A unit that makes its neighbour part of a longer word; Chinese and the like write Latin words without a blank. */
export const joinsWords = (unit: number) => kindOf(unit) === JOINING;

/** Stands before each joining unit after one that is not; folded text holds no such unit itself. */
export const BOUNDARY = '\u0001';

/** The text with its boundaries marked; the one at its beginning only on request. */
export function markBoundaries(text: string, isMarkedAtStart: boolean): string {
  let out = '';
  let isInside = !isMarkedAtStart;
  for (const unit of text.split('')) {
    const joins = joinsWords(unit.charCodeAt(0));
    if (joins && !isInside) out += BOUNDARY;
    out += unit;
    isInside = joins;
  }
  return out;
}
