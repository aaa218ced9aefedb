import type { Automaton } from './aho-corasick.ts';
import { type FoldedText, sentenceOf } from './folded-text.ts';
import type { RuleProgram } from './rule-program.ts';
import { searchLetters } from './search-letters.ts';
import { searchPhrases } from './search-phrases.ts';
import { mayHold } from './sieve.ts';
import { beginSearch, endSearch, type FoundWords } from './word-list.ts';

/** Searches for wide words around wide units alone; most pages hold a few such signs at most. */
function searchWide(found: FoundWords, program: RuleProgram, text: FoldedText, automaton: Automaton): number {
  const { units, length, wide, wideCount } = text;
  const { reach } = program;
  const { classes } = automaton;
  let steps = wideCount;
  for (let k = 0, done = 0; k < wideCount; k++) {
    let last = wide[k] as number;
    if (classes[units[last] as number] === 0) continue;
    const from = Math.max(done, last - reach);
    for (; k + 1 < wideCount && (wide[k + 1] as number) - last <= reach; k++) {
      if (classes[units[wide[k + 1] as number] as number] !== 0) last = wide[k + 1] as number;
    }
    done = Math.min(length, last + reach + 1);
    steps += searchLetters(found, automaton, program, text, false, from, done);
  }
  return steps;
}

/** Searches for words of other languages in sentences without a mark of English where one of their rules could match. */
function searchForeign(found: FoundWords, program: RuleProgram, text: FoldedText): number {
  const { units, sentenceStarts, tokens } = text;
  const { count, words, starts } = found;
  let steps = count + tokens.count;
  let mark = 0;
  let sentence = 0;
  for (let from = 0, to = 0; from < tokens.count; from = to) {
    sentence = sentenceOf(text, tokens.starts[from] as number, sentence);
    const next = sentenceStarts[sentence + 1] as number;
    while (to < tokens.count && (tokens.starts[to] as number) < next) to++;
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
  if (text.wideCount === 0) return steps;
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
