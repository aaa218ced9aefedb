import { type Decoded, type Decoder, hexValue, isDigit, proseOf, textOf } from './decoded.ts';

const MIN_NUMBERS = 10;

/** The radix in which all tokens of a list are bytes, or 0. */
function radixOf(tokens: readonly string[]): number {
  if (tokens.every((token) => token.length >= 7 && token.length <= 8 && /^[01]+$/.test(token))) return 2;
  const inRange = (radix: number) =>
    tokens.every((token) => {
      const value = Number.parseInt(token, radix);
      return value >= 9 && value < 256;
    });
  const areDigits = tokens.every((token) => /^\d+$/.test(token));
  if (tokens.every((token) => token.length === 3 && /^[0-7]+$/.test(token)) && inRange(8)) return 8;
  if (tokens.every((token) => token.length === 2) && tokens.some((token) => Number.parseInt(token, 16) > 0x60)) {
    return !areDigits || tokens.every((token) => Number(token) < 80) ? 16 : 10;
  }
  return areDigits && inRange(10) ? 10 : 0;
}

const MIN_GROUPS = 5;

/** Groups of four to eight hex digits, as dumps show them; the last one may be shorter. */
function bytesOfGroups(tokens: readonly string[]): Uint8Array | null {
  const size = tokens[0]?.length ?? 0;
  const isGroup = (token: string, index: number) =>
    token.length % 2 === 0 && (token.length === size || (index === tokens.length - 1 && token.length < size));
  if (size < 4 || tokens.length < MIN_GROUPS || !tokens.every(isGroup)) return null;
  return Uint8Array.from(Buffer.from(tokens.join(''), 'hex'));
}

/** Lists of character codes: "54 65 6c", "0x54, 0x65", "\x54\x65", "84 101 108", "01010100 01100101", "124 145", "5465 6c6c". */
export const decodeNumberLists: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  /** Where each number begins and ends. */
  let places: number[] = [];
  let start = 0;
  let end = 0;
  const close = () => {
    const tokens: string[] = [];
    if (places.length >= 2 * MIN_GROUPS) {
      for (let k = 0; k < places.length; k += 2) {
        tokens.push(textOf(codes, places[k] as number, places[k + 1] as number));
      }
    }
    const grouped = bytesOfGroups(tokens);
    const dumped = grouped && proseOf(grouped);
    if (dumped) found.push({ start, end, text: dumped, isTelling: true, kind: 'encoded' });
    else if (tokens.length >= MIN_NUMBERS) {
      const radixes = radixOf(tokens) === 8 ? [8, 10] : [radixOf(tokens), 10, 16];
      for (const radix of radixes) {
        if (radix === 0) continue;
        const text = proseOf(Uint8Array.from(tokens, (token) => Number.parseInt(token, radix)));
        if (text === null) continue;
        found.push({ start, end, text, isTelling: true, kind: 'encoded' });
        break;
      }
    }
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
