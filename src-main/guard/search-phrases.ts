import type { Tokens } from './folded-text.ts';
import {
  AFTER_BLANK,
  CHILD_BITS,
  childKey,
  FIRST_WORD,
  MAX_TOKENS,
  NODE_FIELDS,
  type Phrases,
  pairOf,
  placeOfKey,
  STEMS,
} from './phrases.ts';
import { addWord, type FoundWords } from './word-list.ts';

/** Phrases under way: the node that each has come to, and where it began. */
const places = new Uint16Array(MAX_TOKENS);
const begins = new Int32Array(MAX_TOKENS);

function leadsOn(nodes: Int32Array, node: number): boolean {
  const at = node * NODE_FIELDS;
  return (
    ((nodes[at + AFTER_BLANK] as number) | (nodes[at + CHILD_BITS] as number) | (nodes[at + STEMS] as number)) !== 0
  );
}

function addChain(found: FoundWords, phrases: Phrases, first: number, start: number, end: number): void {
  for (let word = first; word !== -1; word = phrases.nextWord[word] as number) addWord(found, word, start, end);
}

/** Adds the words from `begin` on that end with a beginning of the token `[start, end)`. Returns the number of steps. */
function addStems(
  found: FoundWords,
  phrases: Phrases,
  root: number,
  units: Uint16Array,
  begin: number,
  start: number,
  end: number,
): number {
  const { unit, firstChild, nextSibling, firstWord } = phrases.stems;
  let steps = 0;
  let node = root;
  for (let i = start; i < end; i++) {
    node = firstChild[node] as number;
    steps++;
    while (node !== 0 && unit[node] !== units[i]) {
      node = nextSibling[node] as number;
      steps++;
    }
    if (node === 0) break;
    addChain(found, phrases, firstWord[node] as number, begin, i + 1);
  }
  return steps;
}

/** Adds the words that may begin within the token `[start, end)`. Returns the number of steps. */
function addSuffixes(found: FoundWords, phrases: Phrases, units: Uint16Array, start: number, end: number): number {
  let steps = 0;
  for (const { word, letters, endsFreely } of phrases.suffixes) {
    const size = letters.length;
    for (let from = endsFreely ? start : Math.max(start, end - size); from + size <= end; from++) {
      let i = 0;
      while (i < size && units[from + i] === letters[i]) i++;
      if (i === size) addWord(found, word, from, from + size);
      steps++;
    }
  }
  return steps;
}

/**
 * Adds the words and phrases that stand in the tokens `[from, to)`, in order of their ends. Returns the number of steps:
 * no more phrases are under way than the longest one has tokens.
 */
export function searchPhrases(
  found: FoundWords,
  phrases: Phrases,
  tokens: Tokens,
  units: Uint16Array,
  from: number,
  to: number,
): number {
  const { ids, starts, ends } = tokens;
  const { beginnings, nodes, keys, children, nextWord, needsBlank, stems, suffixEnds } = phrases;
  const mask = keys.length - 1;
  const rootStems = nodes[STEMS] as number;
  let steps = to - from;
  let active = 0;
  for (let t = from; t < to; t++) {
    const id = ids[t] as number;
    const start = starts[t] as number;
    const end = ends[t] as number;
    const isApart = t === from || start > (ends[t - 1] as number);
    const underWay = active;
    active = 0;
    steps += underWay;
    for (let a = 0; a < underWay; a++) {
      let node = places[a] as number;
      if (isApart) node = nodes[node * NODE_FIELDS + AFTER_BLANK] as number;
      if (node === 0) continue;
      const at = node * NODE_FIELDS;
      const begin = begins[a] as number;
      const stemRoot = nodes[at + STEMS] as number;
      if (stemRoot !== 0) steps += addStems(found, phrases, stemRoot, units, begin, start, end);
      if (id === 0 || ((nodes[at + CHILD_BITS] as number) & (1 << (id & 31))) === 0) continue;
      const key = childKey(node, id);
      let place = placeOfKey(key, mask);
      while (keys[place] !== key && keys[place] !== -1) place = (place + 1) & mask;
      if (keys[place] === -1) continue;
      const child = children[place] as number;
      addChain(found, phrases, nodes[child * NODE_FIELDS + FIRST_WORD] as number, begin, end);
      if (!leadsOn(nodes, child)) continue;
      places[active] = child;
      begins[active++] = begin;
    }
    const child = beginnings[id] as number;
    if (child !== 0) {
      for (let word = nodes[child * NODE_FIELDS + FIRST_WORD] as number; word !== -1; word = nextWord[word] as number) {
        if (isApart || needsBlank[word] === 0) addWord(found, word, start, end);
      }
      if (leadsOn(nodes, child)) {
        places[active] = child;
        begins[active++] = start;
      }
    }
    if (rootStems !== 0) {
      const pair = pairOf(units[start] as number, start + 1 < end ? (units[start + 1] as number) : 0);
      if (stems.pairs[pair] !== 0) steps += addStems(found, phrases, rootStems, units, start, start, end);
    }
    if (suffixEnds[(units[end - 1] as number) & 63] === 1) steps += addSuffixes(found, phrases, units, start, end);
  }
  return steps;
}
