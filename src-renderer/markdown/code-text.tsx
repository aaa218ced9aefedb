import { memo, type ReactNode } from 'react';
import { linePieces, textParts } from '../ui/text-parts.ts';
import styles from './code-block.module.css';
import type { CodeToken } from './highlight.ts';

function paint(tokens: readonly CodeToken[]): ReactNode {
  return tokens.map((token, index) =>
    typeof token === 'string' ? (
      token
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: tokens of finished code do not move
      <span key={index} data-token={token.kind}>
        {paint(token.children)}
      </span>
    ),
  );
}

/** Of a long line. Marking places in text that stands in one row takes time by the square of its length. */
const PIECE_CHARACTERS = 1_000;

/** Long code in boxes of their own: one that got its last line is not laid out again while more lines come. */
const Part = memo(function Part({ text }: { text: string }) {
  const pieces = linePieces(text, PIECE_CHARACTERS);
  return (
    <span className={styles.part} data-part>
      {pieces.length === 1
        ? text
        : pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only added at the end
            <span key={index} className={styles.piece} data-piece>
              {piece}
            </span>
          ))}
    </span>
  );
});

function Plain({ code }: { code: string }) {
  const parts = textParts(code, PIECE_CHARACTERS);
  if (parts.length === 1 && code.length <= 2 * PIECE_CHARACTERS) return code;
  // biome-ignore lint/suspicious/noArrayIndexKey: parts are only added at the end
  return parts.map((part, index) => <Part key={index} text={part} />);
}

interface CodeTextProps {
  code: string;
  /** The same characters with their colours, once there are any. */
  tokens: readonly CodeToken[] | null;
  isWrapped: boolean;
}

export function CodeText({ code, tokens, isWrapped }: CodeTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <pre className={styles.code} data-wrapped={isWrapped || undefined} tabIndex={0}>
      <code>{tokens ? paint(tokens) : <Plain code={code} />}</code>
    </pre>
  );
}
