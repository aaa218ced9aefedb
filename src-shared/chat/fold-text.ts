/** A text without case and accents, and where each of its characters came from. */
export interface FoldedText {
  text: string;
  /** Of the original. */
  length: number;
  /** The index in the original of each character of `text`; absent where both are the same. */
  origins?: Uint32Array;
}

const ASCII = /^[\0-\x7f]*$/;
const NOT_ASCII = /[^\0-\x7f]/gu;
const folds = new Map<string, string>();

/** The letters of one character as search sees them: "É" is "e". A mark of its own is nothing. */
function foldCharacter(character: string): string {
  let folded = folds.get(character);
  if (folded === undefined) {
    // Sigma has another form at the end of a word, which is no other letter.
    folded = character.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '').replaceAll('ς', 'σ');
    folds.set(character, folded);
  }
  return folded;
}

/** The text alone, for those who only count. */
export function foldedString(original: string): string {
  return original.replace(NOT_ASCII, foldCharacter).toLowerCase();
}

/** Folds as full-text search does, so that both find the same. */
export function foldText(original: string): FoldedText {
  const text = foldedString(original);
  return ASCII.test(original)
    ? { text, length: original.length }
    : { text, length: original.length, origins: originsOf(original, text.length) };
}

function originsOf(original: string, foldedLength: number): Uint32Array {
  const origins = new Uint32Array(foldedLength);
  let at = 0;
  for (let index = 0; index < original.length; ) {
    const code = original.codePointAt(index) ?? 0;
    const units = code > 0xffff ? 2 : 1;
    const foldedUnits = code < 0x80 ? 1 : foldCharacter(original.slice(index, index + units)).length;
    origins.fill(index, at, at + foldedUnits);
    at += foldedUnits;
    index += units;
  }
  return origins;
}

/** A piece of a text: from `start` up to, not including, `end`. */
export interface TextSpan {
  start: number;
  end: number;
}

/** A piece of the folded text as a piece of the original one. */
export function originalSpan({ origins, length }: FoldedText, start: number, end: number): TextSpan {
  if (!origins) return { start, end };
  const first = origins[start] ?? 0;
  // A character of several letters, as of Korean, is marked whole. A mark behind the last letter belongs to it, so the
  // next letter's place says where it ends.
  const last = origins[end - 1] ?? first;
  let next = end;
  while (origins[next] === last) next += 1;
  return { start: first, end: origins[next] ?? length };
}

/** Where `needle` (folded) stands in a text, one after another, without the first `skip` of them. */
export function findSpans(
  haystack: FoldedText,
  needle: string,
  skip = 0,
  limit = Number.POSITIVE_INFINITY,
): TextSpan[] {
  const { text } = haystack;
  const spans: TextSpan[] = [];
  if (needle === '') return spans;
  let left = skip;
  for (let at = text.indexOf(needle); at >= 0 && spans.length < limit; at = text.indexOf(needle, at + needle.length)) {
    if (left > 0) left -= 1;
    else spans.push(originalSpan(haystack, at, at + needle.length));
  }
  return spans;
}

/** How often `needle` (folded) stands in a folded text. */
export function countIn(text: string, needle: string): number {
  let count = 0;
  if (needle === '') return count;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) count += 1;
  return count;
}
