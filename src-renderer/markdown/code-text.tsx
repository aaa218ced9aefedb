import type { ReactNode } from 'react';
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
      <code>{tokens ? paint(tokens) : code}</code>
    </pre>
  );
}
