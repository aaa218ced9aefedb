import { useState } from 'react';
import { usePhrase } from '../../i18n.ts';
import { ProviderConfidence, useShowsConfidence } from '../../providers/provider-confidence.tsx';
import { useConfidenceName, useConfidenceWord } from '../../ui/confidence.tsx';
import { Pill } from '../../ui/pill.tsx';
import { useWasTrue } from '../../ui/use-was-true.ts';
import type { ChatSetup } from '../chat-setup.ts';
import { useEligibility } from './eligibility.ts';
import { ProviderPicker } from './provider-picker.tsx';
import styles from './provider-pill.module.css';

interface ProviderPillProps {
  setup: ChatSetup;
  /** In the drawer: a row without border, glyph only. */
  isInline?: boolean;
}

/** Who answers here, with the level; opens the picker. Amber when the provider may no longer answer in this chat. */
export function ProviderPill({ setup, isInline = false }: ProviderPillProps) {
  const { t } = usePhrase();
  const word = useConfidenceWord();
  const levelName = useConfidenceName();
  const showsLevel = useShowsConfidence();
  const reasonFor = useEligibility(setup.requirements);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useWasTrue(anchor !== null);
  const { provider } = setup;
  const isRefused = provider !== null && reasonFor(provider) !== null;
  return (
    <>
      <Pill
        name={
          !provider
            ? t('chat.provider.pick')
            : showsLevel
              ? t('chat.provider.change', {
                  name: provider.name,
                  level: word(provider.confidence),
                  confidence: levelName(provider.confidence),
                })
              : t('chat.provider.changeNamed', { name: provider.name })
        }
        isOpen={anchor !== null}
        isInline={isInline}
        tone={isRefused && !isInline ? 'warn' : 'plain'}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {provider ? (
          <>
            <span className={styles.name}>{provider.name}</span>
            {isInline || !showsLevel ? null : <span className={styles.divider} aria-hidden />}
            <span className={styles.level}>
              <ProviderConfidence level={provider.confidence} isGlyphOnly={isInline} />
            </span>
          </>
        ) : (
          <span className={styles.name}>{t('chat.provider.pick')}</span>
        )}
      </Pill>
      {wasOpened ? <ProviderPicker setup={setup} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
