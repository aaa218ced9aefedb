import { useState } from 'react';
import type { ConfidenceLevel } from '#shared/provider/confidence.ts';
import type { ProviderKindId, ProviderKindView } from '#shared/provider/kinds.ts';
import { usePhrase } from '../i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { ChevronRight, Laptop } from '../ui/icons.ts';
import styles from './kind-choice.module.css';
import { kindDescription, kindName } from './kind-name.ts';
import { ProviderConfidence } from './provider-confidence.tsx';

interface KindChoiceProps {
  kinds: readonly ProviderKindView[];
  levelOf(kind: ProviderKindId): ConfidenceLevel;
  value: ProviderKindId | null;
  onChange(kind: ProviderKindView): void;
}

/** Shown at once; the others are behind "more". */
const FIRST: readonly ProviderKindId[] = [
  'SELF_HOSTED',
  'MISTRAL',
  'HETZNER',
  'ANTHROPIC',
  'OPEN_AI',
  'GOOGLE',
  'OPENAI_COMPATIBLE',
];

/** Who should answer: one card for each kind of provider, with its confidence. */
export function KindChoice({ kinds, levelOf, value, onChange }: KindChoiceProps) {
  const wording = usePhrase();
  const { t } = wording;
  const [showsAll, setShowsAll] = useState(false);
  const available = kinds.filter((kind) => kind.available);
  const demo = available.find((kind) => kind.id === 'DEMO');
  const first = FIRST.flatMap((id) => available.find((kind) => kind.id === id) ?? []);
  const others = available.filter((kind) => kind.id !== 'DEMO' && !FIRST.includes(kind.id));
  const isOtherChosen = others.some((kind) => kind.id === value);
  const shown = showsAll || isOtherChosen ? [...first, ...others] : first;
  return (
    <div role="radiogroup" aria-label={t('settings.provider.kind')} className={styles.grid}>
      {shown.map((kind) => (
        <Card
          key={kind.id}
          kind={kind}
          level={levelOf(kind.id)}
          isChosen={kind.id === value}
          onChoose={() => onChange(kind)}
        />
      ))}
      {shown.length === first.length && others.length > 0 ? (
        <button type="button" className={styles.card} onClick={() => setShowsAll(true)}>
          <span className={styles.words}>
            <span className={styles.name}>{t('settings.provider.moreKinds', { count: others.length })}</span>
            <span className={styles.description}>
              {others
                .slice(0, 4)
                .map((kind) => kindName(kind, wording))
                .join(', ')}{' '}
              …
            </span>
          </span>
          <Icon of={ChevronRight} />
        </button>
      ) : null}
      {demo ? <Card kind={demo} isChosen={demo.id === value} onChoose={() => onChange(demo)} isWide /> : null}
    </div>
  );
}

interface CardProps {
  kind: ProviderKindView;
  level?: ConfidenceLevel;
  isChosen: boolean;
  onChoose(): void;
  isWide?: boolean;
}

function Card({ kind, level, isChosen, onChoose, isWide }: CardProps) {
  const wording = usePhrase();
  return (
    <label className={styles.card} data-chosen={isChosen || undefined} data-wide={isWide || undefined}>
      <input type="radio" name="kind" className={styles.radio} checked={isChosen} onChange={onChoose} />
      <span className={styles.words}>
        <span className={styles.name}>{kindName(kind, wording)}</span>
        <span className={styles.description}>{kindDescription(kind, wording)}</span>
      </span>
      {level ? <ProviderConfidence level={level} /> : <Icon of={Laptop} className={styles.laptop} />}
    </label>
  );
}
