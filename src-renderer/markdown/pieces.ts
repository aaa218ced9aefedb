/** A long list or table in parts that can be rendered each on its own: only the last one grows while text comes. */
export type Pieces =
  | {
      kind: 'table';
      /** The names of the columns and the line under them. */
      head: string;
      /** Each with the head before its rows, so that it is a table of its own. */
      parts: readonly string[];
    }
  | {
      kind: 'list';
      /** The number of the first item of a list with numbers; null: a list without. */
      start: number | null;
      parts: readonly string[];
    };

/** Rows or items of one part. */
export const PIECE_SIZE = 40;

const ITEM = /^( {0,3})(?:([-*+])|(\d{1,9})([.)]))( *)(.*)$/;
const BREAK = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const ROW = /^ {0,3}\|/;
const RULE_CELL = /^ *:?-+:? *$/;

interface Line {
  text: string;
  start: number;
  /** Its end has come. */
  isWhole: boolean;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    lines.push({ text: text.slice(start, end), start, isWhole: newline >= 0 });
    start = end + 1;
  }
  return lines;
}

/** What may still become the next item of a list. */
const BEGUN_ITEM = /^ *(?:[-*+]|\d{1,9}[.)]?)? *$/;

/** The text from each of these places to the next. */
const cut = (text: string, starts: readonly number[]): string[] =>
  starts.flatMap((start, index) => (index % PIECE_SIZE === 0 ? [text.slice(start, starts[index + PIECE_SIZE])] : []));

/**
 * The parts of a block that is one long list or one long table, or null. Only where its lines say so without any doubt:
 * everything else is rendered whole, as a short one is. The last line may be one that is still being written.
 */
export function piecesOf(text: string): Pieces | null {
  if (text.includes('\r') || text.includes('\t')) return null;
  return ROW.test(text) ? tablePieces(text) : listPieces(text);
}

const cellsOf = (row: string): string[] => row.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');

/** Whether these two lines begin a table. Escaped lines between cells are left to the parser. */
function isTableHead(names: string, rule: string): boolean {
  const cells = cellsOf(rule);
  return !names.includes('\\') && cells.length === cellsOf(names).length && cells.every((cell) => RULE_CELL.test(cell));
}

function tablePieces(text: string): Pieces | null {
  const lines = linesOf(text.trimEnd());
  const [names, rule, ...rows] = lines;
  const [first] = rows;
  if (!names || !rule || !first || rows.length <= PIECE_SIZE || !isTableHead(names.text, rule.text)) return null;
  if (!rows.every((row) => ROW.test(row.text) || (row === rows.at(-1) && row.text.trim() !== ''))) return null;
  const head = text.slice(0, first.start);
  return {
    kind: 'table',
    head,
    parts: cut(
      text,
      rows.map((row) => row.start),
    ).map((part) => head + part),
  };
}

function listPieces(text: string): Pieces | null {
  const first = ITEM.exec(text.slice(0, Math.max(0, text.indexOf('\n'))));
  if (!first) return null;
  const [, indent = '', bullet, number, delimiter] = first;
  const starts: number[] = [];
  let content = 0;
  for (const line of linesOf(text)) {
    const item = ITEM.exec(line.text);
    const isItem = item !== null && item[1] === indent && item[2] === bullet && item[4] === delimiter && item[5] !== '';
    if (line.text.trim() === '') continue;
    if (isItem && item[6] !== '' && !BREAK.test(line.text)) {
      starts.push(line.start);
      const spaces = item[5]?.length ?? 1;
      // Five spaces and more: code inside the item, which begins one space behind the mark.
      content = line.text.length - (item[6]?.length ?? 0) - (spaces > 4 ? spaces - 1 : 0);
    } else if ((line.isWhole || !BEGUN_ITEM.test(line.text)) && !line.text.startsWith(' '.repeat(content))) {
      return null;
    }
  }
  if (starts.length <= PIECE_SIZE) return null;
  return { kind: 'list', start: number === undefined ? null : Number(number), parts: cut(text, starts) };
}
