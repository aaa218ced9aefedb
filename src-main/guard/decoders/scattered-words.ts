import { type Decoded, type Decoder, isAlphanumeric, isBlank, textOf } from './decoded.ts';

/** So many words, each in a place of its own, make a sentence. */
const MIN_WORDS = 5;
const MAX_WORD = 24;
const MAX_SEPARATOR = 32;

const isWordPart = (code: number) => isAlphanumeric(code) || code === 39 || code === 46 || code === 64 || code >= 0xc0;

/** End of the separator at `at`: blanks, signs and tags; 0 when it is mere blanks or longer than any real one. */
function separatorEnd(codes: Uint16Array, at: number, length: number): number {
  let i = at;
  let isOdd = false;
  while (i < length && i - at < MAX_SEPARATOR && !isWordPart(codes[i] as number)) {
    const code = codes[i] as number;
    if (code === 60) {
      let end = i + 1;
      while (end < length && end - at < MAX_SEPARATOR && codes[end] !== 62 && codes[end] !== 60) end++;
      if (codes[end] !== 62) return 0;
      i = end;
      isOdd = true;
    } else if (code === 124 || ((code === 34 || code === 45 || code === 42) && i > at)) isOdd = true;
    else if (!isBlank(code) && code !== 34 && code !== 44 && code !== 45 && code !== 42 && code !== 43) return 0;
    i++;
  }
  return isOdd && i - at < MAX_SEPARATOR ? i : 0;
}

/** A sentence with each word in a table cell, a list item or a tag of its own: read once more with blanks between. */
export const decodeScatteredWords: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  const units: number[] = [];
  const origins: number[] = [];
  let words = 0;
  const close = () => {
    if (words >= MIN_WORDS) {
      found.push({
        start: origins[0] as number,
        end: (origins.at(-1) as number) + 1,
        text: textOf(Uint16Array.from(units), 0, units.length),
        origins: Int32Array.from(origins),
        isTelling: false,
        kind: 'disguised',
      });
    }
    units.length = 0;
    origins.length = 0;
    words = 0;
  };
  for (let i = begin; i < length; ) {
    const start = i;
    while (i < length && isWordPart(codes[i] as number)) i++;
    if (i === start || i - start > MAX_WORD) {
      if (i > start) close();
      else i++;
      continue;
    }
    for (let k = start; k < i; k++) {
      units.push(codes[k] as number);
      origins.push(k);
    }
    words++;
    const next = separatorEnd(codes, i, length);
    if (next === 0) {
      close();
      continue;
    }
    units.push(32);
    origins.push(i);
    i = next;
  }
  close();
  return found;
};
