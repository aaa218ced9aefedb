/** Characters of one part, up to the end of its last line; and of one piece of a long line, about. */
export const PART_CHARACTERS = 5_000;
/** So far before its end a piece looks for a blank to end at. */
const NEAR_CHARACTERS = 200;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The end of the line that holds this place, its line break included. */
function lineEnd(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  return newline < 0 ? text.length : newline + 1;
}

/**
 * A line longer than two pieces is cut itself: the longer it is, the longer the browser lays out each of its letters, in some
 * scripts.
 */
const isLong = (characters: number, pieceCharacters = PART_CHARACTERS) => characters > 2 * pieceCharacters;

export const isLongLine = (line: string): boolean => isLong(line.length);

/**
 * Cut behind ends of lines: a part that is a box of its own looks as if it were not cut. A long line is a part of its own.
 * Parts of a text that grows stay the same, but for the last ones.
 */
export function textParts(text: string, pieceCharacters = PART_CHARACTERS): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const end = lineEnd(text, at);
    if (isLong(end - at, pieceCharacters)) {
      if (at > start) parts.push(text.slice(start, at));
      parts.push(text.slice(at, end));
      start = end;
    } else if (end - start > PART_CHARACTERS) {
      parts.push(text.slice(start, end));
      start = end;
    }
    at = end;
  }
  if (start < text.length || parts.length === 0) parts.push(text.slice(start));
  return parts;
}

/** Where to cut near this place: behind a blank, or else between two letters as people see them. */
function cutBefore(text: string, place: number): number {
  const from = place - NEAR_CHARACTERS;
  const near = text.slice(from, place + NEAR_CHARACTERS);
  const blank = near.lastIndexOf(' ', NEAR_CHARACTERS - 1);
  if (blank >= 0) return from + blank + 1;
  return from + (letters.segment(near).containing(NEAR_CHARACTERS)?.index ?? NEAR_CHARACTERS);
}

/** A part that is a long line in pieces that can be laid out each on its own; every other part is one. */
export function linePieces(part: string, pieceCharacters = PART_CHARACTERS): string[] {
  if (!isLong(part.length, pieceCharacters) || lineEnd(part, 0) < part.length) return [part];
  const pieces: string[] = [];
  let start = 0;
  while (part.length - start > pieceCharacters + NEAR_CHARACTERS) {
    const end = cutBefore(part, start + pieceCharacters);
    pieces.push(part.slice(start, end));
    start = end;
  }
  return [...pieces, part.slice(start)];
}
