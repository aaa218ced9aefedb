import type { Tokens } from './folded-text.ts';
import {
  AFTER_BLANK,
  addChain,
  addStems,
  addSuffixes,
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

/** Whether a token may be next at a node, given its bit; `node` 0 is none. */
function mayLeadTo(nodes: Int32Array, node: number, bit: number): boolean {
  const at = node * NODE_FIELDS;
  return node !== 0 && (((nodes[at + CHILD_BITS] as number) & bit) !== 0 || nodes[at + STEMS] !== 0);
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
  const { beginnings, blankBits, within, nodes, keys, children, needsBlank, stems, suffixEnds } = phrases;
  const mask = keys.length - 1;
  const rootStems = nodes[STEMS] as number;
  let steps = to - from;
  let active = 0;
  let isApart = true;
  for (let t = from; t < to; t++) {
    const id = ids[t] as number;
    const start = starts[t] as number;
    const end = ends[t] as number;
    // A phrase stays under way only if the next token may be its next.
    const next = t + 1 < to ? (ids[t + 1] as number) : 0;
    const isNextApart = t + 1 < to && (starts[t + 1] as number) > end;
    const nextBit = 1 << (next & 31);
    const underWay = active;
    active = 0;
    steps += underWay;
    for (let a = 0; a < underWay; a++) {
      const node = places[a] as number;
      const begin = begins[a] as number;
      const stemRoot = nodes[node * NODE_FIELDS + STEMS] as number;
      if (stemRoot !== 0) steps += addStems(found, phrases, stemRoot, units, begin, start, end);
      if (id === 0) continue;
      const key = childKey(node, id);
      let place = placeOfKey(key, mask);
      while (keys[place] !== key && keys[place] !== -1) place = (place + 1) & mask;
      if (keys[place] === -1) continue;
      let child = children[place] as number;
      addChain(found, phrases, nodes[child * NODE_FIELDS + FIRST_WORD] as number, begin, end);
      if (isNextApart) child = nodes[child * NODE_FIELDS + AFTER_BLANK] as number;
      if (!mayLeadTo(nodes, child, nextBit)) continue;
      places[active] = child;
      begins[active++] = begin;
    }
    if (id !== 0) {
      const last = within.from[id + 1] as number;
      for (let k = within.from[id] as number; k < last; k++) {
        const word = within.words[k] as number;
        if (!isApart && needsBlank[word] === 1) continue;
        addWord(found, word, start + (within.starts[k] as number), start + (within.ends[k] as number));
      }
      if (
        isNextApart ? ((blankBits[id] as number) & nextBit) !== 0 : mayLeadTo(nodes, beginnings[id] as number, nextBit)
      ) {
        const child = beginnings[id] as number;
        places[active] = isNextApart ? (nodes[child * NODE_FIELDS + AFTER_BLANK] as number) : child;
        begins[active++] = start;
      }
    } else {
      const pair = pairOf(units[start] as number, start + 1 < end ? (units[start + 1] as number) : 0);
      if (stems.pairs[pair] !== 0) steps += addStems(found, phrases, rootStems, units, start, start, end);
      if (suffixEnds[(units[end - 1] as number) & 63] === 1) steps += addSuffixes(found, phrases, units, start, end);
    }
    isApart = isNextApart;
  }
  return steps;
}
