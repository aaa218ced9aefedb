import { useMemo } from 'react';
import type { Message } from '#shared/chat/message.ts';
import { usePhrase } from '../../i18n.ts';
import { createMessageActions, type MessageActions } from '../../state/message-actions.ts';
import type { OpenChat } from '../../state/open-chat.ts';
import { useChats, useWindowState } from '../../state/state.tsx';
import { focusComposer } from './focus-composer.ts';

export function useMessageActions(chat: OpenChat): MessageActions {
  const { ipc } = useWindowState();
  return useMemo(() => createMessageActions(ipc, chat), [ipc, chat]);
}

/** Why the messages of this chat cannot be changed right now; undefined when they can. */
export function useBusyReason(chat: OpenChat): string | undefined {
  const { t } = usePhrase();
  const isBusy = useChats(({ byId }) => (byId[chat.id]?.activity ?? 'idle') !== 'idle');
  return isBusy ? t('message.action.busy') : undefined;
}

/** The same, with where the window and its focus go afterwards. */
export function useMessageCommands(chat: OpenChat, message: Message) {
  const { app, openChats } = useWindowState();
  const actions = useMessageActions(chat);
  const thenWrite = (isDone: boolean) => {
    if (isDone) focusComposer();
  };
  return {
    answerAnew: (providerId?: string) => void actions.answerAnew(message.id, providerId).then(thenWrite),
    continueAnswer: () => void actions.continueAnswer(message.id).then(thenWrite),
    remove: () => void actions.remove(message),
    edit: () => chat.edit({ messageId: message.id, text: messageText(message) }),
    async branch() {
      const id = await actions.branch(message.id);
      if (id === undefined) return;
      openChats.open(id).say({ kind: 'branched', fromId: chat.id });
      app.navigate({ view: 'chats', chatId: id });
    },
  };
}
export type MessageCommands = ReturnType<typeof useMessageCommands>;

/** A message's own words, as they were written: a question as typed, an answer as Markdown. */
export const messageText = (message: Message): string =>
  message.blocks
    .flatMap((block) => (block.type === 'text' && block.text.trim() !== '' ? [block.text.trim()] : []))
    .join('\n\n');
