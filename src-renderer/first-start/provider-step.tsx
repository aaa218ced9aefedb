import { useEffect, useRef, useState } from 'react';
import type { ProviderView } from '#shared/provider/instance.ts';
import type { ProviderKindView } from '#shared/provider/kinds.ts';
import { usePhrase } from '../i18n.ts';
import { KindChoice } from '../providers/kind-choice.tsx';
import { kindName } from '../providers/kind-name.ts';
import { emptyDraft, type ProviderSetup, useProviderSetup } from '../providers/provider-draft.ts';
import { ProviderFields } from '../providers/provider-fields.tsx';
import { SchemeSelect } from '../settings/confidence-settings.tsx';
import { useApp, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import styles from './first-start.module.css';

export interface ProviderStepState {
  missing: ProviderSetup['missing'];
  isTested: boolean;
  save(): Promise<ProviderView>;
}

interface ProviderStepProps {
  kind: ProviderKindView | null;
  onKind(kind: ProviderKindView): void;
  onSetup(state: ProviderStepState | null): void;
}

/** "Who should answer?": kinds with their confidence, then the key and the test of the chosen one. */
export function ProviderStep({ kind, onKind, onSetup }: ProviderStepProps) {
  const wording = usePhrase();
  const { t } = wording;
  const { app } = useWindowState();
  const info = useApp((state) => state.info);
  const scheme = useApp((state) => state.settings?.confidenceScheme ?? 'TRUST_ALL');
  const [isChoosingScheme, setChoosingScheme] = useState(false);
  if (!info) return null;
  return (
    <>
      <h2 className={styles.title}>{t('settings.first.providerTitle')}</h2>
      <p className={styles.lead}>
        {t('settings.first.providerLead', { scheme: t(`settings.schemeName.${scheme}`) })}{' '}
        {isChoosingScheme ? null : (
          <Button kind="link" onClick={() => setChoosingScheme(true)}>
            {t('settings.first.otherScheme')}
          </Button>
        )}
      </p>
      {isChoosingScheme ? (
        <div className={styles.scheme}>
          <SchemeSelect value={scheme} onChange={(confidenceScheme) => void app.updateSettings({ confidenceScheme })} />
          <p className={styles.help}>{t(`settings.schemeHelp.${scheme}`)}</p>
        </div>
      ) : null}
      <KindChoice
        kinds={info.kinds}
        levelOf={(id) => info.kindConfidence[scheme]?.[id] ?? 'UNKNOWN'}
        value={kind?.id ?? null}
        onChange={onKind}
      />
      {kind ? <Setup key={kind.id} kind={kind} name={kindName(kind, wording)} onSetup={onSetup} /> : null}
    </>
  );
}

function Setup({
  kind,
  name,
  onSetup,
}: {
  kind: ProviderKindView;
  name: string;
  onSetup: ProviderStepProps['onSetup'];
}) {
  const setup = useProviderSetup(emptyDraft(kind, name));
  const { draft, missing, test } = setup;
  const isTested = test.result?.ok === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again whenever the draft or its test changes
  useEffect(() => {
    onSetup({ missing, isTested, save: setup.save });
    return () => onSetup(null);
  }, [draft, isTested, onSetup]);
  // The list of kinds may fill the window: what was chosen goes on below it.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    void place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div className={styles.setup} ref={place}>
      <ProviderFields setup={setup} />
    </div>
  );
}
