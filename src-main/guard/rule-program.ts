import { type Automaton, buildAutomaton } from './aho-corasick.ts';
import { WORD_FREQUENCY } from './common-words.ts';
import {
  type Lexicon,
  mergeLexicons,
  parseRule,
  type Rule,
  type RuleFamily,
  type Slot,
  type Word,
} from './rule-language.ts';
import { markBoundaries } from './word-units.ts';

/** Families that share a vocabulary: a language, usually. */
export interface RuleGroup {
  lexicons: readonly Lexicon[];
  families: readonly RuleFamily[];
  /** For a language other than English: its words are looked for in sentences that do not read like English. */
  isForeign?: boolean;
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

/**
 * The first look. A rule can only match where words of its two rarest slots stand near each other (or of its only slot);
 * only there is it tried. One gate for each rule, as columns.
 */
export interface Gates {
  /** Word → its sides of gates, as `gate * 2 + side`, for ordinary text and for disguised text. */
  plain: WordLists;
  disguised: WordLists;
  /** By side: where the word must stand (ANYWHERE, AT_CLAUSE or AT_LINE). */
  place: Uint8Array;
  /** By gate: the rule that it opens. */
  rule: Uint16Array;
  /** By gate: farthest that the end of the one word can lie from the start of the other; 0 for a gate of one side. */
  distance: Uint16Array;
  /** By gate: how far the rule's other words can stand before the first and after the second. */
  before: Uint16Array;
  after: Uint16Array;
}

/** For each word a list: `list[from[word] … from[word + 1])`. */
export interface WordLists {
  from: Int32Array;
  list: Int32Array;
}

/** Which words fill which places of a rule. Words that fill the same places of all rules are one class. */
export interface Fillings {
  classOf: Uint16Array;
  classCount: number;
  /** `rule * classCount + class` → the rule's places as bits; the lowest bit is its last place. */
  places: Uint16Array;
}

/** Three small automata, so that most text passes through one of them alone. */
export interface Automata {
  /** Words of English rules, and signs. */
  english: Automaton;
  /** Words of other languages in Latin letters. */
  foreign: Automaton;
  /** Words of any language with a unit from `WIDE` on. */
  wide: Automaton;
  /** Length of the longest word of `wide`. */
  reach: number;
}
/** First unit after the Latin blocks. */
export const WIDE = 0x250;

/** All rules, ready to run: automata over all their words, and for each word what it means to which rule. */
export interface RuleProgram {
  /** Over the words with their boundaries marked, so that nothing within other words is found. */
  spaced: Automata;
  /** Over the bare words, for text that lost its blanks. */
  glued: Automata;
  wordLengths: Uint8Array;
  endsFreely: Uint8Array;
  /** Word → whether it marks its sentence as English. */
  isEnglishMark: Uint8Array;
  rules: readonly CompiledRule[];
  slots: Slots;
  fillings: Fillings;
  gates: Gates;
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
  /** Set of words that stand in nearly every English sentence and in no other language. */
  englishMarks?: string;
}

/** A guess at how often a word turns up in a megabyte of prose; only the order of sums matters. */
function frequencyOf({ text }: Word): number {
  return WORD_FREQUENCY.get(text) ?? (text.length <= 3 ? 6 : text.includes(' ') || !/[a-z]{4}/.test(text) ? 0.1 : 1);
}

const costOf = (words: readonly Word[]) => words.reduce((sum, word) => sum + frequencyOf(word), 0);

const ALWAYS_ANYWHERE = new Set(['ai', 'ki', 'q']);

/**
 * Short words are looked for with the blank before them; the few places where a bracket or quote precedes such a word
 * are given up.
 */
function searchedText({ text, beginsFreely, endsFreely }: Word): string {
  const isShort = /^[a-z]{1,2}$/.test(text) && !beginsFreely && !endsFreely && !ALWAYS_ANYWHERE.has(text);
  return markBoundaries(isShort ? ` ${text}` : text, !beginsFreely);
}

/** A rule is tried wherever its rarest slot has a word if the next slot's words turn up so many times as often. */
const MUCH_RARER = 20;

/** The two slots with the rarest words, in the order of the rule; one for a rule of one slot or with one rare slot. */
function rarestSlots(rule: Rule): number[] {
  const costs = rule.slots.map(({ words }) => costOf(words));
  const [first = 0, second = first] = costs
    .map((_, slot) => slot)
    .sort((a, b) => (costs[a] as number) - (costs[b] as number));
  if ((costs[second] as number) >= MUCH_RARER * (costs[first] as number)) return [first];
  return [first, second].sort((a, b) => a - b);
}

const longest = (words: readonly Word[]) => words.reduce((most, { text }) => Math.max(most, text.length), 0);

interface Gate {
  rule: number;
  distance: number;
  before: number;
  after: number;
}

function gateOf(rule: Rule, first: number, second: number): Omit<Gate, 'rule'> {
  if (!rule.inOrder) return { distance: first === second ? 0 : rule.span, before: rule.span, after: rule.span };
  const gate = { distance: 0, before: 1, after: 1 };
  rule.slots.forEach(({ words, gap }, position) => {
    const size = longest(words);
    if (position < first) gate.before += size;
    if (position > 0 && position <= first) gate.before += gap;
    if (position > first && position <= second) gate.distance += gap + size;
    if (position > second) gate.after += gap + size;
  });
  if (second > first) gate.distance += longest(rule.slots[first]?.words ?? []);
  return gate;
}

/** The places of a rule are bits of a 16-bit number. */
const MAX_SLOTS = 16;

class ProgramBuilder {
  readonly words: Word[] = [];
  /** By word: whether only rules for other languages have it. */
  readonly isForeign: boolean[] = [];
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
  readonly gates: Gate[] = [];
  readonly places: number[] = [];
  readonly plainGatesOfWord: number[][] = [];
  readonly disguisedGatesOfWord: number[][] = [];
  noteCount = 0;
  isInForeignGroup = false;
  readonly #index = new Map<string, number>();
  readonly #noteOf = new Map<string, number>();

  indexOf(word: Word): number {
    const key = `${Number(word.beginsFreely)}${Number(word.endsFreely)}${word.text}`;
    let index = this.#index.get(key);
    if (index === undefined) {
      index = this.words.push(word) - 1;
      this.isForeign.push(true);
      this.slotsOfWord.push([]);
      this.notes.push([]);
      this.watches.push([]);
      this.plainGatesOfWord.push([]);
      this.disguisedGatesOfWord.push([]);
      this.#index.set(key, index);
    }
    if (!this.isInForeignGroup) this.isForeign[index] = false;
    return index;
  }

  /** Rules share their vetoes, so equal sets get one number. */
  note(words: readonly Word[]): number {
    const indexes = [...new Set(words.map((word) => this.indexOf(word)))].sort((a, b) => a - b);
    const key = indexes.join();
    const known = this.#noteOf.get(key);
    if (known !== undefined) return known;
    for (const index of indexes) this.notes[index]?.push(this.noteCount);
    this.#noteOf.set(key, this.noteCount);
    return this.noteCount++;
  }

  addRule(family: RuleFamily, source: string, sets: ReadonlyMap<string, readonly Word[]>): void {
    const parsed = parseRule(source, sets);
    const columns = this.slotColumns;
    if (parsed.slots.length > MAX_SLOTS) throw new Error(`rule "${source}": more than ${MAX_SLOTS} places`);
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
    this.#addGate(parsed, family.applies === 'disguised');
  }

  #addGate(rule: Rule, isForDisguised: boolean): void {
    const [first = 0, second = first] = rarestSlots(rule);
    const gate = this.gates.push({ ...gateOf(rule, first, second), rule: this.rules.length - 1 }) - 1;
    [first, second].forEach((position, side) => {
      const slot = rule.slots[position];
      if (!slot) return;
      this.places.push(placeOf(slot));
      if (side === 1 && second === first) return;
      for (const word of new Set(slot.words.map((each) => this.indexOf(each)))) {
        this.disguisedGatesOfWord[word]?.push(gate * 2 + side);
        if (!isForDisguised) this.plainGatesOfWord[word]?.push(gate * 2 + side);
      }
    });
  }

  fillings(): Fillings {
    const classes = new Map<string, number>();
    const classOf = Uint16Array.from(this.slotsOfWord, (slots) => {
      const key = slots.join();
      const known = classes.get(key) ?? classes.size;
      classes.set(key, known);
      return known;
    });
    const classCount = classes.size;
    const places = new Uint16Array(this.rules.length * classCount);
    this.slotsOfWord.forEach((slots, word) => {
      for (const slot of slots) {
        const number = this.slotColumns.rule[slot] as number;
        const { firstSlot, slotCount } = this.rules[number] as CompiledRule;
        const cell = number * classCount + (classOf[word] as number);
        places[cell] = (places[cell] as number) | (1 << (firstSlot + slotCount - 1 - slot));
      }
    });
    return { classOf, classCount, places };
  }
}

function flatten(lists: readonly (readonly number[])[]): WordLists {
  const from = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    from[i + 1] = (from[i] as number) + list.length;
  });
  return { from, list: Int32Array.from(lists.flat()) };
}

function buildAutomata(texts: readonly string[], isForeign: readonly boolean[]): Automata {
  const isWide = texts.map((text) => text.split('').some((unit) => unit.charCodeAt(0) >= WIDE));
  const only = (isWanted: (word: number) => boolean) =>
    buildAutomaton(texts.map((text, word) => (isWanted(word) ? text : null)));
  return {
    english: only((word) => !isWide[word] && !isForeign[word]),
    foreign: only((word) => !isWide[word] && isForeign[word] === true),
    wide: only((word) => isWide[word] === true),
    reach: texts.reduce((most, text, word) => (isWide[word] ? Math.max(most, text.length) : most), 0),
  };
}

export function compileRules(groups: readonly RuleGroup[], request: NoteRequest): RuleProgram {
  const builder = new ProgramBuilder();
  for (const { lexicons, families, isForeign } of groups) {
    builder.isInForeignGroup = isForeign ?? false;
    const sets = mergeLexicons(lexicons);
    for (const family of families) for (const source of family.rules) builder.addRule(family, source, sets);
  }
  builder.isInForeignGroup = false;
  const sets = mergeLexicons(request.lexicons);
  const marks = (sets.get(request.englishMarks ?? '') ?? []).map((word) => builder.indexOf(word));
  const contextNotes = request.contexts.map((name) => builder.note(sets.get(name) ?? []));
  request.watches.forEach((name, watch) => {
    for (const word of sets.get(name) ?? []) builder.watches[builder.indexOf(word)]?.push(watch);
  });
  const { words, slotColumns: columns, gates, notes, watches } = builder;
  return {
    spaced: buildAutomata(words.map(searchedText), builder.isForeign),
    glued: buildAutomata(
      words.map(({ text }) => text),
      builder.isForeign,
    ),
    wordLengths: Uint8Array.from(words, ({ text }) => text.length),
    endsFreely: Uint8Array.from(words, (word) => Number(word.endsFreely)),
    isEnglishMark: Uint8Array.from(words, (_, index) => Number(marks.includes(index))),
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
    fillings: builder.fillings(),
    gates: {
      plain: flatten(builder.plainGatesOfWord),
      disguised: flatten(builder.disguisedGatesOfWord),
      place: Uint8Array.from(builder.places),
      rule: Uint16Array.from(gates, ({ rule }) => rule),
      distance: Uint16Array.from(gates, ({ distance }) => distance),
      before: Uint16Array.from(gates, ({ before }) => before),
      after: Uint16Array.from(gates, ({ after }) => after),
    },
    notes,
    noteCount: builder.noteCount,
    contextNotes,
    watches,
    watchNames: request.watches,
  };
}
