import { useId, useState } from 'react';
import type { Phrase } from '#shared/phrase.ts';
import type { ToolSettingValue } from '#shared/settings/settings.ts';
import type { ToolSettingView } from '#shared/tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { problemOf } from '../state/ipc.ts';
import { useIpc } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Key } from '../ui/icons.ts';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { lockedWords } from './managed-by-words.ts';
import { SettingRow, Width } from './page.tsx';
import { Provenance } from './provenance.tsx';
import { choiceLabel, settingText } from './tool-words.ts';

interface ToolSettingProps {
  toolId: string;
  setting: ToolSettingView;
}

/** One setting of a tool, its form made from the definition. Saved when the person leaves the field. */
export function ToolSetting({ toolId, setting }: ToolSettingProps) {
  const wording = usePhrase();
  const { t, say } = wording;
  const ipc = useIpc();
  const [refusal, setRefusal] = useState<Phrase | undefined>();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const label = settingText(toolId, setting.field, 'label', wording);
  const noteId = useId();
  const lockedBy = setting.origin === 'locked' ? lockedWords(setting.by, t) : undefined;
  // Red is for what failed: that nothing was entered yet is said quietly.
  const problem = refusal ?? (setting.isSet ? setting.problem : undefined);
  const missing = problem || setting.isSet ? undefined : setting.problem;

  const save = async (value: ToolSettingValue | null) => {
    try {
      const { problems } = await ipc.call('tools.save-settings', { toolId, values: { [setting.field]: value } });
      const refused = problems[setting.field];
      setRefusal(refused);
      // What was refused stays in the field, so that it can be mended.
      if (!refused) setTyped(undefined);
    } catch (error) {
      setRefusal(problemOf(error)?.text);
    }
  };
  const saveTyped = () => {
    if (typed === undefined || typed === shownValue(setting)) return;
    if (typed.trim() === '') void save(null);
    else void save(isNumeric(setting) ? readNumber(typed) : typed);
  };

  return (
    <SettingRow
      label={label}
      description={settingText(toolId, setting.field, 'description', wording)}
      noteId={noteId}
      note={<Note setting={setting} missing={missing && say(missing)} onReset={() => void save(null)} />}
    >
      <Control
        setting={setting}
        label={label}
        value={typed ?? shownValue(setting)}
        problem={problem ? say(problem) : undefined}
        lockedBy={lockedBy}
        describedBy={noteId}
        onType={setTyped}
        onSave={saveTyped}
        onChoose={(value) => void save(value)}
        choiceOf={(value) => choiceLabel(setting.schema.optionSource, value, wording)}
      />
      {setting.schema.secret && setting.isSet && lockedBy === undefined ? (
        <Button kind="ghost" icon={Key} onClick={() => void save(null)}>
          {t('settings.removeSecret')}
        </Button>
      ) : null}
    </SettingRow>
  );
}

interface NoteProps {
  setting: ToolSettingView;
  missing: string | undefined;
  onReset(): void;
}

/** Under the control: that it is needed, or where its value comes from. Fields and choices say themselves who locked them. */
function Note({ setting, missing, onReset }: NoteProps) {
  const { t } = usePhrase();
  const { origin, schema } = setting;
  if (origin === 'locked') return schema.type === 'boolean' ? <Provenance of={setting} /> : null;
  if (missing) return missing;
  if (!schema.secret) return <Provenance of={setting} onReset={onReset} />;
  return t(setting.isSet ? 'settings.origin.keyring' : 'settings.origin.noSecret');
}

interface ControlProps {
  setting: ToolSettingView;
  label: string;
  value: string;
  problem: string | undefined;
  /** Who locked it; undefined: it can be changed. */
  lockedBy: string | undefined;
  describedBy: string;
  onType(text: string): void;
  onSave(): void;
  onChoose(value: ToolSettingValue): void;
  choiceOf(value: string): string;
}

function Control(props: ControlProps) {
  const { setting, label, value, problem, lockedBy, onType, onSave, onChoose, choiceOf } = props;
  const { t } = usePhrase();
  const { schema } = setting;
  if (schema.type === 'boolean') {
    return (
      <Switch
        hasWord
        name={label}
        isOn={setting.value === true}
        isDisabled={lockedBy !== undefined}
        describedBy={props.describedBy}
        onChange={onChoose}
      />
    );
  }
  if (setting.choices) {
    return (
      <Width of="middle">
        <Select
          label={label}
          isLabelHidden
          value={String(setting.value ?? '')}
          onChange={onChoose}
          lockedBy={lockedBy}
          options={setting.choices.map((choice) => ({ value: choice, label: choiceOf(choice) }))}
        />
      </Width>
    );
  }
  return (
    <Width of={isNumeric(setting) ? 'short' : 'wide'}>
      <Field
        label={label}
        isLabelHidden
        type={schema.secret ? 'password' : isNumeric(setting) ? 'number' : schema.format === 'url' ? 'url' : 'text'}
        isMono={schema.format === 'url' || schema.format === 'lines'}
        lines={schema.format === 'lines' ? 3 : undefined}
        value={value}
        onChange={onType}
        onBlur={onSave}
        onEnter={onSave}
        lockedBy={lockedBy}
        problem={problem}
        placeholder={schema.secret && setting.isSet ? t('settings.secretIsSet') : undefined}
        end={schema.format === 'seconds' ? t('settings.seconds') : undefined}
      />
    </Width>
  );
}

function isNumeric({ schema }: ToolSettingView): boolean {
  return schema.type === 'number' || schema.type === 'integer';
}

/** What is no number goes to main as it was typed, which then says what is wrong with it. */
function readNumber(typed: string): number | string {
  const number = Number(typed.replace(',', '.'));
  return Number.isNaN(number) ? typed : number;
}

function shownValue(setting: ToolSettingView): string {
  return setting.schema.secret || setting.value === undefined ? '' : String(setting.value);
}
