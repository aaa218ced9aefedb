import { memo, useRef, useState } from 'react';
import { keepPlaceAtArrival } from '../ui/keep-place-of.ts';
import styles from './markdown.module.css';
import { MarkdownBlock } from './markdown-block.tsx';
import { type MarkdownBlock as Block, definitionsFor, EMPTY_SPLIT, splitBlocks } from './split-blocks.ts';
import { useHeldBack } from './use-held-back.ts';

/** Blocks of one section: while an answer grows, only its last section is looked at and laid out. */
const BLOCKS_IN_SECTION = 12;

interface SectionProps {
  blocks: readonly Block[];
  definitions: ReadonlyMap<string, string>;
  /** The last block is still being written. */
  isOpen: boolean;
  /** It came later than what stands below it. */
  isLate: boolean;
}

/** `splitBlocks` keeps finished blocks the very same objects; a section of the same ones has nothing to do. */
const isSame = (before: SectionProps, after: SectionProps) =>
  before.isOpen === after.isOpen &&
  before.isLate === after.isLate &&
  before.definitions.size === after.definitions.size &&
  before.blocks.length === after.blocks.length &&
  before.blocks.every((block, index) => block === after.blocks[index]);

const Section = memo(function Section({ blocks, definitions, isOpen, isLate }: SectionProps) {
  return (
    <div ref={isLate ? keepPlaceAtArrival : undefined} className={styles.section}>
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

/** An answer's text. While it streams, only its last block renders. The middle of a long one comes in by and by. */
export function Markdown({ text, isStreaming = false }: MarkdownProps) {
  const split = useRef(EMPTY_SPLIT);
  split.current = splitBlocks(text, split.current);
  const { blocks, definitions } = split.current;
  const sections = Array.from({ length: Math.ceil(blocks.length / BLOCKS_IN_SECTION) }, (_, index) =>
    blocks.slice(index * BLOCKS_IN_SECTION, (index + 1) * BLOCKS_IN_SECTION),
  );
  const lengths = () => sections.map((section) => section.reduce((sum, block) => sum + block.text.length, 0));
  const heldBack = useHeldBack(lengths);
  const [wasHeldBack] = useState(heldBack);
  return (
    <div
      className={styles.markdown}
      data-text={text.length}
      data-streaming={isStreaming || undefined}
      data-partial={heldBack > 1 || undefined}
    >
      {sections.map((section, index) =>
        index > 0 && index < heldBack ? null : (
          <Section
            key={section[0]?.start}
            blocks={section}
            definitions={definitions}
            isOpen={isStreaming && index === sections.length - 1}
            isLate={index > 0 && index < wasHeldBack}
          />
        ),
      )}
    </div>
  );
}
