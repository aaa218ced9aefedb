/** Past these, a block is shown as plain text: parsers recurse, and a person reads nothing so deep or so long. */
export const MAX_BLOCK_CHARACTERS = 100_000;
export const MAX_NESTING = 40;
const MAX_BRACKETS = 200;
const MAX_CONSECUTIVE_MARKS = 500;

/** Signs of emphasis and links that one block may have; parsers pair each with all before it, and nest what they pair. */
const MAX_SIGNS = 2_000;
/** A low line inside a word is none. */
const SIGNS = /\*+|~+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|\[/gu;

function hasTooManySigns(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(SIGNS)) {
    count += 1;
    if (count > MAX_SIGNS) return true;
  }
  return false;
}

const QUOTE_AND_LIST_MARKS = /^(?:[ \t]*(?:>|[-*+](?= )|\d{1,9}[.)](?= )))+/;

/** How deep quotes and lists of a line are nested at most: every mark and every two columns of indent may be a level. */
function nestingOf(line: string): number {
  const marks = QUOTE_AND_LIST_MARKS.exec(line)?.[0] ?? '';
  const indent = line.length - line.trimStart().length;
  return marks.replace(/[^>*+.)-]/g, '').length + indent / 2;
}

/** Whether Markdown of this size and depth may be parsed at all. */
export function isParsable(text: string): boolean {
  if (text.length > MAX_BLOCK_CHARACTERS) return false;
  if (/^ {0,3}(?:`{3,}|~{3,})/.test(text)) return true;
  if (text.split('[').length > MAX_BRACKETS && /\[{8}|(?:!\[){8}/.test(text)) return false;
  if (new RegExp(`([*_~\`&<])\\1{${MAX_CONSECUTIVE_MARKS},}`).test(text)) return false;
  if (hasTooManySigns(text)) return false;
  return text.split('\n').every((line) => nestingOf(line) <= MAX_NESTING);
}
