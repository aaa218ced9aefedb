import { useEffect, useState } from 'react';
import { addField, moveField, type ToolDraft } from '#shared/user-tool/draft.ts';
import { USER_TOOL_LIMITS } from '#shared/user-tool/limits.ts';
import type { PieceProblem } from '#shared/user-tool/problem.ts';
import type { UserTool } from '#shared/user-tool/user-tool.ts';
import type { UserToolView } from '#shared/user-tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { SettingRow, Width } from '../settings/page.tsx';
import { useIpc, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Plus, Undo } from '../ui/icons.ts';
import { ActionEditor } from './action-editor.tsx';
import { FieldEditor } from './field-editor.tsx';
import { ProblemList } from './problem-list.tsx';
import type { Editor } from './use-draft.ts';
import styles from './workbench.module.css';

/** A person stops typing for this long before the draft is checked. */
const CHECK_AFTER_MS = 150;

/** What would keep the draft from being saved, asked of the decoder itself. */
function useProblems(tool: UserTool): readonly PieceProblem[] {
  const ipc = useIpc();
  const [problems, setProblems] = useState<readonly PieceProblem[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    const timer = setTimeout(() => {
      ipc.call('user-tools.check', { kind: 'tool', body: tool }, { signal: asked.signal }).then(
        (answer) => {
          if (!asked.signal.aborted) setProblems(answer.problems);
        },
        // Saving checks again.
        () => undefined,
      );
    }, CHECK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [ipc, tool]);
  return problems;
}

interface EditTabProps {
  made: UserToolView;
  editor: Editor;
}

/** Identity, when to use it, the action with its own picker, and the fields the model fills in. */
export function EditTab({ made, editor }: EditTabProps) {
  const { t, say } = usePhrase();
  const { draft, tool, change } = editor;
  const problems = useProblems(tool);
  const at = (path: string): string | undefined => {
    const problem = problems.find((found) => found.path === path);
    return problem && say(problem.text);
  };
  const set = (values: Partial<ToolDraft>, place?: string) => change((before) => ({ ...before, ...values }), place);
  return (
    <div className={styles.editor}>
      <SettingRow label={t('workbench.name')} description={t('workbench.nameHelp')} note={<code>{made.callName}</code>}>
        <Width of="wide">
          <Field
            label={t('workbench.name')}
            isLabelHidden
            value={draft.name}
            onChange={(name) => set({ name }, 'name')}
            problem={at('name')}
          />
        </Width>
      </SettingRow>
      <SettingRow label={t('workbench.whenToUse')} description={t('workbench.whenToUseHelp')}>
        <Width of="wide">
          <Field
            label={t('workbench.whenToUse')}
            isLabelHidden
            lines={3}
            value={draft.description}
            onChange={(description) => set({ description }, 'description')}
            problem={at('description')}
          />
        </Width>
      </SettingRow>
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
            change={change}
            onMove={(by) => change((before) => moveField(before, field.key, by))}
            problems={problems}
          />
        ))}
        <div>
          <Button
            icon={Plus}
            isDisabled={draft.fields.length >= USER_TOOL_LIMITS.fields}
            onClick={() => change(addField)}
          >
            {t('workbench.addField')}
          </Button>
        </div>
      </section>
      <SaveBar made={made} editor={editor} problems={problems} />
    </div>
  );
}

function SaveBar({ made, editor, problems }: EditTabProps & { problems: readonly PieceProblem[] }) {
  const { t } = usePhrase();
  const ipc = useIpc();
  const { workbench } = useWindowState();
  const [refused, setRefused] = useState<readonly PieceProblem[]>([]);
  const { changes, draft } = editor;
  const isChanged = Object.keys(changes).length > 0;
  const save = async () => {
    const answer = await workbench.attempt(() => ipc.call('user-tools.save', { kind: 'tool', id: made.id, changes }));
    if (!answer) return;
    setRefused(answer.saved ? [] : answer.problems);
    if (!answer.saved) return;
    await workbench.load();
    editor.settle(draft);
  };
  const reason =
    problems.length > 0
      ? t('workbench.cannotSave', { count: problems.length })
      : t(isChanged ? 'workbench.unsaved' : 'workbench.saved');
  return (
    <footer className={styles.saveBar}>
      <Button
        kind="primary"
        size="dialog"
        isDisabled={!isChanged || problems.length > 0}
        describedBy="workbench-save-line"
        onClick={() => void save()}
      >
        {t('settings.save')}
      </Button>
      <Button size="dialog" icon={Undo} isDisabled={!editor.canUndo} onClick={editor.undo}>
        {t('workbench.undo')}
      </Button>
      <Button kind="ghost" size="dialog" isDisabled={!isChanged} onClick={editor.startOver}>
        {t('workbench.discard')}
      </Button>
      <p id="workbench-save-line" className={styles.quiet} role="status">
        {reason}
      </p>
      {refused.length > 0 ? <ProblemList problems={refused} /> : null}
    </footer>
  );
}
