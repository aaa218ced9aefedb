import { isInvisible } from './fold.ts';
import type { Finding, FindingKind, GuardResult } from './guard.ts';

/** What was found, in units of the whole text. */
export interface Span {
  start: number;
  end: number;
  kind: FindingKind;
  effect: Finding['effect'];
  /** What hidden characters spell; otherwise empty, and the text itself is shown. */
  excerpt: string;
  /** Nothing around it belongs to it: hidden characters, and whole sentences. */
  isWhole: boolean;
}

const MAX_EXCERPT = 300;
/** A sentence is followed so far in each direction. */
const MAX_REACH = 240;

const MARKS: Record<FindingKind, string> = {
  'hidden-characters': '[removed: hidden text]',
  'instruction-override': '[removed: instruction to the assistant]',
  'role-markers': '[removed: fake conversation turn]',
  'fake-tool-result': '[removed: fake tool message]',
  'prompt-leak': '[removed: request for hidden instructions]',
  persona: '[removed: role for the assistant]',
  exfiltration: '[removed: request to send data]',
  encoded: '[removed: encoded instruction]',
  disguised: '[removed: disguised instruction]',
  'agent-directive': '[removed: instruction to the assistant]',
  'output-directive': '[removed: instruction for the answer]',
};

const isFullStop = (code: number) => code === 46 || code === 33 || code === 63;
/** 。！？ and the danda end a sentence without a blank after them. */
const isWideStop = (code: number) => code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 0x964;
const isBlank = (code: number) => code === 32 || code === 10 || code === 9 || code === 13;

/** Whether a sentence ends with the character at `i`. */
function endsSentence(text: string, i: number): boolean {
  const code = text.charCodeAt(i);
  return isWideStop(code) || (isFullStop(code) && (i + 1 >= text.length || isBlank(text.charCodeAt(i + 1))));
}

const breaksLine = (text: string, i: number) => text.charCodeAt(i) === 10 && !continues(text, i);

/** Extends a span to the sentence around it, but not over a line's end unless the sentence plainly goes on. */
export function sentenceAround(text: string, span: { start: number; end: number }): { start: number; end: number } {
  let { start, end } = span;
  while (
    start > 0 &&
    span.start - start < MAX_REACH &&
    !endsSentence(text, start - 1) &&
    !breaksLine(text, start - 1)
  ) {
    start--;
  }
  while (start < span.start && isBlank(text.charCodeAt(start))) start++;
  if (end > 0 && endsSentence(text, end - 1)) return { start, end };
  while (end < text.length && end - span.end < MAX_REACH && !breaksLine(text, end)) {
    end++;
    if (endsSentence(text, end - 1)) break;
  }
  while (end > span.end && isBlank(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** A line that goes on in lower case is a wrapped sentence. */
function continues(text: string, newline: number): boolean {
  const next = text.charAt(newline + 1);
  return next !== '' && next !== next.toUpperCase() && next === next.toLowerCase();
}

function visible(text: string, start: number, end: number): string {
  const shown = text.slice(start, Math.min(end, start + 2 * MAX_EXCERPT));
  if (/^[\n -~]*$/.test(shown)) return shown.slice(0, MAX_EXCERPT).trim();
  let out = '';
  for (const character of shown) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0xe0000 || isInvisible(code)) continue;
    out += character;
    if (out.length >= MAX_EXCERPT) break;
  }
  return out.trim();
}

/** Strongest first, for spans that overlap. */
const RANK = { neutralize: 0, strip: 1, report: 2 } as const;

function toFindings(text: string, spans: readonly Span[]): Finding[] {
  const merged: Span[] = [];
  const lastOf = new Map<boolean, Span>();
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const isStrip = span.effect === 'strip';
    const last = lastOf.get(isStrip);
    // Most matches that are only reported lie in a sentence that was found before.
    const isKnown = span.effect === 'report' && last !== undefined && span.start >= last.start && span.end <= last.end;
    const wide = span.isWhole || isKnown ? span : { ...span, ...sentenceAround(text, span) };
    if (!last || wide.start >= last.end) {
      const first = { ...wide };
      merged.push(first);
      lastOf.set(isStrip, first);
      continue;
    }
    last.start = Math.min(last.start, wide.start);
    last.end = Math.max(last.end, wide.end);
    if (RANK[span.effect] < RANK[last.effect]) Object.assign(last, { effect: span.effect, kind: span.kind });
  }
  return merged.map(({ start, end, kind, effect, excerpt }) => ({
    kind,
    effect,
    start,
    end,
    excerpt: (excerpt.trim() || visible(text, start, end)).slice(0, MAX_EXCERPT),
  }));
}

/** Removes the cuts, puts a mark in place of each neutralized finding, and leaves the rest as it is. */
export function neutralize(
  text: string,
  spans: readonly Span[],
  cuts: readonly { start: number; end: number }[],
): GuardResult {
  if (spans.length === 0 && cuts.length === 0) return { text, findings: [], isFlagged: false };
  const findings = toFindings(text, spans);
  const edits = [
    ...findings
      .filter(({ effect }) => effect === 'neutralize')
      .map(({ start, end, kind }) => ({ start, end, mark: MARKS[kind] })),
    ...cuts.map(({ start, end }) => ({ start, end, mark: '' })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  let out = '';
  let at = 0;
  for (const { start, end, mark } of edits) {
    if (end <= at) continue;
    if (start >= at) out += text.slice(at, start) + mark;
    at = Math.max(at, end);
  }
  return {
    text: out + text.slice(at),
    findings,
    isFlagged: findings.some(({ effect }) => effect !== 'report'),
  };
}
