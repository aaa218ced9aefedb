import { memo, useRef } from 'react';
import styles from './markdown.module.css';
import { MarkdownBlock } from './markdown-block.tsx';
import { type MarkdownBlock as Block, definitionsFor, EMPTY_SPLIT, splitBlocks } from './split-blocks.ts';

/** Blocks of one section: while an answer grows, only its last section is looked at and laid out. */
const BLOCKS_IN_SECTION = 12;

interface SectionProps {
  blocks: readonly Block[];
  definitions: ReadonlyMap<string, string>;
  /** The last block is still being written. */
  isOpen: boolean;
}

/** `splitBlocks` keeps finished blocks the very same objects; a section of the same ones has nothing to do. */
const isSame = (before: SectionProps, after: SectionProps) =>
  before.isOpen === after.isOpen &&
  before.definitions.size === after.definitions.size &&
  before.blocks.length === after.blocks.length &&
  before.blocks.every((block, index) => block === after.blocks[index]);

const Section = memo(function Section({ blocks, definitions, isOpen }: SectionProps) {
  return (
    <div className={styles.section}>
      {blocks.map((block, index) => (
        <MarkdownBlock
          key={block.start}
          text={block.text}
          definitions={definitionsFor(block.text, definitions)}
          isOpen={isOpen && index === blocks.length - 1}
        />
      ))}
    </div>
  );
}, isSame);

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
  const sections = Array.from({ length: Math.ceil(blocks.length / BLOCKS_IN_SECTION) }, (_, index) =>
    blocks.slice(index * BLOCKS_IN_SECTION, (index + 1) * BLOCKS_IN_SECTION),
  );
  return (
    <div className={styles.markdown} data-text={text.length} data-streaming={isStreaming || undefined}>
      {sections.map((section, index) => (
        <Section
          key={section[0]?.start}
          blocks={section}
          definitions={definitions}
          isOpen={isStreaming && index === sections.length - 1}
        />
      ))}
    </div>
  );
}
