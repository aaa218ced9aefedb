import { useState } from 'react';
import type { RequestInput } from '#shared/ipc/contract.ts';
import type { PieceKind } from '#shared/user-tool/pieces.ts';
import type { PieceProblem } from '#shared/user-tool/problem.ts';
import { usePhrase } from '../i18n.ts';
import { useIpc, useWindowState } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { Undo } from '../ui/icons.ts';
import { ProblemList } from './problem-list.tsx';
import type { Editor } from './use-edited.ts';
import styles from './workbench.module.css';

interface SaveBarProps<Body extends object, Draft extends object> {
  kind: PieceKind;
  id: string;
  editor: Editor<Body, Draft>;
  problems: readonly PieceProblem[];
}

/** Save, a step back, back to what is stored; and whether anything is unsaved or wrong. */
export function SaveBar<Body extends object, Draft extends object>(props: SaveBarProps<Body, Draft>) {
  const { kind, id, editor, problems } = props;
  const { t } = usePhrase();
  const ipc = useIpc();
  const { workbench } = useWindowState();
  const [refused, setRefused] = useState<readonly PieceProblem[]>([]);
  const { changes, draft, isChanged } = editor;
  const save = async () => {
    const input = { kind, id, changes } as RequestInput<'user-tools.save'>;
    const answer = await workbench.attempt(() => ipc.call('user-tools.save', input));
    if (!answer) return;
    setRefused(answer.saved ? [] : answer.problems);
    if (!answer.saved) return;
    await workbench.load();
    editor.settle(draft);
  };
  // What stands at no field is said here.
  const shown = [...refused, ...problems.filter(({ path }) => path === '')];
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
        {problems.length > 0
          ? t('workbench.cannotSave', { count: problems.length })
          : t(isChanged ? 'workbench.unsaved' : 'workbench.saved')}
      </p>
      {shown.length > 0 ? <ProblemList problems={shown} /> : null}
    </footer>
  );
}
