import { beginsWithRuleWord } from '../known-words.ts';
import { type Decoded, type Decoder, isBlank, isLetter, textOf } from './decoded.ts';

const SPLIT_MARGIN = 160;
const MIN_SPLITS = 2;
/** So many hidden cuts near each other serve no layout. */
const MIN_HIDDEN_SPLITS = 3;

/** Signs that `splitAt` takes for the beginning of a cut; most of a text is passed over by them alone. */
const beginsCut = new Uint8Array(0x10000);
for (const sign of '_*^~|\u00b7-\u2010<"\'') beginsCut[sign.charCodeAt(0)] = 1;
export const mayBeginCut = (code: number) => beginsCut[code] === 1;

/** Length of what stands between two halves of a word: "_", a hyphen at a line's end, an empty tag, `" + "`. */
export function splitAt(codes: Uint16Array, at: number, length: number): number {
  const code = codes[at] as number;
  if (code === 95 || code === 42 || code === 94 || code === 126 || code === 124 || code === 183)
    return isLetter(codes[at + 1] ?? 0) ? 1 : 0;
  if (code === 45 || code === 0x2010) {
    let i = at + 1;
    while (i < length && i - at < 4 && isBlank(codes[i] as number)) i++;
    return i > at + 1 && codes[at + 1] !== 32 && isLetter(codes[i] ?? 0)
      ? i - at
      : code === 45 && isLetter(codes[at + 1] ?? 0)
        ? 1
        : 0;
  }
  if (code === 60) {
    // Tags inside a word: <b></b>, <wbr>, <!-- -->.
    let i = at;
    while (i < length && codes[i] === 60 && i - at < 48) {
      while (i < length && codes[i] !== 62 && i - at < 48) i++;
      i++;
    }
    return i < length && i - at < 48 && isLetter(codes[i] ?? 0) ? i - at : 0;
  }
  if (code === 34 || code === 39) {
    let i = at + 1;
    let hasJoint = false;
    while (i < length && i - at < 8 && codes[i] !== code) {
      const sign = codes[i] as number;
      if (sign === 43 || sign === 44 || sign === 46 || sign === 38) hasJoint = true;
      else if (!isBlank(sign)) return 0;
      i++;
    }
    return hasJoint && codes[i] === code ? i + 1 - at : 0;
  }
  return 0;
}

/** Signs that join strings in a program, other than the comma of a list. */
const joinsStrings = (codes: Uint16Array, from: number, to: number) =>
  codes.subarray(from, to).some((code) => code === 43 || code === 46 || code === 38);

const MAX_WORD = 40;
const word = new Uint16Array(MAX_WORD);

/** A stretch with cuts near each other. */
interface Stretch {
  end: number;
  /** Pairs of where a cut begins and ends. */
  cuts: number[];
  /** Cuts that no person sees (tags) or that only programs join (strings). */
  hidden: number;
  /** Some of the cuts are more than one sign. */
  hasBreaks: boolean;
  /** Without its cuts some word is one of the rules', or strings are joined. */
  says: boolean;
}

function readStretch(codes: Uint16Array, start: number, first: number, length: number): Stretch {
  const stretch: Stretch = { end: start, cuts: [], hidden: 0, hasBreaks: false, says: false };
  let last = first;
  let letters = 0;
  /** Letters of the word before its first cut, or -1. */
  let whole = -1;
  let at = start;
  const endWord = () => {
    if (whole > 0 && !stretch.says) stretch.says = beginsWithRuleWord(word, letters, whole);
    letters = 0;
    whole = -1;
  };
  while (at < length && at - last <= SPLIT_MARGIN) {
    const code = codes[at] as number;
    const isAfterLetter = at > start && isLetter(codes[at - 1] as number);
    const mayCut = beginsCut[code] === 1 && at > start && (isAfterLetter || code === 34 || code === 39);
    const cut = mayCut ? splitAt(codes, at, length) : 0;
    if (cut > 0) {
      const isString = (code === 34 || code === 39) && joinsStrings(codes, at, at + cut);
      stretch.cuts.push(at, at + cut);
      if (cut > 1) stretch.hasBreaks = true;
      if (code === 60 || isString) stretch.hidden++;
      if (isString) stretch.says = true;
      if (whole === -1) whole = letters;
      at += cut;
      last = Math.max(last, at);
      continue;
    }
    if (!isLetter(code) && code < 0xc0) endWord();
    else if (letters < MAX_WORD) word[letters++] = code;
    at++;
  }
  endWord();
  stretch.end = at;
  return stretch;
}

function withoutCuts(codes: Uint16Array, start: number, { end, cuts, hidden }: Stretch): Decoded {
  const origins: number[] = [];
  for (let at = start, next = 0; at < end; at++) {
    if (at === cuts[next]) {
      at = (cuts[next + 1] as number) - 1;
      next += 2;
    } else origins.push(at);
  }
  return {
    start,
    end,
    text: textOf(
      Uint16Array.from(origins, (at) => codes[at] as number),
      0,
      origins.length,
    ),
    origins: Int32Array.from(origins),
    isTelling: hidden >= MIN_HIDDEN_SPLITS,
    kind: 'disguised',
  };
}

/** Words cut in two by a sign, a line's end or an empty tag: read once more without the cuts. */
export const decodeSplitWords: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  let i = begin + 1;
  for (;;) {
    while (i < length && beginsCut[codes[i] as number] === 0) i++;
    if (i >= length) break;
    if (!isLetter(codes[i - 1] as number) || splitAt(codes, i, length) === 0) {
      i++;
      continue;
    }
    const start = Math.max(found.at(-1)?.end ?? begin, i - SPLIT_MARGIN);
    const stretch = readStretch(codes, start, i, length);
    const { cuts, hasBreaks, says } = stretch;
    if (says && (cuts.length >= 2 * MIN_SPLITS || hasBreaks)) found.push(withoutCuts(codes, start, stretch));
    i = Math.max(stretch.end, i + 1);
  }
  return found;
};
