import { useEffect, useRef, useState } from 'react';
import { addField, moveField, removeField, type ToolDraft } from '#shared/user-tool/draft.ts';
import { USER_TOOL_LIMITS } from '#shared/user-tool/limits.ts';
import type { UserToolView } from '#shared/user-tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { SettingRow } from '../settings/page.tsx';
import { useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Plus } from '../ui/icons.ts';
import { ActionEditor } from './action-editor.tsx';
import { FieldEditor } from './field-editor.tsx';
import { FieldRow } from './field-row.tsx';
import { SaveBar } from './save-bar.tsx';
import type { ToolEditor } from './use-edited.ts';
import { useProblems } from './use-problems.ts';
import styles from './workbench.module.css';

interface EditTabProps {
  made: UserToolView;
  editor: ToolEditor;
}

/** Identity, when to use it, the action with its own picker, and the fields the model fills in. */
export function EditTab({ made, editor }: EditTabProps) {
  const { t, say } = usePhrase();
  const { workbench } = useWindowState();
  const { draft, body, change } = editor;
  const problems = useProblems('tool', body);
  const at = (path: string): string | undefined => {
    const problem = problems.find((found) => found.path === path);
    return problem && say(problem.text);
  };
  const [isNew] = useState(() => workbench.store.getState().created === made.id);
  useEffect(() => workbench.store.setState({ created: null }), [workbench]);
  /** The field that was added last and here: its name is what is written next. */
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const add = () => {
    const next = addField(draft);
    setAddedKey(next.fields.at(-1)?.key ?? null);
    change(() => next);
  };
  const remove = (key: string) => {
    change((before) => removeField(before, key));
    // The button that had the focus is gone with its field.
    adding.current?.focus();
  };
  const set = (values: Partial<ToolDraft>, place?: string) => change((before) => ({ ...before, ...values }), place);
  return (
    <div className={styles.editor}>
      <FieldRow
        label={t('workbench.name')}
        description={t('workbench.nameHelp')}
        note={<code>{made.callName}</code>}
        value={draft.name}
        onChange={(name) => set({ name }, 'name')}
        problem={at('name')}
        autoFocus={isNew}
      />
      <FieldRow
        label={t('workbench.whenToUse')}
        description={t('workbench.whenToUseHelp')}
        lines={3}
        value={draft.description}
        onChange={(description) => set({ description }, 'description')}
        problem={at('description')}
      />
      <SettingRow label={t('workbench.action')} description={t(`workbench.actionHelp.${draft.action}`)}>
        <ActionEditor draft={draft} onChange={set} problemAt={at} />
      </SettingRow>
      <section aria-label={t('workbench.fields')} className={styles.fields}>
        <header className={styles.sectionHeader}>
          <h2 className={styles.sectionTitle}>{t('workbench.fields')}</h2>
        </header>
        <p className={styles.quiet}>{t('workbench.fieldsHelp')}</p>
        {draft.fields.map((field, index) => (
          <FieldEditor
            key={field.key}
            field={field}
            path={`fields[${index}]`}
            isRolled={draft.action === 'roll' && draft.rollKey === field.key}
            isFirst={index === 0}
            isLast={index === draft.fields.length - 1}
            hasFocus={addedKey === field.key}
            change={change}
            onRemove={() => remove(field.key)}
            onMove={(by) => change((before) => moveField(before, field.key, by))}
            problems={problems}
          />
        ))}
        <div>
          <Button icon={Plus} ref={adding} isDisabled={draft.fields.length >= USER_TOOL_LIMITS.fields} onClick={add}>
            {t('workbench.addField')}
          </Button>
        </div>
      </section>
      <SaveBar kind="tool" id={made.id} editor={editor} problems={problems} />
    </div>
  );
}
