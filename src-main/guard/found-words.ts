import type { Automaton } from './aho-corasick.ts';
import { type FoldedText, WIDE } from './folded-text.ts';
import type { RuleProgram } from './rule-program.ts';
import { searchLetters } from './search-letters.ts';
import { searchPhrases } from './search-phrases.ts';
import { mayHold } from './sieve.ts';
import { beginSearch, endSearch, type FoundWords } from './word-list.ts';

/** Searches for wide words around wide units alone; most pages hold a few such signs at most. */
function searchWide(found: FoundWords, program: RuleProgram, text: FoldedText, wide: Automaton): number {
  const { units, length } = text;
  const { reach } = program;
  let steps = 0;
  for (let i = 0, done = 0; i < length; ) {
    if ((units[i] as number) < WIDE || wide.classes[units[i] as number] === 0) {
      i++;
      continue;
    }
    const from = Math.max(done, i - reach);
    let last = i;
    for (; i < length && i - last <= reach; i++)
      if (wide.classes[units[i] as number] !== 0 && (units[i] as number) >= WIDE) last = i;
    done = i;
    steps += searchLetters(found, wide, program, text, false, from, done);
  }
  return steps;
}

/** Searches for words of other languages in sentences without a mark of English where one of their rules could match. */
function searchForeign(found: FoundWords, program: RuleProgram, text: FoldedText): number {
  const { units, sentences, tokens } = text;
  const { count, words, starts } = found;
  let steps = count + tokens.count;
  let mark = 0;
  for (let from = 0, to = 0; from < tokens.count; from = to) {
    const sentence = sentences[tokens.starts[from] as number] as number;
    while (to < tokens.count && sentences[tokens.starts[to] as number] === sentence) to++;
    const end = tokens.ends[to - 1] as number;
    let isEnglish = false;
    for (; mark < count && (starts[mark] as number) < end; mark++) {
      if (program.isEnglishMark[words[mark] as number] === 1) isEnglish = true;
    }
    if (isEnglish || !mayHold(program.foreignSieve, tokens, units, from, to)) continue;
    steps += searchPhrases(found, program.foreign, tokens, units, from, to);
  }
  return steps;
}

/** Lists the words that stand between word boundaries. Returns the number of steps. */
function findSpaced(found: FoundWords, program: RuleProgram, text: FoldedText): number {
  const { tokens, units, length } = text;
  beginSearch(found);
  let steps = length + searchPhrases(found, program.english, tokens, units, 0, tokens.count);
  beginSearch(found);
  steps += searchForeign(found, program, text) + endSearch(found);
  if (!text.hasWide) return steps;
  for (const automaton of program.wide) {
    beginSearch(found);
    steps += searchWide(found, program, text, automaton) + endSearch(found);
  }
  return steps;
}

/** Lists the words of at least four letters wherever they stand: the text's blanks are lost. */
function findGlued(found: FoundWords, program: RuleProgram, text: FoldedText): number {
  let steps = 0;
  for (const automaton of program.glued()) {
    beginSearch(found);
    steps += searchLetters(found, automaton, program, text, true, 0, text.length) + endSearch(found);
  }
  return steps;
}

/** Lists all words of the rules that stand in a text. Returns the number of steps. */
export function findWords(found: FoundWords, program: RuleProgram, text: FoldedText, isGlued: boolean): number {
  found.count = 0;
  return isGlued ? findGlued(found, program, text) : findSpaced(found, program, text);
}
