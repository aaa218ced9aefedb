import { isSpokenAmongPeople } from './dialogues.ts';
import { type FoldedText, findSentence } from './folded-text.ts';
import type { FindingKind } from './guard.ts';
import type { Match } from './matcher.ts';
import { isMentioned } from './mentions.ts';

/** A match is read as an example when the words this near weigh enough. */
const CONTEXT_DISTANCE = 400;
const EXAMPLE_WEIGHT = 3;
/** What its sentence quotes and talks about is left alone when these words weigh so much. */
const QUOTATION_WEIGHT = 2;

/** `starts` in rising order. More than `EXAMPLE_WEIGHT` need not be counted. */
function countNear(starts: readonly number[], start: number, end: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) < start - CONTEXT_DISTANCE) low = middle + 1;
    else high = middle;
  }
  let count = 0;
  for (let k = low; k < starts.length && count < EXAMPLE_WEIGHT; k++) {
    const at = starts[k] as number;
    if (at > end + CONTEXT_DISTANCE) break;
    // The match's own words are no context.
    if (at < start || at >= end) count++;
  }
  return count;
}

const QUOTES = new Set([0x22, 0x27, 0x60]);
const BEFORE_QUOTATIONS = new Set([0x20, 0x0a, 0x28]);
/** A quotation is looked for this far before a match in it. */
const QUOTATION = 120;

/** Whether a quotation mark stands before the match, or its sentence opened a quotation before it. */
function isQuoted(text: FoldedText, start: number): boolean {
  const { units, sentenceStarts } = text;
  const first = Math.max(start - QUOTATION, sentenceStarts[findSentence(text, start)] as number);
  if (start > 0 && QUOTES.has(units[start - 1] as number)) return true;
  for (let i = start - 1; i >= first; i--) {
    if (units[i] !== 0x22) continue;
    const isOpening = i === 0 || BEFORE_QUOTATIONS.has(units[i - 1] as number);
    return isOpening && (units[i + 1] !== 0x20 || i + 2 === start);
  }
  return false;
}

/** What programs that call a model are full of, and what they say to it there is no order to the reader. */
const KINDS_IN_CODE: ReadonlySet<FindingKind> = new Set(['role-markers', 'fake-tool-result']);
const CODE_WORDS = 2;

/** What people also say to each other. */
const KINDS_IN_SPEECH: ReadonlySet<FindingKind> = new Set([
  'instruction-override',
  'persona',
  'prompt-leak',
  'agent-directive',
  'output-directive',
]);

/** `order`: to be taken out; `example`: to be reported; `quotation`: talked about in a text on attacks, and left alone. */
export type Reading = 'order' | 'example' | 'quotation';

/**
 * Words about attacks weigh 2, those that introduce examples 1, and quotation marks around the match 1. Turns and tool
 * calls are also examples among several words of programs. What a sentence quotes and talks about, and what people say to
 * each other, are too, unless somebody took trouble to hide it. `contexts`: where the words of the three sets begin.
 */
export function readingOf(
  text: FoldedText,
  contexts: readonly (readonly number[])[],
  { rule, start, end }: Match,
  isHidden: boolean,
): Reading {
  const { kind } = rule.family;
  const [aboutAttacks = [], aboutExamples = [], ofPrograms = []] = contexts;
  const attacks = countNear(aboutAttacks, start, end);
  const context = attacks * 2 + countNear(aboutExamples, start, end);
  // A marker in quotes is talked about, whatever the words that go with it.
  if (!isHidden && isMentioned(text, start, KINDS_IN_CODE.has(kind) ? start + 1 : end)) {
    return context >= QUOTATION_WEIGHT ? 'quotation' : 'example';
  }
  if (KINDS_IN_CODE.has(kind) && countNear(ofPrograms, start, end) >= CODE_WORDS) return 'example';
  if (!isHidden && KINDS_IN_SPEECH.has(kind) && isSpokenAmongPeople(text, start)) return 'example';
  const quotation = Number(isQuoted(text, start));
  if (attacks + quotation === 0) return 'order';
  return context + quotation >= EXAMPLE_WEIGHT ? 'example' : 'order';
}
