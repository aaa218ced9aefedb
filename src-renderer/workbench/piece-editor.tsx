import type { ReactNode } from 'react';
import type { PieceBodies } from '#shared/user-tool/pieces.ts';
import { usePhrase } from '../i18n.ts';
import { useWindowState, useWorkbench } from '../state/state.tsx';
import { FieldRow } from './field-row.tsx';
import { PieceMenu } from './piece-menu.tsx';
import { SaveBar } from './save-bar.tsx';
import { type Editing, useEdited } from './use-edited.ts';
import { useProblems } from './use-problems.ts';
import styles from './workbench.module.css';

type Kind = 'dice' | 'formula';

/** `place`: what of it changed, as in `Editor`. */
export type ChangeBody<Body> = (next: Body, place?: string) => void;

interface PieceEditorProps<Body extends PieceBodies[Kind]> {
  piece: { id: string; body: Body; usedBy: readonly string[] };
  editing: Editing<Body, Body> & { kind: Kind };
  /** Everything but the name. */
  children(body: Body, change: ChangeBody<Body>, problemAt: (path: string) => string | undefined): ReactNode;
}

/** The page of a dice piece or formula: edited here, checked by the decoder, saved when the person says so. */
export function PieceEditor<Body extends PieceBodies[Kind]>({ piece, editing, children }: PieceEditorProps<Body>) {
  const { id, body: stored } = piece;
  const { kind } = editing;
  const { t, say } = usePhrase();
  const editor = useEdited(piece, editing);
  const { body } = editor;
  const problems = useProblems(kind, body);
  const problemAt = (path: string) => {
    const found = problems.find((problem) => problem.path === path || problem.path.startsWith(`${path}[`));
    return found && say(found.text);
  };
  const change: ChangeBody<Body> = (next, place) => editor.change(() => next, place);
  return (
    <div className={styles.toolPage}>
      <header className={styles.toolHeader}>
        <div className={styles.toolWords}>
          <h1 className={styles.title}>{stored.name}</h1>
          <p className={styles.description}>
            {t(`workbench.kind.${kind}`)}
            <UsedBy toolIds={piece.usedBy} />
          </p>
        </div>
        <PieceMenu kind={kind} id={id} name={stored.name} />
      </header>
      <div className={styles.editor}>
        <FieldRow
          label={t('workbench.name')}
          value={body.name}
          onChange={(name) => change({ ...body, name }, 'name')}
          problem={problemAt('name')}
        />
        {children(body, change, problemAt)}
        <SaveBar kind={kind} id={id} editor={editor} problems={problems} />
      </div>
    </div>
  );
}

/** The tools that a change of it changes, too. */
function UsedBy({ toolIds }: { toolIds: readonly string[] }) {
  const { t } = usePhrase();
  const { app } = useWindowState();
  const tools = useWorkbench((state) => state.pieces?.tools);
  const users = (tools ?? []).filter(({ id }) => toolIds.includes(id));
  if (users.length === 0) return ` · ${t('workbench.usedByNone')}`;
  return users.map(({ id, body }) => (
    <span key={id}>
      {' · '}
      <button
        type="button"
        className={styles.link}
        onClick={() => app.navigate({ view: 'workbench', piece: { kind: 'tool', id }, tab: null })}
      >
        {t('workbench.usedBy', { name: body.name })}
      </button>
    </span>
  ));
}
