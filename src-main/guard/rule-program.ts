import { type Automaton, buildAutomaton } from './aho-corasick.ts';
import { type Lexicon, mergeLexicons, parseRule, type RuleFamily, type Word } from './rule-language.ts';

/** One place in a rule that a found word can fill; `index` counts the places of all rules through. */
export interface CompiledSlot {
  rule: number;
  position: number;
  isLast: boolean;
  gap: number;
  mayCrossSentence: boolean;
  beginsClause: boolean;
  beginsLine: boolean;
  endsLine: boolean;
}

export interface CompiledRule {
  family: RuleFamily;
  source: string;
  inOrder: boolean;
  span: number;
  mayCrossSentence: boolean;
  firstSlot: number;
  slotCount: number;
  /** Number of the set whose words forbid a match, or -1. */
  veto: number;
}

/** All rules, ready to run: one automaton over all their words, and for each word what it means to which rule. */
export interface RuleProgram {
  automaton: Automaton;
  wordLengths: Uint8Array;
  beginsFreely: Uint8Array;
  endsFreely: Uint8Array;
  slots: readonly CompiledSlot[];
  rules: readonly CompiledRule[];
  /** Word → places it can fill, as ranges in `slotList`. */
  slotsFrom: Int32Array;
  slotList: Int32Array;
  /** Word → sets of which occurrences are noted (vetoes and contexts). */
  notes: readonly (readonly number[])[];
  noteCount: number;
  /** Numbers of the sets in `contexts`, in their order. */
  contextNotes: readonly number[];
}

/** Families that share a vocabulary: a language, usually. */
export interface RuleGroup {
  lexicons: readonly Lexicon[];
  families: readonly RuleFamily[];
}

/** Compiles rules. `contexts` names sets whose occurrences the caller wants noted beside the matches. */
export function compileRules(
  groups: readonly RuleGroup[],
  contexts: { lexicons: readonly Lexicon[]; names: readonly string[] },
): RuleProgram {
  const wordIndex = new Map<string, number>();
  const words: Word[] = [];
  const slotsOfWord: number[][] = [];
  const notes: number[][] = [];
  const indexOf = (word: Word) => {
    const key = `${word.beginsFreely ? '*' : ''}\u0000${word.text}\u0000${word.endsFreely ? '*' : ''}`;
    let index = wordIndex.get(key);
    if (index === undefined) {
      index = words.push(word) - 1;
      slotsOfWord.push([]);
      notes.push([]);
      wordIndex.set(key, index);
    }
    return index;
  };
  let noteCount = 0;
  const note = (list: readonly Word[]) => {
    for (const word of list) notes[indexOf(word)]?.push(noteCount);
    return noteCount++;
  };
  const slots: CompiledSlot[] = [];
  const rules: CompiledRule[] = [];
  const addRule = (family: RuleFamily, source: string, sets: ReadonlyMap<string, readonly Word[]>) => {
    const parsed = parseRule(source, sets);
    const rule = rules.length;
    rules.push({
      family,
      source,
      inOrder: parsed.inOrder,
      span: parsed.span,
      mayCrossSentence: parsed.mayCrossSentence,
      firstSlot: slots.length,
      slotCount: parsed.slots.length,
      veto: parsed.unless.length > 0 ? note(parsed.unless) : -1,
    });
    parsed.slots.forEach(({ words: slotWords, ...slot }, position) => {
      const index = slots.push({ ...slot, rule, position, isLast: position === parsed.slots.length - 1 }) - 1;
      for (const word of new Set(slotWords.map(indexOf))) slotsOfWord[word]?.push(index);
    });
  };
  for (const { lexicons, families } of groups) {
    const sets = mergeLexicons(lexicons);
    for (const family of families) for (const source of family.rules) addRule(family, source, sets);
  }
  const contextSets = mergeLexicons(contexts.lexicons);
  const contextNotes = contexts.names.map((name) => note(contextSets.get(name) ?? []));
  const slotsFrom = new Int32Array(words.length + 1);
  const slotList: number[] = [];
  slotsOfWord.forEach((list, word) => {
    slotsFrom[word] = slotList.length;
    // Later places first, so that one word never fills two places in a row.
    slotList.push(...list.toSorted((a, b) => b - a));
  });
  slotsFrom[words.length] = slotList.length;
  return {
    automaton: buildAutomaton(words.map((word) => word.text)),
    wordLengths: Uint8Array.from(words, (word) => word.text.length),
    beginsFreely: Uint8Array.from(words, (word) => Number(word.beginsFreely)),
    endsFreely: Uint8Array.from(words, (word) => Number(word.endsFreely)),
    slots,
    rules,
    slotsFrom,
    slotList: Int32Array.from(slotList),
    notes,
    noteCount,
    contextNotes,
  };
}
