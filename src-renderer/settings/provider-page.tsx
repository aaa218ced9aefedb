import { useState } from 'react';
import type { ProviderView } from '#shared/provider/instance.ts';
import type { ProviderKindView } from '#shared/provider/kinds.ts';
import { usePhrase } from '../i18n.ts';
import { KindChoice } from '../providers/kind-choice.tsx';
import { kindName } from '../providers/kind-name.ts';
import { draftOf, emptyDraft, type ProviderDraft, useProviderSetup } from '../providers/provider-draft.ts';
import { ProviderFields } from '../providers/provider-fields.tsx';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useApp, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Field } from '../ui/field.tsx';
import { Cpu } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { Summary } from '../ui/summary.tsx';
import { ManagedProvider } from './managed-provider.tsx';
import { Page } from './page.tsx';
import styles from './provider-page.module.css';

/** One provider, new or existing. Nothing is stored before "Save". */
export function ProviderPage({ providerId }: { providerId: string }) {
  const wording = usePhrase();
  const { t } = wording;
  const { app } = useWindowState();
  const info = useApp((state) => state.info);
  const scheme = useApp((state) => state.settings?.confidenceScheme ?? 'TRUST_ALL');
  const existing = useApp((state) => state.providers.find(({ id }) => id === providerId));
  const [kind, setKind] = useState<ProviderKindView | null>(null);
  const back = () => app.navigate({ view: 'settings', section: 'providers', subject: null });
  if (!info) return null;
  if (providerId !== 'new') {
    const itsKind = info.kinds.find(({ id }) => id === existing?.kind);
    if (!existing || !itsKind) {
      return (
        <EmptyState
          icon={Cpu}
          title={t('turn.providerNotFound')}
          actions={<Button onClick={back}>{t('settings.back')}</Button>}
        >
          {t('settings.provider.goneHelp')}
        </EmptyState>
      );
    }
    if (existing.managed) {
      return (
        <Page title={existing.name} onBack={back}>
          <ManagedProvider provider={existing} {...existing.managed} />
        </Page>
      );
    }
    return (
      <Page title={existing.name} onBack={back}>
        <ProviderForm first={draftOf(existing, itsKind)} existing={existing} onDone={back} />
      </Page>
    );
  }
  return (
    <Page title={t('settings.provider.add')} description={t('settings.provider.addHelp')} onBack={back}>
      <KindChoice
        kinds={info.kinds}
        levelOf={(id) => info.kindConfidence[scheme]?.[id] ?? 'UNKNOWN'}
        value={kind?.id ?? null}
        onChange={setKind}
      />
      {kind ? <ProviderForm key={kind.id} first={emptyDraft(kind, kindName(kind, wording))} onDone={back} /> : null}
    </Page>
  );
}

function ProviderForm({ first, existing, onDone }: { first: ProviderDraft; existing?: ProviderView; onDone(): void }) {
  const { t, say } = usePhrase();
  const setup = useProviderSetup(first, existing);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await setup.save();
      onDone();
    } catch (error) {
      setProblem(problemOf(error));
      setSaving(false);
    }
  };
  const [missing] = setup.missing;
  return (
    <div className={styles.form}>
      <Field
        label={t('settings.provider.name')}
        value={setup.draft.name}
        onChange={(name) => setup.change({ name })}
        help={t('settings.provider.nameHelp')}
      />
      <ProviderFields
        setup={setup}
        hasStoredKey={existing !== undefined && existing.keyState !== 'missing' && existing.keyState !== 'not-needed'}
      />
      <details className={styles.more}>
        <Summary>{t('settings.provider.advanced')}</Summary>
        <Field
          label={t('settings.provider.additional')}
          help={t('settings.provider.additionalHelp')}
          value={setup.draft.additionalParameters}
          onChange={(additionalParameters) => setup.change({ additionalParameters })}
          lines={3}
          isMono
          placeholder={'"temperature": 0.2'}
        />
      </details>
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
      <div className={styles.actions}>
        <Button
          kind="primary"
          size="dialog"
          onClick={() => void save()}
          isDisabled={missing !== undefined || isSaving}
          describedBy="provider-missing"
        >
          {t('settings.save')}
        </Button>
        <Button kind="ghost" size="dialog" onClick={onDone}>
          {t('settings.cancel')}
        </Button>
        <p id="provider-missing" className={styles.missing}>
          {missing ? t(`settings.provider.missing.${missing}`) : null}
        </p>
      </div>
    </div>
  );
}
