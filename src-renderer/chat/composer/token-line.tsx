import { memo } from 'react';
import { usePhrase } from '../../i18n.ts';
import styles from './token-line.module.css';

/** About how many tokens each part costs. */
export interface TokenParts {
  message: number;
  attachments: number;
  tools: number;
  instructions: number;
  history: number;
  template: number;
  profile: number;
}

const PARTS = [
  'message',
  'attachments',
  'tools',
  'instructions',
  'template',
  'profile',
  'history',
] as const satisfies (keyof TokenParts)[];

/** What the next request is made of. Only parts that really go out are counted. Most keys change none of the numbers. */
export const TokenLine = memo(function TokenLine(parts: TokenParts) {
  const { t } = usePhrase();
  const shown = PARTS.map((id) => ({
    id,
    tokens: parts[id],
    words: t(`chat.tokens.${id}`, { count: parts[id] }),
  })).filter(({ id, tokens }) => id === 'message' || tokens > 0);
  const total = PARTS.reduce((sum, id) => sum + parts[id], 0);
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
});
