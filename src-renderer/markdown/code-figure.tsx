import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { usePhrase } from '../i18n.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Check, Copy } from '../ui/icons.ts';
import styles from './code-block.module.css';
import { useCopied } from './use-copied.ts';

interface CodeFigureProps {
  /** What the caption says it is. */
  language: string;
  /** What is copied: exactly the text of the fence. */
  code: string;
  /** Before the button that copies. */
  actions: ReactNode;
  children: ReactNode;
}

/** Asks for the code when it is pressed: while code is being written, the button stays the same. */
const CopyCode = memo(function CopyCode({ code }: { code: RefObject<string> }) {
  const { t } = usePhrase();
  const { isCopied, copy } = useCopied();
  return (
    <IconButton
      icon={isCopied ? Check : Copy}
      place="state"
      name={isCopied ? t('common.copied') : t('chat.code.copy')}
      onClick={() => copy(code.current)}
    />
  );
});

/** The frame around code, and around what is drawn from it. */
export function CodeFigure({ language, code, actions, children }: CodeFigureProps) {
  const latest = useRef(code);
  latest.current = code;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.language}>{language}</span>
        {actions}
        <CopyCode code={latest} />
      </figcaption>
      {children}
    </figure>
  );
}
