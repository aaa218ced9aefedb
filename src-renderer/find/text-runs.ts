import type { TextSpan } from '#shared/chat/fold-text.ts';
import { isAboveOrBelow, isOutside, type View } from './view.ts';

/** Words of two of these do not belong together. */
const BLOCKS = 'p, li, td, th, pre, blockquote, h1, h2, h3, h4, h5, h6, summary, dt, dd, div, [data-part]';
/** What may stand outside the view as a whole. Parts of a line do not: there are too many to ask each where it is. */
const MAY_BE_OUTSIDE = new Set(
  'P LI TD TH PRE BLOCKQUOTE H1 H2 H3 H4 H5 H6 SUMMARY DT DD DIV UL OL DL TABLE TBODY TR FIGURE SECTION'.split(' '),
);

/** Texts of one block that follow each other, as one. */
export interface TextRun {
  text: string;
  /** In order; `start`: of the node's first character in `text`, negative when the run begins inside of it. */
  pieces: readonly { node: Text; start: number }[];
}

function isGone(element: HTMLElement, view: View): boolean {
  const { tagName, dataset } = element;
  if (dataset.piece !== undefined) return isOutside(element, view);
  return (MAY_BE_OUTSIDE.has(tagName) || dataset.part !== undefined) && isAboveOrBelow(element, view);
}

/** The texts of a message (`data-text`), block by block, without blocks that are outside the view. */
export function* textRuns(message: Element, view?: View): Generator<TextRun> {
  for (const root of message.querySelectorAll('[data-text]')) yield* runsIn(root, view);
}

function* runsIn(root: Element, view: View | undefined): Generator<TextRun> {
  if (view && isAboveOrBelow(root, view)) return;
  const shown = NodeFilter.SHOW_TEXT | (view ? NodeFilter.SHOW_ELEMENT : 0);
  const walker = document.createTreeWalker(root, shown, (node) => {
    if (node instanceof Text) return node.data === '' ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT;
    return view && node instanceof HTMLElement && isGone(node, view)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_SKIP;
  });
  let texts: string[] = [];
  let pieces: { node: Text; start: number }[] = [];
  let length = 0;
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const own = node.parentElement?.closest(BLOCKS) ?? null;
    if (own !== block && length > 0) {
      yield { text: texts.join(''), pieces };
      texts = [];
      pieces = [];
      length = 0;
    }
    block = own;
    pieces.push({ node, start: length });
    texts.push(node.data);
    length += node.data.length;
  }
  if (length > 0) yield { text: texts.join(''), pieces };
}

/** The part of a run from `start` up to `end`, as a run of its own. */
export function partOf({ text, pieces }: TextRun, start: number, end: number): TextRun {
  const [first, last] = [indexAt(pieces, start), indexAt(pieces, end - 1)];
  const own = pieces.slice(first, last + 1).map((piece) => ({ node: piece.node, start: piece.start - start }));
  return { text: text.slice(start, end), pieces: own };
}

/** A piece of a run's text in the page. */
export function rangeOf({ pieces }: TextRun, { start, end }: TextSpan): Range {
  const range = document.createRange();
  const [first, last] = [pieces[indexAt(pieces, start)], pieces[indexAt(pieces, end - 1)]];
  if (first && last) {
    range.setStart(first.node, Math.min(start - first.start, first.node.length));
    range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  }
  return range;
}

/** The number of the piece that holds the character at this index. */
function indexAt(pieces: TextRun['pieces'], index: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.start ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}
