import type { Word } from './rule-language.ts';
import { isBlank, splitTokens, type Vocabulary } from './vocabulary.ts';
import { addWord, beginSearch, type FoundWords, makeFoundWords } from './word-list.ts';
import { joinsWords } from './word-units.ts';

/**
 * The rules' words and phrases as a tree of tokens, so that a scan goes from word to word and not from letter to letter.
 * Most tokens of a text lead nowhere, which one look at a bit tells.
 */
export interface Phrases {
  /** Token → node of the phrases that begin with it, or 0. */
  readonly beginnings: Uint16Array;
  /** Token → bits of the tokens modulo 32 that may come after it and a blank; all of them where a stem may. */
  readonly blankBits: Int32Array;
  readonly within: WithinToken;
  /** See `NODE_FIELDS`; node 0 is the root. */
  readonly nodes: Int32Array;
  /** Children by `childKey(node, token)`, open addressing. */
  readonly keys: Int32Array;
  readonly children: Uint16Array;
  /** Word → the next one that ends at the same node, or -1. */
  readonly nextWord: Int32Array;
  /** Word → 1 if a blank has to stand before it. */
  readonly needsBlank: Uint8Array;
  readonly stems: Stems;
  /** Words of one token that may begin within a token. */
  readonly suffixes: readonly Suffix[];
  /** Last letter of a token modulo 64 → 1 if a suffix may stand in it. */
  readonly suffixEnds: Uint8Array;
}

/** By token of the vocabulary, the words that stand within it: entries `from[token]` to `from[token + 1]`. */
export interface WithinToken {
  readonly from: Int32Array;
  readonly words: Uint16Array;
  /** Where the word begins in the token, and where it ends. */
  readonly starts: Uint8Array;
  readonly ends: Uint8Array;
}

/** A record of four numbers for each node, so that a scan finds all of it in one place of the memory. */
export const NODE_FIELDS = 4;
/** First word that ends there, or -1. */
export const FIRST_WORD = 0;
/** The node after a blank, or 0. */
export const AFTER_BLANK = 1;
/** A bit for each of the children's tokens modulo 32. */
export const CHILD_BITS = 2;
/** Root, in `stems`, of the beginnings of tokens with which words end there; 0 for none. */
export const STEMS = 3;

export interface Suffix {
  word: number;
  letters: Uint16Array;
  /** It may end within the token, too. */
  endsFreely: boolean;
}

/** Trees of letters, of words that end within a token: `instruct*`. */
export interface Stems {
  /** Letter → sibling chains. */
  readonly unit: Uint16Array;
  readonly firstChild: Uint16Array;
  readonly nextSibling: Uint16Array;
  readonly firstWord: Int32Array;
  /** Bits of `pairOf` for the first two letters of stems at the root. */
  readonly pairs: Uint8Array;
}

/** Phrases of more tokens are no use: a scan has room for so many under way. */
export const MAX_TOKENS = 64;

export const pairOf = (first: number, second: number) => ((first & 63) << 6) | (second & 63);
export const childKey = (node: number, token: number) => (node << 15) | token;
export const placeOfKey = (key: number, mask: number) => (Math.imul(key, 0x9e3779b1) >>> 12) & mask;

/** Ends of words share nodes and come in chains, the last one added first. */
function endAt(firstWord: number[] | Int32Array, nextWord: Int32Array, node: number, word: number): void {
  nextWord[word] = firstWord[node] as number;
  firstWord[node] = word;
}

class StemBuilder {
  readonly unit = [0];
  readonly firstChild = [0];
  readonly nextSibling = [0];
  readonly firstWord = [-1];
  readonly pairs = new Uint8Array(1 << 12);

  addRoot(): number {
    this.unit.push(0);
    this.firstChild.push(0);
    this.nextSibling.push(0);
    return this.firstWord.push(-1) - 1;
  }

  add(root: number, stem: string): number {
    let node = root;
    for (const letter of stem.split('')) {
      const unit = letter.charCodeAt(0);
      let child = this.firstChild[node] as number;
      while (child !== 0 && this.unit[child] !== unit) child = this.nextSibling[child] as number;
      if (child === 0) {
        child = this.addRoot();
        this.unit[child] = unit;
        this.nextSibling[child] = this.firstChild[node] as number;
        this.firstChild[node] = child;
      }
      node = child;
    }
    return node;
  }

  /** Notes a stem with which a phrase begins. */
  notePair(stem: string): void {
    const first = stem.charCodeAt(0);
    if (stem.length > 1) this.pairs[pairOf(first, stem.charCodeAt(1))] = 1;
    else for (let second = 0; second < 64; second++) this.pairs[pairOf(first, second)] = 1;
  }

  stems(): Stems {
    return {
      unit: Uint16Array.from(this.unit),
      firstChild: Uint16Array.from(this.firstChild),
      nextSibling: Uint16Array.from(this.nextSibling),
      firstWord: Int32Array.from(this.firstWord),
      pairs: this.pairs,
    };
  }
}

const isLetterAt = (text: string, at: number) => joinsWords(text.charCodeAt(at));

/** The tokens of words, for a vocabulary; stems count as well, although no token equals them. */
export const tokensOf = (words: readonly (Word | null)[]): string[] =>
  words.flatMap((word) => (word ? splitTokens(word.text).filter((token) => !isBlank(token.charCodeAt(0))) : []));

export function addChain(
  found: FoundWords,
  phrases: Pick<Phrases, 'nextWord'>,
  first: number,
  start: number,
  end: number,
): void {
  for (let word = first; word !== -1; word = phrases.nextWord[word] as number) addWord(found, word, start, end);
}

/** Adds the words from `begin` on that end with a beginning of the token `[start, end)`. Returns the number of steps. */
export function addStems(
  found: FoundWords,
  phrases: Pick<Phrases, 'nextWord' | 'stems'>,
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
export function addSuffixes(
  found: FoundWords,
  phrases: Pick<Phrases, 'suffixes'>,
  units: Uint16Array,
  start: number,
  end: number,
): number {
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

/** Words that begin and end within a token, by trying its letters. */
function wordsWithin(phrases: Omit<Phrases, 'within'>, { size, from, letters }: Vocabulary): WithinToken {
  const found = makeFoundWords();
  const starts = new Int32Array(size + 2);
  for (let token = 1; token <= size; token++) {
    starts[token] = found.count;
    beginSearch(found);
    const begin = from[token] as number;
    const end = from[token + 1] as number;
    const node = (phrases.beginnings[token] as number) * NODE_FIELDS;
    if (node !== 0) addChain(found, phrases, phrases.nodes[node + FIRST_WORD] as number, begin, end);
    addStems(found, phrases, phrases.nodes[STEMS] as number, letters, begin, begin, end);
    addSuffixes(found, phrases, letters, begin, end);
    for (let i = starts[token] as number; i < found.count; i++) {
      found.starts[i] = (found.starts[i] as number) - begin;
      found.ends[i] = (found.ends[i] as number) - begin;
    }
  }
  starts[size + 1] = found.count;
  return {
    from: starts,
    words: found.words.slice(0, found.count),
    starts: Uint8Array.from(found.starts.subarray(0, found.count)),
    ends: Uint8Array.from(found.ends.subarray(0, found.count)),
  };
}

/**
 * Words go by their index; null leaves an index out. Throws when a word of several tokens has a star at its beginning,
 * or when the tree would need more than 65,535 nodes.
 */
export function buildPhrases(
  words: readonly (Word | null)[],
  vocabulary: Vocabulary & { idOf(token: string): number },
  needsBlank: (word: Word) => boolean,
): Phrases {
  const children = new Map<number, number>();
  const firstWord = [-1];
  const afterBlank = [0];
  const stemsOf = [0];
  const builder = new StemBuilder();
  const nextWord = new Int32Array(words.length).fill(-1);
  const beginnings = new Uint16Array(vocabulary.size + 1);
  const suffixes: Suffix[] = [];
  const suffixEnds = new Uint8Array(64);

  const newNode = () => {
    afterBlank.push(0);
    stemsOf.push(0);
    return firstWord.push(-1) - 1;
  };
  const childOf = (node: number, token: string): number => {
    if (isBlank(token.charCodeAt(0))) {
      if (afterBlank[node] === 0) afterBlank[node] = newNode();
      return afterBlank[node] as number;
    }
    const key = childKey(node, vocabulary.idOf(token));
    const child = children.get(key) ?? newNode();
    children.set(key, child);
    return child;
  };

  words.forEach((word, index) => {
    if (!word) return;
    const tokens = splitTokens(word.text);
    if (tokens.length > MAX_TOKENS) throw new Error(`rule word "${word.text}": more than ${MAX_TOKENS} tokens`);
    if (word.beginsFreely && isLetterAt(word.text, 0)) {
      if (tokens.length > 1) throw new Error(`rule word "*${word.text}": a star before more than one word`);
      const letters = Uint16Array.from(word.text.split(''), (letter) => letter.charCodeAt(0));
      suffixes.push({ word: index, letters, endsFreely: word.endsFreely });
      if (word.endsFreely) suffixEnds.fill(1);
      else suffixEnds[(letters.at(-1) as number) & 63] = 1;
      return;
    }
    const stem = word.endsFreely && isLetterAt(word.text, word.text.length - 1) ? tokens.pop() : undefined;
    let node = 0;
    for (const token of tokens) node = childOf(node, token);
    if (stem === undefined) endAt(firstWord, nextWord, node, index);
    else {
      if (node === 0) builder.notePair(stem);
      if (stemsOf[node] === 0) stemsOf[node] = builder.addRoot();
      endAt(builder.firstWord, nextWord, builder.add(stemsOf[node] as number, stem), index);
    }
  });
  if (firstWord.length > 0xffff) throw new Error(`too many nodes: ${firstWord.length}`);

  const capacity = 2 ** Math.ceil(Math.log2(Math.max(16, children.size * 2)));
  const keys = new Int32Array(capacity).fill(-1);
  const values = new Uint16Array(capacity);
  const nodes = new Int32Array(firstWord.length * NODE_FIELDS);
  firstWord.forEach((word, node) => {
    nodes.set([word, afterBlank[node] as number, 0, stemsOf[node] as number], node * NODE_FIELDS);
  });
  for (const [key, child] of children) {
    const token = key & 0x7fff;
    const node = key >>> 15;
    if (node === 0) {
      beginnings[token] = child;
      continue;
    }
    const bits = node * NODE_FIELDS + CHILD_BITS;
    nodes[bits] = (nodes[bits] as number) | (1 << (token & 31));
    let place = placeOfKey(key, capacity - 1);
    while (keys[place] !== -1) place = (place + 1) & (capacity - 1);
    keys[place] = key;
    values[place] = child;
  }
  const phrases = {
    beginnings,
    blankBits: Int32Array.from(beginnings, (child) => {
      const after = nodes[child * NODE_FIELDS + AFTER_BLANK] as number;
      if (child === 0 || after === 0) return 0;
      return nodes[after * NODE_FIELDS + STEMS] === 0 ? (nodes[after * NODE_FIELDS + CHILD_BITS] as number) : -1;
    }),
    nodes,
    keys,
    children: values,
    nextWord,
    needsBlank: Uint8Array.from(words, (word) => Number(word !== null && needsBlank(word))),
    stems: builder.stems(),
    suffixes,
    suffixEnds,
  };
  return { ...phrases, within: wordsWithin(phrases, vocabulary) };
}
