/** A stretch of text that says something else than it shows. */
export interface Decoded {
  /** Units of the text that was searched; the stretch that the decoded form stands for. */
  start: number;
  end: number;
  text: string;
  /** For decoders that work sign by sign: the unit that each unit of `text` came from. */
  origins?: Int32Array;
  /**
   * The encoding has no ordinary use on a page, so that an order inside needs no further sign of ill will. False for
   * escapes that ordinary texts need: those are only looked through.
   */
  isTelling: boolean;
  /** Blanks got lost: words need no boundaries. */
  isGlued?: boolean;
  /** Undone once is enough: a cipher undone twice is the text itself. */
  isCipher?: boolean;
  kind: 'encoded' | 'disguised';
}

/** Decoders search `codes[begin, end)`, in linear time. */
export type Decoder = (codes: Uint16Array, begin: number, end: number) => Decoded[];

export const isDigit = (code: number) => code >= 48 && code <= 57;
export const isLower = (code: number) => code >= 97 && code <= 122;
export const isUpper = (code: number) => code >= 65 && code <= 90;
export const isLetter = (code: number) => isLower(code) || isUpper(code);
export const isAlphanumeric = (code: number) => isLetter(code) || isDigit(code);
export const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
export const hexValue = (code: number) =>
  isDigit(code) ? code - 48 : code >= 97 && code <= 102 ? code - 87 : code >= 65 && code <= 70 ? code - 55 : -1;

export function textOf(codes: Uint16Array, start: number, end: number): string {
  return Buffer.from(codes.buffer, codes.byteOffset + 2 * start, 2 * Math.max(0, end - start)).toString('utf16le');
}

const decoder = new TextDecoder('utf-8');

/**
 * Bytes as text if they read like prose: valid UTF-8 (or UTF-16 with mostly ASCII), few signs, blanks between words.
 * Otherwise null, as for images, keys and checksums.
 */
export function proseOf(bytes: Uint8Array): string | null {
  if (bytes.length < 8) return null;
  let zeros = 0;
  for (const byte of bytes) if (byte === 0) zeros++;
  const narrow = zeros * 5 >= bytes.length * 2 ? bytes.filter((byte) => byte !== 0) : bytes;
  let odd = 0;
  let letters = 0;
  let blanks = 0;
  for (const byte of narrow) {
    if (isLetter(byte) || byte >= 0x80) letters++;
    else if (byte === 32 || byte === 10) blanks++;
    else if (byte < 32 || byte === 127) odd++;
  }
  if (odd * 20 > narrow.length) return null;
  const text = decoder.decode(narrow);
  // Few letters, unless it is one more layer of hex digits.
  if (letters * 2 < narrow.length && (blanks > 0 || !hasLayer(text))) return null;
  let broken = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) === 0xfffd) broken++;
  // A window may cut a character in two at either end.
  if (broken > 2 && broken * 20 > text.length) return null;
  return blanks > 0 || text.length < 24 || hasLayer(text) ? text : null;
}

/** No blanks, yet one more layer of base64, hex or percent signs is possible. */
function hasLayer(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isAlphanumeric(code) && code !== 43 && code !== 47 && code !== 61 && code !== 37 && code !== 92)
      return code > 127;
  }
  return true;
}
