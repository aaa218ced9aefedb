/**
 * Tells whether a JSON object that arrives in pieces is finished, in time linear in its length: parsing all of it after
 * every piece would let a server with many small pieces keep the app busy for minutes. What is finished may still be
 * malformed.
 */
export class ObjectScanner {
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #state: 'before' | 'inside' | 'finished' | 'other' = 'before';

  get isFinished(): boolean {
    return this.#state === 'finished';
  }

  take(piece: string): void {
    for (let index = 0; index < piece.length && this.#state !== 'other'; index += 1)
      this.#sign(piece.charCodeAt(index));
  }

  #sign(code: number): void {
    if (this.#state !== 'inside') {
      if (code === 32 || (code >= 9 && code <= 13)) return;
      // Anything but blanks around the one object makes the text something else.
      this.#state = this.#state === 'before' && code === OPEN_OBJECT ? 'inside' : 'other';
      this.#depth = 1;
    } else if (this.#isEscaped) this.#isEscaped = false;
    else if (this.#isInString) {
      if (code === BACKSLASH) this.#isEscaped = true;
      else if (code === QUOTE) this.#isInString = false;
    } else if (code === QUOTE) this.#isInString = true;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) this.#depth += 1;
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      this.#depth -= 1;
      if (this.#depth === 0) this.#state = code === CLOSE_OBJECT ? 'finished' : 'other';
    }
  }
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
