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
import { readingOf } from './examples.ts';
import { foldInto, makeFoldedText } from './folded-text.ts';
import type { FindingKind, GuardResult } from './guard.ts';
import { findHiddenCharacters, type HiddenCharacters } from './hidden-characters.ts';
import { type Judge, makeMatcher, type WorkMeter } from './matcher.ts';
import { neutralize, type Span, sentenceAround } from './neutralize.ts';
import { ruleProgram } from './rule-set.ts';
import { Settled } from './settled.ts';
import { type Interest, type Survey, survey } from './survey.ts';
import { isBlank } from './vocabulary.ts';

/** Text is looked at in windows of this many UTF-16 units, so that memory does not grow with the text. */
const WINDOW = 16_384;
/** Windows share this much, so that what one cuts in two lies whole in the next. */
const OVERLAP = 1024;
/** Encodings inside encodings are undone so many times. */
const MAX_DEPTH = 2;
/** Two words of one cipher this near each other. */
const CIPHER_DISTANCE = 160;
const CIPHER_MARGIN = 200;
/** A layer of fewer units says nothing. */
const MIN_LAYER = 4;
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
  ['turned', decodeUpsideDown],
  ['braille', decodeBraille],
];

const matcher = makeMatcher(ruleProgram);
const folded = makeFoldedText(WINDOW);
const settled = new Settled(WINDOW);

const NOTHING_HIDDEN: HiddenCharacters = { cuts: [], runs: [] };

/** Text as it stands in the window, or what an encoding in it says. */
interface Piece {
  codes: Uint16Array;
  length: number;
  depth: number;
  signs: Survey;
  decoded: Decoded | null;
  /** The kind of its findings, if how they are written tells more than what they say. */
  kind: FindingKind | null;
  /** The unit of the window that each unit comes from; null for the window itself. */
  origins: Int32Array | null;
  /** Units of the window that a piece without origins of its units stands for. */
  stretch: { start: number; end: number } | null;
}

/** A finding, in units of the window. */
interface WindowSpan {
  start: number;
  end: number;
  kind: FindingKind;
  effect: 'neutralize' | 'report';
  /** It is a whole sentence. */
  isWhole: boolean;
}

/** Puts the units of the text at the beginning of `codes`. */
function encodeInto(codes: Uint16Array, text: string): void {
  Buffer.from(codes.buffer, codes.byteOffset, codes.byteLength).write(text, 'utf16le');
}

function encode(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  encodeInto(codes, text);
  return codes;
}

/** Where the units `[first, last]` of a piece come from in the window. */
function stretchOf({ origins, stretch }: Piece, first: number, last: number): { start: number; end: number } {
  if (stretch) return stretch;
  const from = origins ? (origins[first] as number) : first;
  const to = origins ? (origins[last] as number) : last;
  return { start: Math.min(from, to), end: Math.max(from, to) + 1 };
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
      const words = stretchOf(piece, origins[from] as number, origins[to] as number);
      if (settled.holds(words.start, words.end)) continue;
      const first = origins[Math.max(0, from - CIPHER_MARGIN)] as number;
      const last = (origins[Math.min(length - 1, to + CIPHER_MARGIN)] as number) + 1;
      const text = cipher.decode(textOf(piece.codes, first, last));
      const places = new Int32Array(text.length);
      for (let n = 0; n < places.length; n++) places[n] = cipher.isBackwards ? last - 1 - n : first + n;
      found.push({ start: first, end: last, text, origins: places, isTelling: true, isCipher: true, kind: 'encoded' });
    }
  });
  return found;
}

/** A blank line: what a piece leaves out parts sentences. */
const PARTING = '\n\n';

/** What a layer says outside of settled stretches, as a piece of its own; null when that is next to nothing. */
function layerPiece(piece: Piece, layer: Decoded): Piece | null {
  const whole = stretchOf(piece, layer.start, layer.end - 1);
  if (settled.holds(whole.start, whole.end)) return null;
  const text = layer.text.length > layer.end - layer.start ? layer.text.slice(0, layer.end - layer.start) : layer.text;
  let codes = encode(text);
  let origins: Int32Array | null = null;
  let { length } = text;
  if (layer.origins && !piece.stretch) {
    origins = new Int32Array(length);
    let n = 0;
    let left = 0;
    for (let i = 0; i < length; i++) {
      const at = layer.origins[i] as number;
      const origin = piece.origins ? (piece.origins[at] as number) : at;
      const isLeft = settled.has(origin);
      if (isLeft && ++left > PARTING.length) continue;
      if (!isLeft) left = 0;
      codes[n] = isLeft ? PARTING.charCodeAt(left - 1) : (codes[i] as number);
      origins[n++] = origin;
    }
    length = n;
    codes = codes.subarray(0, n);
  }
  if (length < MIN_LAYER) return null;
  return {
    codes,
    length,
    depth: piece.depth + 1,
    signs: survey(codes, length),
    decoded: layer,
    kind: piece.kind ?? (layer.isTelling ? layer.kind : null),
    origins,
    stretch: origins ? null : whole,
  };
}

function scan(piece: Piece, window: string, spans: WindowSpan[], meter: WorkMeter): void {
  const { codes, length, depth, decoded, signs } = piece;
  foldInto(folded, codes, length, ruleProgram.vocabulary);
  const { units, origins } = folded;
  const judge: Judge = {
    isSettled(from, to) {
      if (settled.isEmpty) return false;
      let first = from;
      let last = to - 1;
      while (first < last && isBlank(units[first] as number)) first++;
      while (last > first && isBlank(units[last] as number)) last--;
      const { start, end } = stretchOf(piece, origins[first] as number, origins[last] as number);
      return settled.holds(start, end);
    },
    take(match, contexts) {
      const { family } = match.rule;
      const { start, end } = stretchOf(piece, origins[match.start] as number, origins[match.end - 1] as number);
      if (settled.holds(start, end)) return;
      const reading = readingOf(folded, contexts, match, decoded?.isTelling ?? false);
      if (reading === 'quotation') return;
      const effect = reading === 'example' ? 'report' : family.effect;
      const kind = piece.kind ?? family.kind;
      if (effect === 'report') {
        spans.push({ start, end, kind, effect, isWhole: false });
        return;
      }
      const around = sentenceAround(window, { start, end });
      settled.add(around.start, around.end);
      // Over the edges of the window the sentence may go on.
      spans.push({ ...around, kind, effect, isWhole: around.start > 0 && around.end < window.length });
    },
  };
  const watched = matcher.run(
    folded,
    { isDisguised: decoded?.isTelling ?? false, isGlued: decoded?.isGlued ?? false },
    meter,
    judge,
  );
  if (depth >= MAX_DEPTH) return;
  const read = (layers: readonly Decoded[]) => {
    for (const layer of layers) {
      const inner = layerPiece(piece, layer);
      if (inner) scan(inner, window, spans, meter);
    }
  };
  // The folded text is gone once the first layer is read.
  if (!decoded?.isCipher) read(undoCiphers(piece, watched, folded.origins, folded.length));
  if ((watched[SPOKEN]?.length ?? 0) >= MIN_SPOKEN) read(decodeSpokenAlphabet(codes, 0, length));
  for (const [interest, decode] of DECODERS) {
    const noted = signs.stretches(interest);
    const stretches = depth === 0 ? settled.cut(noted) : noted;
    for (let i = 0; i < stretches.length; i += 2) {
      const begin = stretches[i] as number;
      const end = stretches[i + 1] as number;
      meter.steps += end - begin;
      read(decode(codes, begin, end));
    }
  }
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
    const window = text.slice(from, from + WINDOW);
    const { length } = window;
    encodeInto(codes, window);
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
        isWhole: true,
      });
    }
    settled.clear();
    const found: WindowSpan[] = [];
    scan(
      { codes, length, depth: 0, signs, decoded: null, kind: null, origins: null, stretch: null },
      window,
      found,
      meter,
    );
    for (const span of found) spans.push({ ...span, start: from + span.start, end: from + span.end, excerpt: '' });
  }
  return neutralize(text, spans, cuts);
}
