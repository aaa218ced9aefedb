import { BOUNDARY } from './word-units.ts';

/**
 * Finds every occurrence of many words in one pass (Aho and Corasick, 1975). Transitions for the first 32 character
 * classes (Latin letters and the signs within phrases) lie in one table, a cache line for each state; other signs and
 * scripts use a hash of (state, class) and walk failure links: at most two steps a character over a whole text.
 */
export const DENSE = 32;

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
  /** States from this one on are those in which a word ends, so that a scan asks nothing else of the others. */
  readonly firstEnding: number;
}

/** While states still go by their place in the tree of words. */
type Draft = { -readonly [Key in keyof Omit<Automaton, 'firstEnding'>]: Automaton[Key] };

const MAX_CLASSES = 4096;
const sparseKey = (state: number, cls: number) => state * MAX_CLASSES + cls;

function slotOf(keys: Int32Array, key: number): number {
  const mask = keys.length - 1;
  let slot = (Math.imul(key, 0x9e3779b1) >>> 8) & mask;
  while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & mask;
  return slot;
}

function assignClasses(words: readonly (string | null)[]): Uint16Array {
  const classes = new Uint16Array(0x10000);
  let next = 1;
  const add = (character: string) => {
    const code = character.charCodeAt(0);
    if (classes[code] === 0) classes[code] = next++;
  };
  for (const character of `abcdefghijklmnopqrstuvwxyz '-.${BOUNDARY}`) add(character);
  for (const word of words) for (const unit of (word ?? '').split('')) add(unit);
  // A line break inside a phrase is a blank like any other.
  classes[10] = classes[32] as number;
  if (next > MAX_CLASSES) throw new Error('too many character classes');
  return classes;
}

/** The words as a tree in flat arrays; each node lists its children as a chain of siblings. */
interface Tree {
  size: number;
  firstChild: Int32Array;
  nextSibling: Int32Array;
  /** Class of the character that leads to a node. */
  classOf: Uint16Array;
}

function childOf(tree: Tree, node: number, cls: number): number {
  let child = tree.firstChild[node] as number;
  while (child !== 0 && tree.classOf[child] !== cls) child = tree.nextSibling[child] as number;
  return child;
}

/** Words go by their index; null leaves an index out. Throws when they need more than 65,535 states, never else. */
export function buildAutomaton(words: readonly (string | null)[]): Automaton {
  const classes = assignClasses(words);
  const most = words.reduce((sum, word) => sum + (word?.length ?? 0), 1);
  const tree: Tree = {
    size: 1,
    firstChild: new Int32Array(most),
    nextSibling: new Int32Array(most),
    classOf: new Uint16Array(most),
  };
  // Level by level, so that the states near the root, where a scan spends its time, lie close together in memory.
  const nodes = new Int32Array(words.length);
  const longest = words.reduce((max, word) => Math.max(max, word?.length ?? 0), 0);
  for (let depth = 0; depth < longest; depth++) {
    words.forEach((word, index) => {
      if (word === null || depth >= word.length) return;
      const node = nodes[index] as number;
      const cls = classes[word.charCodeAt(depth)] as number;
      let child = childOf(tree, node, cls);
      if (child === 0) {
        child = tree.size++;
        tree.classOf[child] = cls;
        tree.nextSibling[child] = tree.firstChild[node] as number;
        tree.firstChild[node] = child;
      }
      nodes[index] = child;
    });
  }
  if (tree.size > 0xffff) throw new Error(`too many states: ${tree.size}`);
  let sparse = 0;
  for (let node = 1; node < tree.size; node++) if ((tree.classOf[node] as number) >= DENSE) sparse++;
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(16, sparse * 2)));
  const draft: Draft = {
    classes,
    dense: new Uint16Array(tree.size * DENSE),
    sparseKeys: new Int32Array(capacity).fill(-1),
    sparseValues: new Uint16Array(capacity),
    fail: new Uint16Array(tree.size),
    firstWord: new Int32Array(tree.size).fill(-1),
    nextWord: new Int32Array(words.length).fill(-1),
    ending: new Uint16Array(tree.size),
  };
  nodes.forEach((state, word) => {
    if (words[word] === null) return;
    draft.nextWord[word] = draft.firstWord[state] as number;
    draft.firstWord[state] = word;
  });
  connect(draft, tree);
  return inOrderOfEnding(draft, tree.size);
}

/** Numbers the states anew: first those in which no word ends, level by level as before, then the others. */
function inOrderOfEnding(draft: Draft, size: number): Automaton {
  const { classes, nextWord } = draft;
  const order = new Uint16Array(size);
  let firstEnding = 0;
  for (let state = 0; state < size; state++) if (draft.ending[state] === 0) order[state] = firstEnding++;
  for (let state = 0, next = firstEnding; state < size; state++) if (draft.ending[state] !== 0) order[state] = next++;
  const dense = new Uint16Array(size * DENSE);
  const fail = new Uint16Array(size);
  const firstWord = new Int32Array(size);
  const ending = new Uint16Array(size);
  for (let state = 0; state < size; state++) {
    const to = order[state] as number;
    for (let cls = 0; cls < DENSE; cls++) {
      dense[to * DENSE + cls] = order[draft.dense[state * DENSE + cls] as number] as number;
    }
    fail[to] = order[draft.fail[state] as number] as number;
    firstWord[to] = draft.firstWord[state] as number;
    ending[to] = order[draft.ending[state] as number] as number;
  }
  const sparseKeys = new Int32Array(draft.sparseKeys.length).fill(-1);
  const sparseValues = new Uint16Array(sparseKeys.length);
  draft.sparseKeys.forEach((old, at) => {
    if (old === -1) return;
    const key = sparseKey(order[Math.floor(old / MAX_CLASSES)] as number, old % MAX_CLASSES);
    const slot = slotOf(sparseKeys, key);
    sparseKeys[slot] = key;
    sparseValues[slot] = order[draft.sparseValues[at] as number] as number;
  });
  return { classes, dense, sparseKeys, sparseValues, fail, firstWord, nextWord, ending, firstEnding };
}

/** Breadth first, so that a state's failure state is complete before the state itself. */
function connect(automaton: Draft, tree: Tree): void {
  const { dense, fail, ending, firstWord, sparseKeys, sparseValues } = automaton;
  const queue = new Int32Array(tree.size);
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const state = queue[head] as number;
    const failure = fail[state] as number;
    ending[state] = firstWord[state] !== -1 ? state : state === 0 ? 0 : (ending[failure] as number);
    if (state !== 0) dense.copyWithin(state * DENSE, failure * DENSE, failure * DENSE + DENSE);
    for (let child = tree.firstChild[state] as number; child !== 0; child = tree.nextSibling[child] as number) {
      const cls = tree.classOf[child] as number;
      if (state !== 0) fail[child] = step(automaton, failure, cls);
      if (cls < DENSE) dense[state * DENSE + cls] = child;
      else {
        const slot = slotOf(sparseKeys, sparseKey(state, cls));
        sparseKeys[slot] = sparseKey(state, cls);
        sparseValues[slot] = child;
      }
      queue[tail++] = child;
    }
  }
}

/** The state after one more character of class `cls`. */
export function step(automaton: Draft, state: number, cls: number): number {
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

/** The state to start in: as after a blank. */
export function startState(automaton: Automaton): number {
  return step(automaton, 0, automaton.classes[32] as number);
}
