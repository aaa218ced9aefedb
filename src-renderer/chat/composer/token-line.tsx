import { usePhrase } from '../../i18n.ts';
import styles from './token-line.module.css';

/** Rough, and said so: four characters a token. */
export const tokensOf = (characters: number): number => Math.ceil(characters / 4);

export interface TokenParts {
  message: number;
  tools: number;
  history: number;
}

/** What the next request is made of. Only parts that really go out are counted. */
export function TokenLine({ parts }: { parts: TokenParts }) {
  const { t } = usePhrase();
  const shown = [
    { id: 'message', tokens: parts.message, words: t('chat.tokens.message', { count: parts.message }) },
    { id: 'tools', tokens: parts.tools, words: t('chat.tokens.tools', { count: parts.tools }) },
    { id: 'history', tokens: parts.history, words: t('chat.tokens.history', { count: parts.history }) },
  ].filter(({ id, tokens }) => id === 'message' || tokens > 0);
  const total = parts.message + parts.tools + parts.history;
  return (
    <p className={styles.line}>
      <span className={styles.total}>{t('chat.tokens.total', { count: total })}</span>
      <span className={styles.bar} aria-hidden>
        {shown.map(({ id, tokens }) => (
          <span key={id} data-part={id} style={{ flexGrow: tokens }} />
        ))}
      </span>
      {shown.map(({ id, words }) => (
        <span key={id} className={styles.part}>
          <span className={styles.dot} data-part={id} aria-hidden />
          {words}
        </span>
      ))}
    </p>
  );
}
