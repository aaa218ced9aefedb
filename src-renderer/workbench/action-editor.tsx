import type { ToolDraft } from '#shared/user-tool/draft.ts';
import { usePhrase } from '../i18n.ts';
import { useWindowState, useWorkbench } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import styles from './workbench.module.css';

const ACTIONS = ['record', 'roll', 'dice', 'formula'] as const;
const NONE = '';

interface ActionEditorProps {
  draft: ToolDraft;
  onChange(values: Partial<ToolDraft>): void;
  problemAt(path: string): string | undefined;
}

/** What a call does, and the one thing that this action needs. What was picked for the others stays, for changing back. */
export function ActionEditor({ draft, onChange, problemAt }: ActionEditorProps) {
  const { t } = usePhrase();
  return (
    <>
      <Segmented
        name={t('workbench.action')}
        value={draft.action}
        onChange={(action) => onChange({ action })}
        options={ACTIONS.map((action) => ({ value: action, label: t(`workbench.actionName.${action}`) }))}
      />
      <ActionPicker draft={draft} onChange={onChange} problemAt={problemAt} />
    </>
  );
}

function ActionPicker({ draft, onChange, problemAt }: ActionEditorProps) {
  const { t } = usePhrase();
  const pieces = useWorkbench((state) => state.pieces);
  switch (draft.action) {
    case 'record':
      return null;
    case 'roll': {
      const texts = draft.fields.filter(({ type, key }) => type === 'text' || key === draft.rollKey);
      return (
        <Picker
          label={t('workbench.rollField')}
          value={draft.rollKey}
          options={texts.map(({ key, name }) => ({ value: key, label: name || t('workbench.unnamedField') }))}
          none={t(texts.length === 0 ? 'workbench.noTextField' : 'workbench.noRollField')}
          problem={problemAt('action.field')}
          onChange={(rollKey) => onChange({ rollKey })}
        />
      );
    }
    case 'dice':
      return (
        <Picker
          label={t('workbench.dicePiece')}
          value={draft.diceId}
          options={(pieces?.dice ?? []).map(({ id, body }) => ({ value: id, label: body.name }))}
          none={t(pieces?.dice.length === 0 ? 'workbench.noDicePieces' : 'workbench.choosePiece')}
          problem={problemAt('action.diceId')}
          onChange={(diceId) => onChange({ diceId })}
          opens="dice"
        />
      );
    case 'formula':
      return (
        <Picker
          label={t('workbench.formula')}
          value={draft.formulaId}
          options={(pieces?.formulas ?? []).map(({ id, body }) => ({ value: id, label: body.name }))}
          none={t(pieces?.formulas.length === 0 ? 'workbench.noFormulas' : 'workbench.choosePiece')}
          problem={problemAt('action.formulaId')}
          onChange={(formulaId) => onChange({ formulaId })}
          opens="formula"
        />
      );
  }
}

interface PickerProps {
  label: string;
  value: string | null;
  options: ReadonlyArray<{ value: string; label: string }>;
  none: string;
  problem: string | undefined;
  onChange(value: string | null): void;
  /** What is picked has a page of its own. */
  opens?: 'dice' | 'formula';
}

function Picker({ label, value, options, none, problem, onChange, opens }: PickerProps) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const isThere = options.some((option) => option.value === value);
  const picked = isThere ? value : null;
  return (
    <div className={styles.picker}>
      <Select
        label={label}
        value={picked ?? NONE}
        onChange={(next) => onChange(next === NONE ? null : next)}
        help={problem ? <span className={styles.problem}>{problem}</span> : undefined}
        options={[{ value: NONE, label: none }, ...options]}
      />
      {opens && picked !== null ? (
        <Button
          kind="link"
          onClick={() => app.navigate({ view: 'workbench', piece: { kind: opens, id: picked }, tab: null })}
        >
          {t('workbench.open')}
        </Button>
      ) : null}
    </div>
  );
}
