import type { FoldedText } from './folded-text.ts';
import { findWords, makeFoundWords } from './found-words.ts';
import { AT_CLAUSE, AT_LINE, type CompiledRule, type RuleProgram } from './rule-program.ts';
import { isWordUnit } from './word-units.ts';

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
  /** For each watched set, the units where its words begin. */
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
const MAX_OPENER = 10;

/** Words as numbers, so that looking one up makes no string. */
const hashOf = (hash: number, unit: number) => (Math.imul(hash, 31) + unit) | 0;

/** Words after which an instruction may begin as it may after a full stop. */
const CLAUSE_OPENERS = new Set(
  'please then now and also just simply instead always never must should shall first finally kindly you bitte dann jetzt und por favor'
    .split(' ')
    .map((word) => [...word].reduceRight((hash, letter) => hashOf(hash, letter.charCodeAt(0)), 0)),
);

function beginsClause(text: FoldedText, start: number): boolean {
  const { units } = text;
  let i = start - 1;
  if (i >= 0 && units[i] !== 32 && units[i] !== 10) return true;
  while (i >= 0 && (units[i] === 32 || units[i] === 34 || units[i] === 39)) i--;
  if (i < 0 || !isWordUnit(units[i] as number)) return true;
  const end = i;
  let hash = 0;
  while (i >= 0 && end - i <= MAX_OPENER && isWordUnit(units[i] as number)) hash = hashOf(hash, units[i--] as number);
  return end - i <= MAX_OPENER && CLAUSE_OPENERS.has(hash);
}

/** Signs that open a line in lists, quotes, comments and headings. */
function beginsLine(text: FoldedText, start: number): boolean {
  const { units } = text;
  for (let i = start - 1; i >= 0 && start - i <= 12; i--) {
    const unit = units[i] as number;
    if (unit === 10) return true;
    if (isWordUnit(unit)) return false;
  }
  return start <= 12;
}

function endsLine(text: FoldedText, end: number): boolean {
  const { units, length } = text;
  let i = end;
  while (i < length && i - end < 4 && units[i] === 32) i++;
  return i >= length || units[i] === 10;
}

/** Units between which a rule could match. */
interface Opening {
  from: number;
  to: number;
}

/** Adds an opening to openings that are in order and apart. */
function open(openings: Opening[], from: number, to: number): void {
  const joined = { from, to };
  for (let last = openings.at(-1); last && last.to >= joined.from; last = openings.at(-1)) {
    joined.from = Math.min(joined.from, last.from);
    joined.to = Math.max(joined.to, last.to);
    openings.pop();
  }
  openings.push(joined);
}

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
  const { slots, rules, gates, fillings } = program;
  const { rule: ruleOf, order: orderOf, isLast, gap: gapOf, mayCrossSentence: mayCross, begins: placeOf } = slots;
  const size = ruleOf.length;
  const startAt = new Int32Array(size).fill(-RUN_DISTANCE);
  const endAt = new Int32Array(size).fill(-RUN_DISTANCE);
  const sentenceAt = new Int32Array(size).fill(-1);
  const seenStart = new Int32Array(gates.distance.length * 2).fill(-RUN_DISTANCE);
  const found = makeFoundWords();
  let base = 0;
  let sentenceBase = 0;

  /** By rule: the stretches in which it could match, in order and apart. */
  function findOpenings(text: FoldedText, options: MatchOptions, watched: number[][], meter: WorkMeter): Opening[][] {
    const { length } = text;
    const { watches } = program;
    const { count, words, starts, ends } = found;
    const { from: listFrom, list } = options.isDisguised ? gates.disguised : gates.plain;
    const openings: Opening[][] = [];
    let steps = count;
    for (let i = 0; i < count; i++) {
      const word = words[i] as number;
      const start = starts[i] as number;
      const end = ends[i] as number;
      const sets = watches[word] as readonly number[];
      for (let k = 0; k < sets.length; k++) watched[sets[k] as number]?.push(start);
      let isAtClause = options.isGlued ? 1 : -1;
      const last = listFrom[word + 1] as number;
      for (let k = listFrom[word] as number; k < last; k++) {
        steps++;
        const side = list[k] as number;
        const place = gates.place[side] as number;
        if (place === AT_CLAUSE) {
          if (isAtClause === -1) isAtClause = Number(beginsClause(text, start));
          if (isAtClause === 0) continue;
        } else if (place === AT_LINE && !beginsLine(text, start)) continue;
        const gate = side >> 1;
        const distance = gates.distance[gate] as number;
        seenStart[side] = base + start;
        if (distance > 0 && base + end - (seenStart[side ^ 1] as number) > distance) continue;
        // An earlier word than the last one seen may be the one that fits: reach back as far as allowed.
        const first = (distance > 0 ? end - distance : start) - (gates.before[gate] as number);
        const to = Math.min(length, end + (gates.after[gate] as number));
        const rule = gates.rule[gate] as number;
        const openingsOfRule = openings[rule];
        if (openingsOfRule) open(openingsOfRule, Math.max(0, first), to);
        else openings[rule] = [{ from: Math.max(0, first), to }];
      }
    }
    meter.steps += steps;
    return openings;
  }

  /** Whether the word completes the rule. Positions count from `base`, so that earlier runs are out of reach. */
  function fill(slot: number, start: number, end: number, sentence: number): boolean {
    const order = orderOf[slot] as number;
    let begin = start;
    if (order === 1) {
      const previous = endAt[slot - 1] as number;
      if (start < previous || start - previous > (gapOf[slot] as number)) return false;
      if (mayCross[slot] === 0 && sentenceAt[slot - 1] !== sentence) return false;
      begin = startAt[slot - 1] as number;
    }
    startAt[slot] = begin;
    endAt[slot] = end;
    sentenceAt[slot] = sentence;
    if (order !== 2) return isLast[slot] === 1;
    const { firstSlot, slotCount, span, mayCrossSentence } = rules[ruleOf[slot] as number] as CompiledRule;
    for (let other = firstSlot; other < firstSlot + slotCount; other++) {
      if (end - (startAt[other] as number) > span) return false;
      if (!mayCrossSentence && sentenceAt[other] !== sentence) return false;
    }
    return true;
  }

  function firstStart(rule: CompiledRule, slot: number): number {
    let first = startAt[slot] as number;
    if (rule.inOrder) return first;
    for (let other = rule.firstSlot; other < rule.firstSlot + rule.slotCount; other++) {
      first = Math.min(first, startAt[other] as number);
    }
    return first;
  }

  /** Runs one rule over the words within one of its openings, without regard to vetoes. */
  function matchRule(
    number: number,
    opening: Opening,
    text: FoldedText,
    isGlued: boolean,
    matches: Completed[],
    meter: WorkMeter,
  ): void {
    const { count, words, starts, ends } = found;
    const { classOf, classCount, places } = fillings;
    const rule = rules[number] as CompiledRule;
    const row = number * classCount;
    const lastSlot = rule.firstSlot + rule.slotCount - 1;
    let last: Match | undefined;
    const begin = firstAfter(ends, count, opening.from);
    let i = begin;
    for (; i < count && (ends[i] as number) <= opening.to; i++) {
      let filled = places[row + (classOf[words[i] as number] as number)] as number;
      if (filled === 0) continue;
      const start = starts[i] as number;
      const end = ends[i] as number;
      // Later places first, so that one word never fills two places in a row.
      for (let slot = lastSlot; filled !== 0; slot--, filled >>= 1) {
        if ((filled & 1) === 0) continue;
        const place = placeOf[slot] as number;
        if (place === AT_CLAUSE && !isGlued && !beginsClause(text, start)) continue;
        if (place === AT_LINE && !beginsLine(text, start)) continue;
        if (slots.endsLine[slot] === 1 && !endsLine(text, end)) continue;
        if (!fill(slot, base + start, base + end, sentenceBase + (text.sentences[start] as number))) continue;
        const first = firstStart(rule, slot) - base;
        // Further words of the same set stretch the match that is there.
        if (last && first <= last.end) last.end = end;
        else {
          last = { rule, start: first, end };
          matches.push({ match: last, completedBy: i, slot });
        }
      }
    }
    meter.steps += i - begin;
  }

  /** Where the words of all noted sets begin. */
  function findNotes(meter: WorkMeter): number[][] {
    const { count, words, starts } = found;
    const noted: number[][] = Array.from({ length: program.noteCount }, () => []);
    for (let i = 0; i < count; i++) {
      for (const set of program.notes[words[i] as number] as readonly number[]) noted[set]?.push(starts[i] as number);
    }
    meter.steps += count;
    return noted;
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
      const { length } = text;
      if (base > POSITION_LIMIT) {
        base = 0;
        sentenceBase = 0;
        startAt.fill(-RUN_DISTANCE);
        endAt.fill(-RUN_DISTANCE);
        sentenceAt.fill(-1);
        seenStart.fill(-RUN_DISTANCE);
      }
      const watched: number[][] = program.watchNames.map(() => []);
      meter.steps += findWords(found, program, text, options.isGlued);
      const completed: Completed[] = [];
      findOpenings(text, options, watched, meter).forEach((openings, rule) => {
        for (const opening of openings) matchRule(rule, opening, text, options.isGlued, completed, meter);
      });
      base += length + RUN_DISTANCE;
      sentenceBase += length + 1;
      const matches = completed.sort(inOrder).map(({ match }) => match);
      if (matches.length === 0) return { matches, watched, contexts: [] };
      const starts = findNotes(meter);
      return {
        matches: applyVetoes(text, matches, starts),
        watched,
        contexts: program.contextNotes.map((set) => starts[set] as number[]),
      };
    },
  };
}
