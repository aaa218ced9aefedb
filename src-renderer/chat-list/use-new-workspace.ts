import { useCallback } from 'react';
import { usePhrase } from '../i18n.ts';
import { useWindowState } from '../state/state.tsx';

/** Makes a workspace, with a chat in it if one is given, and turns its name in the list into a field. */
export function useNewWorkspace(): (chatId?: string) => void {
  const { t } = usePhrase();
  const { app, chats } = useWindowState();
  return useCallback(
    (chatId) => {
      const make = async () => {
        const workspace = await chats.addWorkspace(t('list.untitledWorkspace'));
        if (!workspace) return;
        if (chatId !== undefined) await chats.move(chatId, workspace.id);
        // On a narrow window the list is not there to write its name.
        app.setListOverlayOpen(true);
        chats.name(workspace.id);
      };
      void make();
    },
    [app, chats, t],
  );
}
