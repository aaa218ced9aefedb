import { CIPHERS } from './cipher-words.ts';
import { decodeBase85, decodeBaseN, decodeGroupedBase64, decodeUuencode } from './decoders/base-n.ts';
import { decodeCharacterCalls } from './decoders/character-calls.ts';
import { type Decoded, type Decoder, textOf } from './decoders/decoded.ts';
import { decodeEscapes, decodeUtf7 } from './decoders/escapes.ts';
import { decodeJoinedWords } from './decoders/joined-words.ts';
import { decodeLetterNumbers } from './decoders/letter-numbers.ts';
import { decodeLookAlikes } from './decoders/look-alikes.ts';
import { decodeNumberLists } from './decoders/number-lists.ts';
import { decodeScatteredWords } from './decoders/scattered-words.ts';
import { decodeBraille, decodeMorse, decodeSpokenAlphabet, MIN_SPOKEN } from './decoders/signals.ts';
import { decodeLeet, decodeSpacedLetters } from './decoders/spellings.ts';
import { decodeSplitWords } from './decoders/split-words.ts';
import { decodeUpsideDown } from './decoders/upside-down.ts';
import { foldInto, makeFoldedText } from './folded-text.ts';
import type { FindingKind, GuardResult } from './guard.ts';
import { findHiddenCharacters, type HiddenCharacters } from './hidden-characters.ts';
import { makeMatcher, type WorkMeter } from './matcher.ts';
import { neutralize, type Span } from './neutralize.ts';
import { ruleProgram } from './rule-set.ts';
import { type Interest, type Survey, survey } from './survey.ts';

/** Text is looked at in windows of this many UTF-16 units, so that memory does not grow with the text. */
const WINDOW = 16_384;
/** Windows share this much, so that what one cuts in two lies whole in the next. */
const OVERLAP = 1024;
/** Encodings inside encodings are undone so many times. */
const MAX_DEPTH = 2;
/** A match is read as an example when the words this near weigh enough: see `isExample`. */
const CONTEXT_DISTANCE = 400;
const EXAMPLE_WEIGHT = 3;
/** Two words of one cipher this near each other. */
const CIPHER_DISTANCE = 160;
const CIPHER_MARGIN = 200;
/** After the ciphers' watched sets comes that of the spelling alphabet. */
const SPOKEN = CIPHERS.length;

/** Each decoder with what has to be near for it to find anything. */
const DECODERS: ReadonlyArray<readonly [Interest, Decoder]> = [
  ['longRun', decodeBaseN],
  ['longRun', decodeJoinedWords],
  ['leet', decodeGroupedBase64],
  ['signRun', decodeBase85],
  ['capitalLine', decodeUuencode],
  ['digits', decodeNumberLists],
  ['digits', decodeLetterNumbers],
  ['digits', decodeCharacterCalls],
  ['escape', decodeEscapes],
  ['plus', decodeUtf7],
  ['morse', decodeMorse],
  ['single', decodeSpacedLetters],
  ['split', decodeSplitWords],
  ['hyphen', decodeSplitWords],
  ['cells', decodeScatteredWords],
  ['leet', decodeLeet],
  ['nonAscii', decodeLookAlikes],
  ['nonAscii', decodeUpsideDown],
  ['nonAscii', decodeBraille],
];

const matcher = makeMatcher(ruleProgram);
const folded = makeFoldedText(WINDOW);

const NOTHING_HIDDEN: HiddenCharacters = { cuts: [], runs: [] };

interface Piece {
  codes: Uint16Array;
  length: number;
  depth: number;
  decoded: Decoded | null;
  signs: Survey;
}

/** A finding in a piece of text, in units of that piece. */
interface PieceSpan {
  start: number;
  end: number;
  kind: FindingKind;
  effect: 'neutralize' | 'report';
}

function encode(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  for (let i = 0; i < text.length; i++) codes[i] = text.charCodeAt(i);
  return codes;
}

function countNear(starts: readonly number[], start: number, end: number): number {
  let count = 0;
  for (const at of starts) {
    if (at > end + CONTEXT_DISTANCE) break;
    // The match's own words are no context.
    if (at >= start - CONTEXT_DISTANCE && (at < start || at >= end)) count++;
  }
  return count;
}

const QUOTES = new Set([0x22, 0x27, 0x60]);
const BEFORE_QUOTATIONS = new Set([0x20, 0x0a, 0x28]);
/** A quotation is looked for this far before a match in it. */
const QUOTATION = 120;

/** Whether a quotation mark stands before the match, or its sentence opened a quotation before it. */
function isQuoted(start: number): boolean {
  const { units, sentences } = folded;
  if (start > 0 && QUOTES.has(units[start - 1] as number)) return true;
  for (let i = start - 1; i >= 0 && start - i <= QUOTATION && sentences[i] === sentences[start]; i--) {
    if (units[i] !== 0x22) continue;
    const isOpening = i === 0 || BEFORE_QUOTATIONS.has(units[i - 1] as number);
    return isOpening && (units[i + 1] !== 0x20 || i + 2 === start);
  }
  return false;
}

/** What programs that call a model are full of, and what they say to it there is no order to the reader. */
const KINDS_IN_CODE: ReadonlySet<FindingKind> = new Set(['role-markers', 'fake-tool-result']);
const CODE_WORDS = 2;

/**
 * Words about attacks weigh 2, those that introduce examples 1, and quotation marks around the match 1. Turns and tool
 * calls are also examples among several words of programs.
 */
function isExample(
  contexts: readonly (readonly number[])[],
  { rule, start, end }: { rule: { family: { kind: FindingKind } }; start: number; end: number },
): boolean {
  const [aboutAttacks = [], aboutExamples = [], ofPrograms = []] = contexts;
  if (KINDS_IN_CODE.has(rule.family.kind) && countNear(ofPrograms, start, end) >= CODE_WORDS) return true;
  const attacks = countNear(aboutAttacks, start, end);
  const quotation = Number(isQuoted(start));
  if (attacks + quotation === 0) return false;
  return attacks * 2 + countNear(aboutExamples, start, end) + quotation >= EXAMPLE_WEIGHT;
}

function undoCiphers(
  piece: Piece,
  watched: readonly (readonly number[])[],
  origins: Uint16Array,
  length: number,
): Decoded[] {
  const found: Decoded[] = [];
  watched.forEach((starts, i) => {
    const cipher = CIPHERS[i];
    if (!cipher) return;
    for (let k = 1; k < starts.length; k++) {
      const from = starts[k - 1] as number;
      let to = starts[k] as number;
      if (to - from > CIPHER_DISTANCE) continue;
      while (k + 1 < starts.length && (starts[k + 1] as number) - to <= CIPHER_DISTANCE) to = starts[++k] as number;
      const first = origins[Math.max(0, from - CIPHER_MARGIN)] as number;
      const last = (origins[Math.min(length - 1, to + CIPHER_MARGIN)] as number) + 1;
      const text = cipher.decode(textOf(piece.codes, first, last));
      const places = Int32Array.from({ length: text.length }, (_, n) =>
        cipher.isBackwards ? last - 1 - n : first + n,
      );
      found.push({ start: first, end: last, text, origins: places, isTelling: true, isCipher: true, kind: 'encoded' });
    }
  });
  return found;
}

function decodeAll(codes: Uint16Array, signs: Survey, meter: WorkMeter): Decoded[] {
  const found: Decoded[] = [];
  for (const [interest, decode] of DECODERS) {
    const stretches = signs.stretches(interest);
    for (let i = 0; i < stretches.length; i += 2) {
      const begin = stretches[i] as number;
      const end = stretches[i + 1] as number;
      meter.steps += end - begin;
      found.push(...decode(codes, begin, end));
    }
  }
  return found;
}

function scan(piece: Piece, meter: WorkMeter): PieceSpan[] {
  const { codes, length, depth, decoded, signs } = piece;
  foldInto(folded, codes, length, ruleProgram.vocabulary);
  const { matches, watched, contexts } = matcher.run(
    folded,
    { isDisguised: decoded?.isTelling ?? false, isGlued: decoded?.isGlued ?? false },
    meter,
  );
  const spans: PieceSpan[] = matches.map((match) => {
    const { rule, start, end } = match;
    return {
      start: folded.origins[start] as number,
      end: (folded.origins[end - 1] as number) + 1,
      kind: rule.family.kind,
      effect: isExample(contexts, match) ? 'report' : rule.family.effect,
    };
  });
  if (depth >= MAX_DEPTH) return spans;
  const inner = decodeAll(codes, signs, meter);
  if ((watched[SPOKEN]?.length ?? 0) >= MIN_SPOKEN) inner.push(...decodeSpokenAlphabet(codes, 0, length));
  if (!decoded?.isCipher) inner.push(...undoCiphers(piece, watched, folded.origins, folded.length));
  for (const layer of inner) {
    const text =
      layer.text.length > layer.end - layer.start ? layer.text.slice(0, layer.end - layer.start) : layer.text;
    const units = encode(text);
    const found = scan(
      { codes: units, length: text.length, depth: depth + 1, decoded: layer, signs: survey(units, text.length) },
      meter,
    );
    for (const span of found) {
      const { origins } = layer;
      const [first, last] = origins
        ? [origins[span.start] as number, origins[span.end - 1] as number]
        : [layer.start, layer.end - 1];
      spans.push({
        start: Math.min(first, last),
        end: Math.max(first, last) + 1,
        kind: layer.isTelling ? layer.kind : span.kind,
        effect: span.effect,
      });
    }
  }
  return spans;
}

/**
 * Finds instructions to the assistant in text from outside and makes them harmless. Pure; linear in the length of the
 * text (every step of every part has a constant bound, see rule-language.ts and the doubling test); memory does not
 * grow with it apart from the result. `meter` counts the steps.
 */
export function filterText(text: string, meter: WorkMeter = { steps: 0 }): GuardResult {
  const spans: Span[] = [];
  const cuts: { start: number; end: number }[] = [];
  const codes = new Uint16Array(Math.min(text.length, WINDOW));
  for (let from = 0; from === 0 || from + OVERLAP < text.length; from += WINDOW - OVERLAP) {
    const length = Math.min(WINDOW, text.length - from);
    for (let i = 0; i < length; i++) codes[i] = text.charCodeAt(from + i);
    const signs = survey(codes, length);
    meter.steps += length;
    const hidden = signs.stretches('hidden').length > 0 ? findHiddenCharacters(codes, length) : NOTHING_HIDDEN;
    for (const cut of hidden.cuts) cuts.push({ start: from + cut.start, end: from + cut.end });
    for (const run of hidden.runs) {
      spans.push({
        start: from + run.start,
        end: from + run.end,
        kind: 'hidden-characters',
        effect: 'strip',
        excerpt: run.decoded,
      });
    }
    for (const span of scan({ codes, length, depth: 0, decoded: null, signs }, meter)) {
      spans.push({ ...span, start: from + span.start, end: from + span.end, excerpt: '' });
    }
  }
  return neutralize(text, spans, cuts);
}
