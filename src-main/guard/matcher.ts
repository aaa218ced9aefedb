import { placesAt } from './fillings.ts';
import type { FoldedText } from './folded-text.ts';
import { findWords } from './found-words.ts';
import { AT_CLAUSE, AT_LINE } from './gates.ts';
import { makeOpeningFinder } from './openings.ts';
import { beginsClause, beginsLine, endsLine } from './places.ts';
import {
  type CompiledRule,
  ENDED_AT,
  ENDS_LINE,
  GAP,
  IN_SENTENCE,
  IS_LAST,
  MAY_CROSS_SENTENCE,
  ORDER_SHIFT,
  PLACE_SHIFT,
  type RuleProgram,
  SLOT_FIELDS,
  SLOT_TRAITS,
  STARTED_AT,
} from './rule-program.ts';
import { makeFoundWords } from './word-list.ts';

export interface Match {
  rule: CompiledRule;
  /** Units of the folded text. */
  start: number;
  end: number;
}

export interface MatchOptions {
  /** Also run the rules for disguised text. */
  isDisguised: boolean;
  /** The text has lost its blanks: words need no boundary, but at least four letters. */
  isGlued: boolean;
}

/** What was done, in steps of bounded cost: the proof of linear time counts them. */
export interface WorkMeter {
  steps: number;
}

export interface Matches {
  matches: Match[];
  /** By watched set, the units where its words begin; sets without a word are left out. */
  watched: number[][];
  /** For each context set, the units where its words begin; empty when nothing matched. */
  contexts: number[][];
}

export interface Matcher {
  run(text: FoldedText, options: MatchOptions, meter: WorkMeter): Matches;
}

/** Positions grow from run to run, so that what an earlier run left behind is too far away to count. */
const RUN_DISTANCE = 4096;
const POSITION_LIMIT = 2 ** 30;

/** Index of the first word that ends after `at`. */
function firstAfter(ends: Int32Array, count: number, at: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] as number) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A match with the found word and the place that completed it first. */
interface Completed {
  match: Match;
  completedBy: number;
  slot: number;
}

/** In the order of their completion; of one word's, later places first. */
function inOrder(a: Completed, b: Completed): number {
  return a.completedBy - b.completedBy || b.slot - a.slot;
}

export function makeMatcher(program: RuleProgram): Matcher {
  const { rules, fillings, notes } = program;
  const { classOf, rowLength, bits } = fillings;
  const slots = program.slots.slice();
  const finder = makeOpeningFinder(program);
  const found = makeFoundWords();
  let base = 0;
  let sentenceBase = 0;

  function reset(): void {
    base = 0;
    sentenceBase = 0;
    for (let at = 0; at < slots.length; at += SLOT_FIELDS) slots.fill(-RUN_DISTANCE, at, at + SLOT_TRAITS);
    finder.reset();
  }
  reset();

  /** Whether the word completes the rule. Positions count from `base`, so that earlier runs are out of reach. */
  function fill(rule: CompiledRule, slot: number, start: number, end: number, sentence: number): boolean {
    const at = slot * SLOT_FIELDS;
    const traits = slots[at + SLOT_TRAITS] as number;
    const order = (traits >> ORDER_SHIFT) & 3;
    let begin = start;
    if (order === 1) {
      const before = at - SLOT_FIELDS;
      const previous = slots[before + ENDED_AT] as number;
      if (start < previous || start - previous > (traits & GAP)) return false;
      if ((traits & MAY_CROSS_SENTENCE) === 0 && slots[before + IN_SENTENCE] !== sentence) return false;
      begin = slots[before + STARTED_AT] as number;
    }
    slots[at + STARTED_AT] = begin;
    slots[at + ENDED_AT] = end;
    slots[at + IN_SENTENCE] = sentence;
    if (order !== 2) return (traits & IS_LAST) !== 0;
    const { firstSlot, slotCount, span, mayCrossSentence } = rule;
    for (let other = firstSlot * SLOT_FIELDS, k = 0; k < slotCount; k++, other += SLOT_FIELDS) {
      if (end - (slots[other + STARTED_AT] as number) > span) return false;
      if (!mayCrossSentence && slots[other + IN_SENTENCE] !== sentence) return false;
    }
    return true;
  }

  function firstStart(rule: CompiledRule, slot: number): number {
    let first = slots[slot * SLOT_FIELDS + STARTED_AT] as number;
    if (rule.inOrder) return first;
    for (let other = rule.firstSlot; other < rule.firstSlot + rule.slotCount; other++) {
      first = Math.min(first, slots[other * SLOT_FIELDS + STARTED_AT] as number);
    }
    return first;
  }

  /** Runs one rule over the words within one of its openings, without regard to vetoes. Returns the number of steps. */
  function matchRule(
    number: number,
    from: number,
    to: number,
    text: FoldedText,
    isGlued: boolean,
    matches: Completed[],
  ): number {
    const { count, words, starts, ends } = found;
    const rule = rules[number] as CompiledRule;
    const row = number * rowLength;
    const lastSlot = rule.firstSlot + rule.slotCount - 1;
    let last: Match | undefined;
    const begin = firstAfter(ends, count, from);
    let i = begin;
    for (; i < count && (ends[i] as number) <= to; i++) {
      const cls = classOf[words[i] as number] as number;
      const cell = row + (cls >> 5);
      if ((((bits[cell] as number) >> (cls & 31)) & 1) === 0) continue;
      const start = starts[i] as number;
      const end = ends[i] as number;
      // Later places first, so that one word never fills two places in a row.
      for (let slot = lastSlot, filled = placesAt(fillings, cell, cls); filled !== 0; slot--, filled >>= 1) {
        if ((filled & 1) === 0) continue;
        const traits = slots[slot * SLOT_FIELDS + SLOT_TRAITS] as number;
        const place = (traits >> PLACE_SHIFT) & 3;
        if (place === AT_CLAUSE && !isGlued && !beginsClause(text, start)) continue;
        if (place === AT_LINE && !beginsLine(text, start)) continue;
        if ((traits & ENDS_LINE) !== 0 && !endsLine(text, end)) continue;
        if (!fill(rule, slot, base + start, base + end, sentenceBase + (text.sentences[start] as number))) continue;
        const first = firstStart(rule, slot) - base;
        // Further words of the same set stretch the match that is there.
        if (last && first <= last.end) last.end = end;
        else {
          last = { rule, start: first, end };
          matches.push({ match: last, completedBy: i, slot });
        }
      }
    }
    return i - begin;
  }

  /** Where the words of the sets begin that are of interest beside the matches; other sets stay empty. */
  function findNotes(matches: readonly Match[]): number[][] {
    const { count, words, starts } = found;
    const wanted: number[][] = [];
    for (const set of program.contextNotes) wanted[set] = [];
    for (const { rule } of matches) if (rule.veto !== -1) wanted[rule.veto] = [];
    for (let i = 0; i < count; i++) {
      const word = words[i] as number;
      const last = notes.from[word + 1] as number;
      for (let k = notes.from[word] as number; k < last; k++) {
        wanted[notes.list[k] as number]?.push(starts[i] as number);
      }
    }
    return wanted;
  }

  /** Drops matches in whose sentence a word stands that their rule excludes. */
  function applyVetoes(text: FoldedText, matches: readonly Match[], starts: readonly number[][]): Match[] {
    const { sentences } = text;
    const vetoed = new Map<number, Set<number>>();
    return matches.filter(({ rule, end }) => {
      if (rule.veto === -1) return true;
      let set = vetoed.get(rule.veto);
      if (!set) {
        set = new Set(starts[rule.veto]?.map((start) => sentences[start] as number));
        vetoed.set(rule.veto, set);
      }
      return !set.has(sentences[end - 1] as number);
    });
  }

  return {
    run(text, options, meter) {
      if (base > POSITION_LIMIT) reset();
      const watched: number[][] = [];
      let steps = findWords(found, program, text, options.isGlued);
      steps += finder.find(found, text, options, base, sentenceBase, watched);
      const completed: Completed[] = [];
      for (const rule of finder.openings.rules) {
        const openings = finder.openings.ofRule[rule] as number[];
        for (let k = 0; k < openings.length; k += 2) {
          const [from, to] = [openings[k] as number, openings[k + 1] as number];
          steps += matchRule(rule, from, to, text, options.isGlued, completed);
        }
      }
      base += text.length + RUN_DISTANCE;
      sentenceBase += (text.sentences[text.length - 1] ?? 0) + 1;
      meter.steps += steps;
      if (completed.length === 0) return { matches: [], watched, contexts: [] };
      const matches = completed.sort(inOrder).map(({ match }) => match);
      const starts = findNotes(matches);
      meter.steps += found.count;
      return {
        matches: applyVetoes(text, matches, starts),
        watched,
        contexts: program.contextNotes.map((set) => starts[set] as number[]),
      };
    },
  };
}
