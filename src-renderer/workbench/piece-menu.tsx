import { useState } from 'react';
import type { PieceKind } from '#shared/user-tool/pieces.ts';
import { usePhrase } from '../i18n.ts';
import { useIpc, useWindowState } from '../state/state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Copy, Download, Ellipsis, Trash } from '../ui/icons.ts';
import { Menu } from '../ui/menu.tsx';
import { saveFile } from '../ui/save-file.ts';

interface PieceMenuProps {
  kind: PieceKind;
  id: string;
  name: string;
}

/** Duplicate, export, delete (with a way back). */
export function PieceMenu({ kind, id, name }: PieceMenuProps) {
  const { t } = usePhrase();
  const { app, workbench } = useWindowState();
  const ipc = useIpc();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const duplicate = async () => {
    const copy = await workbench.attempt(() => ipc.call('user-tools.duplicate', { kind, id }));
    if (!copy) return;
    await workbench.load();
    app.navigate({ view: 'workbench', piece: { kind, id: copy.id }, tab: null });
  };
  const exportIt = async () => {
    const file = await workbench.attempt(() => ipc.call('user-tools.export', { ids: [id] }));
    if (file) saveFile(new Blob([file.text], { type: 'application/json' }), file.fileName);
  };
  const remove = async () => {
    await workbench.remove({ kind, id, name });
    app.navigate({ view: 'workbench', piece: null, tab: null });
  };
  return (
    <>
      <IconButton
        icon={Ellipsis}
        name={t('workbench.more', { name })}
        opens="menu"
        isOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor ? (
        <Menu
          name={name}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          entries={[
            { label: t('workbench.duplicate'), icon: Copy, onSelect: () => void duplicate() },
            { label: t('workbench.export'), icon: Download, onSelect: () => void exportIt() },
            'divider',
            { label: t('workbench.delete'), icon: Trash, isDanger: true, onSelect: () => void remove() },
          ]}
        />
      ) : null}
    </>
  );
}
