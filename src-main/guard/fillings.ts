/**
 * Which words fill which places of a rule. Words that fill the same places of all rules are one class. Most classes fill
 * no place of most rules, so a row of bits for each rule tells these apart within a few cache lines, and only the others
 * have places written down.
 */
export interface Fillings {
  /** Word → class. */
  readonly classOf: Uint16Array;
  /** Length of a rule's row in `bits`. */
  readonly rowLength: number;
  /** `rule * rowLength + (class >> 5)`: a bit for each of 32 classes. */
  readonly bits: Int32Array;
  /** For each number of `bits`, how many bits are set before it: where its places begin. */
  readonly firstPlaces: Int32Array;
  /** The rule's places as bits; the lowest bit is its last place. */
  readonly places: Uint16Array;
}

/** The places of a rule are bits of a 16-bit number. */
export const MAX_SLOTS = 16;

function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether a word fills any place of a rule. */
export function fillsPlace({ classOf, rowLength, bits }: Fillings, rule: number, word: number): boolean {
  const cls = classOf[word] as number;
  return (((bits[rule * rowLength + (cls >> 5)] as number) >> (cls & 31)) & 1) === 1;
}

/** The places that the words of class `cls` fill, given the number of `bits` at `at` that has a bit for the class. */
export function placesAt({ bits, firstPlaces, places }: Fillings, at: number, cls: number): number {
  const before = countBits((bits[at] as number) & ((1 << (cls & 31)) - 1));
  return places[(firstPlaces[at] as number) + before] as number;
}

/** `slotsOfWord`: by word, its slots in rising order; `placeOf`: the rule of a slot and the slot's bit in it. */
export function makeFillings(
  slotsOfWord: readonly (readonly number[])[],
  ruleCount: number,
  placeOf: (slot: number) => { rule: number; bit: number },
): Fillings {
  const classes = new Map<string, { number: number; slots: readonly number[] }>();
  const classOf = Uint16Array.from(slotsOfWord, (slots) => {
    const key = slots.join();
    const known = classes.get(key) ?? { number: classes.size, slots };
    classes.set(key, known);
    return known.number;
  });
  const rowLength = Math.ceil(classes.size / 32);
  const bits = new Int32Array(ruleCount * rowLength);
  const filled = Array.from({ length: ruleCount }, (): number[] => []);
  // Classes come in rising order, so each rule's places do, too.
  for (const { number, slots } of classes.values()) {
    let last = -1;
    for (const slot of slots) {
      const { rule, bit } = placeOf(slot);
      const placesOfRule = filled[rule] as number[];
      if (rule === last) placesOfRule.push((placesOfRule.pop() as number) | bit);
      else placesOfRule.push(bit);
      last = rule;
      const at = rule * rowLength + (number >> 5);
      bits[at] = (bits[at] as number) | (1 << (number & 31));
    }
  }
  const firstPlaces = new Int32Array(bits.length);
  for (let at = 1; at < bits.length; at++) {
    firstPlaces[at] = (firstPlaces[at - 1] as number) + countBits(bits[at - 1] as number);
  }
  return { classOf, rowLength, bits, firstPlaces, places: Uint16Array.from(filled.flat()) };
}
