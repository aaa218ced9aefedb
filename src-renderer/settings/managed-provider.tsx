import { useState } from 'react';
import type { ProviderView } from '#shared/provider/instance.ts';
import { usePhrase } from '../i18n.ts';
import { useShowsConfidence } from '../providers/provider-confidence.tsx';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useIpc } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Confidence } from '../ui/confidence.tsx';
import { Field } from '../ui/field.tsx';
import { Key } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { lockedWords } from './managed-by-words.ts';
import { SettingRow, Width } from './page.tsx';

type ManagedFacts = NonNullable<ProviderView['managed']>;

/** A provider that comes from a configuration: what it is, who says so, and the person's own key where it takes one. */
export function ManagedProvider({ provider, by, takesOwnKey }: { provider: ProviderView } & ManagedFacts) {
  const { t, say } = usePhrase();
  const ipc = useIpc();
  const showsLevel = useShowsConfidence();
  const [key, setKey] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const lockedBy = lockedWords(by, t);
  const saveKey = async (next: string | null) => {
    setProblem(null);
    try {
      await ipc.call('providers.set-key', { id: provider.id, key: next });
      setKey('');
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  const fact = (label: string, value: string) => (
    <SettingRow label={label}>
      <Width of="wide">
        <Field label={label} isLabelHidden isMono value={value} onChange={() => undefined} lockedBy={lockedBy} />
      </Width>
    </SettingRow>
  );
  return (
    <>
      <Notice>{t('organization.providerManaged')}</Notice>
      {fact(t('settings.column.address'), provider.effectiveBaseUrl)}
      {fact(t('settings.provider.model'), provider.model.name ?? provider.model.id)}
      {showsLevel ? (
        <SettingRow label={t('settings.column.confidence')}>
          <Confidence level={provider.confidence} />
        </SettingRow>
      ) : null}
      {takesOwnKey ? (
        <SettingRow label={t('organization.ownKey')} description={t('organization.ownKeyHelp')}>
          <Width of="wide">
            <Field
              label={t('organization.ownKey')}
              isLabelHidden
              type="password"
              value={key}
              onChange={setKey}
              onEnter={() => key !== '' && void saveKey(key)}
              placeholder={provider.keyState === 'missing' ? undefined : t('settings.secretIsSet')}
            />
          </Width>
          <Button kind="secondary" onClick={() => void saveKey(key)} isDisabled={key === ''}>
            {t('settings.save')}
          </Button>
          {provider.keyState === 'missing' ? null : (
            <Button kind="ghost" icon={Key} onClick={() => void saveKey(null)}>
              {t('settings.removeSecret')}
            </Button>
          )}
        </SettingRow>
      ) : null}
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
    </>
  );
}
