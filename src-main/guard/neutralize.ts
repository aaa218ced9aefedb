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

const isSentenceEnd = (character: string) => '.!?。！？।'.includes(character);
const isBlank = (character: string) =>
  character === ' ' || character === '\n' || character === '\t' || character === '\r';

/** Extends a span to the sentence around it, but not over a line's end unless the sentence plainly goes on. */
function sentenceAround(text: string, span: Span): { start: number; end: number } {
  let { start, end } = span;
  for (let i = start - 1; i >= 0 && start - i < 2 && span.start - i <= MAX_REACH; i--) {
    const character = text.charAt(i);
    if (isSentenceEnd(character) && isBlank(text.charAt(i + 1))) break;
    if ('。！？।'.includes(character)) break;
    if (character === '\n' && !continues(text, i)) break;
    start = i;
  }
  while (start < span.start && isBlank(text.charAt(start))) start++;
  if (!(end > 0 && isSentenceEnd(text.charAt(end - 1)) && (end === text.length || isBlank(text.charAt(end))))) {
    for (let i = end; i < text.length && i - span.end <= MAX_REACH; i++) {
      const character = text.charAt(i);
      if (character === '\n' && !continues(text, i)) break;
      end = i + 1;
      if ('。！？।'.includes(character)) break;
      if (isSentenceEnd(character) && (i + 1 >= text.length || isBlank(text.charAt(i + 1)))) break;
    }
    while (end > span.end && isBlank(text.charAt(end - 1))) end--;
  }
  return { start, end };
}

/** A line that goes on in lower case is a wrapped sentence. */
function continues(text: string, newline: number): boolean {
  const next = text.charAt(newline + 1);
  return next !== '' && next !== next.toUpperCase() && next === next.toLowerCase();
}

function visible(text: string, start: number, end: number): string {
  let out = '';
  for (const character of text.slice(start, Math.min(end, start + 2 * MAX_EXCERPT))) {
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
  const wide = spans.map((span) => ({ ...span, ...(span.effect === 'strip' ? {} : sentenceAround(text, span)) }));
  wide.sort((a, b) => a.start - b.start || RANK[a.effect] - RANK[b.effect]);
  const merged: Span[] = [];
  for (const span of wide) {
    const last = merged.findLast((other) => (other.effect === 'strip') === (span.effect === 'strip'));
    if (!last || span.start >= last.end) {
      merged.push(span);
      continue;
    }
    last.end = Math.max(last.end, span.end);
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
