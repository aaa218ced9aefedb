/** Characters of one part, up to the end of its last line; and of one piece of a long line, about. */
const PART_CHARACTERS = 5_000;
/** A longer line is cut itself: laying out one takes the browser longer and longer, in some scripts by its square. */
export const LONG_LINE_CHARACTERS = 10_000;
/** So far before its end a piece looks for a blank to end at. */
const NEAR_CHARACTERS = 200;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The end of the line that holds this place, its line break included. */
function lineEnd(text: string, from: number): number {
  const newline = text.indexOf('\n', from);
  return newline < 0 ? text.length : newline + 1;
}

/**
 * Cut behind ends of lines: a part that is a box of its own looks as if it were not cut. A long line is a part of its own.
 * Parts of a text that grows stay the same, but for the last ones.
 */
export function textParts(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const end = lineEnd(text, at);
    const isLong = end - at > LONG_LINE_CHARACTERS;
    if (isLong && at > start) parts.push(text.slice(start, at));
    if (isLong) parts.push(text.slice(at, end));
    else if (end - start > PART_CHARACTERS) parts.push(text.slice(start, end));
    if (isLong || end - start > PART_CHARACTERS) start = end;
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

/** A long line in pieces that can be laid out each on its own; a line that is not long is one. */
export function linePieces(line: string): string[] {
  if (line.length <= LONG_LINE_CHARACTERS) return [line];
  const pieces: string[] = [];
  let start = 0;
  while (line.length - start > PART_CHARACTERS + NEAR_CHARACTERS) {
    const end = cutBefore(line, start + PART_CHARACTERS);
    pieces.push(line.slice(start, end));
    start = end;
  }
  return [...pieces, line.slice(start)];
}
