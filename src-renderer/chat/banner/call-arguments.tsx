import { usePhrase } from '../../i18n.ts';
import styles from './call-details.module.css';

/** The arguments as pairs when they are a flat object, else as they are. */
function pairsOf(json: string): Array<[string, string]> | null {
  try {
    const parsed: unknown = JSON.parse(json);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
    return Object.entries(parsed).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
  } catch {
    // Shortened by main, or never an object: the model's own text.
    return null;
  }
}

/** The web address a call was about, for "Show address". */
export function addressOf(json: string): string | null {
  const value = pairsOf(json)?.find(([name]) => name === 'url' || name === 'address')?.[1];
  return value ?? null;
}

interface CallArgumentsProps {
  json: string;
  /** Every name in a column of its own, for reading before agreeing. */
  isInColumns?: boolean;
}

export function CallArguments({ json, isInColumns = false }: CallArgumentsProps) {
  const { t } = usePhrase();
  const pairs = pairsOf(json);
  if (pairs?.length === 0) return <>{t('chat.call.noArguments')}</>;
  if (!pairs) return <code className={styles.raw}>{json}</code>;
  return (
    <span className={isInColumns ? styles.columns : styles.pairs}>
      {pairs.map(([name, value]) => (
        <code key={name}>
          <span className={styles.argument}>{name}</span> <span>{value}</span>
        </code>
      ))}
    </span>
  );
}
