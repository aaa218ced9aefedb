import { useState } from 'react';
import type { ManagedState } from '#shared/organization/managed.ts';
import { usePhrase } from '../i18n.ts';
import { CodeBlock } from '../markdown/code-block.tsx';
import { labelOf } from '../settings/tool-words.ts';
import { useToolsOfNewChats } from '../settings/tools-settings.tsx';
import { type Problem, problemOf } from '../state/ipc.ts';
import { useApp, useIpc } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './organization-page.module.css';

/** One request after the other; what came of the last one. */
function useResult() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async (work: () => Promise<string>) => {
    setProblem(null);
    setText('');
    try {
      setText(await work());
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return { text, problem, run };
}

/** What administrators need to write a configuration: encrypted keys, and what is set here as Lua to paste. */
export function Administration() {
  const { t } = usePhrase();
  return (
    <section aria-label={t('organization.admin.title')} className={styles.administration}>
      <h2 className={styles.sectionTitle}>{t('organization.admin.title')}</h2>
      <p className={styles.fact}>{t('organization.admin.help')}</p>
      <div className={styles.forms}>
        <EncryptKey />
        <ExportProvider />
        <ExportToolSettings />
      </div>
    </section>
  );
}

function Result({ text, problem, language }: { text: string; problem: Problem | null; language: string }) {
  const { say } = usePhrase();
  return (
    <div aria-live="polite">
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
      {text === '' ? null : <CodeBlock code={text} language={language} isOpen={false} />}
    </div>
  );
}

function EncryptKey() {
  const { t } = usePhrase();
  const ipc = useIpc();
  const [key, setKey] = useState('');
  const [secret, setSecret] = useState('');
  const { text, problem, run } = useResult();
  return (
    <form
      className={styles.form}
      aria-label={t('organization.admin.encrypt')}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 className={styles.problemTitle}>{t('organization.admin.encrypt')}</h3>
      <Field label={t('organization.admin.key')} type="password" value={key} onChange={setKey} />
      <Field
        label={t('organization.admin.secret')}
        help={t('organization.admin.secretHelp')}
        type="password"
        value={secret}
        onChange={setSecret}
        end={
          <Button
            kind="link"
            onClick={() =>
              void run(async () => {
                const created = await ipc.call('organization.create-secret', {});
                setSecret(created.secret);
                return created.secret;
              })
            }
          >
            {t('organization.admin.newSecret')}
          </Button>
        }
      />
      <Button
        isDisabled={key === ''}
        onClick={() =>
          void run(async () => {
            const input = { key, ...(secret !== '' && { secret }) };
            return (await ipc.call('organization.encrypt-key', input)).encrypted;
          })
        }
      >
        {t('organization.admin.encryptIt')}
      </Button>
      <Result text={text} problem={problem} language="" />
    </form>
  );
}

function ExportProvider() {
  const { t } = usePhrase();
  const ipc = useIpc();
  const providers = useApp((state) => state.providers);
  const [chosen, setChosen] = useState('');
  const [withKey, setWithKey] = useState(false);
  const { text, problem, run } = useResult();
  const id = providers.some((provider) => provider.id === chosen) ? chosen : (providers[0]?.id ?? '');
  return (
    <form
      className={styles.form}
      aria-label={t('organization.admin.provider')}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 className={styles.problemTitle}>{t('organization.admin.provider')}</h3>
      <Select
        label={t('organization.admin.whichProvider')}
        value={id}
        onChange={setChosen}
        options={providers.map((provider) => ({ value: provider.id, label: provider.name }))}
      />
      <span className={styles.setting}>
        <Switch name={t('organization.admin.withKey')} isOn={withKey} onChange={setWithKey} />
        <span aria-hidden>{t('organization.admin.withKey')}</span>
      </span>
      <Button
        isDisabled={id === ''}
        onClick={() => void run(async () => (await ipc.call('organization.export-provider', { id, withKey })).lua)}
      >
        {t('organization.admin.asLua')}
      </Button>
      <Result text={text} problem={problem} language="lua" />
    </form>
  );
}

const STATES: readonly ManagedState[] = ['locked', 'default'];

function ExportToolSettings() {
  const wording = usePhrase();
  const { t } = wording;
  const ipc = useIpc();
  const { collections } = useToolsOfNewChats();
  const tools = collections.flatMap((collection) => collection.tools).filter(({ settings }) => settings.length > 0);
  const [chosen, setChosen] = useState('');
  const [state, setState] = useState<ManagedState>('locked');
  const { text, problem, run } = useResult();
  const toolId = tools.some((tool) => tool.id === chosen) ? chosen : (tools[0]?.id ?? '');
  return (
    <form
      className={styles.form}
      aria-label={t('organization.admin.tool')}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 className={styles.problemTitle}>{t('organization.admin.tool')}</h3>
      <Select
        label={t('organization.admin.whichTool')}
        value={toolId}
        onChange={setChosen}
        options={tools.map((tool) => ({ value: tool.id, label: labelOf(tool, wording) }))}
      />
      <Segmented<ManagedState>
        name={t('organization.admin.state')}
        value={state}
        onChange={setState}
        options={STATES.map((value) => ({ value, label: t(`organization.admin.state.${value}`) }))}
      />
      <Button
        isDisabled={toolId === ''}
        onClick={() =>
          void run(async () => (await ipc.call('organization.export-tool-settings', { toolId, state })).lua)
        }
      >
        {t('organization.admin.asLua')}
      </Button>
      <Result text={text} problem={problem} language="lua" />
    </form>
  );
}
