import type { Tokens } from './folded-text.ts';
import { pairOf } from './phrases.ts';
import type { Word } from './rule-language.ts';
import { splitTokens, type Vocabulary } from './vocabulary.ts';
import { joinsWords } from './word-units.ts';

/** Tells sentences in which none of a few rare words can stand, at a small part of the cost of a search. */
export interface Sieve {
  /** Token → 1 if one of the words may begin with it or with a part of it. */
  readonly tokens: Uint8Array;
  /** For other tokens. By `pairOf` the first two letters: 1 if one of the words may begin with a part of it. */
  readonly pairs: Uint8Array;
  /** For other tokens. Last letter modulo 64 → 1 if one of the words may begin within it. */
  readonly ends: Uint8Array;
}

export function makeSieve(words: readonly Word[], vocabulary: Vocabulary & { idOf(token: string): number }): Sieve {
  const sieve = {
    tokens: new Uint8Array(vocabulary.size + 1),
    pairs: new Uint8Array(1 << 12),
    ends: new Uint8Array(64),
  };
  for (const { text, beginsFreely, endsFreely } of words) {
    const [first = '', ...more] = splitTokens(text);
    if (beginsFreely && joinsWords(text.charCodeAt(0))) {
      if (endsFreely) sieve.ends.fill(1);
      else sieve.ends[text.charCodeAt(text.length - 1) & 63] = 1;
    } else if (endsFreely && more.length === 0 && joinsWords(first.charCodeAt(0))) {
      for (let second = 0; second < 64; second++) {
        if (first.length === 1 || second === (first.charCodeAt(1) & 63)) {
          sieve.pairs[pairOf(first.charCodeAt(0), second)] = 1;
        }
      }
    } else sieve.tokens[vocabulary.idOf(first)] = 1;
  }
  const { size, from, letters } = vocabulary;
  for (let token = 1; token <= size; token++) {
    if (mayHoldWithin(sieve, letters, from[token] as number, from[token + 1] as number)) sieve.tokens[token] = 1;
  }
  return sieve;
}

/** Whether one of the words may begin within `units[start, end)`. */
function mayHoldWithin({ pairs, ends }: Sieve, units: Uint16Array, start: number, end: number): boolean {
  const second = end - start > 1 ? (units[start + 1] as number) : 0;
  return pairs[pairOf(units[start] as number, second)] === 1 || ends[(units[end - 1] as number) & 63] === 1;
}

/** Whether one of the words could stand in the tokens `[from, to)`. */
export function mayHold(
  sieve: Sieve,
  { ids, starts, ends }: Tokens,
  units: Uint16Array,
  from: number,
  to: number,
): boolean {
  for (let t = from; t < to; t++) {
    const id = ids[t] as number;
    if (id === 0 ? mayHoldWithin(sieve, units, starts[t] as number, ends[t] as number) : sieve.tokens[id] === 1)
      return true;
  }
  return false;
}
