/**
 * Makes text of the bytes of a file, slice by slice. A file is in UTF-8, as JSON has to be, or in UTF-16, as Windows
 * saves it: a mark of the byte order says so, or the zeros beside the first character, which in JSON is always ASCII.
 */
export class ImportDecoder {
  #decoder: TextDecoder | undefined;
  /** Throws at the first byte that makes no text; until then it has seen all there was. */
  #strict: TextDecoder | undefined;
  #isDamaged = false;

  /** Whether bytes came that make no text; each stands as U+FFFD. */
  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  decode(bytes: Uint8Array, isLast: boolean): string {
    if (!this.#decoder) {
      const encoding = encodingOf(bytes);
      this.#decoder = new TextDecoder(encoding);
      this.#strict = new TextDecoder(encoding, { fatal: true });
    }
    try {
      this.#strict?.decode(bytes, { stream: !isLast });
    } catch {
      this.#isDamaged = true;
      this.#strict = undefined;
    }
    return this.#decoder.decode(bytes, { stream: !isLast });
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && first !== 0) return 'utf-16le';
  if (first === 0 && second !== undefined && second !== 0) return 'utf-16be';
  return 'utf-8';
}
