import { fillsPlace } from './fillings.ts';
import { type FoldedText, sentenceOf } from './folded-text.ts';
import {
  AFTER,
  AT_CLAUSE,
  AT_LINE,
  BEFORE,
  DISTANCE,
  GATE_FIELDS,
  IS_IN_ORDER,
  IS_RULE_WITHIN_SENTENCE,
  IS_WITHIN_SENTENCE,
  KEEPS_TO_SENTENCE,
  LOOKS_AHEAD,
  NEIGHBOUR_SHIFT,
  PLACE_BITS,
  RULE_SHIFT,
  SEEN_AT,
  SEEN_IN,
  TRAITS,
} from './gates.ts';
import { beginsClause, beginsLine } from './places.ts';
import type { RuleProgram } from './rule-program.ts';
import type { FoundWords } from './word-list.ts';

/** What is done where a rule could match. */
export interface Attempt {
  /** Whether nothing that lies in the units `[from, to)` needs to be found any more. */
  isSettled(from: number, to: number): boolean;
  /**
   * Tries a rule on the words that end between two units, around a sentence; the last word of a rule that keeps to one
   * sentence may end after them. Returns the number of steps.
   */
  tryRule(rule: number, from: number, to: number, sentence: number): number;
}

export interface OpeningFinder {
  /**
   * Positions count from `base` and sentences from `sentenceBase`, so that earlier texts are out of reach. `watched`
   * receives the starts of the words of watched sets. Returns the number of steps.
   */
  find(
    found: FoundWords,
    text: FoldedText,
    options: { isDisguised: boolean; isGlued: boolean },
    base: number,
    sentenceBase: number,
    watched: number[][],
    attempt: Attempt,
  ): number;
  /** Forgets all texts, before positions begin again at 0. */
  reset(): void;
}

const NEVER = -(2 ** 20);

/** Whether some word of the rule ends within `reach` units before word `i` begins, or after it ends. */
function hasNeighbour(found: FoundWords, { fillings }: RuleProgram, rule: number, i: number, traits: number): boolean {
  const { count, words, starts, ends } = found;
  const reach = traits >> NEIGHBOUR_SHIFT;
  if ((traits & LOOKS_AHEAD) === 0) {
    const start = starts[i] as number;
    for (let k = i - 1; k >= 0 && (ends[k] as number) >= start - reach; k--) {
      if ((ends[k] as number) <= start && fillsPlace(fillings, rule, words[k] as number)) return true;
    }
    return false;
  }
  const end = ends[i] as number;
  for (let k = i + 1; k < count && (ends[k] as number) <= end + reach; k++) {
    if ((starts[k] as number) >= end && fillsPlace(fillings, rule, words[k] as number)) return true;
  }
  return false;
}

export function makeOpeningFinder(program: RuleProgram): OpeningFinder {
  const { watches, isOfInterest } = program;
  const gates = program.gates.slice();
  const reset = () => {
    for (let at = 0; at < gates.length; at += GATE_FIELDS) gates.fill(NEVER, at + SEEN_AT, at + DISTANCE);
  };
  reset();
  return {
    reset,
    find(found, text, options, base, sentenceBase, watched, attempt) {
      const { length, sentenceStarts } = text;
      const { count, words, starts, ends } = found;
      const { from: listFrom, list } = options.isDisguised ? program.disguisedGates : program.plainGates;
      let steps = count;
      let sentence = 0;
      for (let i = 0; i < count; i++) {
        const word = words[i] as number;
        if (isOfInterest[word] === 0) continue;
        const start = starts[i] as number;
        const lastWatch = watches.from[word + 1] as number;
        for (let k = watches.from[word] as number; k < lastWatch; k++) {
          const set = watches.list[k] as number;
          const known = watched[set];
          if (known) known.push(start);
          else watched[set] = [start];
        }
        let k = listFrom[word] as number;
        const last = listFrom[word + 1] as number;
        if (k === last) continue;
        const end = ends[i] as number;
        sentence = sentenceOf(text, start, sentence);
        let isAtClause = options.isGlued ? 1 : -1;
        /** Whether the word itself is settled, and its sentence; -1 when not known, as after each attempt. */
        let isSettled = -1;
        let isSentenceSettled = -1;
        steps += last - k;
        for (; k < last; k++) {
          const side = list[k] as number;
          if (isSentenceSettled === -1) {
            const next = sentenceStarts[sentence + 1] as number;
            isSentenceSettled = Number(attempt.isSettled(sentenceStarts[sentence] as number, next));
          }
          if (isSentenceSettled === 1 && (side & KEEPS_TO_SENTENCE) !== 0) continue;
          const rule = side >> RULE_SHIFT;
          const at = rule * GATE_FIELDS;
          const mine = side & 1;
          const traits = gates[at + TRAITS] as number;
          const place = (traits >> (mine * PLACE_BITS)) & 3;
          if (place === AT_CLAUSE) {
            if (isAtClause === -1) isAtClause = Number(beginsClause(text, start));
            if (isAtClause === 0) continue;
          } else if (place === AT_LINE && !beginsLine(text, start)) continue;
          const distance = gates[at + DISTANCE] as number;
          let first = start;
          if (distance !== 0) {
            gates[at + SEEN_AT + mine] = base + start;
            // A long phrase ends after a word within it, yet may begin in an earlier sentence.
            const inSentence = sentenceBase + sentence;
            if ((gates[at + SEEN_IN + mine] as number) < inSentence) gates[at + SEEN_IN + mine] = inSentence;
            if (mine === 0 && (traits & IS_IN_ORDER) !== 0) continue;
            const other = mine ^ 1;
            if (base + end - (gates[at + SEEN_AT + other] as number) > distance) continue;
            if ((traits & IS_WITHIN_SENTENCE) !== 0 && (gates[at + SEEN_IN + other] as number) < inSentence) continue;
            // An earlier word than the last one seen may be the one that fits: reach back as far as allowed.
            first = end - distance;
          }
          let from = Math.max(0, first - (gates[at + BEFORE] as number));
          let to = Math.min(length, end + (gates[at + AFTER] as number));
          if ((traits & IS_RULE_WITHIN_SENTENCE) !== 0) {
            from = Math.max(from, sentenceStarts[sentence] as number);
            to = Math.min(to, sentenceStarts[sentence + 1] as number);
          }
          if (isSettled === -1) isSettled = Number(attempt.isSettled(start, end));
          if (isSettled === 1 && attempt.isSettled(from, to)) continue;
          if (distance === 0 && traits >> NEIGHBOUR_SHIFT !== 0 && !hasNeighbour(found, program, rule, i, traits))
            continue;
          steps += attempt.tryRule(rule, from, to, sentence);
          isSettled = -1;
          isSentenceSettled = -1;
        }
      }
      return steps;
    },
  };
}
