/** Nothing can be said in fewer units, however they are written. */
const MIN_PART = 4;

/**
 * Stretches of a window that will be taken out of the text, in its units: whatever else they say need not be found, so
 * that a text full of attacks costs little more than one attack a sentence.
 */
export class Settled {
  #isEmpty = true;
  /** Unit → end of the stretch it lies in, or 0. */
  readonly #ends: Uint16Array;

  /** For windows of up to `capacity` units, at most 65,535. */
  constructor(capacity: number) {
    this.#ends = new Uint16Array(capacity);
  }

  clear(): void {
    if (!this.#isEmpty) this.#ends.fill(0);
    this.#isEmpty = true;
  }

  add(start: number, end: number): void {
    this.#isEmpty = false;
    const last = Math.max(end, this.#ends[end] ?? 0);
    for (let i = start; i < end; i++) this.#ends[i] = Math.max(last, this.#ends[i] as number);
  }

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  has(unit: number): boolean {
    return this.#ends[unit] !== 0;
  }

  /** Parts of stretches (pairs of start and end) that are not settled, the shortest left out. */
  cut(stretches: readonly number[]): readonly number[] {
    if (this.#isEmpty) return stretches;
    const parts: number[] = [];
    for (let k = 0; k < stretches.length; k += 2) {
      const last = stretches[k + 1] as number;
      for (let at = stretches[k] as number; at < last; ) {
        const end = this.#ends[at] as number;
        if (end > at) {
          at = end;
          continue;
        }
        const start = at;
        while (at < last && this.#ends[at] === 0) at++;
        if (at - start >= MIN_PART) parts.push(start, at);
      }
    }
    return parts;
  }

  /** Whether one stretch holds all of `[start, end)`. */
  holds(start: number, end: number): boolean {
    return (this.#ends[start] as number) >= end;
  }
}
