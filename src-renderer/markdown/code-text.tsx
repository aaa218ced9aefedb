import { memo, type ReactNode } from 'react';
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

/** Lines of one part of long code. */
const PART_LINES = 100;

/** Long code in boxes of their own: one that got its last line is not laid out again while more lines come. */
function inParts(code: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let lines = 0;
  for (let newline = code.indexOf('\n'); newline >= 0; newline = code.indexOf('\n', newline + 1)) {
    lines += 1;
    if (lines % PART_LINES !== 0) continue;
    parts.push(code.slice(start, newline + 1));
    start = newline + 1;
  }
  return [...parts, code.slice(start)];
}

const Part = memo(function Part({ text }: { text: string }) {
  return (
    <span className={styles.part} data-part>
      {text}
    </span>
  );
});

function Plain({ code }: { code: string }) {
  const parts = inParts(code);
  if (parts.length === 1) return code;
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
