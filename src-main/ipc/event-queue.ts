import type { MessageChange } from '#shared/chat/message.ts';
import type { ServerFrame } from '#shared/ipc/frames.ts';
import type { EventHub, HubEvent } from './event-hub.ts';

/** Events wait this long for company: one frame of a 60 Hz display. */
export const FRAME_MS = 16;
/** A connection with more than this unsent is slow: events wait in main instead of in the socket. */
export const MAX_BUFFERED_BYTES = 1024 * 1024;
/** What waits for a slow window. More than this is dropped, and the window reads everything afresh. */
const MAX_QUEUED_EVENTS = 10_000;
const MAX_QUEUED_BYTES = 8 * 1024 * 1024;

interface EventQueueOptions {
  hub: Pick<EventHub, 'seq' | 'mayMergeAfter'>;
  send(frame: ServerFrame): void;
  bufferedBytes(): number;
  maxEvents?: number;
  maxBytes?: number;
}

/** The events of one connection on their way out: batched, merged, bounded. */
export class EventQueue {
  #options: EventQueueOptions;
  #maxEvents: number;
  #maxBytes: number;
  #events: HubEvent[] = [];
  #bytes = 0;
  #needsReset = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: EventQueueOptions) {
    this.#options = options;
    this.#maxEvents = options.maxEvents ?? MAX_QUEUED_EVENTS;
    this.#maxBytes = options.maxBytes ?? MAX_QUEUED_BYTES;
  }

  push(event: HubEvent): void {
    // The reset that is due covers everything until it is sent.
    if (this.#needsReset) return;
    this.#bytes += event.bytes;
    const last = this.#events.at(-1);
    const merged = last && this.#options.hub.mayMergeAfter(last.seq) ? merge(last, event) : undefined;
    if (merged) this.#events[this.#events.length - 1] = merged;
    else this.#events.push(event);
    if (this.#events.length > this.#maxEvents || this.#bytes > this.#maxBytes) this.reset();
    this.#schedule();
  }

  /** Drops what waits; the window is told to read everything afresh. */
  reset(): void {
    this.clear();
    this.#needsReset = true;
    this.#schedule();
  }

  clear(): void {
    this.#events = [];
    this.#bytes = 0;
    this.#needsReset = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Sends what waits, unless the connection is slow: then it is tried again a frame later. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#needsReset && this.#events.length === 0) return;
    if (this.#options.bufferedBytes() > MAX_BUFFERED_BYTES) {
      this.#schedule();
      return;
    }
    const frame: ServerFrame = this.#needsReset
      ? { type: 'reset', seq: this.#options.hub.seq }
      : { type: 'events', events: this.#events.map(({ seq, name, payload }) => ({ seq, name, payload })) };
    this.clear();
    this.#options.send(frame);
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => this.flush(), FRAME_MS);
  }
}

/** Two neighbouring changes of one message become one event under the later number; anything else stays apart. */
function merge(earlier: HubEvent, later: HubEvent): HubEvent | undefined {
  if (earlier.name !== 'message.changed' || later.name !== 'message.changed') return undefined;
  const { chatId, messageId } = later.payload;
  if (earlier.payload.messageId !== messageId || earlier.payload.chatId !== chatId) return undefined;
  return {
    ...later,
    payload: { chatId, messageId, changes: joinChanges(earlier.payload.changes, later.payload.changes) },
    bytes: earlier.bytes + later.bytes,
  };
}

/** The same changes in fewer steps: text for one block is joined, and a block put twice in a row is put once. */
export function joinChanges(earlier: readonly MessageChange[], later: readonly MessageChange[]): MessageChange[] {
  const joined = [...earlier];
  for (const change of later) {
    const last = joined.at(-1);
    if (last?.op === 'append' && change.op === 'append' && last.blockId === change.blockId) {
      joined[joined.length - 1] = { ...last, text: last.text + change.text };
    } else if (last?.op === 'put-block' && change.op === 'put-block' && last.block.id === change.block.id) {
      joined[joined.length - 1] = change;
    } else {
      joined.push(change);
    }
  }
  return joined;
}
