import type { Message } from '#shared/chat/message.ts';
import type { EventHub } from '../ipc/event-hub.ts';
import type { Log } from '../log/log.ts';
import type { ChatStore } from '../store/chat-store.ts';
import { StoreError } from '../store/store-error.ts';
import { AnswerWriter } from './answer-writer.ts';
import type { ChatService } from './chat-service.ts';

interface Dependencies {
  chats: ChatService;
  store: ChatStore;
  hub: EventHub;
  log: Log;
}

/** Brings answers to the windows and to the disk, and keeps those that the disk does not take until it does. */
export class AnswerKeeper {
  readonly #dependencies: Dependencies;
  /** By message; each tries again by itself. */
  readonly #unsaved = new Map<string, AnswerWriter>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  writerFor(answer: Message): AnswerWriter {
    const { chats, hub, log } = this.#dependencies;
    const { id: messageId, chatId } = answer;
    const writer = new AnswerWriter(answer, {
      publish: (changes) => hub.emit('message.changed', { chatId, messageId, changes }),
      save: (message) => this.#save(message),
      saveFailed: (error) => {
        log.error('save-failed', error, { chat: chatId });
        this.#unsaved.set(messageId, writer);
        chats.holdUnsaved(messageId, () => writer.message);
      },
      saveRecovered: () => {
        this.#unsaved.delete(messageId);
        chats.releaseSaved(messageId);
      },
    });
    return writer;
  }

  /** Tries once more, and then no longer. */
  close(): void {
    for (const writer of this.#unsaved.values()) {
      writer.flush();
      writer.abandon();
    }
  }

  #save(message: Message): void {
    try {
      this.#dependencies.store.saveMessage(message);
    } catch (error) {
      // Removed for good while its answer was made: there is nothing to save it to, now or later.
      if (!(error instanceof StoreError) || error.code !== 'not-found') throw error;
      this.#dependencies.log.error('save-failed', error, { chat: message.chatId });
    }
  }
}
