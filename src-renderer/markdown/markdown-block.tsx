import { memo } from 'react';
import { loneFence } from './fence.ts';
import { MAX_BLOCK_CHARACTERS } from './limits.ts';
import { LongBlock } from './long-block.tsx';
import { piecesOf } from './pieces.ts';
import { Fenced, RenderedMarkdown } from './rendered-markdown.tsx';
import { withVisibleControls } from './safe-link.ts';

interface MarkdownBlockProps {
  text: string;
  /** What the block refers to that stands in other blocks. */
  definitions?: string;
  isOpen: boolean;
}

/**
 * Rendered once and never again while its text stays the same. What may become long is not read anew from its beginning with
 * every chunk: code goes by the parser, lists and tables go through it in parts.
 */
export const MarkdownBlock = memo(function MarkdownBlock({ text, definitions = '', isOpen }: MarkdownBlockProps) {
  const fence = text.length <= MAX_BLOCK_CHARACTERS ? loneFence(text) : null;
  if (fence) return <Fenced code={withVisibleControls(fence.code)} language={fence.language} isOpen={isOpen} />;
  const pieces = piecesOf(text);
  if (pieces) return <LongBlock pieces={pieces} definitions={definitions} isOpen={isOpen} />;
  return <RenderedMarkdown text={text} definitions={definitions} isOpen={isOpen} />;
});
