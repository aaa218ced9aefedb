import { mayBeginCut, splitAt } from './decoders/split-words.ts';
import { isInvisible } from './fold.ts';

/**
 * One cheap look over a window says where which decoder could find something, so that ordinary prose pays for none of
 * them. A decoder runs over long runs without a blank, or where enough of its signs stand near each other, with a margin
 * to each side.
 */
export const INTERESTS = [
  'hidden',
  'longRun',
  'signRun',
  'capitalLine',
  'digits',
  'escape',
  'plus',
  'morse',
  'single',
  'split',
  'hyphen',
  'cells',
  'leet',
  'nonAscii',
  'braille',
  'turned',
] as const;
export type Interest = (typeof INTERESTS)[number];

/** No decoder reads farther before its first sign, or after its last. */
const MARGIN_BEFORE = 192;
const MARGIN_AFTER = 256;
/** Signs count together when they lie within so many units. */
const REACH = 512;
/** So many signs within reach make a stretch of interest; at most `RING`. */
const THRESHOLDS: Readonly<Record<Interest, number>> = {
  hidden: 1,
  longRun: 1,
  signRun: 1,
  capitalLine: 1,
  digits: 24,
  escape: 1,
  plus: 1,
  morse: 6,
  single: 2,
  split: 1,
  hyphen: 6,
  cells: 4,
  leet: 3,
  nonAscii: 1,
  braille: 1,
  turned: 1,
};
/** A run without blanks that could be an encoding: so long, and not just small letters. */
const LONG_RUN = 16;
const MIN_MIXED = 2;
const MIN_SIGNS = 3;
/** Encoders break lines after so many digits at most, so a run at a line's end is read on so far. */
const MAX_LINE = 128;
/** Between the numbers of a list stand so many signs at most: `) || CHAR(`. */
const DIGIT_GAP = 13;
/** Single letters in a row. */
const SPELLED = 3;

const index = Object.fromEntries(INTERESTS.map((name, i) => [name, i])) as Record<Interest, number>;
const {
  hidden,
  longRun,
  signRun,
  capitalLine,
  digits,
  escape: escapes,
  plus,
  morse,
  single,
  split,
  hyphen,
  cells,
  leet,
  nonAscii,
  braille,
  turned,
} = index;

export interface Survey {
  /** Pairs of start and end, in order and apart. */
  stretches(interest: Interest): readonly number[];
}

// Classes of ASCII characters.
const OTHER = 0;
const BLANK = 1;
const LETTER = 2;
const DIGIT = 3;
const SIGN = 4;
const CONTROL = 5;

/**
 * Characters above ASCII that the search for hidden characters looks at, letters outside the Latin blocks, and among
 * these braille and the blocks of letters on their heads.
 */
const HIDDEN = 1;
const FOREIGN = 2;
const BRAILLE = 4;
const TURNED = 8;
const wide = new Uint8Array(0x10000);
for (let code = 0x80; code < 0x10000; code++) {
  if (code === 0xdb40 || isInvisible(code)) wide[code] = HIDDEN;
  else if (
    code >= 0x250 &&
    !(code >= 0x2000 && code < 0x2070) &&
    !(code >= 0x20a0 && code < 0x2100) &&
    !(code >= 0x3000 && code < 0xd800)
  ) {
    if (code >= 0x2800 && code < 0x2900) wide[code] = FOREIGN | BRAILLE;
    else wide[code] = code < 0x2b0 || (code >= 0x1d00 && code < 0x1dc0) || code === 0x5df ? FOREIGN | TURNED : FOREIGN;
  }
}
const classes = new Uint8Array(0x10000).fill(OTHER);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  if (code === 127 || (code < 32 && ![9, 10, 12, 13].includes(code))) classes[code] = CONTROL;
  else if (code <= 32) classes[code] = BLANK;
  else if (/[A-Za-z]/.test(character)) classes[code] = LETTER;
  else if (/\d/.test(character)) classes[code] = DIGIT;
  else if ('\\&%=+.-_*^~|<"\'$@/:'.includes(character)) classes[code] = SIGN;
}
const classOf = (code: number) => classes[code] as number;
const isAlphanumeric = (code: number) => classOf(code) === LETTER || classOf(code) === DIGIT;
const isDotOrDash = (code: number) => code === 46 || code === 45;

const RING = 32;
const thresholds = Uint8Array.from(INTERESTS, (interest) => THRESHOLDS[interest]);
/** The last signs of each interest, and how many there were; of one survey at a time. */
const rings = new Uint16Array(INTERESTS.length * RING);
const counts = new Uint16Array(INTERESTS.length);

/** By interest, pairs of start and end, in order and apart. */
type Stretches = (readonly number[])[];
const NONE: number[] = [];

function addStretch(all: Stretches, interest: number, from: number, to: number): void {
  if (all[interest] === NONE) all[interest] = [];
  const stretches = all[interest] as number[];
  const last = stretches.length - 1;
  if (last > 0 && from <= (stretches[last] as number)) stretches[last] = Math.max(to, stretches[last] as number);
  else stretches.push(from, to);
}

/** Notes a sign. Those of one interest come in order. */
function note(all: Stretches, interest: number, at: number, length: number): void {
  const threshold = thresholds[interest] as number;
  const count = counts[interest] as number;
  counts[interest] = count + 1;
  rings[interest * RING + (count & (RING - 1))] = at;
  if (count + 1 < threshold) return;
  const first = rings[interest * RING + ((count + 1 - threshold) & (RING - 1))] as number;
  if (at - first >= REACH) return;
  addStretch(all, interest, Math.max(0, first - MARGIN_BEFORE), Math.min(length, at + MARGIN_AFTER));
}

function noteSign(all: Stretches, codes: Uint16Array, length: number, at: number): void {
  const code = codes[at] as number;
  const before = codes[at - 1] ?? 32;
  const after = at + 1 < length ? (codes[at + 1] as number) : 32;
  if (code === 92 || code === 38 || code === 37 || code === 61) {
    if (isAlphanumeric(after) || after === 35 || after === 92 || after === 10 || after === 34)
      note(all, escapes, at, length);
  } else if (code === 43) {
    if (classOf(after) === LETTER) note(all, plus, at, length);
    if (before === 85) note(all, escapes, at, length);
  } else if (isDotOrDash(code)) {
    if ((isDotOrDash(before) || classOf(before) === BLANK) && (isDotOrDash(after) || classOf(after) === BLANK)) {
      note(all, morse, at, length);
    }
  }
  if (code === 124 || (code === 60 && after !== 47) || (code === 34 && after === 44)) note(all, cells, at, length);
  if (code === 64 || code === 36) {
    if (classOf(before) === LETTER || classOf(after) === LETTER) note(all, leet, at, length);
  }
  if (classOf(before) !== LETTER) return;
  if (code === 45 && classOf(after) === LETTER) note(all, hyphen, at, length);
  else if (mayBeginCut(code) && splitAt(codes, at, length) > 0) note(all, split, at, length);
}

/** `codes[0, length)` with `length` at most 65,535. */
export function survey(codes: Uint16Array, length: number): Survey {
  const all: Stretches = INTERESTS.map(() => NONE);
  counts.fill(0);
  let run = 0;
  let mixed = 0;
  let signs = 0;
  let word = 0;
  let lineStart = 0;
  let lowers = 0;
  let singles = 0;
  let lastDigit = -DIGIT_GAP;
  for (let i = 0; i < length; i++) {
    let code = codes[i] as number;
    if (classes[code] === LETTER) {
      const from = i;
      let capitals = 0;
      do {
        if (code < 97) capitals++;
        code = ++i < length ? (codes[i] as number) : 0;
      } while (classes[code] === LETTER);
      run += i - from;
      word += i - from;
      mixed += capitals;
      lowers += i - from - capitals;
      if (i === length) break;
    }
    const kind = classes[code] as number;
    if (kind === BLANK) {
      // A word ends: of one letter, or the row of single letters is over.
      if (word > 1) singles = 0;
      else if (word === 1 && ++singles >= SPELLED) note(all, single, i, length);
      word = 0;
      if (run >= LONG_RUN && mixed >= MIN_MIXED) {
        const isAtLineEnd = code === 10 || code === 13;
        addStretch(all, longRun, i - run, isAtLineEnd ? Math.min(length, i + MAX_LINE) : i);
        if (signs >= MIN_SIGNS) addStretch(all, signRun, i - run, i);
      }
      run = 0;
      mixed = 0;
      signs = 0;
      if (code === 10) {
        if (lowers === 0 && i - lineStart >= LONG_RUN) note(all, capitalLine, i, length);
        const next = codes[i + 1] ?? 0;
        if (next === 45 || next === 42) note(all, cells, i, length);
        lineStart = i + 1;
        lowers = 0;
      }
      continue;
    }
    run++;
    mixed++;
    if (kind === DIGIT) {
      word++;
      if (i - lastDigit <= DIGIT_GAP) note(all, digits, i, length);
      lastDigit = i;
      if (classOf(codes[i - 1] ?? 0) === LETTER || classOf(codes[i + 1] ?? 0) === LETTER) note(all, leet, i, length);
      continue;
    }
    if (word > 1) singles = 0;
    else if (word === 1 && ++singles >= SPELLED) note(all, single, i, length);
    word = 0;
    signs++;
    if (code >= 128) {
      const role = wide[code] as number;
      if (role === HIDDEN) note(all, hidden, i, length);
      else if (role !== 0) {
        note(all, nonAscii, i, length);
        if (role === (FOREIGN | BRAILLE)) note(all, braille, i, length);
        else if (role === (FOREIGN | TURNED)) note(all, turned, i, length);
      }
    } else if (kind === CONTROL) note(all, hidden, i, length);
    else if (kind === SIGN) noteSign(all, codes, length, i);
  }
  if (word === 1 && singles + 1 >= SPELLED) note(all, single, length - 1, length);
  if (lowers === 0 && length - lineStart >= LONG_RUN) note(all, capitalLine, length - 1, length);
  if (run >= LONG_RUN && mixed >= MIN_MIXED) {
    addStretch(all, longRun, length - run, length);
    if (signs >= MIN_SIGNS) addStretch(all, signRun, length - run, length);
  }

  return { stretches: (interest) => all[index[interest]] as readonly number[] };
}
