import { memo, type ReactNode, useEffect, useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Check, Copy, WrapText } from '../ui/icons.ts';
import styles from './code-block.module.css';
import { type CodeToken, highlight } from './highlight.ts';
import { useCopied } from './use-copied.ts';

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

/** Colours arrive when the browser has nothing better to do. */
function useHighlighted(code: string, language: string, isOpen: boolean): CodeToken[] | null {
  const [tokens, setTokens] = useState<CodeToken[] | null>(null);
  useEffect(() => {
    setTokens(null);
    if (isOpen || language === '') return;
    let isCurrent = true;
    const idle = requestIdleCallback(async () => {
      const highlighted = await highlight(code, language);
      if (isCurrent) setTokens(highlighted);
    });
    return () => {
      isCurrent = false;
      cancelIdleCallback(idle);
    };
  }, [code, language, isOpen]);
  return tokens;
}

interface CodeBlockProps {
  code: string;
  /** As the fence names it: "ts"; may be empty. */
  language: string;
  /** Still being written: not coloured yet. */
  isOpen: boolean;
}

export const CodeBlock = memo(function CodeBlock({ code, language, isOpen }: CodeBlockProps) {
  const { t } = usePhrase();
  const [isWrapped, setWrapped] = useState(false);
  const { isCopied, copy } = useCopied();
  const tokens = useHighlighted(code, language, isOpen);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.language}>{language || t('chat.code.plain')}</span>
        <IconButton
          icon={WrapText}
          place="state"
          name={t('chat.code.wrap')}
          isPressed={isWrapped}
          onClick={() => setWrapped(!isWrapped)}
        />
        <IconButton
          icon={isCopied ? Check : Copy}
          place="state"
          name={isCopied ? t('common.copied') : t('chat.code.copy')}
          onClick={() => copy(code)}
        />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre className={styles.code} data-wrapped={isWrapped || undefined} tabIndex={0}>
        <code>{tokens ? paint(tokens) : code}</code>
      </pre>
    </figure>
  );
});
