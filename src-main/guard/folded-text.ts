import { DROPPED, foldAstral, foldedSequence, foldUnit, SEVERAL } from './fold.ts';

/** A stretch of text in folded form, with the way back to the characters it came from. Buffers are reused. */
export interface FoldedText {
  length: number;
  units: Uint16Array;
  /** Offset of the original character of each unit. */
  origins: Int32Array;
  /** Number of the sentence that each unit belongs to, counted from 0. */
  sentences: Int32Array;
  /** First unit of each sentence, and the length of the text after the last one. A sentence may be empty. */
  sentenceStarts: Int32Array;
  /** Whether a unit from `WIDE` on is among them. */
  hasWide: boolean;
}

/** First unit after the Latin blocks. */
export const WIDE = 0x250;

/** The folded form is at most so many times as long as the original (see MAX_EXPANSION in fold.ts). */
const GROWTH = 4;

export function makeFoldedText(capacity: number): FoldedText {
  const size = capacity * GROWTH + 1;
  return {
    length: 0,
    units: new Uint16Array(size),
    origins: new Int32Array(size),
    sentences: new Int32Array(size),
    // A character ends two sentences at most.
    sentenceStarts: new Int32Array(2 * capacity + 2),
    hasWide: false,
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
const plainUnits = new Uint16Array(128);
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789') {
  plainUnits[character.charCodeAt(0)] = foldUnit(character.charCodeAt(0));
}

/**
 * Folds `codes[from, to)`. Runs of blanks become one; a run with a line break becomes a line break; a blank line ends a
 * sentence, as does a full stop, exclamation or question mark before a blank.
 */
export function foldInto(out: FoldedText, codes: Uint16Array, from: number, to: number): void {
  const { units, origins, sentences, sentenceStarts } = out;
  let hasWide = false;
  let n = 0;
  let sentence = 0;
  let newlines = 0;
  let isAfterEnd = false;
  for (let i = from; i < to; i++) {
    const code = codes[i] as number;
    const plain = code < 128 ? (plainUnits[code] as number) : 0;
    if (plain !== 0) {
      newlines = 0;
      isAfterEnd = false;
      units[n] = plain;
      origins[n] = i;
      sentences[n++] = sentence;
      continue;
    }
    let unit: number;
    const origin = i;
    if (code >= 0xd800 && code <= 0xdbff && i + 1 < to) {
      const low = codes[i + 1] as number;
      const codePoint = ((code - 0xd800) << 10) + (low - 0xdc00) + 0x10000;
      unit = foldAstral(codePoint);
      i++;
    } else unit = foldUnit(code);
    if (unit === DROPPED) continue;
    if (unit === SPACE || unit === NEWLINE) {
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
    } else {
      newlines = 0;
      if (unit === SEVERAL) {
        const sequence = foldedSequence(code);
        for (let k = 0; k < sequence.length; k++) {
          const part = sequence.charCodeAt(k);
          if (part >= WIDE) hasWide = true;
          units[n] = part;
          origins[n] = origin;
          sentences[n++] = sentence;
        }
        continue;
      }
      // Quotes and brackets after a full stop still belong to the sentence that it ends.
      if (endsSentence(unit)) isAfterEnd = true;
      else if (unit !== 34 && unit !== 39 && unit !== 41 && unit !== 93) isAfterEnd = false;
    }
    if (unit >= WIDE) hasWide = true;
    units[n] = unit;
    origins[n] = origin;
    sentences[n++] = sentence;
    if (endsSentenceAtOnce(code)) {
      sentenceStarts[++sentence] = n;
      isAfterEnd = false;
    }
  }
  sentenceStarts[sentence + 1] = n;
  out.length = n;
  out.hasWide = hasWide;
}
