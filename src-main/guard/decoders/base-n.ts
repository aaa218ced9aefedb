import { type Decoded, type Decoder, hexValue, isAlphanumeric, isDigit, isLower, isUpper, proseOf } from './decoded.ts';

const MIN_RUN = 16;
const MAX_LINE = 128;
/** Runs up to this length are also read backwards and as binary digits; pictures and archives are longer. */
const MAX_ODD_RUN = 4096;
const MIN_BINARY_RUN = 64;

const base64Values = new Int8Array(0x10000).fill(-1);
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].forEach((sign, value) => {
  base64Values[sign.charCodeAt(0)] = value;
});
// The form for addresses.
base64Values[45] = 62;
base64Values[95] = 63;
const base64Value = (code: number) => base64Values[code] as number;

function base32Value(code: number): number {
  if (isUpper(code)) return code - 65;
  return code >= 50 && code <= 55 ? code - 24 : -1;
}

/** Reads digits of `bits` bits into bytes. */
function unpack(
  codes: Uint16Array,
  start: number,
  end: number,
  bits: number,
  value: (code: number) => number,
): Uint8Array {
  const out = new Uint8Array(Math.floor(((end - start) * bits) / 8));
  let buffer = 0;
  let held = 0;
  let n = 0;
  for (let i = start; i < end; i++) {
    const digit = value(codes[i] as number);
    if (digit < 0) continue;
    buffer = ((buffer << bits) | digit) & 0xffff;
    held += bits;
    if (held >= 8) {
      held -= 8;
      out[n++] = (buffer >> held) & 0xff;
    }
  }
  return out.subarray(0, n);
}

/** A window may cut a run anywhere, so each alignment of its digit groups is tried where the run touches the edge. */
function decodeRun(
  codes: Uint16Array,
  isCut: boolean,
  start: number,
  end: number,
  bits: number,
  group: number,
  value: (code: number) => number,
) {
  const tries = isCut ? group : 1;
  for (let shift = 0; shift < tries; shift++) {
    const text = proseOf(unpack(codes, start + shift, end, bits, value));
    if (text !== null) return text;
  }
  return null;
}

const binaryValue = (code: number) => (code === 48 || code === 49 ? code - 48 : -1);

/** The digits of a run from its end to its beginning. */
const backwards = (codes: Uint16Array, start: number, end: number) => codes.slice(start, end).reverse();

/** A line of digits and nothing else; encoders write none longer than MAX_LINE. */
function isWholeLine(codes: Uint16Array, start: number, length: number): boolean {
  let i = start;
  while (i < length && i - start <= MAX_LINE && base64Value(codes[i] as number) >= 0) i++;
  const size = i - start;
  while (i < length && codes[i] === 61) i++;
  return size > 0 && size <= MAX_LINE && (i >= length || codes[i] === 10 || codes[i] === 13);
}

/** Base64 (also the URL form, UTF-16 inside, and broken into lines), base32, runs of hex and binary digits; also reversed. */
export const decodeBaseN: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  for (let i = begin; i < length; i++) {
    // Looked at from its end, a stretch too short for a run is left in one step.
    let gap = Math.min(i + MIN_RUN, length) - 1;
    while (gap >= i && base64Value(codes[gap] as number) >= 0) gap--;
    if (gap >= i) {
      i = gap;
      continue;
    }
    const start = i;
    let lower = 0;
    let upper = 0;
    let digits = 0;
    let hex = 0;
    let base32 = 0;
    let lineStart = i;
    for (; i < length; i++) {
      const code = codes[i] as number;
      if (base64Value(code) >= 0) {
        if (isLower(code)) lower++;
        else if (isUpper(code)) upper++;
        else if (isDigit(code)) digits++;
        if (hexValue(code) >= 0) hex++;
        if (base32Value(code) >= 0) base32++;
        continue;
      }
      // Encoders break lines at whole groups; the next line has to look like more of the same.
      const next = codes[i] === 13 ? i + 2 : i + 1;
      const line = i - lineStart;
      const isWrap =
        (code === 10 || code === 13) &&
        line >= MIN_RUN &&
        (line % 4 === 0 || line >= 56) &&
        isWholeLine(codes, next, length);
      if (!isWrap) break;
      lineStart = next;
    }
    const size = i - start;
    if (size < MIN_RUN) continue;
    // A window, or a part of it that is dealt with, may end within the run.
    const isCut = start === begin && (begin === 0 || base64Value(codes[begin - 1] as number) >= 0);
    let end = i;
    while (end < length && codes[end] === 61 && end - i < 6) end++;
    const add = (text: string | null) => {
      if (text !== null) found.push({ start, end, text, isTelling: true, kind: 'encoded' });
      return text !== null;
    };
    const isOdd = size <= MAX_ODD_RUN;
    if (isOdd && digits === size && size >= MIN_BINARY_RUN && size % 8 === 0) {
      if (add(decodeRun(codes, false, start, i, 1, 8, binaryValue))) continue;
    }
    const isHex = hex >= size - 2 && digits > 0;
    if (isHex) {
      const from = codes[start] === 48 && (codes[start + 1] === 120 || codes[start + 1] === 88) ? start + 2 : start;
      if (add(decodeRun(codes, isCut, from, i, 4, 2, hexValue))) continue;
      if (isOdd && add(decodeRun(backwards(codes, start, i), false, 0, size, 4, 2, hexValue))) continue;
    }
    if (base32 === size && size >= 24 && add(decodeRun(codes, isCut, start, i, 5, 8, base32Value))) continue;
    if (lower === 0 || upper + digits < 2) continue;
    if (add(decodeRun(codes, isCut, start, i, 6, 4, base64Value))) continue;
    // Encoded text has digits and many capitals; names in programs do not.
    if (isOdd && digits > 0 && upper * 8 >= size)
      add(decodeRun(backwards(codes, start, i), false, 0, size, 6, 4, base64Value));
  }
  return found;
};

const MIN_GROUPS = 5;
const MAX_GROUP = 16;

/** Base64 in groups of one size with a blank between them, as long keys are printed. */
export const decodeGroupedBase64: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  const units: number[] = [];
  let groups = 0;
  let size = 0;
  let start = 0;
  let end = 0;
  const close = () => {
    if (groups >= MIN_GROUPS) {
      const text = decodeRun(Uint16Array.from(units), false, 0, units.length, 6, 4, base64Value);
      if (text !== null) found.push({ start, end, text, isTelling: true, kind: 'encoded' });
    }
    units.length = 0;
    groups = 0;
  };
  for (let i = begin; i < length; i++) {
    const from = i;
    while (i < length && base64Value(codes[i] as number) >= 0) i++;
    const digits = i - from;
    while (i < length && codes[i] === 61) i++;
    const isGroup = digits >= 4 && i - from <= MAX_GROUP;
    const isLast = groups > 0 && digits > 0 && i - from <= size && (i - from < size || i - from > digits);
    if (groups > 0 && (from - end !== 1 || !(isLast || (isGroup && i - from === size)))) close();
    if (groups === 0) {
      if (!isGroup) continue;
      start = from;
      size = i - from;
    }
    for (let k = from; k < from + digits; k++) units.push(codes[k] as number);
    groups++;
    end = i;
    if (isLast) close();
  }
  close();
  return found;
};

const MIN_85_RUN = 20;
/** A name and a sign may stand before an encoded value: "payload=…". */
const MAX_NAME = 24;
const ASCII85 = (code: number) => (code >= 33 && code <= 117 ? code - 33 : -1);
const RFC1924 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
const base85Table = new Int8Array(128).fill(-1);
for (let i = 0; i < RFC1924.length; i++) base85Table[RFC1924.charCodeAt(i)] = i;
const BASE85 = (code: number) => (code < 128 ? (base85Table[code] as number) : -1);

/** More control characters than so many, and one in sixteen, are no text. */
const MAX_CONTROLS = 2;

/** Null for signs that are no digits, and as soon as the bytes are no text. */
function unpack85(codes: Uint16Array, start: number, end: number, value: (code: number) => number): Uint8Array | null {
  const out = new Uint8Array(Math.ceil(((end - start) * 4) / 5));
  let n = 0;
  let controls = 0;
  let group = 0;
  let held = 0;
  for (let i = start; i < end; i++) {
    const digit = value(codes[i] as number);
    if (digit < 0) return null;
    group = group * 85 + digit;
    if (++held < 5) continue;
    for (let shift = 24; shift >= 0; shift -= 8) {
      const byte = Math.floor(group / 2 ** shift) & 0xff;
      if (byte < 32 && byte !== 10) controls++;
      out[n++] = byte;
    }
    if (controls > MAX_CONTROLS + n / 16) return null;
    group = 0;
    held = 0;
  }
  if (held > 1) {
    for (let i = held; i < 5; i++) group = group * 85 + 84;
    for (let k = 0, shift = 24; k < held - 1; k++, shift -= 8) out[n++] = Math.floor(group / 2 ** shift) & 0xff;
  }
  return out.subarray(0, n);
}

/** Where a value begins after "name=" or "name:", else the start itself. */
function valueStart(codes: Uint16Array, start: number, end: number): number {
  let i = start;
  while (i < end && i - start < MAX_NAME && isAlphanumeric(codes[i] as number)) i++;
  return i > start && (codes[i] === 61 || codes[i] === 58) ? i + 1 : start;
}

const isPrintable = (code: number) => code >= 33 && code <= 126;

/** Ascii85 and base85: runs without blanks in which a good part is neither letter nor digit. */
export const decodeBase85: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  for (let start = begin, i = begin; start + MIN_85_RUN <= length; start = i + 1) {
    i = start + MIN_85_RUN - 1;
    while (i >= start && isPrintable(codes[i] as number)) i--;
    if (i >= start) continue;
    let signs = 0;
    for (i = start; i < length && isPrintable(codes[i] as number); i++) {
      if (!isAlphanumeric(codes[i] as number)) signs++;
    }
    if (signs * 8 < i - start) continue;
    const value = valueStart(codes, start, i);
    const isFramed = codes[value] === 60 && codes[value + 1] === 126;
    const from = isFramed ? value + 2 : value;
    const to = isFramed && codes[i - 1] === 62 && codes[i - 2] === 126 ? i - 2 : i;
    for (const digit of [ASCII85, BASE85]) {
      const bytes = unpack85(codes, from, to, digit);
      const text = bytes && proseOf(bytes);
      if (!text) continue;
      found.push({ start, end: i, text, isTelling: true, kind: 'encoded' });
      break;
    }
  }
  return found;
};

/** uuencode: a line's first sign tells how many bytes the rest of the line holds. */
export const decodeUuencode: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  let block: { start: number; end: number; bytes: number[] } | null = null;
  const close = () => {
    const text = block && proseOf(Uint8Array.from(block.bytes));
    if (block && text) found.push({ start: block.start, end: block.end, text, isTelling: true, kind: 'encoded' });
    block = null;
  };
  for (let start = begin; start < length; ) {
    let end = start;
    while (end < length && codes[end] !== 10 && end - start < 64) end++;
    if (end < length && codes[end] !== 10) {
      // Too long for a line of uuencode.
      while (end < length && codes[end] !== 10) end++;
      close();
      start = end + 1;
      continue;
    }
    const bytes = ((codes[start] ?? 0) - 32) & 63;
    const wanted = Math.ceil(bytes / 3) * 4;
    let isValid = bytes >= 10 && end - start - 1 <= wanted + 3 && end - start - 1 >= wanted - 3;
    const line: number[] = [];
    for (let i = 0; isValid && i < wanted; i += 4) {
      let group = 0;
      for (let k = 0; k < 4; k++) {
        const at = start + 1 + i + k;
        const code = at < end ? (codes[at] as number) : 32;
        if (code < 32 || code > 96) isValid = false;
        group = (group << 6) | ((code - 32) & 63);
      }
      line.push((group >> 16) & 0xff, (group >> 8) & 0xff, group & 0xff);
    }
    if (isValid) {
      block ??= { start, end, bytes: [] };
      block.end = end;
      block.bytes.push(...line.slice(0, bytes));
    } else close();
    start = end + 1;
  }
  close();
  return found;
};
