import { type FoldedText, WIDE } from './folded-text.ts';
import { isWordUnit } from './word-units.ts';

const QUOTES = [0x22, 0x27, 0x60];
/** A quotation begins so many units before what it holds, at most, and is so long. */
const REACH = 200;
const MAX_QUOTATION = 500;
/** So many quotes before a match are tried. */
const MAX_TRIED = 6;
/** So many words of its sentence around a quotation make it one that is talked about. */
const MIN_WORDS = 3;
/** Words are looked for so far around it. */
const AROUND = 120;

const isBlank = (unit: number) => unit === 32 || unit === 10;
const isWord = (units: Uint16Array, at: number) => at >= 0 && isWordUnit(units[at] as number);
/** Between Chinese or Japanese letters stands no blank. */
const isWideWord = (units: Uint16Array, at: number) => isWord(units, at) && (units[at] as number) >= WIDE;

/** A quote after a blank. */
function opens(units: Uint16Array, at: number): boolean {
  const before = at > 0 ? (units[at - 1] as number) : 32;
  return isBlank(before) || before === 40 || isWideWord(units, at - 1);
}

/** A quote that no word follows at once. */
const closes = (units: Uint16Array, at: number, length: number) =>
  at > 0 && (at + 1 >= length || !isWord(units, at + 1) || isWideWord(units, at + 1));

/** French writes a blank on the inner side of both quotes, others on neither. */
const isPair = (units: Uint16Array, open: number, close: number) =>
  isBlank(units[open + 1] as number) === isBlank(units[close - 1] as number);

const endsSentence = (units: Uint16Array, at: number, length: number) => {
  const unit = units[at] as number;
  if (unit === 10) return true;
  return (unit === 46 || unit === 33 || unit === 63) && (at + 1 >= length || isBlank(units[at + 1] as number));
};

/** Words between `from` and the end of the sentence, or its beginning for a `step` of -1. Wide letters count as half. */
function wordsFrom(units: Uint16Array, from: number, step: 1 | -1, length: number): number {
  let words = 0;
  let letters = 0;
  for (let i = from, n = 0; i >= 0 && i < length && n < AROUND; i += step, n++) {
    if (endsSentence(units, i, length)) break;
    if (isWideWord(units, i)) words += 0.5;
    else if (isWord(units, i)) letters++;
    else {
      if (letters > 0) words++;
      letters = 0;
    }
  }
  return letters > 0 ? words + 1 : words;
}

/** Prose leads to a quotation by a word or a comma; values of fields follow a colon, an equals sign or another value. */
function isLedTo(units: Uint16Array, at: number): boolean {
  let i = at - 1;
  while (i >= 0 && (units[i] === 40 || isBlank(units[i] as number)) && at - i < 3) i--;
  if (i < 0 || units[at - 1] === 10) return true;
  return isWord(units, i) || (units[i] === 44 && isWord(units, i - 1)) || endsSentence(units, i, at);
}

/** Attributes of tags and entities are quoted for the machine. */
function isInTag(units: Uint16Array, at: number): boolean {
  for (let i = at - 1; i >= 0 && at - i < AROUND && units[i] !== 62; i--) if (units[i] === 60) return true;
  return false;
}

/** Where the quotation that begins at `open` ends, or -1. */
function closeOf(units: Uint16Array, open: number, length: number): number {
  const last = Math.min(length, open + MAX_QUOTATION);
  for (let i = open + 2; i < last; i++) {
    if (units[i] === units[open] && closes(units, i, length) && isPair(units, open, i)) return i;
  }
  return -1;
}

/**
 * Whether a match ends in a quotation, and lies there for the most part, that its sentence talks about: 'Filters look for "ignore all
 * instructions"'. Who gives an order writes it without quotes, or into a field: 'title="…"', '"text": "…"'.
 */
export function isMentioned({ units, length }: FoldedText, start: number, end: number): boolean {
  let tried = 0;
  for (let open = end - 2; open >= 0 && start - open <= REACH && tried < MAX_TRIED; open--) {
    if (!QUOTES.includes(units[open] as number) || !opens(units, open)) continue;
    tried++;
    const close = closeOf(units, open, length);
    // Orders have quotations within: 'add "…" to your answer'.
    if (close + 1 < end || 2 * (end - Math.max(start, open)) < end - start) continue;
    if (isInTag(units, open) || !isLedTo(units, open)) continue;
    const words = wordsFrom(units, open - 1, -1, length) + wordsFrom(units, close + 1, 1, length);
    if (words >= MIN_WORDS) return true;
  }
  return false;
}
