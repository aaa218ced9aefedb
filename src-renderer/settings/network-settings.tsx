import { useEffect, useState } from 'react';
import type { ConnectionTest } from '#shared/ipc/areas/connection-test.ts';
import type { PhraseKey } from '#shared/phrase.ts';
import { type ProxyChoice, type ProxyStatus, readProxyAddress } from '#shared/settings/proxy.ts';
import { usePhrase } from '../i18n.ts';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useApp, useIpc, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Key } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Switch } from '../ui/switch.tsx';
import { Page, SettingRow, Width } from './page.tsx';

/** Which proxy leads out of this network, and for what it is used. */
export function NetworkSettings() {
  const { t, say } = usePhrase();
  const { app } = useWindowState();
  const ipc = useIpc();
  const proxy = useApp((state) => state.settings?.proxy);
  const [status, setStatus] = useState<ProxyStatus | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    ipc.call('network.proxy-status', {}).then(setStatus, (error: unknown) => setProblem(problemOf(error)));
  }, [ipc]);
  if (!proxy) return null;
  const change = (changes: Partial<ProxyChoice>) => void app.updateSettings({ proxy: changes });
  const savePassword = (password: string | null) =>
    ipc
      .call('network.set-proxy-password', { password })
      .then(setStatus, (error: unknown) => setProblem(problemOf(error)));
  return (
    <Page title={t('settings.section.network')} description={t('settings.network.help')}>
      <SettingRow
        label={t('settings.network.mode')}
        description={t('settings.network.modeHelp')}
        note={proxy.mode === 'system' && status ? <Environment address={status.environment} /> : null}
      >
        <Segmented
          name={t('settings.network.mode')}
          value={proxy.mode}
          onChange={(mode) => change({ mode })}
          options={[
            { value: 'system', label: t('settings.network.mode.system') },
            { value: 'none', label: t('settings.network.mode.none') },
            { value: 'own', label: t('settings.network.mode.own') },
          ]}
        />
      </SettingRow>
      {proxy.mode === 'own' ? (
        <OwnProxy proxy={proxy} status={status} onChange={change} onPassword={savePassword} />
      ) : null}
      {proxy.mode === 'none' ? null : (
        <>
          <SettingRow label={t('settings.network.forProviders')} description={t('settings.network.forProvidersHelp')}>
            <Switch
              hasWord
              name={t('settings.network.forProviders')}
              isOn={proxy.forProviders}
              onChange={(forProviders) => change({ forProviders })}
            />
          </SettingRow>
          <SettingRow label={t('settings.network.resolvesNames')} description={t('settings.network.resolvesNamesHelp')}>
            <Switch
              hasWord
              name={t('settings.network.resolvesNames')}
              isOn={proxy.resolvesNames}
              onChange={(resolvesNames) => change({ resolvesNames })}
            />
          </SettingRow>
        </>
      )}
      <TestConnection key={JSON.stringify(proxy)} />
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
    </Page>
  );
}

/** Asks the default provider's server whether it can be reached as things are set now. A change forgets the answer. */
function TestConnection() {
  const { t, say, format } = usePhrase();
  const ipc = useIpc();
  const [isTesting, setTesting] = useState(false);
  const [result, setResult] = useState<ConnectionTest | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const test = () => {
    setTesting(true);
    setResult(null);
    setProblem(null);
    ipc
      .call('network.test', {})
      .then(setResult, (error: unknown) => setProblem(problemOf(error)))
      .finally(() => setTesting(false));
  };
  const words = () => {
    if (isTesting) return t('settings.network.testing');
    if (!result) return null;
    const { host, proxy, durationMs = 0 } = result;
    if (host === null) return t('settings.network.nothingToTest');
    const facts = { host, proxy: proxy ?? '', duration: format.duration(durationMs) };
    return t(proxy === null ? 'settings.network.reachedStraight' : 'settings.network.reached', facts);
  };
  const failure = problem?.text ?? result?.problem;
  return (
    <SettingRow label={t('settings.network.test')} description={t('settings.network.testHelp')}>
      <Button onClick={test} isDisabled={isTesting}>
        {t('settings.network.testNow')}
      </Button>
      <p role="status">{failure ? null : words()}</p>
      {failure ? <Notice tone="error">{say(failure)}</Notice> : null}
    </SettingRow>
  );
}

function Environment({ address }: { address: string | null }) {
  const { t } = usePhrase();
  return address === null ? t('settings.network.noEnvironment') : t('settings.network.environment', { address });
}

interface OwnProxyProps {
  proxy: ProxyChoice;
  status: ProxyStatus | null;
  onChange(changes: Partial<ProxyChoice>): void;
  onPassword(password: string | null): Promise<void>;
}

function OwnProxy({ proxy, status, onChange, onPassword }: OwnProxyProps) {
  const { t } = usePhrase();
  return (
    <>
      <TypedSetting
        label={t('settings.network.address')}
        help={t('settings.network.addressHelp')}
        stored={proxy.address}
        isMono
        problemOf={(address) =>
          address === '' || readProxyAddress(address) ? undefined : 'settings.network.addressProblem'
        }
        onSave={(address) => onChange({ address })}
      />
      <TypedSetting
        label={t('settings.network.user')}
        help={t('settings.network.userHelp')}
        stored={proxy.user}
        onSave={(user) => onChange({ user })}
      />
      <Password status={status} onSave={onPassword} />
      <TypedSetting
        label={t('settings.network.exceptions')}
        help={t('settings.network.exceptionsHelp')}
        stored={proxy.exceptions}
        isMono
        onSave={(exceptions) => onChange({ exceptions })}
      />
    </>
  );
}

interface TypedSettingProps {
  label: string;
  help: string;
  stored: string;
  isMono?: boolean;
  problemOf?(text: string): PhraseKey | undefined;
  onSave(text: string): void;
}

/** Saved when the person leaves the field; what cannot be used stays in it, so that it can be mended. */
function TypedSetting({ label, help, stored, isMono, problemOf: check, onSave }: TypedSettingProps) {
  const { t } = usePhrase();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<PhraseKey | undefined>();
  const save = () => {
    if (typed === null) return;
    const text = typed.trim();
    const found = check?.(text);
    setProblem(found);
    if (found) return;
    setTyped(null);
    if (text !== stored) onSave(text);
  };
  return (
    <SettingRow label={label} description={help}>
      <Width of="wide">
        <Field
          label={label}
          isLabelHidden
          isMono={isMono}
          value={typed ?? stored}
          onChange={setTyped}
          onBlur={save}
          onEnter={save}
          problem={problem ? t(problem) : undefined}
        />
      </Width>
    </SettingRow>
  );
}

const PASSWORD_NOTES = {
  keyring: 'settings.network.passwordKeyring',
  session: 'settings.network.passwordSession',
  unreadable: 'settings.network.passwordUnreadable',
} as const;

function Password({ status, onSave }: { status: ProxyStatus | null; onSave(password: string | null): Promise<void> }) {
  const { t } = usePhrase();
  const [typed, setTyped] = useState('');
  const place = status?.password ?? 'missing';
  const save = () => {
    if (typed !== '') void onSave(typed).then(() => setTyped(''));
  };
  return (
    <SettingRow
      label={t('settings.network.password')}
      description={t('settings.network.passwordHelp')}
      note={place === 'missing' ? null : t(PASSWORD_NOTES[place])}
    >
      <Width of="wide">
        <Field
          label={t('settings.network.password')}
          isLabelHidden
          type="password"
          value={typed}
          onChange={setTyped}
          onBlur={save}
          onEnter={save}
          placeholder={place === 'missing' ? undefined : t('settings.secretIsSet')}
        />
      </Width>
      {place === 'missing' ? null : (
        <Button kind="ghost" icon={Key} onClick={() => void onSave(null)}>
          {t('settings.removeSecret')}
        </Button>
      )}
    </SettingRow>
  );
}
