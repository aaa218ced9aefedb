import type { PhraseKey } from '#shared/phrase.ts';
import type { ConfidenceLevel } from '#shared/provider/confidence.ts';
import { usePhrase } from '../i18n.ts';
import styles from './confidence.module.css';
import { Icon, type IconShape } from './icon.tsx';
import { Ban, CircleDashed, CircleQuestion } from './icons.ts';

const BARS = 5;

type Glyph = { bars: number } | { icon: IconShape };

const GLYPHS: Record<ConfidenceLevel, Glyph> = {
  HIGH: { bars: 5 },
  MEDIUM: { bars: 4 },
  MODERATE: { bars: 3 },
  LOW: { bars: 2 },
  VERY_LOW: { bars: 1 },
  UNKNOWN: { icon: CircleQuestion },
  UNTRUSTED: { icon: Ban },
  NONE: { icon: CircleDashed },
};

const WORDS = {
  HIGH: 'common.confidence.HIGH',
  MEDIUM: 'common.confidence.MEDIUM',
  MODERATE: 'common.confidence.MODERATE',
  LOW: 'common.confidence.LOW',
  VERY_LOW: 'common.confidence.VERY_LOW',
  UNKNOWN: 'common.confidence.UNKNOWN',
  UNTRUSTED: 'common.confidence.UNTRUSTED',
  NONE: 'common.confidence.NONE',
} as const satisfies Record<ConfidenceLevel, PhraseKey>;

/** The word for a level: "Medium", "Mittel". */
export function useConfidenceWord(): (level: ConfidenceLevel) => string {
  const { t } = usePhrase();
  return (level) => t(WORDS[level]);
}

/** What a screen reader says: "Confidence: Medium, 4 of 5". */
export function useConfidenceName(): (level: ConfidenceLevel) => string {
  const { t } = usePhrase();
  return (level) => {
    const glyph = GLYPHS[level];
    return 'bars' in glyph
      ? t('common.confidence.spoken', { level: t(WORDS[level]), bars: glyph.bars })
      : t('common.confidence.spokenWithoutBars', { level: t(WORDS[level]) });
  };
}

interface ConfidenceProps {
  level: ConfidenceLevel;
  /** Only beside the provider's name, where the word shows nearby. */
  isGlyphOnly?: boolean;
  isStrong?: boolean;
  /** In a line of details: the word is as quiet as the rest. */
  isQuiet?: boolean;
}

/** Glyph and word; only the glyph has the colour. */
export function Confidence({ level, isGlyphOnly = false, isStrong = false, isQuiet = false }: ConfidenceProps) {
  const word = useConfidenceWord();
  const name = useConfidenceName();
  const glyph = GLYPHS[level];
  return (
    <span
      className={styles.confidence}
      data-level={level}
      data-strong={isStrong || undefined}
      data-quiet={isQuiet || undefined}
    >
      <span role="img" aria-label={name(level)} className={styles.glyph}>
        {'bars' in glyph ? (
          Array.from({ length: BARS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: five fixed bars
            <span key={index} className={styles.bar} data-filled={index < glyph.bars || undefined} />
          ))
        ) : (
          <Icon of={glyph.icon} place="state" />
        )}
      </span>
      {isGlyphOnly ? null : <span aria-hidden>{word(level)}</span>}
    </span>
  );
}
