import { type ReactNode, useEffect, useState } from 'react';
import type { PieceBodies } from '#shared/user-tool/pieces.ts';
import type { PieceProblem } from '#shared/user-tool/problem.ts';
import type { SavedPiece } from '#shared/user-tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { useIpc, useWindowState, useWorkbench } from '../state/state.tsx';
import { Button } from '../ui/button.tsx';
import { PieceMenu } from './piece-menu.tsx';
import { ProblemList } from './problem-list.tsx';
import styles from './workbench.module.css';

type Kind = 'dice' | 'formula';

interface PieceEditorProps<Body> {
  kind: Kind;
  id: string;
  stored: Body;
  usedBy: readonly string[];
  children(body: Body, change: (next: Body) => void, problemAt: (path: string) => string | undefined): ReactNode;
}

/** Frame of the pages of dice pieces and formulas: edited here, checked by the decoder, saved when the person says so. */
export function PieceEditor<Body extends PieceBodies[Kind]>(props: PieceEditorProps<Body>) {
  const { kind, id, stored, usedBy, children } = props;
  const { t, say } = usePhrase();
  const ipc = useIpc();
  const { app, workbench } = useWindowState();
  const tools = useWorkbench((state) => state.pieces?.tools);
  const edited = useWorkbench((state) => state.editedPieces[id]);
  const isFollowing = !edited || isSame(edited.body, edited.base);
  const body = isFollowing ? stored : (edited.body as Body);
  const setBody = (next: Body) =>
    workbench.store.setState(({ editedPieces }) => ({
      editedPieces: { ...editedPieces, [id]: { base: stored, body: next } },
    }));
  const [problems, setProblems] = useState<readonly PieceProblem[]>([]);
  const isChanged = !isSame(body, stored);
  useEffect(() => {
    const asked = new AbortController();
    const draft: PieceBodies[Kind] = body;
    const check = { kind, body: draft } as { kind: 'dice'; body: PieceBodies['dice'] };
    ipc.call('user-tools.check', check, { signal: asked.signal }).then(
      (answer) => {
        if (!asked.signal.aborted) setProblems(answer.problems);
      },
      () => undefined,
    );
    return () => asked.abort();
  }, [ipc, kind, body]);
  const problemAt = (path: string) => {
    const found = problems.find((problem) => problem.path === path || problem.path.startsWith(`${path}[`));
    return found && say(found.text);
  };
  const save = async () => {
    const changes: PieceBodies[Kind] = body;
    const input = { kind, id, changes } as { kind: 'dice'; id: string; changes: PieceBodies['dice'] };
    const answer = await workbench.attempt<SavedPiece>(() => ipc.call('user-tools.save', input));
    if (!answer) return;
    setProblems(answer.saved ? [] : answer.problems);
    if (!answer.saved) return;
    await workbench.load();
    // Follows what is stored from here on, unless somebody typed on meanwhile.
    workbench.store.setState(({ editedPieces: { [id]: kept, ...others } }) =>
      kept?.body === body ? { editedPieces: others } : {},
    );
  };
  const users = (tools ?? []).filter((tool) => usedBy.includes(tool.id));
  const others = problems.filter(({ path }) => path === '');
  return (
    <div className={styles.toolPage}>
      <header className={styles.toolHeader}>
        <div className={styles.toolWords}>
          <h1 className={styles.title}>{stored.name}</h1>
          <p className={styles.description}>
            {t(`workbench.kind.${kind}`)}
            {users.length === 0 ? ` · ${t('workbench.usedByNone')}` : null}
            {users.map((tool) => (
              <span key={tool.id}>
                {' · '}
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => app.navigate({ view: 'workbench', piece: { kind: 'tool', id: tool.id }, tab: null })}
                >
                  {t('workbench.usedBy', { name: tool.body.name })}
                </button>
              </span>
            ))}
          </p>
        </div>
        <PieceMenu kind={kind} id={id} name={stored.name} />
      </header>
      {children(body, setBody, problemAt)}
      <footer className={styles.saveBar}>
        <Button kind="primary" size="dialog" isDisabled={!isChanged || problems.length > 0} onClick={() => void save()}>
          {t('settings.save')}
        </Button>
        <Button kind="ghost" size="dialog" isDisabled={!isChanged} onClick={() => setBody(stored)}>
          {t('workbench.discard')}
        </Button>
        <p className={styles.quiet} role="status">
          {problems.length > 0
            ? t('workbench.cannotSave', { count: problems.length })
            : t(isChanged ? 'workbench.unsaved' : 'workbench.saved')}
        </p>
        {others.length > 0 ? <ProblemList problems={others} /> : null}
      </footer>
    </div>
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
