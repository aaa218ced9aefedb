/** A piece of Markdown that can be rendered on its own. Only the last one is still open while text streams. */
export interface MarkdownBlock {
  /** Where it begins in the whole text: stays the same while the text grows, so it serves as the key. */
  start: number;
  text: string;
}

export interface MarkdownSplit {
  source: string;
  blocks: readonly MarkdownBlock[];
  /**
   * Link definitions (`[1]: https://…`) found so far, by lower-cased label, and empty ones of footnotes (`[^1]:`), whose
   * text stands in its own place: blocks are rendered apart from them.
   */
  definitions: ReadonlyMap<string, string>;
}

export const EMPTY_SPLIT: MarkdownSplit = { source: '', blocks: [], definitions: new Map() };

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
const LIST_ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?: |$)/;
const DEFINITION = /^ {0,3}\[([^\]^\n]{1,200})\]:\s+\S/;
const FOOTNOTE = /^ {0,3}\[(\^[^\]\s]{1,100})\]:/;
const INDENTED = /^(?: {2,}|\t)/;

interface Fence {
  mark: string;
  length: number;
}

function opening(line: string): Fence | null {
  const match = FENCE.exec(line);
  const run = match?.[1];
  if (!run) return null;
  const mark = run.charAt(0);
  // A backtick fence whose info string holds a backtick is inline code (CommonMark 4.5).
  return mark === '`' && match[2]?.includes('`') ? null : { mark, length: run.length };
}

function closes(line: string, fence: Fence): boolean {
  const match = FENCE.exec(line);
  const run = match?.[1];
  return (
    run !== undefined && run.charAt(0) === fence.mark && run.length >= fence.length && (match?.[2] ?? '').trim() === ''
  );
}

/**
 * Splits on blank lines outside fences. A list stays together across blank lines, and what is indented belongs to what
 * stands above it. Given the split of the text so far, only its last block is read again: the cost of a chunk does not
 * grow with the answer.
 */
export function splitBlocks(source: string, previous: MarkdownSplit = EMPTY_SPLIT): MarkdownSplit {
  if (source === previous.source) return previous;
  const isContinued = previous.blocks.length > 0 && source.startsWith(previous.source);
  const finished = isContinued ? previous.blocks.slice(0, -1) : [];
  const from = isContinued ? (previous.blocks.at(-1)?.start ?? 0) : 0;
  const definitions = new Map(isContinued ? previous.definitions : []);
  return { source, blocks: [...finished, ...read(source, from, definitions)], definitions };
}

function read(source: string, from: number, definitions: Map<string, string>): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let start = from;
  let isEmpty = true;
  let isList = false;
  let sawBlankLine = false;
  let fence: Fence | null = null;

  const finish = (end: number) => {
    if (!isEmpty) blocks.push({ start, text: source.slice(start, end) });
    start = end;
    isEmpty = true;
    sawBlankLine = false;
  };

  for (let offset = from; offset < source.length; ) {
    const newline = source.indexOf('\n', offset);
    const end = newline < 0 ? source.length : newline + 1;
    const line = source.slice(offset, newline < 0 ? end : newline).replace(/\r$/, '');
    if (fence) {
      if (closes(line, fence)) fence = null;
    } else if (line.trim() === '') {
      if (isEmpty) start = end;
      else sawBlankLine = true;
    } else {
      const belongs = INDENTED.test(line) || (isList && LIST_ITEM.test(line));
      if (sawBlankLine && !belongs) finish(offset);
      if (isEmpty) isList = LIST_ITEM.test(line);
      isEmpty = false;
      sawBlankLine = false;
      fence = opening(line);
      const label = DEFINITION.exec(line)?.[1];
      if (label && newline >= 0 && !fence) definitions.set(label.toLowerCase(), line.trim());
      const note = FOOTNOTE.exec(line)?.[1];
      if (note && !fence) definitions.set(note.toLowerCase(), `[${note}]:`);
    }
    offset = end;
  }
  finish(source.length);
  return blocks;
}

const LABEL = /\[(\^?[^\]^\n[]{1,200})\]/g;

/** The definitions that a block refers to, so that `[1]` finds its link although that stands in another block. */
export function definitionsFor(text: string, definitions: ReadonlyMap<string, string>): string {
  if (definitions.size === 0 || !text.includes('[')) return '';
  const used = new Set<string>();
  for (const match of text.matchAll(LABEL)) {
    const definition = definitions.get((match[1] ?? '').toLowerCase());
    if (definition && !text.includes(definition)) used.add(definition);
  }
  return [...used].join('\n\n');
}
