/**
 * One cheap look over a window says where which decoder could find something, so that ordinary prose pays for none of
 * them. Signs are counted in blocks; a decoder runs over stretches of blocks that reach its threshold, with a block to
 * each side.
 */
export const INTERESTS = [
  'hidden',
  'longRun',
  'digits',
  'escape',
  'plus',
  'morse',
  'single',
  'split',
  'leet',
  'nonAscii',
] as const;
export type Interest = (typeof INTERESTS)[number];

const BLOCK = 256;
/** Signs that a block must hold before it is of interest. */
const THRESHOLDS: Readonly<Record<Interest, number>> = {
  hidden: 1,
  longRun: 1,
  digits: 8,
  escape: 1,
  plus: 1,
  morse: 6,
  single: 5,
  split: 1,
  leet: 2,
  nonAscii: 1,
};
const LONG_RUN = 16;

const index = Object.fromEntries(INTERESTS.map((name, i) => [name, i])) as Record<Interest, number>;
const { hidden, longRun, digits, escape: escapes, plus, morse, single, split, leet, nonAscii } = index;

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

export function survey(codes: Uint16Array, length: number): Survey {
  const blocks = Math.ceil(length / BLOCK);
  const counts = INTERESTS.map(() => new Uint16Array(blocks));
  const note = (interest: number, at: number) => {
    const column = counts[interest] as Uint16Array;
    const block = Math.floor(at / BLOCK);
    column[block] = (column[block] as number) + 1;
  };
  let run = 0;
  let word = 0;
  for (let i = 0; i < length; i++) {
    const code = codes[i] as number;
    const kind = code < 128 ? (classes[code] as number) : OTHER;
    if (kind === LETTER) {
      run++;
      word++;
      if (run === LONG_RUN || (run > LONG_RUN && i % BLOCK === 0)) note(longRun, i);
      continue;
    }
    if (kind === BLANK) {
      if (word === 1) note(single, i);
      run = 0;
      word = 0;
      continue;
    }
    if (kind === DIGIT) {
      run++;
      word++;
      note(digits, i);
      if (run === LONG_RUN || (run > LONG_RUN && i % BLOCK === 0)) note(longRun, i);
      if (classOf(codes[i - 1] ?? 0) === LETTER || classOf(codes[i + 1] ?? 0) === LETTER) note(leet, i);
      continue;
    }
    run++;
    if (run === LONG_RUN || (run > LONG_RUN && i % BLOCK === 0)) note(longRun, i);
    if (word === 1) note(single, i);
    word = 0;
    if (code >= 128) {
      note(nonAscii, i);
      if (code >= 0x300) note(hidden, i);
    } else if (kind === CONTROL) note(hidden, i);
    else if (kind === SIGN) noteSign(i, code);
  }

  function noteSign(at: number, code: number): void {
    const before = codes[at - 1] ?? 32;
    const after = at + 1 < length ? (codes[at + 1] as number) : 32;
    if (code === 92 || code === 38 || code === 37 || code === 61) {
      if (isAlphanumeric(after) || after === 35 || after === 92 || after === 10 || after === 34) note(escapes, at);
    } else if (code === 43) {
      if (classOf(after) === LETTER) note(plus, at);
      if (before === 85) note(escapes, at);
    } else if (isDotOrDash(code)) {
      if ((isDotOrDash(before) || classOf(before) === BLANK) && (isDotOrDash(after) || classOf(after) === BLANK)) {
        note(morse, at);
      }
    }
    if (code === 64 || code === 36) {
      if (classOf(before) === LETTER || classOf(after) === LETTER) note(leet, at);
    }
    if (classOf(before) !== LETTER) return;
    if (code === 34 || code === 39) {
      if (after === 43 || after === 44 || after === 46 || (after === 32 && codes[at + 2] === 43)) note(split, at);
    } else if (code === 45) {
      if (after === 10 || after === 13 || classOf(after) === LETTER) note(split, at);
    } else if (code === 60) note(split, at);
    else if ((code === 95 || code === 42 || code === 94 || code === 126 || code === 124) && classOf(after) === LETTER) {
      note(split, at);
    }
  }

  return {
    stretches(interest) {
      const column = counts[index[interest]] as Uint16Array;
      const stretches: number[] = [];
      for (let block = 0; block < blocks; block++) {
        // A pattern may lie across two blocks.
        const here = (column[block] as number) + (block > 0 ? (column[block - 1] as number) : 0);
        if (here < THRESHOLDS[interest]) continue;
        const from = Math.max(0, (block - 2) * BLOCK);
        const to = Math.min(length, (block + 2) * BLOCK);
        if (stretches.length > 0 && from <= (stretches[stretches.length - 1] as number)) stretches[stretches.length - 1] = to;
        else stretches.push(from, to);
      }
      return stretches;
    },
  };
}
