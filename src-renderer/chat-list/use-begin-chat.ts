import { useCallback } from 'react';
import type { NewChatStore } from '../state/new-chat-store.ts';
import { useWindowState } from '../state/state.tsx';

/** Opens the place where a new chat begins; without a place given it stands in no workspace and stays. */
export function useBeginChat(): NewChatStore['begin'] {
  const { app, newChat } = useWindowState();
  return useCallback(
    (place) => {
      newChat.begin(place);
      app.navigate({ view: 'chats', chatId: null });
    },
    [app, newChat],
  );
}
