import { startState, step } from './aho-corasick.ts';
import type { FoldedText } from './folded-text.ts';
import { isWrittenWithoutBlanks } from './rule-language.ts';
import { ANYWHERE, AT_CLAUSE, AT_LINE, type CompiledRule, type RuleProgram } from './rule-program.ts';

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
const MIN_GLUED_LETTERS = 4;
const isWordUnitTable = new Uint8Array(0x10000);

function isWordUnit(code: number): boolean {
  let known = isWordUnitTable[code] as number;
  if (known === 0) {
    known = /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code)) ? 2 : 1;
    isWordUnitTable[code] = known;
  }
  return known === 2;
}

/** A neighbour that makes a word part of a longer one; Chinese and the like write Latin words without a blank. */
const joinsWords = (code: number) => isWordUnit(code) && !isWrittenWithoutBlanks(code);

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
  rule: number;
}

interface Openings {
  /** The stretches of all openings together, as pairs of units, in order and apart. */
  regions: number[];
  openings: readonly Opening[];
}

/** Index of the first opening at or after `from`; openings are in order. */
function firstFrom(openings: readonly Opening[], from: number): number {
  let low = 0;
  let high = openings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((openings[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds a stretch to stretches that are in order and apart, as pairs of start and end. */
function join(regions: number[], from: number, to: number): void {
  let start = from;
  let end = to;
  while (regions.length > 0 && (regions[regions.length - 1] as number) >= start) {
    end = Math.max(end, regions.pop() as number);
    start = Math.min(start, regions.pop() as number);
  }
  regions.push(start, end);
}

export function makeMatcher(program: RuleProgram): Matcher {
  const { automaton, slots, rules, wordLengths, notes, beginsFreely, endsFreely } = program;
  const { classes, ending, firstWord, nextWord, fail } = automaton;
  const { rule: ruleOf, order: orderOf, isLast, gap: gapOf, mayCrossSentence: mayCross, begins: placeOf } = slots;
  const size = ruleOf.length;
  const startAt = new Int32Array(size).fill(-RUN_DISTANCE);
  const endAt = new Int32Array(size).fill(-RUN_DISTANCE);
  const sentenceAt = new Int32Array(size).fill(-1);
  /** A rule is tried only within the reach of its gate's words. */
  const openUntil = new Int32Array(rules.length).fill(-RUN_DISTANCE);
  const seenStart = new Int32Array(program.gates.distance.length * 2).fill(-RUN_DISTANCE);
  let base = 0;
  let sentenceBase = 0;

  function isBounded(text: FoldedText, word: number, start: number, end: number): boolean {
    const { units, length } = text;
    if (!beginsFreely[word] && start > 0 && joinsWords(units[start - 1] as number)) return false;
    return Boolean(endsFreely[word]) || end >= length || !joinsWords(units[end] as number);
  }

  /** Where which rule could match; and the watched words. */
  function findOpenings(text: FoldedText, options: MatchOptions, watched: number[][], meter: WorkMeter): Openings {
    const { units, length } = text;
    const { watches, gates } = program;
    const { automaton: anchors, words: anchorWords } = program.anchors;
    const { from: listFrom, list } = options.isDisguised ? gates.disguised : gates.plain;
    const regions: number[] = [];
    const openings: Opening[] = [];
    const lastOpening: (Opening | undefined)[] = [];
    let steps = length;
    let state = startState(anchors);
    for (let i = 0; i < length; i++) {
      state = step(anchors, state, anchors.classes[units[i] as number] as number);
      let found = anchors.ending[state] as number;
      for (; found !== 0; found = anchors.ending[anchors.fail[found] as number] as number) {
        for (let each = anchors.firstWord[found] as number; each !== -1; each = anchors.nextWord[each] as number) {
          steps++;
          const word = anchorWords[each] as number;
          const end = i + 1;
          const start = end - (wordLengths[word] as number);
          if (options.isGlued ? end - start < MIN_GLUED_LETTERS : !isBounded(text, word, start, end)) continue;
          for (const set of watches[word] as readonly number[]) watched[set]?.push(start);
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
            const from = Math.max(0, first);
            const to = Math.min(length, end + (gates.after[gate] as number));
            const rule = gates.rule[gate] as number;
            const open = lastOpening[rule];
            if (open && from <= open.to) {
              open.from = Math.min(open.from, from);
              open.to = Math.max(open.to, to);
            } else {
              const opening = { from, to, rule };
              lastOpening[rule] = opening;
              openings.push(opening);
            }
            join(regions, from, to);
          }
        }
      }
    }
    meter.steps += steps;
    return { regions, openings: openings.sort((a, b) => a.from - b.from) };
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

  /** Runs all rules over one region, without regard to vetoes. */
  function matchRegion(
    text: FoldedText,
    from: number,
    to: number,
    options: MatchOptions,
    openings: readonly Opening[],
    meter: WorkMeter,
  ): Match[] {
    const { units, sentences } = text;
    const { from: listFrom, list } = options.isDisguised ? program.disguised : program.plain;
    const matches: Match[] = [];
    const lastMatch: (Match | undefined)[] = [];
    let steps = to - from;
    let state = startState(automaton);
    let next = firstFrom(openings, from);
    for (let i = from; i < to; i++) {
      for (let opening = openings[next]; opening !== undefined && opening.from <= i; opening = openings[++next]) {
        openUntil[opening.rule] = Math.max(openUntil[opening.rule] as number, base + opening.to);
      }
      state = step(automaton, state, classes[units[i] as number] as number);
      for (let found = ending[state] as number; found !== 0; found = ending[fail[found] as number] as number) {
        for (let word = firstWord[found] as number; word !== -1; word = nextWord[word] as number) {
          steps++;
          const end = i + 1;
          const start = end - (wordLengths[word] as number);
          if (options.isGlued ? end - start < MIN_GLUED_LETTERS : !isBounded(text, word, start, end)) continue;
          const sentence = sentences[start] as number;
          let begins = options.isGlued ? AT_CLAUSE : -1;
          const last = listFrom[word + 1] as number;
          for (let k = listFrom[word] as number; k < last; k++) {
            steps++;
            const slot = list[k] as number;
            const place = placeOf[slot] as number;
            if (place === AT_CLAUSE) {
              if (begins === -1) begins = beginsClause(text, start) ? AT_CLAUSE : ANYWHERE;
              // The rest of the list asks for the start of a clause, too.
              if (begins !== AT_CLAUSE) break;
            }
            if ((openUntil[ruleOf[slot] as number] as number) < base + end) continue;
            if (place === AT_LINE && !beginsLine(text, start)) continue;
            if (slots.endsLine[slot] === 1 && !endsLine(text, end)) continue;
            if (!fill(slot, base + start, base + end, sentenceBase + sentence)) continue;
            const rule = rules[ruleOf[slot] as number] as CompiledRule;
            const first = firstStart(rule, slot) - base;
            const known = lastMatch[ruleOf[slot] as number];
            // Further words of the same set stretch the match that is there.
            if (known && first <= known.end) known.end = end;
            else {
              const match = { rule, start: first, end };
              lastMatch[ruleOf[slot] as number] = match;
              matches.push(match);
            }
          }
        }
      }
    }
    meter.steps += steps;
    return matches;
  }

  /** Where the words of all noted sets begin. */
  function findNotes(text: FoldedText, meter: WorkMeter): number[][] {
    const { units, length } = text;
    const { automaton: noted, words: notedWords } = program.noted;
    const starts: number[][] = Array.from({ length: program.noteCount }, () => []);
    let state = startState(noted);
    for (let i = 0; i < length; i++) {
      state = step(noted, state, noted.classes[units[i] as number] as number);
      let found = noted.ending[state] as number;
      for (; found !== 0; found = noted.ending[noted.fail[found] as number] as number) {
        for (let each = noted.firstWord[found] as number; each !== -1; each = noted.nextWord[each] as number) {
          meter.steps++;
          const word = notedWords[each] as number;
          const start = i + 1 - (wordLengths[word] as number);
          if (!isBounded(text, word, start, i + 1)) continue;
          for (const set of notes[word] as readonly number[]) starts[set]?.push(start);
        }
      }
    }
    meter.steps += length;
    return starts;
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
        openUntil.fill(-RUN_DISTANCE);
      }
      const watched: number[][] = program.watchNames.map(() => []);
      const { regions, openings } = findOpenings(text, options, watched, meter);
      base += length + RUN_DISTANCE;
      const matches: Match[] = [];
      for (let i = 0; i < regions.length; i += 2) {
        matches.push(...matchRegion(text, regions[i] as number, regions[i + 1] as number, options, openings, meter));
        base += length + RUN_DISTANCE;
        sentenceBase += length + 1;
      }
      if (matches.length === 0) return { matches, watched, contexts: [] };
      const starts = findNotes(text, meter);
      return {
        matches: applyVetoes(text, matches, starts),
        watched,
        contexts: program.contextNotes.map((set) => starts[set] as number[]),
      };
    },
  };
}
