/** A text without case and accents, and where each of its characters came from. */
export interface FoldedText {
  text: string;
  /** Of the original. */
  length: number;
  /** The index in the original of each character of `text`; absent where both are the same. */
  origins?: Uint32Array;
}

const ASCII = /^[\0-\x7f]*$/;
const folds = new Map<string, string>();

/** The letters of one character as search sees them: "É" is "e". A mark of its own is nothing. */
function foldCharacter(character: string): string {
  let folded = folds.get(character);
  if (folded === undefined) {
    folded = character.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '');
    folds.set(character, folded);
  }
  return folded;
}

/** Folds as full-text search does, so that both find the same. */
export function foldText(original: string): FoldedText {
  if (ASCII.test(original)) return { text: original.toLowerCase(), length: original.length };
  let text = '';
  let index = 0;
  const origins: number[] = [];
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(index);
    text += folded;
    index += character.length;
  }
  return { text, length: original.length, origins: Uint32Array.from(origins) };
}

/** A piece of a text: from `start` up to, not including, `end`. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Where `needle` (folded) stands in a text, one after another. At most `limit`. */
export function findSpans(haystack: FoldedText, needle: string, limit = Number.POSITIVE_INFINITY): TextSpan[] {
  const { text, origins, length } = haystack;
  const spans: TextSpan[] = [];
  if (needle === '') return spans;
  for (let at = text.indexOf(needle); at >= 0 && spans.length < limit; at = text.indexOf(needle, at + needle.length)) {
    const end = at + needle.length;
    // A mark behind the last letter belongs to it, so the next letter's place says where it ends.
    spans.push(origins ? { start: origins[at] ?? 0, end: origins[end] ?? length } : { start: at, end });
  }
  return spans;
}
