import { useState } from 'react';
import type { UserToolView } from '#shared/user-tool/view.ts';
import { usePhrase } from '../i18n.ts';
import { useIpc, useWindowState } from '../state/state.tsx';
import { Menu } from '../ui/menu.tsx';
import { Pill } from '../ui/pill.tsx';
import { PieceMenu } from './piece-menu.tsx';

/** In how many chats a tool is linked, which ones, and what can be done with it. */
export function ToolMenu({ made }: { made: UserToolView }) {
  const { t } = usePhrase();
  const { app, workbench } = useWindowState();
  const ipc = useIpc();
  const [chats, setChats] = useState<{ anchor: HTMLElement; list: ReadonlyArray<{ id: string; title: string }> }>();
  const openChats = async (anchor: HTMLElement) => {
    const answer = await workbench.attempt(() => ipc.call('user-tools.linked-chats', { toolId: made.id }));
    if (answer && answer.chats.length > 0) setChats({ anchor, list: answer.chats });
  };
  return (
    <>
      {made.linkedChats > 0 ? (
        <Pill
          name={t('workbench.linkedIn', { count: made.linkedChats })}
          opens="menu"
          isOpen={chats !== undefined}
          onClick={(event) => void openChats(event.currentTarget)}
        >
          {t('workbench.linkedIn', { count: made.linkedChats })}
        </Pill>
      ) : null}
      {chats ? (
        <Menu
          name={t('workbench.linkedIn', { count: made.linkedChats })}
          anchor={chats.anchor}
          onClose={() => setChats(undefined)}
          entries={chats.list.slice(0, 50).map(({ id, title }) => ({
            key: id,
            label: title,
            onSelect: () => app.navigate({ view: 'chats', chatId: id }),
          }))}
        />
      ) : null}
      <PieceMenu kind="tool" id={made.id} name={made.body.name} />
    </>
  );
}
