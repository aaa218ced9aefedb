import { codeSpan, escapeLinkText, escapeText, formula, linkTarget } from './escape.ts';
import { isElement, isSilent, isText, type MarkupElement, type MarkupNode, TEX_ATTRIBUTE, textOf } from './markup.ts';

export interface RenderContext {
  /** What addresses in the page are relative to. */
  base: string;
}

/** Stands for `<br>` until the paragraph is put together. Page text cannot contain it. */
export const LINE_BREAK = '\u0000';

/** And what stands for something else while a line is put together. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these two are what must not be in a page's text
const WHITE_SPACE = /[\s\u0000\u0001]+/g;

const MAX_ALT_CHARACTERS = 300;
/** Longer addresses are data, not places. */
const MAX_ADDRESS_CHARACTERS = 2_000;

const MARKS: ReadonlyMap<string, string> = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['i', '*'],
  ['em', '*'],
  ['cite', '*'],
  ['dfn', '*'],
  ['var', '*'],
  ['del', '~~'],
  ['s', '~~'],
  ['strike', '~~'],
]);

const CODE_ELEMENTS: ReadonlySet<string> = new Set(['code', 'kbd', 'samp', 'tt']);

/** Nodes on one line. White space is collapsed to single blanks, which stay at both ends. */
export function renderInline(nodes: Iterable<MarkupNode>, context: RenderContext): string {
  const pieces: string[] = [];
  let endsInBlank = false;
  const add = (piece: string) => {
    // Blanks at the borders of two elements are one blank.
    const text = endsInBlank && piece.startsWith(' ') ? piece.slice(1) : piece;
    if (text === '') return;
    endsInBlank = text.endsWith(' ') || text.endsWith(LINE_BREAK);
    pieces.push(text);
  };
  let text = '';
  for (const node of nodes) {
    // Parsers split text at entities; what must be escaped shows only in the whole.
    if (isText(node)) {
      text += node.data;
    } else if (isElement(node)) {
      add(renderText(text));
      text = '';
      add(renderElement(node, context));
    }
  }
  add(renderText(text));
  return pieces.join('');
}

function renderText(text: string): string {
  return escapeText(text.replace(WHITE_SPACE, ' '));
}

function renderElement(element: MarkupElement, context: RenderContext): string {
  if (isSilent(element)) return '';
  const tex = element.getAttribute(TEX_ATTRIBUTE);
  if (tex !== null) return formula(textOf(element), tex === 'display');
  const name = element.localName;
  if (name === 'br') return LINE_BREAK;
  if (name === 'wbr') return '';
  if (name === 'img') return renderImage(element, context);
  if (CODE_ELEMENTS.has(name)) return withOuterBlanks(textOf(element), codeSpan);
  const content = renderInline(element.childNodes, context);
  if (name === 'a') return renderLink(element, content, context);
  if (name === 'q') return withOuterBlanks(content, (text) => `"${text}"`);
  if (name === 'sup' || name === 'sub') return renderScript(name, content);
  const mark = MARKS.get(name);
  // Emphasis across a line break or within itself would not be read as such.
  if (mark === undefined || content.includes(LINE_BREAK) || content.includes(mark)) return content;
  return withOuterBlanks(content, (text) => mark + text + mark);
}

/** Markdown's marks must touch the text they belong to: blanks at the ends move outside. */
function withOuterBlanks(content: string, wrap: (text: string) => string): string {
  const text = content.trim();
  if (text === '') return content === '' ? '' : ' ';
  const before = /^\s/.test(content) ? ' ' : '';
  const after = /\s$/.test(content) ? ' ' : '';
  return before + wrap(text) + after;
}

/** "10^2^" as many write it; a footnote mark needs no sign of its own. */
function renderScript(name: 'sup' | 'sub', content: string): string {
  const isMark = /^\s*(?:\\?\[|\[|\(|$)/.test(content) || content.includes(LINE_BREAK) || content.length > 20;
  if (isMark) return content;
  return withOuterBlanks(content, (text) => (name === 'sup' ? `^${text}^` : `~${text}~`));
}

/** A link around what is inside of it, already rendered to one line. */
export function renderLink(element: MarkupElement, content: string, { base }: RenderContext): string {
  const target = absoluteAddress(element.getAttribute('href'), base);
  // A picture inside keeps its own brackets; a link around a line break still is one line.
  const text = content.replaceAll(LINE_BREAK, ' ');
  if (target === undefined || text.trim() === '') return content;
  return withOuterBlanks(text, (inner) => {
    const label = /(?<!\\)\]\(/.test(inner) ? inner : escapeLinkText(inner);
    return `[${label}](${linkTarget(target)})`;
  });
}

function renderImage(element: MarkupElement, { base }: RenderContext): string {
  const source = absoluteAddress(element.getAttribute('src'), base);
  if (source === undefined || isTiny(element)) return '';
  const alt = (element.getAttribute('alt') ?? '').replace(WHITE_SPACE, ' ').trim();
  const text = alt.length > MAX_ALT_CHARACTERS ? `${alt.slice(0, MAX_ALT_CHARACTERS)}…` : alt;
  return `![${escapeLinkText(escapeText(text))}](${linkTarget(source)})`;
}

/** Pictures of one or two pixels count visits; they show nothing. */
function isTiny(element: MarkupElement): boolean {
  return ['width', 'height'].some((name) => /^\s*[0-2](?:px)?\s*$/.test(element.getAttribute(name) ?? ''));
}

/** Undefined for what leads nowhere outside of the page: fragments, scripts, data. */
function absoluteAddress(address: string | null, base: string): string | undefined {
  const text = address?.trim() ?? '';
  if (text === '' || text.startsWith('#') || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  const isPlace = url.protocol === 'http:' || url.protocol === 'https:' || url.protocol === 'mailto:';
  return isPlace && url.href.length <= MAX_ADDRESS_CHARACTERS ? url.href : undefined;
}
