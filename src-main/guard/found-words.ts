import { type Automaton, DENSE, startState, step } from './aho-corasick.ts';
import { type FoldedText, WIDE } from './folded-text.ts';
import type { RuleProgram } from './rule-program.ts';
import { BOUNDARY, joinsWords } from './word-units.ts';

/** All words of the rules that stand in a text, in order of their ends, as columns. Buffers are reused. */
export interface FoundWords {
  count: number;
  words: Uint16Array;
  /** Units of the folded text. */
  starts: Int32Array;
  ends: Int32Array;
}

const MIN_GLUED_LETTERS = 4;

export function makeFoundWords(): FoundWords {
  return { count: 0, words: new Uint16Array(0), starts: new Int32Array(0), ends: new Int32Array(0) };
}

function grow(found: FoundWords, capacity: number): void {
  const { words, starts, ends } = found;
  found.words = new Uint16Array(capacity);
  found.starts = new Int32Array(capacity);
  found.ends = new Int32Array(capacity);
  found.words.set(words);
  found.starts.set(starts);
  found.ends.set(ends);
}

/** Appends what one automaton finds in `[from, to)`, in order of the ends. Returns the number of steps. */
function search(
  found: FoundWords,
  automaton: Automaton,
  program: RuleProgram,
  text: FoldedText,
  isGlued: boolean,
  from: number,
  to: number,
): number {
  const { units, length } = text;
  const { wordLengths, endsFreely } = program;
  const { classes, dense, ending, firstEnding, firstWord, nextWord, fail } = automaton;
  const boundary = classes[BOUNDARY.charCodeAt(0)] as number;
  let { count } = found;
  let steps = to - from;
  let state = startState(automaton);
  let isInside = isGlued || (from > 0 && joinsWords(units[from - 1] as number));
  for (let i = from; i < to; i++) {
    const unit = units[i] as number;
    if (!isGlued) {
      const joins = joinsWords(unit);
      if (joins && !isInside) state = dense[state * DENSE + boundary] as number;
      isInside = joins;
    }
    const cls = classes[unit] as number;
    state = cls < DENSE ? (dense[state * DENSE + cls] as number) : step(automaton, state, cls);
    if (state < firstEnding) continue;
    const end = i + 1;
    const joins = end < length && joinsWords(units[end] as number);
    for (let at = ending[state] as number; at !== 0; at = ending[fail[at] as number] as number) {
      for (let word = firstWord[at] as number; word !== -1; word = nextWord[word] as number) {
        steps++;
        const start = end - (wordLengths[word] as number);
        if (isGlued ? end - start < MIN_GLUED_LETTERS : joins && endsFreely[word] === 0) continue;
        if (count === found.words.length) grow(found, Math.max(1024, count * 2));
        found.words[count] = word;
        found.starts[count] = start;
        found.ends[count++] = end;
      }
    }
  }
  found.count = count;
  return steps;
}

/** Searches for wide words around wide units alone; most pages hold a few such signs at most. */
function searchWide(found: FoundWords, program: RuleProgram, text: FoldedText, isGlued: boolean): number {
  const { units, length, hasWide } = text;
  if (!hasWide) return 0;
  const { wide, reach } = isGlued ? program.glued : program.spaced;
  let steps = 0;
  for (let i = 0, done = 0; i < length; ) {
    if ((units[i] as number) < WIDE) {
      i++;
      continue;
    }
    const from = Math.max(done, i - reach);
    let last = i;
    for (; i < length && i - last <= reach; i++) if ((units[i] as number) >= WIDE) last = i;
    done = i;
    steps += search(found, wide, program, text, isGlued, from, done);
  }
  return steps;
}

/** Searches for words of other languages in the sentences that hold no mark of English. */
function searchForeign(found: FoundWords, program: RuleProgram, text: FoldedText, isGlued: boolean): number {
  const { length, sentences, sentenceStarts } = text;
  const { foreign } = isGlued ? program.glued : program.spaced;
  if (isGlued) return search(found, foreign, program, text, isGlued, 0, length);
  const { count, words, starts } = found;
  let steps = count;
  let from = 0;
  for (let i = 0; i < count; i++) {
    if (program.isEnglishMark[words[i] as number] === 0) continue;
    const start = starts[i] as number;
    if (start < from) continue;
    const sentence = sentences[start] as number;
    const end = sentenceStarts[sentence] as number;
    if (end > from) steps += search(found, foreign, program, text, isGlued, from, end);
    from = sentenceStarts[sentence + 1] as number;
  }
  if (from < length) steps += search(found, foreign, program, text, isGlued, from, length);
  return steps;
}

/** Brings two ordered stretches, `[0, middle)` and `[middle, count)`, into one order of the ends. */
function merge(found: FoundWords, middle: number): void {
  const { count, words, starts, ends } = found;
  if (middle === 0 || middle === count) return;
  const early = { words: words.slice(0, middle), starts: starts.slice(0, middle), ends: ends.slice(0, middle) };
  let from = 0;
  let late = middle;
  for (let to = 0; from < middle; to++) {
    const isLate = late < count && (ends[late] as number) < (early.ends[from] as number);
    words[to] = isLate ? (words[late] as number) : (early.words[from] as number);
    starts[to] = isLate ? (starts[late] as number) : (early.starts[from] as number);
    ends[to] = isLate ? (ends[late++] as number) : (early.ends[from++] as number);
  }
}

/**
 * Lists the words that stand between word boundaries; in glued text (its blanks are lost) any of at least four letters.
 * Returns the number of steps.
 */
export function findWords(found: FoundWords, program: RuleProgram, text: FoldedText, isGlued: boolean): number {
  const { english } = isGlued ? program.glued : program.spaced;
  found.count = 0;
  let steps = search(found, english, program, text, isGlued, 0, text.length);
  for (const searchMore of [searchForeign, searchWide]) {
    const middle = found.count;
    steps += searchMore(found, program, text, isGlued);
    if (found.count === middle) continue;
    merge(found, middle);
    steps += found.count;
  }
  return steps;
}
