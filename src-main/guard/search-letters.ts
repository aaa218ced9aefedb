import { type Automaton, DENSE, startState, step } from './aho-corasick.ts';
import type { FoldedText } from './folded-text.ts';
import type { RuleProgram } from './rule-program.ts';
import { addWord, type FoundWords } from './word-list.ts';
import { BOUNDARY, joinsWords } from './word-units.ts';

const MIN_GLUED_LETTERS = 4;

/**
 * Adds the words that an automaton finds in `[from, to)`. Of scripts without blanks, and of text that lost its blanks
 * (`isGlued`: words of at least four letters need no boundary). Returns the number of steps.
 */
export function searchLetters(
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
        addWord(found, word, start, end);
      }
    }
  }
  return steps;
}
