/**
 * Finds every occurrence of many words in one pass (Aho and Corasick, 1975). Transitions for the first 64 character
 * classes (Latin letters, digits, common signs) lie in one dense table; other scripts use a hash of (state, class) and
 * walk failure links, which costs at most two steps a character over a whole text.
 */
const DENSE = 64;

export interface Automaton {
  /** Character → class; 0 is "in no word". */
  readonly classes: Uint16Array;
  readonly dense: Uint16Array;
  readonly sparseKeys: Int32Array;
  readonly sparseValues: Uint16Array;
  readonly fail: Uint16Array;
  /** First word that ends in a state, or -1, and the next word in the same state. */
  readonly firstWord: Int32Array;
  readonly nextWord: Int32Array;
  /** Nearest state on the failure path, the state itself included, in which a word ends; 0 for none. */
  readonly ending: Uint16Array;
}

const sparseKey = (state: number, cls: number) => state * 4096 + cls;

function slotOf(keys: Int32Array, key: number): number {
  const mask = keys.length - 1;
  let slot = (Math.imul(key, 0x9e3779b1) >>> 8) & mask;
  while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & mask;
  return slot;
}

function assignClasses(words: readonly string[]): Uint16Array {
  const classes = new Uint16Array(0x10000);
  let next = 1;
  const add = (character: string) => {
    const code = character.charCodeAt(0);
    if (classes[code] === 0) classes[code] = next++;
  };
  for (const character of "abcdefghijklmnopqrstuvwxyz0123456789 '\"-.,:;!?/()[]{}<>|=_#*@`") add(character);
  for (const word of words) for (const unit of word.split('')) add(unit);
  // A line break inside a phrase is a blank like any other.
  classes[10] = classes[32] as number;
  if (next > 4096) throw new Error('too many character classes');
  return classes;
}

/** Throws when the words need more than 65,535 states; there is no other error. */
export function buildAutomaton(words: readonly string[]): Automaton {
  const classes = assignClasses(words);
  const children: Map<number, number>[] = [new Map()];
  const wordsIn: number[][] = [[]];
  words.forEach((word, index) => {
    let state = 0;
    for (let i = 0; i < word.length; i++) {
      const cls = classes[word.charCodeAt(i)] as number;
      let next = children[state]?.get(cls);
      if (next === undefined) {
        next = children.push(new Map()) - 1;
        wordsIn.push([]);
        children[state]?.set(cls, next);
      }
      state = next;
    }
    wordsIn[state]?.push(index);
  });
  const size = children.length;
  if (size > 0xffff) throw new Error(`too many states: ${size}`);
  const sparseCount = children.reduce((sum, map) => sum + [...map.keys()].filter((cls) => cls >= DENSE).length, 0);
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(16, sparseCount * 2)));
  const automaton: Automaton = {
    classes,
    dense: new Uint16Array(size * DENSE),
    sparseKeys: new Int32Array(capacity).fill(-1),
    sparseValues: new Uint16Array(capacity),
    fail: new Uint16Array(size),
    firstWord: new Int32Array(size).fill(-1),
    nextWord: new Int32Array(words.length).fill(-1),
    ending: new Uint16Array(size),
  };
  wordsIn.forEach((list, state) => {
    list.forEach((word, i) => {
      if (i === 0) automaton.firstWord[state] = word;
      else automaton.nextWord[list[i - 1] as number] = word;
    });
  });
  connect(automaton, children);
  return automaton;
}

/** Breadth first, so that a state's failure state is complete before the state itself. */
function connect(automaton: Automaton, children: readonly Map<number, number>[]): void {
  const { dense, fail, ending, firstWord, sparseKeys, sparseValues } = automaton;
  const queue = [0];
  for (let head = 0; head < queue.length; head++) {
    const state = queue[head] as number;
    const failure = fail[state] as number;
    ending[state] = firstWord[state] !== -1 ? state : state === 0 ? 0 : (ending[failure] as number);
    if (state !== 0) dense.copyWithin(state * DENSE, failure * DENSE, failure * DENSE + DENSE);
    for (const [cls, child] of children[state] ?? []) {
      if (state !== 0) fail[child] = step(automaton, failure, cls);
      if (cls < DENSE) dense[state * DENSE + cls] = child;
      else {
        const slot = slotOf(sparseKeys, sparseKey(state, cls));
        sparseKeys[slot] = sparseKey(state, cls);
        sparseValues[slot] = child;
      }
      queue.push(child);
    }
  }
}

/** The state after one more character of class `cls`. */
export function step(automaton: Automaton, state: number, cls: number): number {
  if (cls < DENSE) return automaton.dense[state * DENSE + cls] as number;
  let current = state;
  for (;;) {
    const key = sparseKey(current, cls);
    const slot = slotOf(automaton.sparseKeys, key);
    if (automaton.sparseKeys[slot] === key) return automaton.sparseValues[slot] as number;
    if (current === 0) return 0;
    current = automaton.fail[current] as number;
  }
}
