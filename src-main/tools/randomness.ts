import { createHash } from 'node:crypto';
import type { Randomness } from '#shared/dice/roll-dice.ts';

const WORDS_PER_BLOCK = 8;
const WORD_RANGE = 2 ** 32;

/**
 * Numbers from a seed: the same seed gives the same numbers on every computer and in every version. SHA-256 of the seed and
 * a counter, so that no number tells anything about another.
 */
export function seededRandomness(seed: string): Randomness {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let used = WORDS_PER_BLOCK;
  const nextWord = (): number => {
    if (used === WORDS_PER_BLOCK) {
      block = createHash('sha256').update(`dice\n${blocks}\n${seed}`).digest();
      blocks += 1;
      used = 0;
    }
    used += 1;
    return block.readUInt32BE((used - 1) * 4);
  };
  return {
    integer(lowest, highest) {
      const range = highest - lowest + 1;
      // Words above the last whole multiple would favour small numbers.
      const limit = WORD_RANGE - (WORD_RANGE % range);
      let word = nextWord();
      while (word >= limit) word = nextWord();
      return lowest + (word % range);
    },
  };
}
