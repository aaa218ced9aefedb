import { memo, useEffect, useMemo, useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { WrapText } from '../ui/icons.ts';
import { CodeFigure } from './code-figure.tsx';
import { CodeText } from './code-text.tsx';
import { type CodeToken, highlight } from './highlight.ts';

/** Colours arrive when the browser has nothing better to do. */
function useHighlighted(code: string, language: string, isOpen: boolean): CodeToken[] | null {
  const [coloured, setColoured] = useState<{ code: string; tokens: CodeToken[] | null } | null>(null);
  useEffect(() => {
    if (isOpen || language === '') return;
    let isCurrent = true;
    const idle = requestIdleCallback(async () => {
      const tokens = await highlight(code, language);
      if (isCurrent) setColoured({ code, tokens });
    });
    return () => {
      isCurrent = false;
      cancelIdleCallback(idle);
    };
  }, [code, language, isOpen]);
  return coloured?.code === code ? coloured.tokens : null;
}

interface CodeBlockProps {
  code: string;
  /** As the fence names it: "ts"; may be empty. */
  language: string;
  /** Still being written: not coloured yet. */
  isOpen: boolean;
  /** Whether long lines are wrapped to begin with. */
  isWrapped?: boolean;
}

export const CodeBlock = memo(function CodeBlock(props: CodeBlockProps) {
  const { code, language, isOpen } = props;
  const { t } = usePhrase();
  const [isWrapped, setWrapped] = useState(props.isWrapped ?? false);
  const tokens = useHighlighted(code, language, isOpen);
  const wrap = useMemo(
    () => (
      <IconButton
        icon={WrapText}
        place="state"
        name={t('chat.code.wrap')}
        isPressed={isWrapped}
        onClick={() => setWrapped(!isWrapped)}
      />
    ),
    [isWrapped, t],
  );
  return (
    <CodeFigure language={language || t('chat.code.plain')} code={code} actions={wrap}>
      <CodeText code={code} tokens={tokens} isWrapped={isWrapped} />
    </CodeFigure>
  );
});
