import { createContext, type ReactNode, useContext } from 'react';
import type { Components } from 'react-markdown';
import type { Pieces } from './pieces.ts';
import { components, RenderedMarkdown, TableFrame } from './rendered-markdown.tsx';

const Inside = ({ children }: { children?: ReactNode }) => <>{children}</>;
const Nothing = () => null;

/** The names of the columns alone, and the rows alone: the table around them is one for all parts. */
const HEAD: Components = { ...components, table: Inside };
const ROWS: Components = { ...HEAD, thead: Nothing };

/** Whether a list stands in an item of the list that is rendered in parts. */
const InItem = createContext(false);

function OuterItems({ of: List, start, children }: { of: 'ul' | 'ol'; start?: number; children?: ReactNode }) {
  const isInItem = useContext(InItem);
  if (isInItem) return <List start={start}>{children}</List>;
  return <InItem value>{children}</InItem>;
}
const ITEMS: Components = {
  ...components,
  ul: ({ children }) => <OuterItems of="ul">{children}</OuterItems>,
  ol: ({ start, children }) => (
    <OuterItems of="ol" start={start}>
      {children}
    </OuterItems>
  ),
};

interface LongBlockProps {
  pieces: Pieces;
  definitions: string;
  isOpen: boolean;
}

/** A long table or list: as one on the screen, rendered in parts of which only the last one changes while text comes. */
export function LongBlock({ pieces, definitions, isOpen }: LongBlockProps) {
  const { kind, parts } = pieces;
  const rendered = parts.map((part, index) => (
    <RenderedMarkdown
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
      key={index}
      text={part}
      definitions={definitions}
      isOpen={isOpen && index === parts.length - 1}
      parts={kind === 'table' ? ROWS : ITEMS}
    />
  ));
  if (kind === 'list') return pieces.start === null ? <ul>{rendered}</ul> : <ol start={pieces.start}>{rendered}</ol>;
  return (
    <TableFrame>
      <RenderedMarkdown text={pieces.head} definitions={definitions} isOpen={false} parts={HEAD} />
      {rendered}
    </TableFrame>
  );
}
