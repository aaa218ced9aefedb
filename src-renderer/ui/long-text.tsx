import { memo } from 'react';
import styles from './long-text.module.css';

/** Characters of one part, up to the end of its last line. */
const PART_CHARACTERS = 5_000;

/** Cut behind ends of lines: a part that is a box of its own looks as if it were not cut. */
export function textParts(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  while (text.length - start > PART_CHARACTERS) {
    const newline = text.indexOf('\n', start + PART_CHARACTERS);
    if (newline < 0) break;
    parts.push(text.slice(start, newline + 1));
    start = newline + 1;
  }
  return [...parts, text.slice(start)];
}

/**
 * Text as it was typed, in an element that keeps its lines (`white-space: pre-wrap`). A long one stands in boxes of their
 * own, so that finding and marking places in it costs what is on the screen and not what there is.
 */
export const LongText = memo(function LongText({ text }: { text: string }) {
  const parts = textParts(text);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text do not move
    <span key={index} className={styles.part} data-part>
      {part}
    </span>
  ));
});
