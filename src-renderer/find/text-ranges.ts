import { foldText } from '#shared/chat/fold-text.ts';
import type { SpanFinder } from './spans-of.ts';

/** Words of two of these do not belong together. */
const BLOCKS = 'p, li, td, th, pre, blockquote, h1, h2, h3, h4, h5, h6, summary, dt, dd, div';

/** The ranges of the page where the finder finds something, inside the texts of a message, in reading order. */
export function textRanges(message: Element, find: SpanFinder): Range[] {
  return [...message.querySelectorAll('[data-text]')].flatMap((text) => rangesIn(text, find));
}

interface Piece {
  node: Text;
  /** Of its first character in the whole text. */
  start: number;
}

function rangesIn(root: Element, find: SpanFinder): Range[] {
  const pieces: Piece[] = [];
  let text = '';
  let block: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data === '') continue;
    const own = node.parentElement?.closest(BLOCKS) ?? null;
    if (own !== block && text !== '') text += '\n';
    block = own;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return find(foldText(text)).map(({ start, end }) => {
    const range = document.createRange();
    const [first, last] = [pieceAt(pieces, start), pieceAt(pieces, end - 1)];
    if (first && last) {
      range.setStart(first.node, Math.min(start - first.start, first.node.length));
      range.setEnd(last.node, Math.min(end - last.start, last.node.length));
    }
    return range;
  });
}

/** The piece that holds the character at this index. */
function pieceAt(pieces: readonly Piece[], index: number): Piece | undefined {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.start ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return pieces[low];
}
