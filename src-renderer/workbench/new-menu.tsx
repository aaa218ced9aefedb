import { useRef } from 'react';
import type { PieceBodies, PieceKind } from '#shared/user-tool/pieces.ts';
import { blankTool } from '#shared/user-tool/user-tool.ts';
import { usePhrase } from '../i18n.ts';
import { useWindowState } from '../state/state.tsx';
import { Dices, Download, Library, Sigma, Upload, Wrench } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useImport } from './import-dialog.tsx';

/** Makes a piece with something that may be saved as it is, and opens it. */
export function useNewPiece(): (kind: PieceKind) => Promise<void> {
  const { t } = usePhrase();
  const { app, ipc, workbench } = useWindowState();
  return async (kind) => {
    const bodies: PieceBodies = {
      tool: blankTool(t('workbench.newTool')),
      dice: { type: 'roll', name: t('workbench.newDice'), dice: '1d6' },
      formula: { name: t('workbench.newFormula'), template: '{{ 1 | plus: 1 }}' },
    };
    const created = await workbench.attempt(() => {
      switch (kind) {
        case 'tool':
          return ipc.call('user-tools.create', { kind, body: bodies.tool });
        case 'dice':
          return ipc.call('user-tools.create', { kind, body: bodies.dice });
        case 'formula':
          return ipc.call('user-tools.create', { kind, body: bodies.formula });
      }
    });
    if (!created?.saved) return;
    await workbench.load();
    workbench.store.setState({ created: created.id });
    app.navigate({ view: 'workbench', piece: { kind, id: created.id }, tab: kind === 'tool' ? 'edit' : null });
  };
}

/** New tool, dice piece or formula; examples; import and export. */
export function NewMenu({ anchor, onClose }: { anchor: HTMLElement; onClose(): void }) {
  const { t } = usePhrase();
  const { app, ipc, workbench } = useWindowState();
  const create = useNewPiece();
  const chooseFile = useImport();
  const isClosed = useRef(false);
  const close = () => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  };
  const exportAll = async () => {
    const file = await workbench.attempt(() => ipc.call('user-tools.export', { ids: 'all' }));
    if (file) saveFile(new Blob([file.text], { type: 'application/json' }), file.fileName);
  };
  const entry = (label: string, icon: typeof Wrench, run: () => void) => ({
    label,
    icon,
    onSelect: () => {
      close();
      run();
    },
  });
  return (
    <Menu
      name={t('workbench.new')}
      anchor={anchor}
      onClose={close}
      entries={[
        entry(t('workbench.newTool'), Wrench, () => void create('tool')),
        entry(t('workbench.newDice'), Dices, () => void create('dice')),
        entry(t('workbench.newFormula'), Sigma, () => void create('formula')),
        entry(t('workbench.examples'), Library, () => app.navigate({ view: 'workbench', piece: null, tab: null })),
        'divider',
        entry(t('workbench.import'), Upload, chooseFile),
        entry(t('workbench.exportAll'), Download, () => void exportAll()),
      ]}
    />
  );
}
