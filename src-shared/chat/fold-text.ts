/** A text without case and accents, and where each of its characters came from. */
export interface FoldedText {
  text: string;
  /** Of the original. */
  length: number;
  /** In order; absent where both texts have the same places. */
  blocks?: readonly Block[];
}

/** What was folded together. Of most nobody asks where their characters came from. */
interface Block {
  original: string;
  /** Where it begins in the original, and in the folded text. */
  start: number;
  foldedStart: number;
  /** For each of its folded characters the place in the original block, once somebody has asked. */
  origins?: Uint16Array;
}

const BLOCK_CHARACTERS = 4_096;
const ASCII = /^[\0-\x7f]*$/;
const MARKS = /\p{M}+/gu;

/** The text alone, for those who only count. "É" is "e", a mark of its own is nothing. */
export function foldedString(original: string): string {
  const lower = ASCII.test(original)
    ? original.toLowerCase()
    : original.normalize('NFD').toLowerCase().replace(MARKS, '');
  // Sigma has another form at the end of a word, which is no other letter.
  return lower.replaceAll('ς', 'σ');
}

/** Folds as full-text search does, so that both find the same. */
export function foldText(original: string): FoldedText {
  const { length } = original;
  if (ASCII.test(original)) return { text: foldedString(original), length };
  const blocks: Block[] = [];
  let text = '';
  for (let start = 0; start < length; ) {
    const end = blockEnd(original, start);
    const block = original.slice(start, end);
    blocks.push({ original: block, start, foldedStart: text.length });
    text += foldedString(block);
    start = end;
  }
  return { text, length, blocks };
}

/** Never between the halves of a character. */
function blockEnd(text: string, start: number): number {
  const end = start + BLOCK_CHARACTERS;
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end - 1 : Math.min(end, text.length);
}

const foldedLengths = new Map<string, number>();

function foldedLength(character: string): number {
  let length = foldedLengths.get(character);
  if (length === undefined) {
    length = foldedString(character).length;
    foldedLengths.set(character, length);
  }
  return length;
}

function originsOf(original: string): Uint16Array {
  const origins: number[] = [];
  let index = 0;
  for (const character of original) {
    for (let unit = foldedLength(character); unit > 0; unit -= 1) origins.push(index);
    index += character.length;
  }
  return Uint16Array.from(origins);
}

/** Where a character of the folded text came from; the length of the original for the place behind the last one. */
function originAt({ text, length, blocks }: FoldedText, index: number): number {
  if (!blocks) return index;
  if (index >= text.length) return length;
  let [low, high] = [0, blocks.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((blocks[middle]?.foldedStart ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  const block = blocks[low];
  if (!block) return length;
  block.origins ??= originsOf(block.original);
  return block.start + (block.origins[index - block.foldedStart] ?? 0);
}

/** A piece of a text: from `start` up to, not including, `end`. */
export interface TextSpan {
  start: number;
  end: number;
}

/** A piece of the folded text as a piece of the original one. */
export function originalSpan(folded: FoldedText, start: number, end: number): TextSpan {
  const last = originAt(folded, end - 1);
  // A character of several letters, as of Korean, is marked whole. A mark behind the last letter belongs to it, so the
  // next letter's place says where it ends.
  let next = end;
  while (next < folded.text.length && originAt(folded, next) === last) next += 1;
  return { start: originAt(folded, start), end: originAt(folded, next) };
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
