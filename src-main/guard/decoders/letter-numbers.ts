import { type Decoded, type Decoder, isDigit, isLetter } from './decoded.ts';

/** So many numbers make a message; fewer are a date, a score or a version. */
const MIN_NUMBERS = 16;
const MIN_WORDS = 3;
const MAX_SEPARATOR = 3;
const LETTERS = 26;

interface Place {
  letter: number;
  start: number;
  end: number;
  /** What stands before the number. */
  separator: string;
}

/** The letters of a row of numbers, parted into words where the separator is not the commonest one; null for none. */
function wordsOf(row: readonly Place[]): { units: number[]; origins: number[] } | null {
  const counts = new Map<string, number>();
  for (const { separator } of row.slice(1)) counts.set(separator, (counts.get(separator) ?? 0) + 1);
  const [within] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [''];
  const units: number[] = [];
  const origins: number[] = [];
  let words = 1;
  row.forEach(({ letter, start, separator }, i) => {
    // Zero is written for a blank.
    const isBreak = letter === 0 || (i > 0 && separator !== within);
    if (isBreak && units.at(-1) !== 32 && units.length > 0) {
      units.push(32);
      origins.push(start);
      words++;
    }
    if (letter === 0) return;
    units.push(96 + letter);
    origins.push(start);
  });
  return words >= MIN_WORDS || words === 1 ? { units, origins } : null;
}

/** Letters by their place in the alphabet: "9-7-14-15-18-5 1-12-12", "9 7 14 / 1 12 12", "9.7.14 0 1.12.12". */
export const decodeLetterNumbers: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  let row: Place[] = [];
  const close = () => {
    const read = row.length >= MIN_NUMBERS ? wordsOf(row) : null;
    if (read) {
      found.push({
        start: row[0]?.start ?? 0,
        end: row.at(-1)?.end ?? 0,
        text: String.fromCharCode(...read.units),
        origins: Int32Array.from(read.origins),
        isTelling: true,
        isGlued: !read.units.includes(32),
        kind: 'encoded',
      });
    }
    row = [];
  };
  for (let i = begin; i < length; ) {
    if (!isDigit(codes[i] as number)) {
      i++;
      continue;
    }
    const start = i;
    let value = 0;
    while (i < length && isDigit(codes[i] as number) && i - start < 3) value = value * 10 + (codes[i++] as number) - 48;
    const last = row.at(-1);
    const gap = last ? start - last.end : 0;
    let separator = '';
    for (let k = start - gap; k < start && gap <= MAX_SEPARATOR; k++) {
      const code = codes[k] as number;
      separator = isLetter(code) ? 'x'.repeat(MAX_SEPARATOR + 1) : separator + String.fromCharCode(code);
    }
    if (value > LETTERS || (i < length && (isDigit(codes[i] as number) || isLetter(codes[i] as number)))) {
      close();
      while (i < length && isDigit(codes[i] as number)) i++;
      continue;
    }
    if (last && (gap > MAX_SEPARATOR || gap === 0 || separator.length > MAX_SEPARATOR)) close();
    row.push({ letter: value, start, end: i, separator });
  }
  close();
  return found;
};
