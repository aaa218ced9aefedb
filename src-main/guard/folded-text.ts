import { DROPPED, foldAstral, foldedSequence, foldUnit, SEVERAL } from './fold.ts';
import { findWord, hashWith, NO_HASH, type Vocabulary } from './vocabulary.ts';
import { joinsWords } from './word-units.ts';

/** The words and signs of a folded text in their order; blanks stand between them. */
export interface Tokens {
  count: number;
  /** Number in the vocabulary of the rules; 0 for a token of which no rule knows. */
  ids: Uint16Array;
  /** Units of the folded text. */
  starts: Int32Array;
  ends: Int32Array;
}

/** A stretch of text in folded form, with the way back to the characters it came from. Buffers are reused. */
export interface FoldedText {
  length: number;
  units: Uint16Array;
  /** Offset of the original character of each unit. */
  origins: Uint16Array;
  /** First unit of each sentence, and the length of the text after the last one. A sentence may be empty. */
  sentenceStarts: Int32Array;
  sentenceCount: number;
  /** Where units from `WIDE` on stand. */
  wide: Uint16Array;
  wideCount: number;
  tokens: Tokens;
}

/** First unit after the Latin blocks. */
export const WIDE = 0x250;

/** The folded form is at most so many times as long as the original (see MAX_EXPANSION in fold.ts). */
const GROWTH = 4;

/** Number of the sentence, counted from 0, that a unit belongs to; `near` is where the search begins. */
export function sentenceOf({ sentenceStarts }: FoldedText, unit: number, near: number): number {
  let sentence = near;
  while ((sentenceStarts[sentence] as number) > unit) sentence--;
  while ((sentenceStarts[sentence + 1] as number) <= unit) sentence++;
  return sentence;
}

/** The same for a unit of which nothing is known. */
export function findSentence({ sentenceStarts, sentenceCount }: FoldedText, unit: number): number {
  let low = 0;
  let high = sentenceCount - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentenceStarts[middle] as number) <= unit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** For texts of up to `capacity` units, at most 32,767. */
export function makeFoldedText(capacity: number): FoldedText {
  const size = capacity * GROWTH + 1;
  return {
    length: 0,
    units: new Uint16Array(size),
    origins: new Uint16Array(size),
    // A character ends two sentences at most.
    sentenceStarts: new Int32Array(2 * capacity + 2),
    sentenceCount: 0,
    wide: new Uint16Array(size),
    wideCount: 0,
    tokens: { count: 0, ids: new Uint16Array(size), starts: new Int32Array(size), ends: new Int32Array(size) },
  };
}

const SPACE = 32;
const NEWLINE = 10;
const DOT = 46;

function endsSentence(unit: number): boolean {
  return unit === DOT || unit === 33 || unit === 63;
}

/** 。！？｡ and the danda end a sentence without a blank after them. */
function endsSentenceAtOnce(code: number): boolean {
  return code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 0x964 || code === 0x6d4;
}

/** ASCII letters and digits in folded form, 0 for other characters: most of a page needs no closer look. */
const plainUnits = new Uint16Array(0x10000);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789') {
  plainUnits[character.charCodeAt(0)] = foldUnit(character.charCodeAt(0));
}

/**
 * Folds `codes[0, length)` and cuts the result into tokens. Runs of blanks become one; a run with a line break becomes a
 * line break; a blank line ends a sentence, as does a full stop, exclamation or question mark before a blank.
 */
export function foldInto(out: FoldedText, codes: Uint16Array, length: number, vocabulary: Vocabulary): void {
  const { units, origins, sentenceStarts, wide, tokens } = out;
  const { ids, starts, ends } = tokens;
  let wideCount = 0;
  let n = 0;
  let sentence = 0;
  let newlines = 0;
  let isAfterEnd = false;
  let count = 0;
  /** Where the word under way begins, or -1. No closure takes part: captured variables would cost more than all else. */
  let wordStart = -1;
  let hash = NO_HASH;
  for (let i = 0; i < length; i++) {
    let code = codes[i] as number;
    let plain = plainUnits[code] as number;
    if (plain !== 0) {
      newlines = 0;
      isAfterEnd = false;
      if (wordStart < 0) {
        wordStart = n;
        hash = NO_HASH;
      }
      do {
        units[n] = plain;
        origins[n++] = i;
        hash = hashWith(hash, plain);
        code = ++i < length ? (codes[i] as number) : 0;
        plain = plainUnits[code] as number;
      } while (plain !== 0);
      if (i === length) break;
    }
    if (code === SPACE && wordStart >= 0) {
      // By far the commonest sign after a word.
      starts[count] = wordStart;
      ends[count] = n;
      ids[count++] = findWord(vocabulary, units, wordStart, n, hash);
      wordStart = -1;
      units[n] = SPACE;
      origins[n++] = i;
      continue;
    }
    const origin = i;
    let unit: number;
    if (code >= 0xd800 && code <= 0xdbff && i + 1 < length) {
      const low = codes[i + 1] as number;
      const codePoint = ((code - 0xd800) << 10) + (low - 0xdc00) + 0x10000;
      unit = foldAstral(codePoint);
      i++;
    } else unit = foldUnit(code);
    if (unit === DROPPED) continue;
    if (unit === SPACE || unit === NEWLINE) {
      if (wordStart >= 0) {
        starts[count] = wordStart;
        ends[count] = n;
        ids[count++] = findWord(vocabulary, units, wordStart, n, hash);
        wordStart = -1;
      }
      if (unit === NEWLINE && ++newlines === 2) sentenceStarts[++sentence] = n;
      if (isAfterEnd) {
        sentenceStarts[++sentence] = n;
        isAfterEnd = false;
      }
      const last = n > 0 ? (units[n - 1] as number) : 0;
      if (last === SPACE || last === NEWLINE) {
        if (unit === NEWLINE) units[n - 1] = NEWLINE;
        continue;
      }
      units[n] = unit;
      origins[n++] = origin;
      continue;
    }
    newlines = 0;
    const several = unit === SEVERAL ? foldedSequence(code) : '';
    // Quotes and brackets after a full stop still belong to the sentence that it ends.
    if (several === '' && endsSentence(unit)) isAfterEnd = true;
    else if (several === '' && unit !== 34 && unit !== 39 && unit !== 41 && unit !== 93) isAfterEnd = false;
    for (let k = 0; k === 0 || k < several.length; k++) {
      if (several !== '') unit = several.charCodeAt(k);
      if (unit >= WIDE) wide[wideCount++] = n;
      if (joinsWords(unit)) {
        if (wordStart < 0) {
          wordStart = n;
          hash = NO_HASH;
        }
        hash = hashWith(hash, unit);
      } else {
        if (wordStart >= 0) {
          starts[count] = wordStart;
          ends[count] = n;
          ids[count++] = findWord(vocabulary, units, wordStart, n, hash);
          wordStart = -1;
        }
        if (unit !== SPACE) {
          starts[count] = n;
          ends[count] = n + 1;
          ids[count++] = vocabulary.signs[unit] as number;
        }
      }
      units[n] = unit;
      origins[n++] = origin;
    }
    if (endsSentenceAtOnce(code)) {
      sentenceStarts[++sentence] = n;
      isAfterEnd = false;
    }
  }
  if (wordStart >= 0) {
    starts[count] = wordStart;
    ends[count] = n;
    ids[count++] = findWord(vocabulary, units, wordStart, n, hash);
  }
  sentenceStarts[sentence + 1] = n;
  out.sentenceCount = sentence + 1;
  out.length = n;
  out.wideCount = wideCount;
  tokens.count = count;
}
