/** What the bytes of a file can be in. UTF-16 and Windows-1252 are what editors of Windows save. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | typeof WINDOWS_1252;

export const WINDOWS_1252 = 'windows-1252';

/** So many bytes from the first one on that is not ASCII say what a file is in. */
const SAMPLE_BYTES = 4_096;
const NOTHING = new Uint8Array();

/**
 * Makes text of the bytes of a file, slice by slice. A file is in UTF-8, as JSON has to be, or in UTF-16: a mark of the byte
 * order says so, or the zeros beside the first character, which in JSON is always ASCII. What is none of them is taken for
 * Windows-1252. A file of UTF-8 in which a few bytes are broken stays one.
 */
export class ImportDecoder {
  #decoder: TextDecoder | undefined;
  /** Throws at the first byte that makes no text; until then it has seen all there was. */
  #strict: TextDecoder | undefined;
  #isDamaged = false;
  #isGuessed = false;
  /** From the first byte on that is not ASCII, until there are enough to tell. */
  #held = NOTHING;
  #isBegun = false;

  /** Whether bytes came that make no text; each stands as U+FFFD. */
  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  /** The file says nothing about its encoding, and was taken for this one. */
  get readAs(): typeof WINDOWS_1252 | undefined {
    return this.#isGuessed ? WINDOWS_1252 : undefined;
  }

  decode(bytes: Uint8Array, isLast: boolean): string {
    if (!this.#isBegun && bytes.length > 0) {
      this.#isBegun = true;
      const marked = markedEncoding(bytes);
      if (marked) this.#choose(marked);
    }
    if (this.#decoder) return this.#decode(bytes, isLast);

    const held = this.#held.length === 0 ? bytes : joined(this.#held, bytes);
    const start = firstBeyondAscii(held);
    if (start < held.length && !isLast && held.length - start < SAMPLE_BYTES) {
      this.#held = held.slice(start);
      return asAscii(held.subarray(0, start));
    }
    this.#held = NOTHING;
    if (start === held.length && !isLast) return asAscii(held);
    this.#choose(guessedEncoding(held.subarray(start)));
    return this.#decode(held, isLast);
  }

  #choose(encoding: Encoding): void {
    this.#decoder = new TextDecoder(encoding);
    this.#strict = new TextDecoder(encoding, { fatal: true });
    this.#isGuessed = encoding === WINDOWS_1252;
  }

  #decode(bytes: Uint8Array, isLast: boolean): string {
    try {
      this.#strict?.decode(bytes, { stream: !isLast });
    } catch {
      this.#isDamaged = true;
      this.#strict = undefined;
    }
    return this.#decoder?.decode(bytes, { stream: !isLast }) ?? '';
  }
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && first !== 0) return 'utf-16le';
  if (first === 0 && second !== undefined && second !== 0) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

function firstBeyondAscii(bytes: Uint8Array): number {
  let index = 0;
  while (index < bytes.length && (bytes[index] ?? 0) < 0x80) index += 1;
  return index;
}

const asAscii = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Letters of Windows-1252 make no UTF-8 together, but for the rarest chance. */
function guessedEncoding(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, 16 * SAMPLE_BYTES);
  let [broken, whole] = [-replacementsIn(sample), 0];
  // A character that is cut off at the end is no sign of either.
  for (const character of new TextDecoder().decode(sample, { stream: true })) {
    if (character === '\ufffd') broken += 1;
    else if (character > '\x7f') whole += 1;
  }
  return broken > whole ? WINDOWS_1252 : 'utf-8';
}

/** U+FFFD that stands in the file itself, in UTF-8. */
function replacementsIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0xef); at >= 0; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) count += 1;
  }
  return count;
}
