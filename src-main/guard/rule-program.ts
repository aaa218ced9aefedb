import { type Automaton, buildAutomaton } from './aho-corasick.ts';
import { WORD_FREQUENCY } from './common-words.ts';
import { type Lexicon, mergeLexicons, parseRule, type Rule, type RuleFamily, type Slot, type Word } from './rule-language.ts';

/** Families that share a vocabulary: a language, usually. */
export interface RuleGroup {
  lexicons: readonly Lexicon[];
  families: readonly RuleFamily[];
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

/** Where a slot's word has to stand. */
export const ANYWHERE = 0;
export const AT_CLAUSE = 1;
export const AT_LINE = 2;

const PLACES = [ANYWHERE, AT_CLAUSE, AT_LINE] as const;
const placeOf = (slot: Slot) => (slot.beginsClause ? AT_CLAUSE : slot.beginsLine ? AT_LINE : ANYWHERE);

/** The slots of all rules, as columns; a slot is one place in a rule that a found word can fill. */
export interface Slots {
  rule: Uint16Array;
  /** 0 for the first place of an ordered rule, 1 for a later one, 2 for a place of a rule without order. */
  order: Uint8Array;
  isLast: Uint8Array;
  gap: Uint16Array;
  mayCrossSentence: Uint8Array;
  /** ANYWHERE, AT_CLAUSE or AT_LINE. */
  begins: Uint8Array;
  endsLine: Uint8Array;
}

/** For each word the slots it can fill: `list[from[word] … from[word + 1])`. */
export interface SlotLists {
  from: Int32Array;
  list: Int32Array;
}

/** All rules, ready to run: one automaton over all their words, and for each word what it means to which rule. */
export interface RuleProgram {
  automaton: Automaton;
  wordLengths: Uint8Array;
  beginsFreely: Uint8Array;
  endsFreely: Uint8Array;
  rules: readonly CompiledRule[];
  slots: Slots;
  /** For ordinary text. */
  plain: SlotLists;
  /** For disguised text: the rules for it as well. */
  disguised: SlotLists;
  /**
   * A rule can only match around one of its rarest words, its anchors: how far the rules that a word anchors reach
   * before and after it, one row for each place where the word must stand (ANYWHERE, AT_CLAUSE, AT_LINE). 0 for words
   * that anchor no such rule.
   */
  reachBefore: readonly Uint16Array[];
  reachAfter: readonly Uint16Array[];
  /** States in which an anchor or a watched word ends. */
  isOfInterest: Uint8Array;
  /** States in which a noted word ends. */
  isNoted: Uint8Array;
  /** Word → sets of which occurrences are noted (vetoes and contexts). */
  notes: readonly (readonly number[])[];
  noteCount: number;
  /** Numbers of the sets asked for in `contexts`, in their order. */
  contextNotes: readonly number[];
  /** Word → numbers of the watched sets it belongs to. */
  watches: readonly (readonly number[])[];
  watchNames: readonly string[];
}

export interface NoteRequest {
  lexicons: readonly Lexicon[];
  /** Sets whose words are noted around matches. */
  contexts: readonly string[];
  /** Sets whose words are noted wherever they stand. */
  watches: readonly string[];
}

/** A guess at how often a word turns up in a megabyte of prose; only the order of sums matters. */
function frequencyOf({ text }: Word): number {
  return WORD_FREQUENCY.get(text) ?? (text.length <= 3 ? 6 : 1);
}

const costOf = (words: readonly Word[]) => words.reduce((sum, word) => sum + frequencyOf(word), 0);

function rarestSlot(rule: Rule): number {
  const costs = rule.slots.map(({ words }) => costOf(words));
  return costs.indexOf(Math.min(...costs));
}

const longest = (words: readonly Word[]) => words.reduce((most, { text }) => Math.max(most, text.length), 0);

/** How far a rule's other words can stand from its word in `anchor`. */
function reachOf(rule: Rule, anchor: number): { before: number; after: number } {
  if (!rule.inOrder) return { before: rule.span, after: rule.span };
  let before = 0;
  let after = 0;
  rule.slots.forEach(({ words, gap }, position) => {
    if (position <= anchor && position > 0) before += gap;
    if (position < anchor) before += longest(words);
    if (position > anchor) after += gap + longest(words);
  });
  return { before, after };
}

class ProgramBuilder {
  readonly words: Word[] = [];
  readonly rules: CompiledRule[] = [];
  readonly slotColumns: Record<keyof Slots, number[]> = {
    rule: [],
    order: [],
    isLast: [],
    gap: [],
    mayCrossSentence: [],
    begins: [],
    endsLine: [],
  };
  readonly slotsOfWord: number[][] = [];
  readonly notes: number[][] = [];
  readonly watches: number[][] = [];
  readonly reach: Array<Array<{ before: number; after: number }>> = [];
  noteCount = 0;
  readonly #index = new Map<string, number>();

  indexOf(word: Word): number {
    const key = `${Number(word.beginsFreely)}${Number(word.endsFreely)}${word.text}`;
    let index = this.#index.get(key);
    if (index === undefined) {
      index = this.words.push(word) - 1;
      this.slotsOfWord.push([]);
      this.notes.push([]);
      this.watches.push([]);
      this.reach.push(PLACES.map(() => ({ before: 0, after: 0 })));
      this.#index.set(key, index);
    }
    return index;
  }

  note(words: readonly Word[]): number {
    for (const word of words) this.notes[this.indexOf(word)]?.push(this.noteCount);
    return this.noteCount++;
  }

  addRule(family: RuleFamily, source: string, sets: ReadonlyMap<string, readonly Word[]>): void {
    const parsed = parseRule(source, sets);
    const columns = this.slotColumns;
    const rule = this.rules.length;
    this.rules.push({
      family,
      source,
      inOrder: parsed.inOrder,
      span: parsed.span,
      mayCrossSentence: parsed.mayCrossSentence,
      firstSlot: columns.rule.length,
      slotCount: parsed.slots.length,
      veto: parsed.unless.length > 0 ? this.note(parsed.unless) : -1,
    });
    parsed.slots.forEach((slot, position) => {
      const index = columns.rule.push(rule) - 1;
      columns.order.push(parsed.inOrder ? Math.min(position, 1) : 2);
      columns.isLast.push(Number(position === parsed.slots.length - 1));
      columns.gap.push(slot.gap);
      columns.mayCrossSentence.push(Number(slot.mayCrossSentence));
      columns.begins.push(placeOf(slot));
      columns.endsLine.push(Number(slot.endsLine));
      for (const word of new Set(slot.words.map((word) => this.indexOf(word)))) this.slotsOfWord[word]?.push(index);
    });
    if (family.applies === 'always') this.#anchor(parsed);
  }

  #anchor(rule: Rule): void {
    const anchor = rarestSlot(rule);
    const reach = reachOf(rule, anchor);
    const slot = rule.slots[anchor];
    if (!slot) return;
    for (const word of slot.words) {
      const known = this.reach[this.indexOf(word)]?.[placeOf(slot)];
      if (!known) continue;
      known.before = Math.max(known.before, reach.before + 1);
      known.after = Math.max(known.after, reach.after + 1);
    }
  }

  listSlots(isIncluded: (rule: CompiledRule) => boolean): SlotLists {
    const from = new Int32Array(this.words.length + 1);
    const list: number[] = [];
    this.slotsOfWord.forEach((slots, word) => {
      from[word] = list.length;
      const mine = slots.filter((slot) =>
        isIncluded(this.rules[this.slotColumns.rule[slot] as number] as CompiledRule),
      );
      // Later places first, so that one word never fills two places in a row.
      list.push(...mine.sort((a, b) => b - a));
    });
    from[this.words.length] = list.length;
    return { from, list: Int32Array.from(list) };
  }
}

export function compileRules(groups: readonly RuleGroup[], request: NoteRequest): RuleProgram {
  const builder = new ProgramBuilder();
  for (const { lexicons, families } of groups) {
    const sets = mergeLexicons(lexicons);
    for (const family of families) for (const source of family.rules) builder.addRule(family, source, sets);
  }
  const sets = mergeLexicons(request.lexicons);
  const contextNotes = request.contexts.map((name) => builder.note(sets.get(name) ?? []));
  request.watches.forEach((name, watch) => {
    for (const word of sets.get(name) ?? []) builder.watches[builder.indexOf(word)]?.push(watch);
  });
  const { words, slotColumns: columns, reach, watches } = builder;
  const automaton = buildAutomaton(words.map(({ text }) => text));
  return {
    automaton,
    wordLengths: Uint8Array.from(words, ({ text }) => text.length),
    beginsFreely: Uint8Array.from(words, (word) => Number(word.beginsFreely)),
    endsFreely: Uint8Array.from(words, (word) => Number(word.endsFreely)),
    rules: builder.rules,
    slots: {
      rule: Uint16Array.from(columns.rule),
      order: Uint8Array.from(columns.order),
      isLast: Uint8Array.from(columns.isLast),
      gap: Uint16Array.from(columns.gap),
      mayCrossSentence: Uint8Array.from(columns.mayCrossSentence),
      begins: Uint8Array.from(columns.begins),
      endsLine: Uint8Array.from(columns.endsLine),
    },
    plain: builder.listSlots(({ family }) => family.applies === 'always'),
    disguised: builder.listSlots(() => true),
    reachBefore: PLACES.map((place) => Uint16Array.from(reach, (places) => places[place]?.before ?? 0)),
    reachAfter: PLACES.map((place) => Uint16Array.from(reach, (places) => places[place]?.after ?? 0)),
    isOfInterest: statesOfInterest(
      automaton,
      (word) => (reach[word] ?? []).some(({ after }) => after > 0) || (watches[word]?.length ?? 0) > 0,
    ),
    isNoted: statesOfInterest(automaton, (word) => (builder.notes[word]?.length ?? 0) > 0),
    notes: builder.notes,
    noteCount: builder.noteCount,
    contextNotes,
    watches,
    watchNames: request.watches,
  };
}

function statesOfInterest(automaton: Automaton, isInteresting: (word: number) => boolean): Uint8Array {
  const { ending, firstWord, nextWord, fail } = automaton;
  const states = new Uint8Array(ending.length);
  for (let state = 1; state < states.length; state++) {
    for (let found = ending[state] as number; found !== 0; found = ending[fail[found] as number] as number) {
      for (let word = firstWord[found] as number; word !== -1; word = nextWord[word] as number) {
        if (isInteresting(word)) states[state] = 1;
      }
    }
  }
  return states;
}
