import { type Automaton, buildAutomaton } from './aho-corasick.ts';
import { type Fillings, MAX_SLOTS, makeFillings } from './fillings.ts';
import { WIDE } from './folded-text.ts';
import { type Gate, gateOf, isRuleWithinSentence, placeOf, recordsOf, sideOf } from './gates.ts';
import { buildPhrases, type Phrases, tokensOf } from './phrases.ts';
import { type Lexicon, mergeLexicons, parseRule, type Rule, type RuleFamily, type Word } from './rule-language.ts';
import { makeSieve, type Sieve } from './sieve.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';
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
  /** All its words begin in one sentence. */
  isWithinSentence: boolean;
  firstSlot: number;
  slotCount: number;
  /** Number of the set whose words forbid a match, or -1. */
  veto: number;
}

/**
 * The slots of all rules; a slot is one place in a rule that a found word can fill. A record each, of what a scan saw
 * last and of the slot's traits.
 */
export const SLOT_FIELDS = 4;
export const STARTED_AT = 0;
export const ENDED_AT = 1;
export const IN_SENTENCE = 2;
/** Bits 0 to 15: the gap before the slot; then the flags. */
export const SLOT_TRAITS = 3;
export const GAP = 0xffff;
/** 0 for the first place of an ordered rule, 1 for a later one, 2 for a place of a rule without order. */
export const ORDER_SHIFT = 16;
/** ANYWHERE, AT_CLAUSE or AT_LINE. */
export const PLACE_SHIFT = 18;
export const IS_LAST = 1 << 20;
export const MAY_CROSS_SENTENCE = 1 << 21;
export const ENDS_LINE = 1 << 22;

/** For each word a list: `list[from[word] … from[word + 1])`. */
export interface WordLists {
  from: Int32Array;
  list: Int32Array;
}

/** All rules, ready to run: automata over all their words, and for each word what it means to which rule. */
export interface RuleProgram {
  vocabulary: Vocabulary;
  /** Words of English rules, and signs. */
  english: Phrases;
  /** Words of other languages in Latin letters. */
  foreign: Phrases;
  /** Those of them without which none of their rules can match. */
  foreignSieve: Sieve;
  /** Words of any language with a unit from `WIDE` on, their boundaries marked. */
  wide: readonly Automaton[];
  /** Length of the longest word of `wide`. */
  reach: number;
  /** Over the bare words, for text that lost its blanks; made when first asked for. */
  glued(): readonly Automaton[];
  wordLengths: Uint8Array;
  /** Length of the longest word. */
  longest: number;
  endsFreely: Uint8Array;
  /** Word → whether it marks its sentence as English. */
  isEnglishMark: Uint8Array;
  rules: readonly CompiledRule[];
  /** See `SLOT_FIELDS`. */
  slots: Int32Array;
  fillings: Fillings;
  /** See `GATE_FIELDS`; the gate of each rule. */
  gates: Int32Array;
  /** Word → its sides of gates, as `sideOf` writes them, for ordinary text and for disguised text. */
  plainGates: WordLists;
  disguisedGates: WordLists;
  /** Word → sets of which occurrences are noted (vetoes and contexts). */
  notes: WordLists;
  noteCount: number;
  /** Numbers of the sets asked for in `contexts`, in their order. */
  contextNotes: readonly number[];
  /** Word → numbers of the watched sets it belongs to. */
  watches: WordLists;
  /** Word → 1 if it is watched or has a side of a gate. */
  isOfInterest: Uint8Array;
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

const ALWAYS_ANYWHERE = new Set(['ai', 'ki', 'q']);

/** Short words need a blank before them; the few places where a bracket or quote precedes such a word are given up. */
const needsBlank = ({ text, beginsFreely, endsFreely }: Word) =>
  /^[a-z]{1,2}$/.test(text) && !beginsFreely && !endsFreely && !ALWAYS_ANYWHERE.has(text);

const isWide = ({ text }: Word) => text.split('').some((unit) => unit.charCodeAt(0) >= WIDE);

class ProgramBuilder {
  readonly words: Word[] = [];
  /** By word: whether only rules for other languages have it. */
  readonly isForeign: boolean[] = [];
  readonly rules: CompiledRule[] = [];
  readonly ruleOfSlot: number[] = [];
  readonly slotTraits: number[] = [];
  readonly slotsOfWord: number[][] = [];
  readonly notes: number[][] = [];
  readonly watches: number[][] = [];
  readonly gates: Gate[] = [];
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
    if (parsed.slots.length > MAX_SLOTS) throw new Error(`rule "${source}": more than ${MAX_SLOTS} places`);
    const rule = this.rules.length;
    this.rules.push({
      family,
      source,
      inOrder: parsed.inOrder,
      span: parsed.span,
      mayCrossSentence: parsed.mayCrossSentence,
      isWithinSentence: isRuleWithinSentence(parsed),
      firstSlot: this.ruleOfSlot.length,
      slotCount: parsed.slots.length,
      veto: parsed.unless.length > 0 ? this.note(parsed.unless) : -1,
    });
    parsed.slots.forEach((slot, position) => {
      const index = this.ruleOfSlot.push(rule) - 1;
      const isLast = position === parsed.slots.length - 1;
      if (slot.gap > GAP) throw new Error(`rule "${source}": a gap of ${slot.gap}`);
      this.slotTraits.push(
        slot.gap |
          ((parsed.inOrder ? Math.min(position, 1) : 2) << ORDER_SHIFT) |
          (placeOf(slot) << PLACE_SHIFT) |
          (isLast ? IS_LAST : 0) |
          (slot.mayCrossSentence ? MAY_CROSS_SENTENCE : 0) |
          (slot.endsLine ? ENDS_LINE : 0),
      );
      for (const word of new Set(slot.words.map((word) => this.indexOf(word)))) this.slotsOfWord[word]?.push(index);
    });
    this.#addGate(parsed, family.applies === 'disguised');
  }

  #addGate(rule: Rule, isForDisguised: boolean): void {
    const gate = gateOf(rule);
    const number = this.gates.push(gate) - 1;
    gate.sides.forEach((position, side) => {
      if (side === 1 && position === gate.sides[0]) return;
      for (const word of new Set(rule.slots[position]?.words.map((each) => this.indexOf(each)))) {
        const entry = sideOf(number, side, gate.isRuleWithinSentence);
        this.disguisedGatesOfWord[word]?.push(entry);
        if (!isForDisguised) this.plainGatesOfWord[word]?.push(entry);
      }
    });
  }

  slots(): Int32Array {
    const records = new Int32Array(this.slotTraits.length * SLOT_FIELDS);
    this.slotTraits.forEach((traits, slot) => {
      records[slot * SLOT_FIELDS + SLOT_TRAITS] = traits;
    });
    return records;
  }

  fillings(): Fillings {
    return makeFillings(this.slotsOfWord, this.rules.length, (slot) => {
      const rule = this.ruleOfSlot[slot] as number;
      const { firstSlot, slotCount } = this.rules[rule] as CompiledRule;
      return { rule, bit: 1 << (firstSlot + slotCount - 1 - slot) };
    });
  }
}

function flatten(lists: readonly (readonly number[])[]): WordLists {
  const from = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    from[i + 1] = (from[i] as number) + list.length;
  });
  return { from, list: Int32Array.from(lists.flat()) };
}

/** A part can have a state for each of its letters, and an automaton has room for 65,535. */
const LETTERS_OF_PART = 60_000;

/** Parts of a list of words, each small enough for one automaton; words keep their index. */
function partsOf(texts: readonly (string | null)[]): (string | null)[][] {
  let letters = 0;
  const partOf = texts.map((text) => {
    letters += text?.length ?? 0;
    return Math.floor(letters / LETTERS_OF_PART);
  });
  const last = partOf.at(-1) ?? 0;
  return Array.from({ length: last + 1 }, (_, part) => texts.map((text, i) => (partOf[i] === part ? text : null)));
}

type Searched = Pick<RuleProgram, 'vocabulary' | 'english' | 'foreign' | 'foreignSieve' | 'wide' | 'reach' | 'glued'>;

function prepareSearch(
  words: readonly Word[],
  isForeign: readonly boolean[],
  gatesOfWord: readonly (readonly number[])[],
): Searched {
  const kindOf = words.map((word, index) => (isWide(word) ? 'wide' : isForeign[index] ? 'foreign' : 'english'));
  const only = (kind: string) => words.map((word, index) => (kindOf[index] === kind ? word : null));
  const [english, foreign, wide] = [only('english'), only('foreign'), only('wide')];
  const vocabulary = makeVocabulary(tokensOf([...english, ...foreign]));
  let glued: readonly Automaton[] | undefined;
  return {
    vocabulary,
    english: buildPhrases(english, vocabulary, needsBlank),
    foreign: buildPhrases(foreign, vocabulary, needsBlank),
    foreignSieve: makeSieve(
      words.filter((_, index) => foreign[index] && gatesOfWord[index]?.length),
      vocabulary,
    ),
    wide: partsOf(wide.map((word) => word && markBoundaries(word.text, !word.beginsFreely))).map(buildAutomaton),
    reach: wide.reduce((most, word) => Math.max(most, word?.text.length ?? 0), 0),
    glued: () => {
      glued ??= [english, foreign, wide].flatMap((set) => {
        const texts = set.map((word) => word?.text ?? null);
        return partsOf(texts).map(buildAutomaton);
      });
      return glued;
    },
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
  const { words } = builder;
  return {
    ...prepareSearch(words, builder.isForeign, builder.disguisedGatesOfWord),
    wordLengths: Uint8Array.from(words, ({ text }) => text.length),
    longest: words.reduce((most, { text }) => Math.max(most, text.length), 0),
    endsFreely: Uint8Array.from(words, (word) => Number(word.endsFreely)),
    isEnglishMark: Uint8Array.from(words, (_, index) => Number(marks.includes(index))),
    rules: builder.rules,
    slots: builder.slots(),
    fillings: builder.fillings(),
    gates: recordsOf(builder.gates),
    plainGates: flatten(builder.plainGatesOfWord),
    disguisedGates: flatten(builder.disguisedGatesOfWord),
    notes: flatten(builder.notes),
    noteCount: builder.noteCount,
    contextNotes,
    watches: flatten(builder.watches),
    isOfInterest: Uint8Array.from(words, (_, index) =>
      Number([builder.watches, builder.disguisedGatesOfWord].some((lists) => lists[index]?.length)),
    ),
  };
}
