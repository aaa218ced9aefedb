import { foldUnit } from './fold.ts';
import { ruleProgram } from './rule-set.ts';
import { findWord, hashWith, NO_HASH } from './vocabulary.ts';

const MIN_LETTERS = 4;
const MAX_LETTERS = 32;
const folded = new Uint16Array(MAX_LETTERS);

/**
 * Whether `letters[0, length)` begin with a word of the rules that ends after the first `atLeast` letters: a decoder
 * that put a word together from pieces asks this before it has a stretch of text read once more.
 */
export function beginsWithRuleWord(letters: Uint16Array, length: number, atLeast: number): boolean {
  let hash = NO_HASH;
  const last = Math.min(length, MAX_LETTERS);
  for (let i = 0; i < last; i++) {
    folded[i] = foldUnit(letters[i] as number);
    hash = hashWith(hash, folded[i] as number);
    if (i < MIN_LETTERS - 1 || i < atLeast) continue;
    if (findWord(ruleProgram.vocabulary, folded, 0, i + 1, hash) !== 0) return true;
  }
  return false;
}
