import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { usePhrase } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Check, CircleAlert, Eye, EyeOff, Key, Refresh } from '../ui/icons.ts';
import { Select } from '../ui/select.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Summary } from '../ui/summary.tsx';
import { kindName } from './kind-name.ts';
import type { ProviderSetup } from './provider-draft.ts';
import styles from './provider-fields.module.css';

interface ProviderFieldsProps {
  setup: ProviderSetup;
  /** There is a key in the keyring already; an empty field keeps it. */
  hasStoredKey?: boolean;
}

/** Address, key and model of a provider, with the test: the same in first start and in the settings. */
export function ProviderFields({ setup, hasStoredKey = false }: ProviderFieldsProps) {
  const wording = usePhrase();
  const { t } = wording;
  const { draft, change } = setup;
  const { kind } = draft;
  const name = kindName(kind, wording);
  const showsAddress = kind.needsBaseUrl || kind.hosts !== undefined;
  return (
    <div className={styles.fields}>
      {kind.hosts ? (
        <Select
          label={t('settings.provider.host')}
          value={draft.host}
          onChange={(host) => {
            const defaultBaseUrl = kind.hosts?.find(({ id }) => id === host)?.defaultBaseUrl ?? '';
            change({ host, baseUrl: defaultBaseUrl });
          }}
          options={kind.hosts.map((host) => ({ value: host.id, label: host.name }))}
        />
      ) : null}
      {showsAddress ? (
        <Field
          label={t('settings.provider.address')}
          type="url"
          isMono
          value={draft.baseUrl}
          onChange={(baseUrl) => change({ baseUrl })}
          placeholder="https://llm.example.org/v1"
          help={t('settings.provider.addressHelp')}
        />
      ) : null}
      {kind.needsKey === 'no' ? null : <KeyField setup={setup} name={name} hasStoredKey={hasStoredKey} />}
      <ModelField setup={setup} />
      <div className={styles.test}>
        <Button
          size="dialog"
          onClick={() => void setup.runTest()}
          isDisabled={
            setup.test.status === 'running' || setup.missing.includes('address') || setup.missing.includes('key')
          }
        >
          {t('settings.provider.test')}
        </Button>
        <TestResult setup={setup} />
      </div>
    </div>
  );
}

function KeyField({ setup, name, hasStoredKey }: { setup: ProviderSetup; name: string; hasStoredKey: boolean }) {
  const { t } = usePhrase();
  const [isShown, setShown] = useState(false);
  const { draft, change } = setup;
  const isOptional = draft.kind.needsKey === 'optional';
  return (
    <Field
      label={isOptional ? t('settings.provider.key') : t('settings.provider.keyFor', { name })}
      type={isShown ? 'text' : 'password'}
      icon={Key}
      value={draft.key}
      onChange={(key) => change({ key })}
      onEnter={() => void setup.runTest()}
      placeholder={hasStoredKey ? t('settings.provider.keyStored') : undefined}
      help={t(isOptional ? 'settings.provider.keyOptional' : 'settings.provider.keyHelp', {
        name,
      })}
      end={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          name={t(isShown ? 'settings.provider.hideKey' : 'settings.provider.showKey')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

function ModelField({ setup }: { setup: ProviderSetup }) {
  const { t, say } = usePhrase();
  const { draft, change, models, modelProblem, areModelsLoading, loadModels, test } = setup;
  // A test that failed says why already.
  const problem = test.status === 'idle' ? modelProblem : null;
  return (
    <Autocomplete
      freeSolo
      disableClearable
      options={models.map((model) => model.id)}
      inputValue={draft.modelId}
      onInputChange={(_, modelId, reason) => {
        if (reason !== 'reset') change({ modelId });
      }}
      onChange={(_, modelId) => change({ modelId: modelId ?? '' })}
      onOpen={() => {
        if (models.length === 0 && !areModelsLoading) void loadModels();
      }}
      loading={areModelsLoading}
      loadingText={t('settings.provider.modelsLoading')}
      slotProps={{ paper: { className: styles.models } }}
      renderInput={(params) => (
        <ModelInput
          label={t('settings.provider.model')}
          help={t('settings.provider.modelHelp')}
          problem={problem ? say(problem.text) : undefined}
          reload={() => void loadModels()}
          isLoading={areModelsLoading}
          params={params}
        />
      )}
    />
  );
}

interface ModelInputProps {
  label: string;
  help: string;
  problem: string | undefined;
  reload(): void;
  isLoading: boolean;
  params: Parameters<NonNullable<Parameters<typeof Autocomplete>[0]['renderInput']>>[0];
}

/** An input that belongs to a list of suggestions; the list tells what is there, any id can be typed. */
function ModelInput({ label, help, problem, reload, isLoading, params }: ModelInputProps) {
  const { t } = usePhrase();
  const { slotProps, id } = params;
  const { ref, className: _, ...inputProps } = slotProps.htmlInput;
  return (
    <div className={styles.modelField}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.modelInput} ref={slotProps.input.ref}>
        <input
          {...inputProps}
          id={id}
          ref={ref as never}
          className={styles.input}
          spellCheck={false}
          aria-describedby={`${id}-line`}
        />
        {isLoading ? (
          <Spinner />
        ) : (
          <IconButton icon={Refresh} name={t('settings.provider.loadModels')} onClick={reload} />
        )}
      </div>
      <p id={`${id}-line`} className={styles.line} data-problem={problem !== undefined || undefined}>
        {problem ?? help}
      </p>
    </div>
  );
}

function TestResult({ setup }: { setup: ProviderSetup }) {
  const { t, say, format } = usePhrase();
  const { test, draft, models } = setup;
  if (test.status === 'idle') return null;
  if (test.status === 'running') {
    return (
      <p className={styles.result} role="status">
        <Spinner /> {t('settings.provider.testing')}
      </p>
    );
  }
  const { result, problem } = test;
  if (result?.ok) {
    const words = [
      t(result.toolsWork === false ? 'settings.provider.answeredNoTools' : 'settings.provider.answeredTools', {
        model: draft.modelId,
        time: `${format.number(Math.round(result.durationMs))} ms`,
      }),
      ...(models.length > 0 ? [t('settings.provider.modelsFound', { count: models.length })] : []),
    ];
    return (
      <p className={styles.result} role="status">
        <Icon of={Check} className={styles.ok} /> <strong>{t('settings.provider.works')}</strong> {words.join(' ')}
      </p>
    );
  }
  const text = result?.problem ?? problem?.text;
  const detail = result?.detail ?? problem?.detail;
  return (
    <div className={styles.result} role="alert" data-problem>
      <Icon of={CircleAlert} className={styles.err} />
      <div>
        <p>{text ? say(text) : t('common.problem.unexpected')}</p>
        {detail ? (
          <details className={styles.detail}>
            <Summary>{t('settings.details')}</Summary>
            <pre>{detail}</pre>
          </details>
        ) : null}
      </div>
    </div>
  );
}
