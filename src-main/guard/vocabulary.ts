import { joinsWords } from './word-units.ts';

/** The tokens of the rules' words, numbered from 1: runs of letters and digits, and single signs. */
export interface Vocabulary {
  readonly size: number;
  /** Sign → its token. */
  readonly signs: Uint16Array;
  /** Words by hash, open addressing: the upper half of a hash and the word's token in one; 0 for a free place. */
  readonly places: Int32Array;
  /** By token: the word's letters, `letters[from[token] … from[token + 1])`. */
  readonly from: Int32Array;
  readonly letters: Uint16Array;
}

export const isBlank = (unit: number) => unit === 32 || unit === 10;

/** Hash of a word without letters. */
export const NO_HASH = 7;
export const hashWith = (hash: number, unit: number) => (Math.imul(hash, 31) + unit) | 0;
const UPPER_HALF = -0x10000;
const placeOf = (hash: number, mask: number) => (Math.imul(hash, 0x9e3779b1) >>> 12) & mask;

/** A text of the rules, cut as `foldInto` cuts; blanks are a token each. */
export function splitTokens(text: string): string[] {
  const tokens: string[] = [];
  let isInside = false;
  for (const unit of text.split('')) {
    const joins = joinsWords(unit.charCodeAt(0));
    if (joins && isInside) tokens.push(tokens.pop() + unit);
    else tokens.push(unit);
    isInside = joins;
  }
  return tokens;
}

export function makeVocabulary(tokens: Iterable<string>): Vocabulary & { idOf(token: string): number } {
  const ids = new Map<string, number>();
  for (const token of tokens) if (!ids.has(token)) ids.set(token, ids.size + 1);
  if (ids.size > 0x7fff) throw new Error(`too many tokens: ${ids.size}`);
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(16, ids.size * 3)));
  const vocabulary = {
    size: ids.size,
    signs: new Uint16Array(0x10000),
    places: new Int32Array(capacity),
    from: new Int32Array(ids.size + 2),
    letters: new Uint16Array([...ids.keys()].reduce((sum, token) => sum + token.length, 0)),
    idOf: (token: string) => ids.get(token) ?? 0,
  };
  let end = 0;
  for (const [token, id] of ids) {
    vocabulary.from[id] = end;
    let hash = NO_HASH;
    for (const unit of token.split('')) {
      hash = hashWith(hash, unit.charCodeAt(0));
      vocabulary.letters[end++] = unit.charCodeAt(0);
    }
    if (!joinsWords(token.charCodeAt(0))) vocabulary.signs[token.charCodeAt(0)] = id;
    else {
      let place = placeOf(hash, capacity - 1);
      while (vocabulary.places[place] !== 0) place = (place + 1) & (capacity - 1);
      vocabulary.places[place] = (hash & UPPER_HALF) | id;
    }
  }
  vocabulary.from[ids.size + 1] = end;
  return vocabulary;
}

/** The token of the word `units[start, end)`, or 0. */
export function findWord(vocabulary: Vocabulary, units: Uint16Array, start: number, end: number, hash: number): number {
  const { places, from, letters } = vocabulary;
  const mask = places.length - 1;
  for (let place = placeOf(hash, mask); ; place = (place + 1) & mask) {
    const known = places[place] as number;
    if (known === 0) return 0;
    if (((known ^ hash) & UPPER_HALF) !== 0) continue;
    const token = known & 0xffff;
    let at = from[token] as number;
    if ((from[token + 1] as number) - at !== end - start) continue;
    let i = start;
    while (i < end && units[i] === letters[at]) {
      i++;
      at++;
    }
    if (i === end) return token;
  }
}
