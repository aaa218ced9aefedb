import { codeBlock, escapeLineStarts, finishLine, formula } from './escape.ts';
import {
  isBlock,
  isElement,
  isSilent,
  isText,
  LANGUAGE_ATTRIBUTE,
  type MarkupElement,
  type MarkupNode,
  TEX_ATTRIBUTE,
  textOf,
} from './markup.ts';
import { LINE_BREAK, type RenderContext, renderInline, renderLink } from './render-inline.ts';
import { isDataTable, renderTable } from './render-table.ts';

/** Deeper lists and quotations are rendered as if they were not nested any further. */
const MAX_INDENTS = 8;

interface BlockContext extends RenderContext {
  indents: number;
}

/** The content of an element as Markdown (CommonMark with GitHub's tables and strikethrough, TeX between dollars). */
export function renderMarkdown(root: MarkupElement, context: RenderContext): string {
  return renderBlocks(root.childNodes, { ...context, indents: 0 }).join('\n\n');
}

function renderBlocks(nodes: Iterable<MarkupNode>, context: BlockContext): string[] {
  const blocks: string[] = [];
  let line: MarkupNode[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push(...paragraphs(renderInline(line, context)));
    line = [];
  };
  for (const node of nodes) {
    if (isElement(node) && !isSilent(node) && isBlockLevel(node)) {
      endLine();
      // A long page may have more blocks than a call may have arguments.
      for (const block of renderBlock(node, context)) blocks.push(block);
    } else {
      line.push(node);
    }
  }
  endLine();
  return blocks;
}

/** Two line breaks in a row are how pages without paragraphs separate them. */
function paragraphs(line: string): string[] {
  return finishLine(line)
    .split(/\0(?: ?\0)+/)
    .map((paragraph) =>
      escapeLineStarts(
        paragraph
          .split(LINE_BREAK)
          .map((part) => part.trim())
          .join('\n'),
      ).replaceAll(/(?<=\S)\n(?=\S)/g, '  \n'),
    )
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function oneLine(nodes: Iterable<MarkupNode>, context: RenderContext): string {
  return finishLine(renderInline(nodes, context)).replaceAll(LINE_BREAK, ' ').trim();
}

const blockLevel = new WeakMap<MarkupElement, boolean>();

/** A block, or an inline element around one: `<a><div>…`, `<b><p>…`. */
function isBlockLevel(element: MarkupElement): boolean {
  if (isBlock(element) || element.getAttribute(TEX_ATTRIBUTE) === 'display') return true;
  let known = blockLevel.get(element);
  if (known === undefined) {
    known = false;
    for (const child of element.childNodes) {
      if (isElement(child) && !isSilent(child) && isBlockLevel(child)) known = true;
      if (known) break;
    }
    blockLevel.set(element, known);
  }
  return known;
}

function renderBlock(element: MarkupElement, context: BlockContext): string[] {
  switch (element.localName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return renderHeading(element, context);
    case 'hr':
      return ['---'];
    case 'pre':
      return renderCode(element);
    case 'ul':
    case 'ol':
    case 'menu':
      return renderList(element, context);
    case 'dl':
      return renderDefinitions(element, context);
    case 'blockquote':
      return renderQuotation(element, context);
    case 'table':
      return isDataTable(element) ? renderTable(element, context) : renderBlocks(element.childNodes, context);
    case 'figcaption':
    case 'caption':
      return emphasized(element, '*', context);
    case 'summary':
    case 'dt':
      return emphasized(element, '**', context);
    case 'a':
      return renderBlockLink(element, context);
    default:
      if (element.getAttribute(TEX_ATTRIBUTE) === 'display') return [formula(textOf(element), true)];
      return renderBlocks(element.childNodes, context);
  }
}

function renderHeading(element: MarkupElement, context: BlockContext): string[] {
  const text = oneLine(headingNodes(element), context);
  // A heading may be closed by the signs that open it.
  const content = text.replace(/(?<=^|\s)#(?=#*$)/, '\\#');
  return text === '' ? [] : [`${'#'.repeat(Number(element.localName[1]))} ${content}`];
}

/** Without the sign that links a heading to itself. */
function* headingNodes(element: MarkupElement): Iterable<MarkupNode> {
  for (const child of element.childNodes) {
    const isAnchor = isElement(child) && child.localName === 'a' && /^[\s#¶§🔗]*$/u.test(textOf(child));
    if (!isAnchor) yield child;
  }
}

function renderCode(element: MarkupElement): string[] {
  const code = codeText(element).replace(/^\n/, '').trimEnd();
  const language = /^[\w+#.-]{1,30}$/.exec(element.getAttribute(LANGUAGE_ATTRIBUTE) ?? '')?.[0] ?? '';
  return code === '' ? [] : [codeBlock(code, language)];
}

function codeText(node: MarkupNode): string {
  if (isText(node)) return node.data.replace(/\r\n?/g, '\n');
  if (!isElement(node)) return '';
  if (node.localName === 'br') return '\n';
  let text = '';
  for (const child of node.childNodes) text += codeText(child);
  return text;
}

function renderList(element: MarkupElement, context: BlockContext): string[] {
  if (context.indents >= MAX_INDENTS) return renderBlocks(element.childNodes, context);
  const inner = { ...context, indents: context.indents + 1 };
  const isOrdered = element.localName === 'ol';
  const start = Number.parseInt(element.getAttribute('start') ?? '1', 10);
  let number = start >= 0 && start < 1e9 ? start : 1;
  const items: string[] = [];
  let isLoose = false;
  for (const child of element.childNodes) {
    const blocks = isElement(child) && !isSilent(child) ? itemBlocks(child, inner) : renderBlocks([child], inner);
    if (blocks.length === 0) continue;
    const marker = isOrdered ? `${number}. ` : '- ';
    number += 1;
    const texts = blocks.filter((block) => !isListBlock(block));
    if (texts.length > 1) isLoose = true;
    const body = blocks.join(texts.length > 1 ? '\n\n' : '\n');
    items.push(marker + indent(body, ' '.repeat(marker.length)));
  }
  return items.length === 0 ? [] : [items.join(isLoose ? '\n\n' : '\n')];
}

function itemBlocks(element: MarkupElement, context: BlockContext): string[] {
  // Careless pages put lists directly into lists, and text between items.
  return element.localName === 'li' ? renderBlocks(element.childNodes, context) : renderBlocks([element], context);
}

/** All lines but the first, which stands behind the marker; empty lines stay empty. */
function indent(block: string, blanks: string): string {
  return block.replaceAll(/\n(?!\n)/g, `\n${blanks}`);
}

function isListBlock(block: string): boolean {
  return /^(?:- |\d{1,9}\. )/.test(block);
}

function renderDefinitions(element: MarkupElement, context: BlockContext): string[] {
  const inner = { ...context, indents: context.indents + 1 };
  const lines: string[] = [];
  for (const entry of definitionEntries(element)) {
    if (entry.localName === 'dt') {
      const term = oneLine(entry.childNodes, context);
      if (term !== '') lines.push(`**${term.replaceAll('**', '')}**`);
    } else {
      const blocks = renderBlocks(entry.childNodes, inner);
      if (blocks.length > 0) lines.push(`: ${indent(blocks.join('\n\n'), '  ')}`);
    }
  }
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** `dt` and `dd`, also those that are grouped in `div`. */
function* definitionEntries(element: MarkupElement): Iterable<MarkupElement> {
  for (const child of element.childNodes) {
    if (!isElement(child) || isSilent(child)) continue;
    if (child.localName === 'div') yield* definitionEntries(child);
    else yield child;
  }
}

function renderQuotation(element: MarkupElement, context: BlockContext): string[] {
  if (context.indents >= MAX_INDENTS) return renderBlocks(element.childNodes, context);
  const blocks = renderBlocks(element.childNodes, { ...context, indents: context.indents + 1 });
  return blocks.length === 0 ? [] : [`> ${blocks.join('\n\n').replaceAll('\n', '\n> ')}`.replaceAll(/> $/gm, '>')];
}

function emphasized(element: MarkupElement, mark: '*' | '**', context: BlockContext): string[] {
  const blocks = renderBlocks(element.childNodes, context);
  const [only] = blocks;
  const isLine = blocks.length === 1 && only !== undefined && !/[\n*]|^[-#>|`$]/.test(only);
  return isLine ? [mark + only + mark] : blocks;
}

/** A link around blocks: on one line it stays a link, around more the text matters more than the link. */
function renderBlockLink(element: MarkupElement, context: BlockContext): string[] {
  const blocks = renderBlocks(element.childNodes, context);
  const [only] = blocks;
  if (blocks.length !== 1 || only === undefined || only.includes('\n') || /\]\(|^\|/.test(only)) return blocks;
  const [, prefix = '', text = only] = /^(#{1,6} )(.*)$/.exec(only) ?? [];
  return [prefix + renderLink(element, text, context)];
}
