import { PRESET_LIMITS } from '#shared/preset/limits.ts';
import type { ExampleMessage } from '#shared/preset/template.ts';
import { usePhrase } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Plus, Trash } from '../ui/icons.ts';
import { Select } from '../ui/select.tsx';
import styles from './preset-form.module.css';
import { useTextProblem } from './preset-form.tsx';

/** A message with a key of its own, so that fields keep their text when one before them is removed. */
export type EditedMessage = ExampleMessage & { key: string };

let keysMade = 0;
const newKey = () => `message-${++keysMade}`;

interface ExampleEditorProps {
  messages: readonly EditedMessage[];
  onChange(messages: readonly EditedMessage[]): void;
  lockedBy: string | undefined;
}

export const edited = (messages: readonly ExampleMessage[]): EditedMessage[] =>
  messages.map((message) => ({ ...message, key: newKey() }));

/** Questions and answers that the model gets before the first question of a chat. */
export function ExampleEditor({ messages, onChange, lockedBy }: ExampleEditorProps) {
  const { t } = usePhrase();
  const textProblem = useTextProblem();
  const locked = lockedBy === undefined ? {} : { isDisabled: true };
  const change = (key: string, values: Partial<ExampleMessage>) =>
    onChange(messages.map((message) => (message.key === key ? { ...message, ...values } : message)));
  const add = () => {
    const role = messages.at(-1)?.role === 'user' ? 'assistant' : 'user';
    onChange([...messages, { key: newKey(), role, text: '' }]);
  };
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>{t('presets.example')}</legend>
      <p className={styles.help}>{t('presets.exampleHelp')}</p>
      {messages.map(({ key, role, text }, index) => (
        <div key={key} className={styles.message}>
          <Select
            label={t('presets.exampleRole', { number: index + 1 })}
            isLabelHidden
            value={role}
            onChange={(next) => change(key, { role: next })}
            options={(['user', 'assistant', ...(role === 'system' ? (['system'] as const) : [])] as const).map(
              (value) => ({
                value,
                label: t(`presets.role.${value}`),
              }),
            )}
            {...locked}
          />
          <Field
            label={t('presets.exampleText', { number: index + 1 })}
            isLabelHidden
            value={text}
            onChange={(next) => change(key, { text: next })}
            problem={textProblem(text)}
            lines={1}
            {...locked}
          />
          {lockedBy === undefined ? (
            <IconButton
              icon={Trash}
              name={t('presets.removeExample', { number: index + 1 })}
              onClick={() => onChange(messages.filter((message) => message.key !== key))}
            />
          ) : null}
        </div>
      ))}
      {lockedBy === undefined && messages.length < PRESET_LIMITS.exampleMessages ? (
        <div>
          <Button icon={Plus} onClick={add}>
            {t('presets.addExample')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
