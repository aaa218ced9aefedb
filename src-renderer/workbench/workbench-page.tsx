import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { usePhrase } from '../i18n.ts';
import { useToolsOfNewChats } from '../settings/tools-settings.tsx';
import { useApp, useWindowState, useWorkbench } from '../state/state.tsx';
import type { WorkbenchState } from '../state/workbench-store.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ArrowLeft, Trash, Wrench } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';
import { DicePage } from './dice-page.tsx';
import { Examples } from './examples.tsx';
import { FormulaPage } from './formula-page.tsx';
import { ImportProvider } from './import-dialog.tsx';
import { ToolPage } from './tool-page.tsx';
import styles from './workbench.module.css';
import { WorkbenchList } from './workbench-list.tsx';

type DeletedPiece = NonNullable<WorkbenchState['deleted']>;

/** Every tool on one page each: those of the app and those that people made, with the dice and formulas they use. */
export function WorkbenchPage() {
  const { t } = usePhrase();
  const { app, workbench } = useWindowState();
  const hasPlace = useMediaQuery('(min-width: 900px)');
  const piece = useApp(({ route }) => (route.view === 'workbench' ? route.piece : null));
  useEffect(() => void workbench.load(), [workbench]);
  return (
    <ImportProvider>
      {hasPlace ? <WorkbenchList isAlone={false} /> : null}
      {hasPlace || piece !== null ? (
        <main className={styles.page}>
          {hasPlace ? null : (
            <Button
              kind="ghost"
              icon={ArrowLeft}
              onClick={() => app.navigate({ view: 'workbench', piece: null, tab: null })}
            >
              {t('workbench.title')}
            </Button>
          )}
          <Notices />
          <Piece />
        </main>
      ) : (
        <main className={styles.alone}>
          <WorkbenchList isAlone />
        </main>
      )}
    </ImportProvider>
  );
}

function Piece() {
  const { t } = usePhrase();
  const piece = useApp(({ route }) => (route.view === 'workbench' ? route.piece : null));
  const pieces = useWorkbench((state) => state.pieces);
  const { collections, selfOffering, status } = useToolsOfNewChats();
  if (!piece) return <Examples />;
  if (!pieces || status === 'loading') return <h1 className={styles.quiet}>{t('workbench.loading')}</h1>;
  const key = `${piece.kind} ${piece.id}`;
  switch (piece.kind) {
    case 'tool': {
      const collection = [...collections, ...selfOffering].find(({ id }) => id === piece.id);
      const made = pieces.tools.find(({ id }) => id === piece.id);
      return collection || made ? <ToolPage key={key} collection={collection} made={made} /> : <Gone {...piece} />;
    }
    case 'dice': {
      const dice = pieces.dice.find(({ id }) => id === piece.id);
      return dice ? <DicePage key={key} piece={dice} /> : <Gone {...piece} />;
    }
    case 'formula': {
      const formula = pieces.formulas.find(({ id }) => id === piece.id);
      return formula ? <FormulaPage key={key} piece={formula} /> : <Gone {...piece} />;
    }
  }
}

/** What was deleted a while ago says so, and can be brought back. */
function Gone({ kind, id }: Pick<DeletedPiece, 'kind' | 'id'>) {
  const { t, format } = usePhrase();
  const { workbench } = useWindowState();
  const deleted = useWorkbench(({ pieces }) => pieces?.deleted.find((piece) => piece.kind === kind && piece.id === id));
  if (!deleted) {
    return (
      <EmptyState isPage icon={Wrench} title={t('workbench.gone')}>
        {t('workbench.goneHelp')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      isPage
      icon={Trash}
      title={t('workbench.deleted', { name: deleted.name })}
      actions={<Button onClick={() => void workbench.restore({ kind, id })}>{t('workbench.restore')}</Button>}
    >
      {t('workbench.restorableUntil', { date: format.date(deleted.restorableUntil) })}
    </EmptyState>
  );
}

/** What did not work, what can be brought back, and what is stored but cannot be read. */
function Notices() {
  const { t, say } = usePhrase();
  const { app, workbench } = useWindowState();
  const problem = useWorkbench((state) => state.problem);
  const deleted = useWorkbench((state) => state.deleted);
  const unreadable = useWorkbench((state) => state.pieces?.unreadable.length ?? 0);
  const restore = async ({ kind, id }: DeletedPiece) => {
    if (await workbench.restore({ kind, id })) app.navigate({ view: 'workbench', piece: { kind, id }, tab: null });
  };
  return (
    <>
      {problem ? <Notice tone="error">{say(problem.text)}</Notice> : null}
      {deleted ? (
        <Notice
          areActionsInline
          actions={
            <>
              <Button onClick={() => void restore(deleted)}>{t('workbench.undo')}</Button>
              <Button kind="ghost" onClick={() => workbench.forgetDeleted()}>
                {t('workbench.dismiss')}
              </Button>
            </>
          }
        >
          {t('workbench.deleted', { name: deleted.name })}
        </Notice>
      ) : null}
      {unreadable > 0 ? <Notice>{t('workbench.unreadable', { count: unreadable })}</Notice> : null}
    </>
  );
}
