import { changeField, type DraftField } from '#shared/user-tool/draft.ts';
import { FIELD_TYPES } from '#shared/user-tool/field.ts';
import type { PieceProblem } from '#shared/user-tool/problem.ts';
import { usePhrase } from '../i18n.ts';
import { Chip } from '../ui/chip.tsx';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ArrowDown, ArrowUp, Dices, Trash } from '../ui/icons.ts';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import type { ToolEditor } from './use-edited.ts';
import styles from './workbench.module.css';

interface FieldEditorProps {
  field: DraftField;
  /** Where problems of this field are reported: `fields[2]`. */
  path: string;
  /** The roll reads it. */
  isRolled: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** It was just added: writing its name comes next. */
  hasFocus: boolean;
  change: ToolEditor['change'];
  onRemove(): void;
  onMove(by: -1 | 1): void;
  problems: readonly PieceProblem[];
}

/** One thing the model fills in. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, path, isRolled, isFirst, isLast, hasFocus, change, onRemove, onMove, problems } = props;
  const { t, say } = usePhrase();
  const { key, name, type } = field;
  const shownName = name || t('workbench.unnamedField');
  const set = (values: Partial<DraftField>, part: string) =>
    change((draft) => changeField(draft, key, values), `${key}.${part}`);
  const at = (part: string): string | undefined => {
    const found = problems.find((problem) => problem.path.startsWith(`${path}.${part}`));
    return found && say(found.text);
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.hidden}>{shownName}</legend>
      <div className={styles.fieldTop}>
        <Field
          label={t('workbench.fieldName')}
          isMono
          value={name}
          onChange={(next) => set({ name: next }, 'name')}
          problem={at('name')}
          autoFocus={hasFocus}
        />
        <Select
          label={t('workbench.fieldType')}
          value={type}
          onChange={(next) => set({ type: next }, 'type')}
          options={FIELD_TYPES.map((value) => ({ value, label: t(`workbench.type.${value}`) }))}
        />
        <span className={styles.needed}>
          <span aria-hidden>{t('workbench.required')}</span>
          <Switch
            name={t('workbench.isRequired', { name: shownName })}
            isOn={field.required}
            onChange={(required) => set({ required }, 'required')}
          />
        </span>
        <span className={styles.fieldButtons}>
          <IconButton
            icon={ArrowUp}
            name={t('workbench.moveUp', { name: shownName })}
            isDisabled={isFirst}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            name={t('workbench.moveDown', { name: shownName })}
            isDisabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton icon={Trash} name={t('workbench.removeField', { name: shownName })} onClick={onRemove} />
        </span>
      </div>
      <Field
        label={t('workbench.fieldMeaning')}
        value={field.description}
        onChange={(description) => set({ description }, 'description')}
        problem={at('description')}
      />
      {type === 'choice' ? (
        <Field
          label={t('workbench.choices')}
          help={t('workbench.choicesHelp')}
          lines={3}
          value={field.choices.join('\n')}
          onChange={(text) => set({ choices: text === '' ? [] : text.split('\n') }, 'choices')}
          problem={at('choices')}
        />
      ) : null}
      {isRolled ? <Chip icon={Dices}>{t('workbench.isRolled')}</Chip> : null}
    </fieldset>
  );
}
