import { fillsPlace } from './fillings.ts';
import type { FoldedText } from './folded-text.ts';
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
  LOOKS_AHEAD,
  NEIGHBOUR_SHIFT,
  PLACE_BITS,
  SEEN_AT,
  SEEN_IN,
  TRAITS,
} from './gates.ts';
import { beginsClause, beginsLine } from './places.ts';
import type { RuleProgram } from './rule-program.ts';
import type { FoundWords } from './word-list.ts';

/** Where rules could match. Lists are reused from text to text. */
export interface Openings {
  /** Rules with an opening. */
  readonly rules: number[];
  /** By rule: pairs of the units between which it could match, in order and apart. */
  readonly ofRule: readonly number[][];
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
  ): number;
  readonly openings: Openings;
  /** Forgets all texts, before positions begin again at 0. */
  reset(): void;
}

const NEVER = -(2 ** 20);

/** Adds an opening to those of a rule. */
function open(openings: number[], from: number, to: number): void {
  let first = from;
  let last = to;
  while (openings.length > 0 && (openings[openings.length - 1] as number) >= first) {
    last = Math.max(last, openings.pop() as number);
    first = Math.min(first, openings.pop() as number);
  }
  openings.push(first, last);
}

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
  const { watches, wordLengths } = program;
  const gates = program.gates.slice();
  const longest = wordLengths.reduce((most, length) => Math.max(most, length), 0);
  const rules: number[] = [];
  const ofRule = program.rules.map((): number[] => []);
  const reset = () => {
    for (let at = 0; at < gates.length; at += GATE_FIELDS) gates.fill(NEVER, at + SEEN_AT, at + DISTANCE);
  };
  reset();
  return {
    openings: { rules, ofRule },
    reset,
    find(found, text, options, base, sentenceBase, watched) {
      for (const rule of rules) (ofRule[rule] as number[]).length = 0;
      rules.length = 0;
      const { length, sentences, sentenceStarts } = text;
      const { count, words, starts, ends } = found;
      const { from: listFrom, list } = options.isDisguised ? program.disguisedGates : program.plainGates;
      let steps = count;
      for (let i = 0; i < count; i++) {
        const word = words[i] as number;
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
        const sentence = sentences[start] as number;
        let isAtClause = options.isGlued ? 1 : -1;
        steps += last - k;
        for (; k < last; k++) {
          const side = list[k] as number;
          const rule = side >> 1;
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
          if (distance === 0) {
            if (traits >> NEIGHBOUR_SHIFT !== 0 && !hasNeighbour(found, program, rule, i, traits)) continue;
          } else {
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
            to = Math.min(to, (sentenceStarts[sentence + 1] as number) + longest);
          }
          const openings = ofRule[rule] as number[];
          if (openings.length === 0) rules.push(rule);
          open(openings, from, to);
        }
      }
      return steps;
    },
  };
}
