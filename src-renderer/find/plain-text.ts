const LINE_BEGINNINGS = /^[ \t]*(?:>[ \t]?)*(?:#{1,6}[ \t]+|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,9}[.)][ \t]+)?/gm;
const FENCES = /^[ \t]*(?:`{3,}|~{3,}).*$/gm;
const TABLE_RULES = /^[ \t]*\|?[ \t:]*-{3}[-|: \t]*$/gm;
/** Bounded, so that brackets without an end cost no more than others. */
const LINKS = /!?\[([^\]\n]{0,500})\]\((?:[^()\n]|\([^()\n]{0,200}\)){0,1000}\)/g;
const MARKS = /(\*\*|__|~~|`+|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\*)/gu;
const ESCAPES = /\\([!-/:-@[-`{-~])/g;

/**
 * About what a person reads of a Markdown text: signs of markup left out. Good enough to count where a word stands, in
 * messages that are not on the screen; those that are get their marks from the page itself.
 */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(FENCES, '')
    .replaceAll(TABLE_RULES, '')
    .replaceAll(LINE_BEGINNINGS, '')
    .replaceAll(LINKS, '$1')
    .replaceAll(MARKS, '')
    .replaceAll('|', '\n')
    .replaceAll(ESCAPES, '$1');
}
