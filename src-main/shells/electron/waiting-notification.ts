import { Notification } from 'electron';
import type { EventHub } from '../../ipc/event-hub.ts';
import type { Translate } from '../translate.ts';

interface Options {
  hub: Pick<EventHub, 'subscribe'>;
  translate: Translate;
  isWindowFocused(): boolean;
  /** Brings the window to the front with this chat. */
  showChat(chatId: string): void;
}

/**
 * A notification of the system when a chat begins to wait for the person while they look elsewhere; gone when it no longer
 * waits. It names neither chat nor call: it may appear on a locked screen. Returns how to stop.
 */
export function notifyOfWaiting({ hub, translate, isWindowFocused, showChat }: Options): () => void {
  /** Chats that wait, with the notification where one was shown. */
  const waiting = new Map<string, Notification | undefined>();
  const end = (chatId: string) => {
    waiting.get(chatId)?.close();
    waiting.delete(chatId);
  };
  const begin = (chatId: string) => {
    waiting.set(chatId, undefined);
    if (isWindowFocused() || !Notification.isSupported()) return;
    const notification = new Notification({
      title: translate('common.waiting.title'),
      body: translate('common.waiting.text'),
    });
    notification.on('click', () => showChat(chatId));
    notification.show();
    // Kept so that it can be closed; also, one that nothing refers to is collected and its click is lost.
    waiting.set(chatId, notification);
  };
  return hub.subscribe((event) => {
    if (event.name === 'chat.removed') end(event.payload.id);
    if (event.name !== 'chat.changed') return;
    const { id, activity } = event.payload.chat;
    if (activity !== 'waiting') end(id);
    else if (!waiting.has(id)) begin(id);
  });
}
