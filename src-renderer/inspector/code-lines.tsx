import { memo, useState } from 'react';
import { usePhrase } from '../i18n.ts';
import styles from './code.module.css';
import type { Line, Token } from './print-json.ts';

/** Of one value; the rest is a click away. */
const SHOWN_CHARACTERS = 1_500;

function TokenText({ token }: { token: Token }) {
  const { t } = usePhrase();
  const [isWhole, setWhole] = useState(false);
  const rest = token.text.length - SHOWN_CHARACTERS;
  if (rest <= 0 || isWhole) return <span className={styles[token.kind]}>{token.text}</span>;
  return (
    <>
      <span className={styles[token.kind]}>{token.text.slice(0, SHOWN_CHARACTERS).toWellFormed()}</span>
      <button type="button" className={styles.more} onClick={() => setWhole(true)}>
        {t('inspector.moreCharacters', { count: rest })}
      </button>
    </>
  );
}

export const CodeLine = memo(function CodeLine({ line }: { line: Line }) {
  return (
    <div className={styles.line} style={{ paddingLeft: `${line.depth * 2}ch` }}>
      {line.tokens.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a line do not move
        <TokenText key={index} token={token} />
      ))}
    </div>
  );
});

/** Of one part; a history may have thousands. */
const SHOWN_LINES = 200;

export function CodeLines({ lines }: { lines: readonly Line[] }) {
  const { t } = usePhrase();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN_LINES);
  return (
    <>
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a body do not move
        <CodeLine key={index} line={line} />
      ))}
      {shown.length < lines.length ? (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('inspector.moreLines', { count: lines.length - shown.length })}
        </button>
      ) : null}
    </>
  );
}
