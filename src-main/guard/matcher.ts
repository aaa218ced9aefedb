import { step } from './aho-corasick.ts';
import type { FoldedText } from './folded-text.ts';
import type { CompiledRule, CompiledSlot, RuleProgram } from './rule-program.ts';

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

export interface Matcher {
  /** Matches of all rules in `text`, and for each noted set the units where its words begin. */
  run(text: FoldedText, options: MatchOptions, meter: WorkMeter): { matches: Match[]; contexts: number[][] };
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

/** Words after which an instruction may begin as it may after a full stop. */
const CLAUSE_OPENERS = new Set(
  'please then now and also just simply instead always never must should shall or to first finally kindly you bitte dann jetzt und por favor'.split(
    ' ',
  ),
);

function beginsClause(text: FoldedText, start: number): boolean {
  const { units } = text;
  let i = start - 1;
  while (i >= 0 && (units[i] === 32 || units[i] === 34 || units[i] === 39)) i--;
  if (i < 0 || !isWordUnit(units[i] as number)) return true;
  const end = i + 1;
  while (i >= 0 && end - i <= 10 && isWordUnit(units[i] as number)) i--;
  return end - i <= 10 && CLAUSE_OPENERS.has(String.fromCharCode(...units.subarray(i + 1, end)));
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

export function makeMatcher(program: RuleProgram): Matcher {
  const { automaton, slots, rules, slotsFrom, slotList, wordLengths, notes } = program;
  const startAt = new Int32Array(slots.length).fill(-RUN_DISTANCE);
  const endAt = new Int32Array(slots.length).fill(-RUN_DISTANCE);
  const sentenceAt = new Int32Array(slots.length).fill(-1);
  let base = 0;
  let sentenceBase = 0;

  /** Whether the word completes the rule; `start` and `end` count from `base`. */
  function fill(index: number, slot: CompiledSlot, rule: CompiledRule, start: number, end: number, sentence: number) {
    if (rule.inOrder) {
      let begin = start;
      if (slot.position > 0) {
        const previous = endAt[index - 1] as number;
        if (start < previous || start - previous > slot.gap) return false;
        if (!slot.mayCrossSentence && sentenceAt[index - 1] !== sentence) return false;
        begin = startAt[index - 1] as number;
      }
      startAt[index] = begin;
      endAt[index] = end;
      sentenceAt[index] = sentence;
      return slot.isLast;
    }
    startAt[index] = start;
    endAt[index] = end;
    sentenceAt[index] = sentence;
    for (let other = rule.firstSlot; other < rule.firstSlot + rule.slotCount; other++) {
      if (end - (startAt[other] as number) > rule.span) return false;
      if (!rule.mayCrossSentence && sentenceAt[other] !== sentence) return false;
    }
    return true;
  }

  function firstStart(rule: CompiledRule, index: number): number {
    if (rule.inOrder) return startAt[index] as number;
    let first = startAt[rule.firstSlot] as number;
    for (let other = rule.firstSlot; other < rule.firstSlot + rule.slotCount; other++) {
      first = Math.min(first, startAt[other] as number);
    }
    return first;
  }

  return {
    run(text, options, meter) {
      const { units, sentences, length } = text;
      const { classes, ending, firstWord, nextWord, fail } = automaton;
      const matches: Match[] = [];
      const noted: { starts: number[]; sentences: Set<number> }[] = [];
      for (let i = 0; i < program.noteCount; i++) noted.push({ starts: [], sentences: new Set() });
      if (base > POSITION_LIMIT) {
        base = 0;
        sentenceBase = 0;
        startAt.fill(-RUN_DISTANCE);
        endAt.fill(-RUN_DISTANCE);
        sentenceAt.fill(-1);
      }
      let state = 0;
      for (let i = 0; i < length; i++) {
        state = step(automaton, state, classes[units[i] as number] as number);
        for (let found = ending[state] as number; found !== 0; found = ending[fail[found] as number] as number) {
          for (let word = firstWord[found] as number; word !== -1; word = nextWord[word] as number) {
            meter.steps++;
            const end = i + 1;
            const start = end - (wordLengths[word] as number);
            if (options.isGlued) {
              if (end - start < MIN_GLUED_LETTERS) continue;
            } else {
              if (!program.beginsFreely[word] && start > 0 && isWordUnit(units[start - 1] as number)) continue;
              if (!program.endsFreely[word] && end < length && isWordUnit(units[end] as number)) continue;
            }
            const sentence = sentences[start] as number;
            for (const set of notes[word] as readonly number[]) {
              noted[set]?.starts.push(start);
              noted[set]?.sentences.add(sentence);
            }
            for (let k = slotsFrom[word] as number; k < (slotsFrom[word + 1] as number); k++) {
              meter.steps++;
              const index = slotList[k] as number;
              const slot = slots[index] as CompiledSlot;
              const rule = rules[slot.rule] as CompiledRule;
              if (rule.family.applies === 'disguised' && !options.isDisguised) continue;
              if (slot.beginsClause && !options.isGlued && !beginsClause(text, start)) continue;
              if (slot.beginsLine && !beginsLine(text, start)) continue;
              if (slot.endsLine && !endsLine(text, end)) continue;
              if (fill(index, slot, rule, base + start, base + end, sentenceBase + sentence)) {
                const match = { rule, start: firstStart(rule, index) - base, end };
                const last = matches[matches.length - 1];
                if (last?.rule === rule && last.start === match.start) matches.pop();
                matches.push(match);
              }
            }
          }
        }
      }
      meter.steps += length;
      base += length + RUN_DISTANCE;
      sentenceBase += length + 1;
      return {
        matches: matches.filter(
          ({ rule, end }) => rule.veto === -1 || !noted[rule.veto]?.sentences.has(sentences[end - 1] as number),
        ),
        contexts: program.contextNotes.map((set) => noted[set]?.starts ?? []),
      };
    },
  };
}
