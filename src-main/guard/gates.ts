import { WORD_FREQUENCY } from './common-words.ts';
import type { Rule, Slot, Word } from './rule-language.ts';

/** Where a slot's word has to stand. */
export const ANYWHERE = 0;
export const AT_CLAUSE = 1;
export const AT_LINE = 2;

export const placeOf = (slot: Slot) => (slot.beginsClause ? AT_CLAUSE : slot.beginsLine ? AT_LINE : ANYWHERE);

/**
 * The first look. A rule can only match where a word of its rarest slot stands, or words of two slots near each other;
 * only there is it tried. One gate for each rule, in the order of the rules.
 */
export interface Gate {
  /** Positions of the two slots in the rule, in its order; the same for a gate of one side. */
  sides: readonly [number, number];
  /** Farthest that the end of the one word can lie from the start of the other; 0 for a gate of one side. */
  distance: number;
  /** How far the rule's other words can stand before the first and after the second. */
  before: number;
  after: number;
  places: readonly [number, number];
  /** The first side's word has to come first. */
  isInOrder: boolean;
  /** Both sides' words begin in one sentence. */
  isWithinSentence: boolean;
  /** All words of the rule begin in one sentence. */
  isRuleWithinSentence: boolean;
  /**
   * For a gate of one side in a rule with order: within so many units before the word (negative: after it) another word
   * of the rule has to end; 0 when that would be too far to look.
   */
  neighbour: number;
}

/** Words that may begin within others turn up often, and a search for them takes longer. */
const SUFFIX_FREQUENCY = 500;

/** How often a word turns up in a megabyte of prose; a guess for those too rare to be listed. */
function frequencyOf({ text, beginsFreely }: Word): number {
  if (beginsFreely && /^[a-z]/.test(text)) return SUFFIX_FREQUENCY;
  return WORD_FREQUENCY.get(text) ?? (text.includes(' ') ? 0.2 : 1);
}

const sumOf = (words: readonly Word[]) => words.reduce((sum, word) => sum + frequencyOf(word), 0);

const longest = (words: readonly Word[]) => words.reduce((most, { text }) => Math.max(most, text.length), 0);

function reachOf(rule: Rule, first: number, second: number): Reach {
  if (!rule.inOrder) return { distance: first === second ? 0 : rule.span, before: rule.span, after: rule.span };
  const reach = { distance: 0, before: 1, after: 1 };
  rule.slots.forEach(({ words, gap }, position) => {
    const size = longest(words);
    if (position < first) reach.before += size;
    if (position > 0 && position <= first) reach.before += gap;
    if (position > first && position <= second) reach.distance += gap + size;
    if (position > second) reach.after += gap + size;
  });
  if (second > first) reach.distance += longest(rule.slots[first]?.words ?? []);
  return reach;
}

/**
 * What a gate costs, in nanoseconds for a megabyte of prose; measured roughly, since only the order of the sums matters.
 * A scan looks at each word of a side, and then at the words around it within reach.
 */
const SIDE = 40;
const TRIAL = 60;
const REACHED_UNIT = 0.5;
/** Half a sentence, about. */
const SENTENCE_REACH = 100;

type Reach = Pick<Gate, 'distance' | 'before' | 'after'>;

const staysWithinSentence = (rule: Rule, from: number, to: number) =>
  rule.inOrder ? rule.slots.slice(from + 1, to + 1).every((slot) => !slot.mayCrossSentence) : !rule.mayCrossSentence;

/** Whether all words of a match begin in one sentence. */
export const isRuleWithinSentence = (rule: Rule) => staysWithinSentence(rule, 0, rule.slots.length - 1);

function trialCost(rule: Rule, { before, after }: Reach): number {
  const most = isRuleWithinSentence(rule) ? SENTENCE_REACH : Number.POSITIVE_INFINITY;
  return TRIAL + REACHED_UNIT * (Math.min(before, most) + Math.min(after, most));
}

/** The cheapest gate of a rule: one slot, or two that have to be near each other. In the order of the rule. */
function cheapestSides(rule: Rule): readonly [number, number] {
  const frequencies = rule.slots.map(({ words }) => sumOf(words));
  let best: readonly [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  frequencies.forEach((mine, first) => {
    frequencies.forEach((other, second) => {
      if (second < first) return;
      const reach = reachOf(rule, first, second);
      const trial = trialCost(rule, reach);
      const cost =
        first === second
          ? mine * (SIDE + trial)
          : (mine + other) * SIDE + mine * Math.min(1, (other * reach.distance) / 1e6) * trial;
      if (cost < least) {
        least = cost;
        best = [first, second];
      }
    });
  });
  return best;
}

/** Looking for a neighbour farther away would cost as much as trying the rule. */
const MAX_NEIGHBOUR = 40;

function neighbourOf(rule: Rule, position: number): number {
  const behind = rule.slots[position];
  const ahead = rule.slots[position + 1];
  if (!rule.inOrder) return 0;
  const back = position > 0 && behind ? behind.gap : MAX_NEIGHBOUR + 1;
  const forth = ahead ? ahead.gap + longest(ahead.words) : MAX_NEIGHBOUR + 1;
  if (Math.min(back, forth) > MAX_NEIGHBOUR) return 0;
  return back <= forth ? back + 1 : -forth;
}

export function gateOf(rule: Rule): Gate {
  const sides = cheapestSides(rule);
  const [first, second] = sides;
  const place = (position: number) => {
    const slot = rule.slots[position];
    return slot ? placeOf(slot) : ANYWHERE;
  };
  return {
    sides,
    ...reachOf(rule, first, second),
    places: [place(first), place(second)],
    isInOrder: rule.inOrder,
    isWithinSentence: staysWithinSentence(rule, first, second),
    isRuleWithinSentence: isRuleWithinSentence(rule),
    neighbour: first === second ? neighbourOf(rule, first) : 0,
  };
}

/**
 * Gates as a scan reads them: one record of half a cache line for each, since text jumps from gate to gate. The first
 * four fields are what the scan saw last.
 */
export const GATE_FIELDS = 8;
/** Where the last word of the side stood; the other side's is the next field. */
export const SEEN_AT = 0;
/** Latest sentence in which a word of the side stood; the other side's is the next field. */
export const SEEN_IN = 2;
export const DISTANCE = 4;
export const BEFORE = 5;
export const AFTER = 6;
/** Bits 0 to 1 and 2 to 3: the sides' places; then the flags. */
export const TRAITS = 7;
export const PLACE_BITS = 2;
export const IS_IN_ORDER = 16;
export const IS_WITHIN_SENTENCE = 32;
export const IS_RULE_WITHIN_SENTENCE = 64;
/** The neighbour comes after the word, not before it. */
export const LOOKS_AHEAD = 128;
/** From this bit on: how far to look for the neighbour, or 0. */
export const NEIGHBOUR_SHIFT = 8;

/** A side of a gate as the lists of words have it; whether the rule keeps to one sentence is asked of each. */
export const sideOf = (rule: number, side: number, isRuleWithinSentence: boolean) =>
  (rule << RULE_SHIFT) | (isRuleWithinSentence ? KEEPS_TO_SENTENCE : 0) | side;
export const RULE_SHIFT = 2;
export const KEEPS_TO_SENTENCE = 2;

export function recordsOf(gates: readonly Gate[]): Int32Array {
  const records = new Int32Array(gates.length * GATE_FIELDS);
  gates.forEach((gate, number) => {
    const at = number * GATE_FIELDS;
    records[at + DISTANCE] = gate.distance;
    records[at + BEFORE] = gate.before;
    records[at + AFTER] = gate.after;
    records[at + TRAITS] =
      gate.places[0] |
      (gate.places[1] << PLACE_BITS) |
      (gate.isInOrder ? IS_IN_ORDER : 0) |
      (gate.isWithinSentence ? IS_WITHIN_SENTENCE : 0) |
      (gate.isRuleWithinSentence ? IS_RULE_WITHIN_SENTENCE : 0) |
      (gate.neighbour < 0 ? LOOKS_AHEAD : 0) |
      (Math.abs(gate.neighbour) << NEIGHBOUR_SHIFT);
  });
  return records;
}
