import { type Decoded, type Decoder, hexValue, isDigit, proseOf } from './decoded.ts';

const MIN_NUMBERS = 10;

/** The value of the number's digits up to the first that the radix does not have. */
function numberAt(codes: Uint16Array, from: number, to: number, radix: number): number {
  let value = 0;
  for (let i = from; i < to; i++) {
    const digit = hexValue(codes[i] as number);
    if (digit >= radix) break;
    value = value * radix + digit;
  }
  return value;
}

/** `places`: where each number begins and ends, in pairs. Values wrap at a byte. */
function bytesOf(codes: Uint16Array, places: readonly number[], radix: number): Uint8Array {
  const bytes = new Uint8Array(places.length / 2);
  for (let k = 0; k < bytes.length; k++) {
    bytes[k] = numberAt(codes, places[2 * k] as number, places[2 * k + 1] as number, radix);
  }
  return bytes;
}

/** The radices in which a list of numbers may be meant, the likeliest first. */
function radicesOf(codes: Uint16Array, places: readonly number[]): readonly number[] {
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  let highestDigit = 0;
  let highestHex = 0;
  let highestDecimal = 0;
  let areOctalBytes = true;
  for (let k = 0; k < places.length; k += 2) {
    const from = places[k] as number;
    const to = places[k + 1] as number;
    shortest = Math.min(shortest, to - from);
    longest = Math.max(longest, to - from);
    for (let i = from; i < to; i++) highestDigit = Math.max(highestDigit, hexValue(codes[i] as number));
    highestHex = Math.max(highestHex, numberAt(codes, from, to, 16));
    highestDecimal = Math.max(highestDecimal, numberAt(codes, from, to, 10));
    const octal = numberAt(codes, from, to, 8);
    if (octal < 9 || octal > 255) areOctalBytes = false;
  }
  if (shortest >= 7 && highestDigit < 2) return [2, 10, 16];
  if (shortest === 3 && longest === 3 && highestDigit < 8 && areOctalBytes) return [8, 10];
  // Small letters in hex begin at 61; in decimal, two digits reach no more than the capitals.
  const areHex = longest === 2 && highestHex > 0x60 && (highestDigit > 9 || highestDecimal < 80);
  return areHex ? [16, 10] : [10, 16];
}

const MIN_GROUPS = 5;

/** Groups of four to eight hex digits, as dumps show them; the last one may be shorter. */
function bytesOfGroups(codes: Uint16Array, places: readonly number[]): Uint8Array | null {
  const size = (places[1] ?? 0) - (places[0] ?? 0);
  if (size < 4 || size % 2 === 1 || places.length < 2 * MIN_GROUPS) return null;
  const bytes: number[] = [];
  for (let k = 0; k < places.length; k += 2) {
    const from = places[k] as number;
    const to = places[k + 1] as number;
    const isLast = k + 2 === places.length;
    if ((to - from) % 2 === 1 || (to - from !== size && !(isLast && to - from < size))) return null;
    for (let i = from; i < to; i += 2) bytes.push(numberAt(codes, i, i + 2, 16));
  }
  return Uint8Array.from(bytes);
}

/** Lists of character codes: "54 65 6c", "0x54, 0x65", "\x54\x65", "84 101 108", "01010100 01100101", "124 145", "5465 6c6c". */
export const decodeNumberLists: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  /** Where each number begins and ends. */
  let places: number[] = [];
  let start = 0;
  let end = 0;
  const close = () => {
    const grouped = bytesOfGroups(codes, places);
    let text = grouped && proseOf(grouped);
    if (text === null && places.length >= 2 * MIN_NUMBERS) {
      for (const radix of radicesOf(codes, places)) {
        text = proseOf(bytesOf(codes, places, radix));
        if (text !== null) break;
      }
    }
    if (text) found.push({ start, end, text, isTelling: true, kind: 'encoded' });
    places = [];
  };
  for (let i = begin; i < length; ) {
    if (hexValue(codes[i] as number) < 0) {
      i++;
      continue;
    }
    let to = i;
    while (to < length && to - i < 10 && hexValue(codes[to] as number) >= 0) to++;
    let from = i;
    if (to - i === 1 && codes[i] === 48 && (codes[to] === 120 || codes[to] === 98 || codes[to] === 111)) {
      from = to + 1;
      to = from;
      while (to < length && to - from < 10 && hexValue(codes[to] as number) >= 0) to++;
    }
    const isToken = to - from >= 2 && to - from <= 8 && !isWordLike(codes, to, length);
    if (!isToken) {
      if (places.length > 0) close();
      i = Math.max(to, i + 1);
      while (i < length && hexValue(codes[i] as number) >= 0) i++;
      continue;
    }
    if (places.length === 0 || i - end > 3) {
      if (places.length > 0) close();
      start = i;
    }
    places.push(from, to);
    end = to;
    i = to;
  }
  close();
  return found;
};

/** A letter right after the digits: part of a word, not of a list. */
function isWordLike(codes: Uint16Array, at: number, length: number): boolean {
  if (at >= length) return false;
  const code = codes[at] as number;
  return (code >= 103 && code <= 122 && code !== 120) || (code >= 71 && code <= 90) || isDigit(code);
}
