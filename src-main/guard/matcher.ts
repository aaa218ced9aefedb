import { placesAt } from './fillings.ts';
import { type FoldedText, sentenceOf } from './folded-text.ts';
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

/** Decides about matches, one after the other. */
export interface Judge {
  /** `contexts`: for each context set, the units where its words begin. */
  take(match: Match, contexts: readonly (readonly number[])[]): void;
  /** Whether nothing that lies in the units `[from, to)` needs to be found any more. */
  isSettled(from: number, to: number): boolean;
}

export interface Matcher {
  /**
   * Hands the matches to the judge. Returns by watched set the units where its words begin; sets without a word are left
   * out.
   */
  run(text: FoldedText, options: MatchOptions, meter: WorkMeter, judge: Judge): number[][];
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

export function makeMatcher(program: RuleProgram): Matcher {
  const { rules, fillings, notes, contextNotes, longest } = program;
  const { classOf, rowLength, bits } = fillings;
  const slots = program.slots.slice();
  const finder = makeOpeningFinder(program);
  const found = makeFoundWords();
  /** Matches of the opening under way. */
  const completed: Match[] = [];
  /** By rule, the unit up to which it was tried last. */
  const triedTo = new Int32Array(rules.length);
  /** By veto, the sentence last looked through, and whether one of its words begins there. */
  const vetoAskedIn = new Int32Array(program.noteCount);
  const isExcluded = new Uint8Array(program.noteCount);
  let base = 0;
  let sentenceBase = 0;

  function reset(): void {
    base = 0;
    sentenceBase = 0;
    for (let at = 0; at < slots.length; at += SLOT_FIELDS) slots.fill(-RUN_DISTANCE, at, at + SLOT_TRAITS);
    triedTo.fill(-RUN_DISTANCE);
    vetoAskedIn.fill(-1);
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

  /**
   * Whether a word that the rule excludes begins in the sentence in which the match ends; `near`: a sentence near it. A
   * sentence is looked through once for each set of such words.
   */
  function isVetoed(text: FoldedText, { rule: { veto }, end }: Match, near: number): boolean {
    if (veto === -1) return false;
    const sentence = sentenceOf(text, end - 1, near);
    if (vetoAskedIn[veto] !== sentenceBase + sentence) {
      vetoAskedIn[veto] = sentenceBase + sentence;
      isExcluded[veto] = Number(holdsNoted(text, sentence, veto));
    }
    return isExcluded[veto] === 1;
  }

  function holdsNoted({ sentenceStarts }: FoldedText, sentence: number, set: number): boolean {
    const { count, words, starts, ends } = found;
    const first = sentenceStarts[sentence] as number;
    const next = sentenceStarts[sentence + 1] as number;
    for (let k = firstAfter(ends, count, first); k < count && (ends[k] as number) <= next + longest; k++) {
      const start = starts[k] as number;
      if (start >= first && start < next && isNoted(words[k] as number, set)) return true;
    }
    return false;
  }

  function isNoted(word: number, set: number): boolean {
    const last = notes.from[word + 1] as number;
    for (let k = notes.from[word] as number; k < last; k++) if (notes.list[k] === set) return true;
    return false;
  }

  /**
   * Runs one rule over the words within one of its openings; where this one overlaps the last, the rule goes on from there.
   * Returns the number of steps.
   */
  function matchRule(
    number: number,
    from: number,
    to: number,
    near: number,
    text: FoldedText,
    isGlued: boolean,
  ): number {
    const { count, words, starts, ends } = found;
    const rule = rules[number] as CompiledRule;
    const row = number * rowLength;
    const lastSlot = rule.firstSlot + rule.slotCount - 1;
    const limit = rule.isWithinSentence ? to + longest : to;
    let last: Match | undefined;
    let sentence = near;
    const tried = (triedTo[number] as number) - base;
    const begin = firstAfter(ends, count, Math.max(from, tried));
    triedTo[number] = base + to;
    let i = begin;
    for (; i < count && (ends[i] as number) <= limit; i++) {
      const cls = classOf[words[i] as number] as number;
      const cell = row + (cls >> 5);
      if ((((bits[cell] as number) >> (cls & 31)) & 1) === 0) continue;
      const start = starts[i] as number;
      const end = ends[i] as number;
      // What ends after the last opening was tried there if it began within it.
      if (rule.isWithinSentence && (start >= to || start < tried)) continue;
      // Later places first, so that one word never fills two places in a row.
      for (let slot = lastSlot, filled = placesAt(fillings, cell, cls); filled !== 0; slot--, filled >>= 1) {
        if ((filled & 1) === 0) continue;
        const traits = slots[slot * SLOT_FIELDS + SLOT_TRAITS] as number;
        const place = (traits >> PLACE_SHIFT) & 3;
        if (place === AT_CLAUSE && !isGlued && !beginsClause(text, start)) continue;
        if (place === AT_LINE && !beginsLine(text, start)) continue;
        if ((traits & ENDS_LINE) !== 0 && !endsLine(text, end)) continue;
        sentence = sentenceOf(text, start, sentence);
        if (!fill(rule, slot, base + start, base + end, sentenceBase + sentence)) continue;
        const first = firstStart(rule, slot) - base;
        // Further words of the same set stretch the match that is there.
        if (last && first <= last.end) last.end = end;
        else {
          last = { rule, start: first, end };
          completed.push(last);
        }
      }
    }
    return i - begin;
  }

  /** For each context set, where its words begin. */
  function findContexts(): number[][] {
    const { count, words, starts } = found;
    const contexts = contextNotes.map((): number[] => []);
    for (let i = 0; i < count; i++) {
      const word = words[i] as number;
      const last = notes.from[word + 1] as number;
      for (let k = notes.from[word] as number; k < last; k++) {
        const set = contextNotes.indexOf(notes.list[k] as number);
        if (set !== -1) contexts[set]?.push(starts[i] as number);
      }
    }
    return contexts;
  }

  return {
    run(text, options, meter, judge) {
      if (base > POSITION_LIMIT) reset();
      const watched: number[][] = [];
      let contexts: number[][] | undefined;
      let steps = findWords(found, program, text, options.isGlued);
      steps += finder.find(found, text, options, base, sentenceBase, watched, {
        isSettled: judge.isSettled,
        tryRule(rule, from, to, sentence) {
          const words = matchRule(rule, from, to, sentence, text, options.isGlued);
          for (const match of completed) {
            if (isVetoed(text, match, sentence)) continue;
            if (!contexts) {
              contexts = findContexts();
              steps += found.count;
            }
            judge.take(match, contexts);
          }
          completed.length = 0;
          return words;
        },
      });
      base += text.length + RUN_DISTANCE;
      sentenceBase += text.sentenceCount;
      meter.steps += steps;
      return watched;
    },
  };
}
