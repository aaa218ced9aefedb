import { useRef } from 'react';
import styles from './markdown.module.css';
import { MarkdownBlock } from './markdown-block.tsx';
import { EMPTY_SPLIT, splitBlocks, withDefinitions } from './split-blocks.ts';

interface MarkdownProps {
  text: string;
  /** More may come: the last block is still open. */
  isStreaming?: boolean;
}

/** An answer's text. While it streams, only its last block renders. */
export function Markdown({ text, isStreaming = false }: MarkdownProps) {
  const split = useRef(EMPTY_SPLIT);
  split.current = splitBlocks(text, split.current);
  const { blocks, definitions } = split.current;
  return (
    <div className={styles.markdown} data-text={text.length} data-streaming={isStreaming || undefined}>
      {blocks.map((block, index) => (
        <MarkdownBlock
          key={block.start}
          text={withDefinitions(block.text, definitions)}
          isOpen={isStreaming && index === blocks.length - 1}
        />
      ))}
    </div>
  );
}
