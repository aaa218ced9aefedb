import type { Ipc } from './ipc.ts';
import { OpenChat } from './open-chat.ts';

/** Chats kept ready beside the one on the screen, so that going back shows at once. */
const KEPT_CHATS = 5;

export interface OpenChats {
  /** The chat, loading if it was not open; call it when the chat comes on the screen. */
  open(id: string): OpenChat;
}

export function createOpenChats(ipc: Ipc): OpenChats {
  /** In order of use, the newest last. */
  const chats = new Map<string, OpenChat>();

  ipc.on('message.added', ({ message, versions }, seq) => chats.get(message.chatId)?.added(message, versions, seq));
  ipc.on('message.changed', ({ chatId, messageId, changes }, seq) =>
    chats.get(chatId)?.changed(messageId, changes, seq),
  );
  ipc.on('message.removed', ({ chatId, messageId }, seq) => chats.get(chatId)?.removed(messageId, seq));
  ipc.on('chat.branch-changed', ({ chatId }, seq) => chats.get(chatId)?.branchChanged(seq));
  ipc.on('chat.queue-changed', ({ chatId, queued }, seq) => chats.get(chatId)?.queueChanged(queued, seq));
  ipc.on('chat.removed', ({ id }) => chats.delete(id));
  ipc.onReset(() => {
    for (const chat of chats.values()) void chat.load();
  });
  ipc.onConnection((connection) => {
    if (connection !== 'open') return;
    for (const chat of chats.values()) if (chat.store.getState().status === 'failed') void chat.load();
  });

  return {
    open(id) {
      let chat = chats.get(id);
      if (chat) chats.delete(id);
      else {
        chat = new OpenChat(ipc, id);
        void chat.load();
      }
      chats.set(id, chat);
      for (const old of [...chats.keys()].slice(0, Math.max(0, chats.size - KEPT_CHATS))) chats.delete(old);
      return chat;
    },
  };
}
