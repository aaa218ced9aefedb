import { type CSSProperties, memo } from 'react';
import { keepPlaceOf } from './keep-place-of.ts';
import styles from './long-text.module.css';
import { linePieces, PART_CHARACTERS, textParts } from './text-parts.ts';

/** What fits into a row of the column, about. */
const ROW_CHARACTERS = 75;
/** From here on most letters take the room of two: those of Chinese, Japanese, Korean, and emoji by their two halves. */
const FIRST_WIDE = 0x2e80;
/** Letters that are looked at for the width of all. */
const SAMPLES = 32;

/** How wide a letter is on average, in letters of Latin. */
function letterWidth(text: string): number {
  const step = Math.ceil(text.length / SAMPLES);
  let [width, count] = [0, 0];
  for (let at = 0; at < text.length; at += step) {
    width += text.charCodeAt(at) < FIRST_WIDE ? 1 : 2;
    count += 1;
  }
  return width / Math.max(1, count);
}

/** The rows that a text takes, about: its height until it comes near the screen. */
function rowsOf(text: string): number {
  const charactersInRow = ROW_CHARACTERS / letterWidth(text);
  let rows = 0;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    rows += Math.max(1, Math.ceil((end - start) / charactersInRow));
    start = end + 1;
  }
  return rows;
}

const heightOf = (text: string): CSSProperties => ({ containIntrinsicBlockSize: `auto ${rowsOf(text)}lh` });

const Piece = memo(function Piece({ text }: { text: string }) {
  return (
    <span ref={keepPlaceOf} className={styles.piece} style={heightOf(text)} data-piece>
      {text}
    </span>
  );
});

/** In an element that keeps lines. Whoever copies the pieces, or looks for something in them, has one line. */
export function LongLine({ pieces }: { pieces: readonly string[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only added at the end
  return pieces.map((piece, index) => <Piece key={index} text={piece} />);
}

const Part = memo(function Part({ text }: { text: string }) {
  const pieces = linePieces(text);
  if (pieces.length > 1) {
    return (
      <span className={styles.line} data-part>
        <LongLine pieces={pieces} />
      </span>
    );
  }
  return (
    <span ref={keepPlaceOf} className={styles.part} style={heightOf(text)} data-part>
      {text}
    </span>
  );
});

/**
 * Text as it was typed, in an element that keeps its lines (`white-space: pre-wrap`). A long one stands in boxes of their
 * own, so that showing it, and finding and marking places in it, costs what is on the screen and not what there is.
 */
export const LongText = memo(function LongText({ text }: { text: string }) {
  const parts = textParts(text);
  if (parts.length === 1 && text.length <= PART_CHARACTERS) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
  return parts.map((part, index) => <Part key={index} text={part} />);
});
