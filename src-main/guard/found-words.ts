import { DENSE, startState, step } from './aho-corasick.ts';
import type { FoldedText } from './folded-text.ts';
import { isWrittenWithoutBlanks } from './rule-language.ts';
import type { RuleProgram } from './rule-program.ts';

/** All words of the rules that stand in a text, in order of their ends, as columns. Buffers are reused. */
export interface FoundWords {
  count: number;
  words: Uint16Array;
  /** Units of the folded text. */
  starts: Int32Array;
  ends: Int32Array;
}

const UNKNOWN = 0;
const PLAIN = 1;
const WORD = 2;
/** A word unit that makes its neighbour part of a longer word; Chinese and the like write Latin words without a blank. */
const JOINING = 3;
const unitKinds = new Uint8Array(0x10000);

function unitKind(code: number): number {
  const known = unitKinds[code] as number;
  if (known !== UNKNOWN) return known;
  const isWord = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code));
  const kind = !isWord ? PLAIN : isWrittenWithoutBlanks(code) ? WORD : JOINING;
  unitKinds[code] = kind;
  return kind;
}

export const isWordUnit = (code: number) => unitKind(code) >= WORD;
const joinsWords = (code: number) => unitKind(code) === JOINING;

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

/**
 * Lists the words that stand between word boundaries; in glued text (its blanks are lost) any of at least four letters.
 * Returns the number of steps.
 */
export function findWords(found: FoundWords, program: RuleProgram, text: FoldedText, isGlued: boolean): number {
  const { units, length } = text;
  const { automaton, wordLengths, beginsFreely, endsFreely } = program;
  const { classes, dense, ending, firstWord, nextWord, fail } = automaton;
  let count = 0;
  let steps = length;
  let state = startState(automaton);
  for (let i = 0; i < length; i++) {
    const cls = classes[units[i] as number] as number;
    state = cls < DENSE ? (dense[state * DENSE + cls] as number) : step(automaton, state, cls);
    let at = ending[state] as number;
    if (at === 0) continue;
    const end = i + 1;
    const isCut = end < length && joinsWords(units[end] as number);
    for (; at !== 0; at = ending[fail[at] as number] as number) {
      for (let word = firstWord[at] as number; word !== -1; word = nextWord[word] as number) {
        steps++;
        const start = end - (wordLengths[word] as number);
        if (isGlued) {
          if (end - start < MIN_GLUED_LETTERS) continue;
        } else if (isCut && endsFreely[word] === 0) continue;
        else if (start > 0 && beginsFreely[word] === 0 && joinsWords(units[start - 1] as number)) continue;
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
