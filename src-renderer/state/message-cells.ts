import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Message } from '#shared/chat/message.ts';

/** One message with subscribers of its own: a streamed chunk wakes that message alone, however long the chat is. */
export type MessageCell = StoreApi<Message>;

/** The messages of a chat. Cells are made for those that somebody looks at: of ten thousand messages a few are on the screen. */
export class MessageCells {
  #messages = new Map<string, Message>();
  #cells = new Map<string, MessageCell>();

  has(id: string): boolean {
    return this.#messages.has(id);
  }

  /** The message as it is now; to follow it, take its cell. */
  message(id: string): Message | undefined {
    return this.#cells.get(id)?.getState() ?? this.#messages.get(id);
  }

  cell(id: string): MessageCell | undefined {
    const known = this.#cells.get(id);
    const message = this.#messages.get(id);
    if (known || !message) return known;
    const cell = createStore<Message>(() => message);
    this.#cells.set(id, cell);
    return cell;
  }

  put(message: Message): void {
    this.#messages.set(message.id, message);
    this.#cells.get(message.id)?.setState(message, true);
  }

  delete(id: string): void {
    this.#messages.delete(id);
    this.#cells.delete(id);
  }

  /** A known message keeps its cell, so that what is on the screen stays subscribed. */
  replaceAll(messages: readonly Message[]): void {
    this.#messages = new Map(messages.map((message) => [message.id, message]));
    for (const [id, cell] of this.#cells) {
      const message = this.#messages.get(id);
      if (message) cell.setState(message, true);
      else this.#cells.delete(id);
    }
  }
}
