import { finishLine } from './escape.ts';
import { isElement, isSilent, type MarkupElement, type MarkupNode, textOf } from './markup.ts';
import { LINE_BREAK, type RenderContext, renderInline } from './render-inline.ts';

/** More columns than that are no table anyone reads; `colspan` could ask for a thousand. */
const MAX_COLUMNS = 60;
const MAX_SPAN = 20;
/** Cells of tables that arrange a page hold whole texts. */
const MAX_CELL_CHARACTERS = 1_000;

interface Row {
  cells: MarkupElement[];
  isHeader: boolean;
}

/** Parts of a cell that end a line there: a table's row in Markdown has only one. */
const LINE_ELEMENTS: ReadonlySet<string> = new Set(
  'p div li dt dd h1 h2 h3 h4 h5 h6 pre blockquote tr caption section article'.split(' '),
);

/** Whether a table holds data in rows and columns, rather than placing parts of a page. */
export function isDataTable(table: MarkupElement): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none') return false;
  const rows = rowsOf(table);
  const widest = rows.reduce((columns, { cells }) => Math.max(columns, cells.length), 0);
  if (rows.length < 2 || widest < 2) return false;
  const isMarkedAsData = rows.some((row) => row.isHeader) || captionOf(table) !== undefined;
  const cells = rows.flatMap((row) => row.cells);
  const hasHugeCell = cells.some((cell) => textOf(cell).length > MAX_CELL_CHARACTERS);
  if (hasHugeCell) return false;
  return isMarkedAsData || !cells.some((cell) => contains(cell, 'h1', 'h2', 'h3', 'pre', 'form'));
}

export function renderTable(table: MarkupElement, context: RenderContext): string[] {
  const rows = rowsOf(table)
    .map((row) => ({
      ...row,
      texts: row.cells
        .slice(0, MAX_COLUMNS)
        .flatMap((cell) => cellTexts(cell, context))
        .slice(0, MAX_COLUMNS),
    }))
    .filter((row) => row.texts.some((text) => text !== ''));
  // Columns that only spans ask for hold nothing.
  const columns = rows.reduce(
    (widest, { texts }) => Math.max(widest, texts.findLastIndex((text) => text !== '') + 1),
    0,
  );
  if (columns === 0) return [];
  const [first] = rows;
  const header = first?.isHeader ? first.texts : [];
  const body = first?.isHeader ? rows.slice(1) : rows;
  const lines = [header, Array<string>(columns).fill('---'), ...body.map((row) => row.texts)].map((texts) =>
    tableLine(texts, columns),
  );
  const caption = captionOf(table);
  const title = caption ? finishLine(renderInline(caption.childNodes, context)).replaceAll(LINE_BREAK, ' ').trim() : '';
  return title === '' ? [lines.join('\n')] : [`*${title.replaceAll('*', '')}*`, lines.join('\n')];
}

function tableLine(texts: readonly string[], columns: number): string {
  const cells = Array.from({ length: columns }, (_, column) => texts[column] ?? '');
  return `| ${cells.join(' | ')} |`;
}

/** One text for the cell and an empty one for every further column it spans. */
function cellTexts(cell: MarkupElement, context: RenderContext): string[] {
  const text = finishLine(renderInline(onOneLine(cell.childNodes), context))
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('<br>')
    .replace(/(?<!\\)\|/g, '\\|');
  const span = Number.parseInt(cell.getAttribute('colspan') ?? '1', 10);
  const extra = Number.isNaN(span) ? 0 : Math.min(Math.max(span, 1), MAX_SPAN) - 1;
  return [text, ...Array<string>(extra).fill('')];
}

const BREAK: MarkupElement = { nodeType: 1, localName: 'br', childNodes: [], getAttribute: () => null };
const COMMA: MarkupNode = { nodeType: 3, data: ', ' };

/** Blocks inside of a cell, those of nested tables included, as lines; cells of nested tables with commas between. */
function* onOneLine(nodes: Iterable<MarkupNode>): Iterable<MarkupNode> {
  let isFirstCell = true;
  for (const node of nodes) {
    if (!isElement(node) || isSilent(node)) {
      yield node;
      continue;
    }
    const isCell = node.localName === 'td' || node.localName === 'th';
    if (isCell && !isFirstCell) yield COMMA;
    if (isCell) isFirstCell = false;
    const isLine = LINE_ELEMENTS.has(node.localName);
    if (isLine) yield BREAK;
    if (isLine || isCell || holdsLines(node)) yield* onOneLine(node.childNodes);
    else yield node;
    if (isLine) yield BREAK;
  }
}

function holdsLines(element: MarkupElement): boolean {
  return ['table', 'tbody', 'thead', 'tfoot', 'ul', 'ol', 'dl', 'center', 'figure'].includes(element.localName);
}

/** The rows of a table itself, not those of tables inside. The parser may leave `tbody` out. */
function rowsOf(table: MarkupElement): Row[] {
  const rows: Row[] = [];
  for (const child of table.childNodes) {
    if (!isElement(child)) continue;
    if (child.localName === 'tr') {
      rows.push(rowOf(child, false));
    } else if (['thead', 'tbody', 'tfoot'].includes(child.localName)) {
      for (const row of child.childNodes) {
        if (isElement(row) && row.localName === 'tr') rows.push(rowOf(row, child.localName === 'thead'));
      }
    }
  }
  return rows;
}

function rowOf(row: MarkupElement, isInHead: boolean): Row {
  const cells: MarkupElement[] = [];
  for (const child of row.childNodes) {
    if (isElement(child) && (child.localName === 'td' || child.localName === 'th')) cells.push(child);
  }
  return { cells, isHeader: isInHead || (cells.length > 0 && cells.every((cell) => cell.localName === 'th')) };
}

function captionOf(table: MarkupElement): MarkupElement | undefined {
  for (const child of table.childNodes) {
    if (isElement(child) && child.localName === 'caption') return child;
  }
  return undefined;
}

function contains(element: MarkupElement, ...names: readonly string[]): boolean {
  for (const child of element.childNodes) {
    if (isElement(child) && (names.includes(child.localName) || contains(child, ...names))) return true;
  }
  return false;
}
