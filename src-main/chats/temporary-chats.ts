import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventHub } from '../ipc/event-hub.ts';
import type { Log } from '../log/log.ts';
import type { SettingsService } from '../settings/settings-service.ts';
import type { ChatStore } from '../store/chat-store.ts';
import type { ChatService } from './chat-service.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Removed in one turn of the event loop. */
const MESSAGES_AT_ONCE = 50;

interface Dependencies {
  chats: ChatService;
  store: ChatStore;
  hub: EventHub;
  now(): number;
}

/** How long a temporary chat is kept, by the setting in days; null: until a person removes it. */
export function lifetimeOf(days: number | null): number | null {
  return days === null ? null : days * DAY_MS;
}

interface Following {
  settings: Pick<SettingsService, 'get' | 'onChange'>;
  store: Pick<ChatStore, 'renewExpiry'>;
  log: Pick<Log, 'error'>;
}

/**
 * Temporary chats that are there run out by the new setting, too. A disk that does not take that is asked again with the
 * next change of any setting; whoever changed this one hears nothing of it. Returns how to stop.
 */
export function renewExpiryWithSetting({ settings, store, log }: Following): () => void {
  let renewedFor = settings.get().temporaryChatDays;
  return settings.onChange(({ temporaryChatDays }) => {
    if (temporaryChatDays === renewedFor) return;
    try {
      store.renewExpiry(lifetimeOf(temporaryChatDays));
      renewedFor = temporaryChatDays;
    } catch (error) {
      log.error('store-failed', error);
    }
  });
}

/** Removes temporary chats that have run out. One in which an answer is being made is left for the next time. */
export async function removeExpiredChats({ chats, store, hub, now }: Dependencies): Promise<void> {
  for (const id of store.expiredChats(now())) {
    if (chats.isAnswering(id)) continue;
    // Out of sight at once; its messages follow a few at a time.
    if (store.getChat(id)?.deletedAt === null) {
      store.updateChat(id, { deletedAt: now() });
      hub.emit('chat.removed', { id });
    }
    while (!store.removeFromChat(id, MESSAGES_AT_ONCE)) await nextTurn();
  }
}
