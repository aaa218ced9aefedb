import { type Decoded, type Decoder, hexValue, isBlank, isDigit, isLetter } from './decoded.ts';

const utf8 = new TextDecoder();

/** An escape at a place: how long it is and which character it stands for; null for none. */
interface Escape {
  length: number;
  character: string;
}

const NAMED: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lbrack: '[',
  rbrack: ']',
  lpar: '(',
  rpar: ')',
  colon: ':',
  period: '.',
  comma: ',',
  excl: '!',
  quest: '?',
  num: '#',
  sol: '/',
  bsol: '\\',
  lowbar: '_',
  hyphen: '-',
  dash: '-',
  NewLine: '\n',
  Tab: '\t',
  lcub: '{',
  rcub: '}',
  vert: '|',
  ast: '*',
  equals: '=',
  semi: ';',
  percnt: '%',
  commat: '@',
  dollar: '$',
  shy: '',
  zwj: '',
  zwnj: '',
};

function readHex(codes: Uint16Array, at: number, max: number, length: number): { value: number; digits: number } {
  let value = 0;
  let digits = 0;
  while (digits < max && at + digits < length) {
    const digit = hexValue(codes[at + digits] as number);
    if (digit < 0) break;
    value = value * 16 + digit;
    digits++;
  }
  return { value, digits };
}

const characterOf = (value: number) => (value > 0 && value <= 0x10ffff ? String.fromCodePoint(value) : '\ufffd');

/** \uXXXX, \u{X}, \UXXXXXXXX, \xXX, \OOO, \n, \"; doubled back slashes of nested JSON count as one. */
function backslashEscape(codes: Uint16Array, at: number, length: number): Escape | null {
  let i = at;
  while (i < length && i - at < 8 && codes[i] === 92) i++;
  const code = codes[i] ?? 0;
  if (code === 117 && codes[i + 1] === 123) {
    const { value, digits } = readHex(codes, i + 2, 6, length);
    return digits > 0 && codes[i + 2 + digits] === 125
      ? { length: i + 3 + digits - at, character: characterOf(value) }
      : null;
  }
  const size = code === 117 ? 4 : code === 85 ? 8 : code === 120 ? 2 : 0;
  if (size > 0) {
    const { value, digits } = readHex(codes, i + 1, size, length);
    return digits === size ? { length: i + 1 + size - at, character: characterOf(value) } : null;
  }
  if (code >= 48 && code <= 55) {
    let digits = 0;
    let value = 0;
    while (digits < 3 && (codes[i + digits] ?? 0) >= 48 && (codes[i + digits] ?? 0) <= 55)
      value = value * 8 + (codes[i + digits++] as number) - 48;
    return digits === 3 ? { length: i + 3 - at, character: characterOf(value) } : null;
  }
  if (code === 110 || code === 116 || code === 114) return { length: i + 1 - at, character: code === 116 ? ' ' : '\n' };
  if (code === 34 || code === 39 || code === 47) return { length: i + 1 - at, character: String.fromCharCode(code) };
  return null;
}

/** &#65; &#x41; &lt; also doubled as &amp;#65; . */
function entity(codes: Uint16Array, at: number, length: number): Escape | null {
  let i = at + 1;
  // &amp; before another escape is that escape, escaped once more.
  while (codes[i] === 97 && codes[i + 1] === 109 && codes[i + 2] === 112 && codes[i + 3] === 59 && i - at < 20) i += 4;
  if (codes[i] === 35) {
    const isHex = codes[i + 1] === 120 || codes[i + 1] === 88;
    const from = isHex ? i + 2 : i + 1;
    let value = 0;
    let digits = 0;
    while (digits < 8 && from + digits < length) {
      const digit = isHex ? hexValue(codes[from + digits] as number) : (codes[from + digits] as number) - 48;
      if (digit < 0 || digit > 15 || (!isHex && digit > 9)) break;
      value = value * (isHex ? 16 : 10) + digit;
      digits++;
    }
    if (digits === 0) return null;
    const end = from + digits + (codes[from + digits] === 59 ? 1 : 0);
    return { length: end - at, character: characterOf(value) };
  }
  let name = '';
  for (let k = i; k < length && k - i < 8; k++) {
    const code = codes[k] as number;
    if (code === 59) {
      const character = NAMED[name];
      return character === undefined ? null : { length: k + 1 - at, character };
    }
    if (!isLetter(code)) break;
    name += String.fromCharCode(code);
  }
  return i > at + 1 ? { length: i - at, character: '&' } : null;
}

/** Whether another "=XX" with capital digits touches the one at `at`. */
function isInRow(codes: Uint16Array, at: number): boolean {
  const isOne = (i: number) => codes[i] === 61 && isCapitalHex(codes[i + 1] ?? 0) && isCapitalHex(codes[i + 2] ?? 0);
  return isOne(at) && (isOne(at + 3) || (at >= 3 && isOne(at - 3)));
}
const isCapitalHex = (code: number) => isDigit(code) || (code >= 65 && code <= 70);

/** How many bytes a UTF-8 character with this first byte has. */
const bytesOf = (first: number) => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1);

/** Continuation bytes "%A9" after the escape whose digits start at `at`. */
function continuation(codes: Uint16Array, at: number, first: number, sign: number, length: number): number[] {
  const bytes = [first];
  for (let i = at + 2; bytes.length < bytesOf(first) && codes[i] === sign; i += 3) {
    const { value, digits } = readHex(codes, i + 1, 2, length);
    if (digits !== 2 || (value & 0xc0) !== 0x80) break;
    bytes.push(value);
  }
  return bytes;
}

/** %41 and =41 (quoted-printable), also %2541 and deeper; "=" at the end of a line is a soft break. */
function byteEscape(codes: Uint16Array, at: number, length: number): Escape | null {
  const sign = codes[at] as number;
  let i = at + 1;
  while (sign === 37 && codes[i] === 50 && codes[i + 1] === 53 && i - at < 12) i += 2;
  if (sign === 61 && codes[i] === 10) return { length: 2, character: '' };
  if (sign === 61 && codes[i] === 13 && codes[i + 1] === 10) return { length: 3, character: '' };
  // Quoted-printable stands in rows; a single "=ab" is the value of a parameter.
  if (sign === 61 && !isInRow(codes, at) && !(codes[i] === 50 && codes[i + 1] === 48)) return null;
  const { value, digits } = readHex(codes, i, 2, length);
  if (digits !== 2 || value < 9) return null;
  if (value < 0x80) return { length: i + 2 - at, character: String.fromCharCode(value) };
  const bytes = continuation(codes, i, value, sign, length);
  return { length: i + 2 - at + (bytes.length - 1) * 3, character: utf8.decode(Uint8Array.from(bytes)) };
}

/** U+0041, as code charts write it. */
function chartEscape(codes: Uint16Array, at: number, length: number): Escape | null {
  if (codes[at + 1] !== 43) return null;
  const { value, digits } = readHex(codes, at + 2, 6, length);
  if (digits < 4) return null;
  return { length: 2 + digits + (isBlank(codes[at + 2 + digits] ?? 0) ? 1 : 0), character: characterOf(value) };
}

function escapeAt(codes: Uint16Array, at: number, length: number): Escape | null {
  switch (codes[at]) {
    case 92:
      return backslashEscape(codes, at, length);
    case 38:
      return entity(codes, at, length);
    case 37:
    case 61:
      return byteEscape(codes, at, length);
    case 85:
      return chartEscape(codes, at, length);
    default:
      return null;
  }
}

/** Plain text before and after escapes that is read with them. */
const MARGIN = 120;
/** Escapes farther apart than this make separate stretches. */
const MAX_GAP = 200;
const MIN_ESCAPES = 2;
/** Nobody needs to escape so many ASCII letters. */
const TELLING_LETTERS = 4;
/** Nor so many blanks, outside an address. */
const TELLING_BLANKS = 4;

/** Looks through escapes of JSON, JavaScript, XML, URLs and mail. */
export const decodeEscapes: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  let i = begin;
  while (i < length) {
    if (!escapeAt(codes, i, length)) {
      i++;
      continue;
    }
    const start = Math.max(found.at(-1)?.end ?? begin, i - MARGIN);
    const units: string[] = [];
    const origins: number[] = [];
    const put = (character: string, origin: number) => {
      units.push(character);
      for (let k = 0; k < character.length; k++) origins.push(origin);
    };
    for (let k = start; k < i; k++) put(String.fromCharCode(codes[k] as number), k);
    let escapes = 0;
    let letters = 0;
    let blanks = 0;
    let isAddress = false;
    let last = i;
    let at = i;
    while (at < length && at - last <= MAX_GAP) {
      const sign = escapeAt(codes, at, length);
      if (sign) {
        put(sign.character, at);
        escapes++;
        if (sign.character.length === 1 && isLetter(sign.character.charCodeAt(0))) letters++;
        if (sign.character === ' ' && codes[at] !== 38) blanks++;
        at += sign.length;
        last = at;
      } else {
        // Addresses and queries need escapes; a bare sentence does not.
        if (codes[at] === 58 && codes[at + 1] === 47) isAddress = true;
        put(String.fromCharCode(codes[at] as number), at);
        at++;
      }
    }
    const end = Math.min(at, length);
    if (escapes >= MIN_ESCAPES) {
      found.push({
        start,
        end,
        text: units.join(''),
        origins: Int32Array.from(origins),
        isTelling: letters >= TELLING_LETTERS || (blanks >= TELLING_BLANKS && !isAddress),
        kind: 'encoded',
      });
    }
    i = end;
  }
  return found;
};

/** UTF-7: "+", base64 of UTF-16, "-". */
export const decodeUtf7: Decoder = (codes, begin, length) => {
  const found: Decoded[] = [];
  for (let i = begin; i < length; i++) {
    if (codes[i] !== 43 || !isLetter(codes[i + 1] ?? 0)) continue;
    let end = i + 1;
    let text = '';
    let buffer = 0;
    let held = 0;
    while (end < length) {
      const code = codes[end] as number;
      const digit = isLetter(code)
        ? code >= 97
          ? code - 71
          : code - 65
        : isDigit(code)
          ? code + 4
          : code === 43
            ? 62
            : code === 47
              ? 63
              : -1;
      if (digit < 0) break;
      buffer = ((buffer << 6) | digit) & 0xffffff;
      held += 6;
      if (held >= 16) {
        held -= 16;
        text += String.fromCharCode((buffer >> held) & 0xffff);
      }
      end++;
    }
    let plain = 0;
    for (let k = 0; k < text.length; k++) if (text.charCodeAt(k) < 0x80 && text.charCodeAt(k) >= 9) plain++;
    if (text.length >= 8 && plain * 10 >= text.length * 9)
      found.push({ start: i, end, text, isTelling: true, kind: 'encoded' });
    i = end;
  }
  return found;
};
