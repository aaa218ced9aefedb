import type { FootnoteDefinition, Parents, Root } from 'mdast';

/** How deep lists and quotes are looked into for footnotes: as deep as they are rendered. */
const MAX_DEPTH = 100;

interface NoteNode {
  type: 'note';
  children: FootnoteDefinition['children'];
  data: { hName: 'div'; hProperties: { dataNote: string } };
}

interface NoteReferenceNode {
  type: 'noteReference';
  data: { hName: 'sup'; hProperties: { dataReference: string }; hChildren: [{ type: 'text'; value: string }] };
}

declare module 'mdast' {
  interface RootContentMap {
    note: NoteNode;
  }
  interface PhrasingContentMap {
    noteReference: NoteReferenceNode;
  }
}

/**
 * A remark plugin behind that for GFM: a footnote stays where the model wrote it, whether something refers to it in the same
 * block or not, and a reference is its label set high. GFM would gather the notes of each block below it, and leave out those
 * that only other blocks refer to. Empty footnotes, which tell a block what is defined elsewhere, show nothing.
 */
export function remarkNotes(): (tree: Root) => void {
  return (tree) => replaceIn(tree, 0);
}

function replaceIn(parent: Parents, depth: number): void {
  if (depth > MAX_DEPTH) return;
  const children = parent.children.flatMap((child) => {
    if ('children' in child) replaceIn(child, depth + 1);
    if (child.type === 'footnoteReference') return [reference(child.label ?? child.identifier)];
    if (child.type !== 'footnoteDefinition') return [child];
    return child.children.length === 0 ? [] : [note(child)];
  });
  parent.children = children as typeof parent.children;
}

const note = ({ label, identifier, children }: FootnoteDefinition): NoteNode => ({
  type: 'note',
  children,
  data: { hName: 'div', hProperties: { dataNote: label ?? identifier } },
});

const reference = (label: string): NoteReferenceNode => ({
  type: 'noteReference',
  data: { hName: 'sup', hProperties: { dataReference: label }, hChildren: [{ type: 'text', value: label }] },
});
