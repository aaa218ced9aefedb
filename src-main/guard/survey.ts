import { isInvisible } from './fold.ts';

/**
 * One cheap look over a window says where which decoder could find something, so that ordinary prose pays for none of
 * them. Signs are counted in blocks; a decoder runs over stretches of blocks that reach its threshold, with a block to
 * each side.
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
] as const;
export type Interest = (typeof INTERESTS)[number];

const BLOCK = 256;
/** Signs that a block must hold before it is of interest. */
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
};
/** A run without blanks that could be an encoding: so long, and not just letters. */
const LONG_RUN = 16;
const MIN_MIXED = 2;
const MIN_SIGNS = 3;
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
} = index;

export interface Survey {
  /** Pairs of start and end, in order and apart. */
  stretches(interest: Interest): number[];
}

// Classes of ASCII characters.
const OTHER = 0;
const BLANK = 1;
const LETTER = 2;
const DIGIT = 3;
const SIGN = 4;
const CONTROL = 5;

/** Characters above ASCII that the search for hidden characters looks at, and letters outside the Latin blocks. */
const HIDDEN = 1;
const FOREIGN = 2;
const wide = new Uint8Array(0x10000);
for (let code = 0x80; code < 0x10000; code++) {
  if (code === 0xdb40 || isInvisible(code)) wide[code] = HIDDEN;
  else if (
    code >= 0x250 &&
    !(code >= 0x2000 && code < 0x2070) &&
    !(code >= 0x20a0 && code < 0x2100) &&
    !(code >= 0x3000 && code < 0xd800)
  ) {
    wide[code] = FOREIGN;
  }
}
const classes = new Uint8Array(128).fill(OTHER);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  if (code === 127 || (code < 32 && ![9, 10, 12, 13].includes(code))) classes[code] = CONTROL;
  else if (code <= 32) classes[code] = BLANK;
  else if (/[A-Za-z]/.test(character)) classes[code] = LETTER;
  else if (/\d/.test(character)) classes[code] = DIGIT;
  else if ('\\&%=+.-_*^~|<"\'$@/:'.includes(character)) classes[code] = SIGN;
}
const classOf = (code: number) => (code < 128 ? (classes[code] as number) : OTHER);
const isAlphanumeric = (code: number) => classOf(code) === LETTER || classOf(code) === DIGIT;
const isDotOrDash = (code: number) => code === 46 || code === 45;

/** Signs by interest and block. */
interface Counts {
  blocks: number;
  cells: Uint16Array;
  /** A bit for each interest with a sign. */
  noted: number;
}

function note(counts: Counts, interest: number, at: number): void {
  const cell = interest * counts.blocks + ((at / BLOCK) | 0);
  counts.cells[cell] = (counts.cells[cell] as number) + 1;
  counts.noted |= 1 << interest;
}

function noteSign(counts: Counts, codes: Uint16Array, length: number, at: number): void {
  const code = codes[at] as number;
  const before = codes[at - 1] ?? 32;
  const after = at + 1 < length ? (codes[at + 1] as number) : 32;
  if (code === 92 || code === 38 || code === 37 || code === 61) {
    if (isAlphanumeric(after) || after === 35 || after === 92 || after === 10 || after === 34)
      note(counts, escapes, at);
  } else if (code === 43) {
    if (classOf(after) === LETTER) note(counts, plus, at);
    if (before === 85) note(counts, escapes, at);
  } else if (isDotOrDash(code)) {
    if ((isDotOrDash(before) || classOf(before) === BLANK) && (isDotOrDash(after) || classOf(after) === BLANK)) {
      note(counts, morse, at);
    }
  }
  if (code === 124 || (code === 60 && after !== 47) || (code === 34 && after === 44)) note(counts, cells, at);
  if (code === 64 || code === 36) {
    if (classOf(before) === LETTER || classOf(after) === LETTER) note(counts, leet, at);
  }
  if (classOf(before) !== LETTER) return;
  if (code === 34 || code === 39) {
    if (after === 43 || after === 44 || after === 46 || (after === 32 && codes[at + 2] === 43)) note(counts, split, at);
  } else if (code === 45) {
    if (after === 10 || after === 13) note(counts, split, at);
    else if (classOf(after) === LETTER) note(counts, hyphen, at);
  } else if (code === 60) note(counts, split, at);
  else if ((code === 95 || code === 42 || code === 94 || code === 126 || code === 124) && classOf(after) === LETTER) {
    note(counts, split, at);
  }
}

export function survey(codes: Uint16Array, length: number): Survey {
  const blocks = Math.ceil(length / BLOCK);
  // By interest and block: decoded layers are many and short, so each makes one table.
  const counts: Counts = { blocks, cells: new Uint16Array(INTERESTS.length * blocks), noted: 0 };
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
    if (code < 128 && classes[code] === LETTER) {
      const from = i;
      let capitals = 0;
      do {
        if (code < 97) capitals++;
        code = ++i < length ? (codes[i] as number) : 0;
      } while (code < 128 && classes[code] === LETTER);
      const before = run;
      run += i - from;
      word += i - from;
      mixed += capitals;
      lowers += i - from - capitals;
      if (run >= LONG_RUN && mixed >= MIN_MIXED) {
        for (let size = Math.max(LONG_RUN, (before & -8) + 8); size <= run; size += 8) {
          note(counts, longRun, i - 1 - run + size);
        }
      }
      if (i === length) break;
    }
    const kind = code < 128 ? (classes[code] as number) : OTHER;
    if (kind === BLANK) {
      // A word ends: of one letter, or the row of single letters is over.
      if (word > 1) singles = 0;
      else if (word === 1 && ++singles >= SPELLED) note(counts, single, i);
      word = 0;
      run = 0;
      mixed = 0;
      signs = 0;
      if (code === 10) {
        if (lowers === 0 && i - lineStart >= LONG_RUN) note(counts, capitalLine, i);
        const next = codes[i + 1] ?? 0;
        if (next === 45 || next === 42) note(counts, cells, i);
        lineStart = i + 1;
        lowers = 0;
      }
      continue;
    }
    run++;
    mixed++;
    if (run >= LONG_RUN && run % 8 === 0) note(counts, longRun, i);
    if (kind === DIGIT) {
      word++;
      if (i - lastDigit <= DIGIT_GAP) note(counts, digits, i);
      lastDigit = i;
      if (classOf(codes[i - 1] ?? 0) === LETTER || classOf(codes[i + 1] ?? 0) === LETTER) note(counts, leet, i);
      continue;
    }
    if (word > 1) singles = 0;
    else if (word === 1 && ++singles >= SPELLED) note(counts, single, i);
    word = 0;
    signs++;
    if (run >= LONG_RUN && signs >= MIN_SIGNS && signs % 2 === 0) note(counts, signRun, i);
    if (code >= 128) {
      const role = wide[code] as number;
      if (role === HIDDEN) note(counts, hidden, i);
      else if (role === FOREIGN) note(counts, nonAscii, i);
    } else if (kind === CONTROL) note(counts, hidden, i);
    else if (kind === SIGN) noteSign(counts, codes, length, i);
  }
  if (word === 1 && singles + 1 >= SPELLED) note(counts, single, length - 1);
  if (lowers === 0 && length - lineStart >= LONG_RUN) note(counts, capitalLine, length - 1);

  return {
    stretches(interest) {
      const stretches: number[] = [];
      if ((counts.noted & (1 << index[interest])) === 0) return stretches;
      const column = index[interest] * blocks;
      for (let block = 0; block < blocks; block++) {
        // A pattern may lie across two blocks.
        const here =
          (counts.cells[column + block] as number) + (block > 0 ? (counts.cells[column + block - 1] as number) : 0);
        if (here < THRESHOLDS[interest]) continue;
        const from = Math.max(0, (block - 2) * BLOCK);
        const to = Math.min(length, (block + 2) * BLOCK);
        if (stretches.length > 0 && from <= (stretches[stretches.length - 1] as number))
          stretches[stretches.length - 1] = to;
        else stretches.push(from, to);
      }
      return stretches;
    },
  };
}
