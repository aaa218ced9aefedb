/** A block that is one fence from its first line to its last, and nothing else. */
export interface LoneFence {
  /** First word behind the marks; may be empty. */
  language: string;
  /** Without a line break at the end. */
  code: string;
}

const OPENING = /^(`{3,}|~{3,})[ \t]*([^\s`]*)[^\n`]*(?:\n|$)/;

/**
 * Reads such a block without the parser, which would look at every line of a long program again with each word that comes.
 * Null for everything that is not plain to see: indented fences, entities, old line ends, text behind the closing fence.
 */
export function loneFence(text: string): LoneFence | null {
  const opening = OPENING.exec(text);
  const [head, marks = '', language = ''] = opening ?? [];
  if (head === undefined || /[&\\]/.test(head) || /[\r\0]/.test(text)) return null;
  const closing = new RegExp(`(?:^|\\n) {0,3}\\${marks.charAt(0)}{${marks.length},}[ \\t]*(?:\\n|$)`, 'g');
  closing.lastIndex = head.length - 1;
  const end = closing.exec(text);
  if (!end) return { language, code: text.slice(head.length).replace(/\n$/, '') };
  if (text.slice(end.index + end[0].length).trim() !== '') return null;
  return { language, code: text.slice(head.length, Math.max(head.length, end.index)) };
}
