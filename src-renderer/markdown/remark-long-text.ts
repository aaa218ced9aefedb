import type { Parents, Root } from 'mdast';
import { isLongLine } from '../ui/text-parts.ts';

/** How deep lists and quotes are looked into: as deep as they are rendered. */
const MAX_DEPTH = 100;

const LONG = { type: 'element', tagName: 'span', properties: { dataLong: '' } } as const;

/**
 * A remark plugin, behind all others: a long text without a line break becomes a `<span data-long>`, which is laid out in pieces.
 * What stands in a link is left alone: it is compared with where the link goes.
 */
export function remarkLongText() {
  return (tree: Root) => markIn(tree, 0);
}

function markIn(parent: Parents, depth: number): void {
  if (depth > MAX_DEPTH || parent.type === 'link' || parent.type === 'linkReference') return;
  for (const child of parent.children) {
    if ('children' in child) markIn(child, depth + 1);
    else if (child.type === 'inlineCode' && isLongLine(child.value)) {
      child.data = { hChildren: [{ ...LONG, children: [{ type: 'text', value: child.value }] }] };
    } else if (child.type === 'text' && isLongLine(child.value)) {
      // Blanks and line breaks in the text of a paragraph are one blank for whoever reads it.
      child.value = child.value.replaceAll(/[ \t\n]+/g, ' ');
      child.data = { hName: LONG.tagName, hProperties: LONG.properties };
    }
  }
}
