import { type EventName, type EventPayload, events } from '#shared/ipc/contract.ts';

/** How much is kept for windows that come back: whichever bound is met first ends the memory. */
const MAX_KEPT_EVENTS = 10_000;
export const MAX_KEPT_BYTES = 4 * 1024 * 1024;

/** One event on its way to the windows. `bytes` is the length of its payload as JSON, in UTF-16 units. */
export type HubEvent = {
  [Name in EventName]: { seq: number; name: Name; payload: EventPayload<Name>; bytes: number };
}[EventName];

interface EventHubOptions {
  maxEvents?: number;
  maxBytes?: number;
  /** Throw on a payload that the contract does not allow. On unless this is a production build. */
  checksPayloads?: boolean;
  /** The number before the first event's. */
  firstSeq?: number;
}

/**
 * Everything main tells its windows, in one order. Numbers start from the clock in microseconds, so that a number a
 * window remembers from before a restart is always older than anything kept here.
 */
export class EventHub {
  #maxEvents: number;
  #maxBytes: number;
  #checksPayloads: boolean;
  #seq: number;
  #kept: HubEvent[] = [];
  #keptBytes = 0;
  #lastSnapshotSeq: number;
  #listeners = new Set<(event: HubEvent) => void>();
  #startOverListeners = new Set<() => void>();

  constructor(options: EventHubOptions = {}) {
    this.#maxEvents = options.maxEvents ?? MAX_KEPT_EVENTS;
    this.#maxBytes = options.maxBytes ?? MAX_KEPT_BYTES;
    this.#checksPayloads = options.checksPayloads ?? import.meta.env?.MODE !== 'production';
    this.#seq = options.firstSeq ?? Date.now() * 1_000;
    this.#lastSnapshotSeq = this.#seq;
  }

  /**
   * The number of the newest event, for a snapshot's `asOf`. Reading it draws a line that merging of events never
   * crosses: an event after the line holds no change that the snapshot already has.
   */
  get seq(): number {
    this.#lastSnapshotSeq = this.#seq;
    return this.#seq;
  }

  /** Whether an event that ends with `seq` may still take in a later one. */
  mayMergeAfter(seq: number): boolean {
    return seq > this.#lastSnapshotSeq;
  }

  /** The payload belongs to the hub from here on: callers do not change it afterwards. */
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void {
    if (this.#checksPayloads) events[name].parse(payload);
    this.#seq += 1;
    const event = { seq: this.#seq, name, payload, bytes: JSON.stringify(payload).length } as HubEvent;
    this.#keep(event);
    for (const listener of this.#listeners) listener(event);
  }

  /** Every event after `seq`, oldest first; "gone" when some of them are no longer kept or `seq` was never reached. */
  since(seq: number): readonly HubEvent[] | 'gone' {
    if (seq === this.#seq) return [];
    const first = this.#kept[0];
    if (!first || seq > this.#seq || seq < first.seq - 1) return 'gone';
    return this.#kept.slice(seq - first.seq + 1);
  }

  /** Called at once for every event, in order, and when all events so far are void; must not throw. Returns how to stop. */
  subscribe(listener: (event: HubEvent) => void, startedOver?: () => void): () => void {
    this.#listeners.add(listener);
    if (startedOver) this.#startOverListeners.add(startedOver);
    return () => {
      this.#listeners.delete(listener);
      if (startedOver) this.#startOverListeners.delete(startedOver);
    };
  }

  /** What windows know is no longer so, and no event says how: each reads everything afresh, also one that comes back. */
  startOver(): void {
    this.#kept = [];
    this.#keptBytes = 0;
    this.#seq += 1;
    for (const listener of this.#startOverListeners) listener();
  }

  #keep(event: HubEvent): void {
    this.#kept.push(event);
    this.#keptBytes += event.bytes;
    if (this.#kept.length <= this.#maxEvents && this.#keptBytes <= this.#maxBytes) return;
    // A tenth at a time: dropping one per event would move the whole array for each.
    let dropped = 0;
    while (
      dropped < this.#kept.length &&
      (this.#kept.length - dropped > this.#maxEvents * 0.9 || this.#keptBytes > this.#maxBytes * 0.9)
    ) {
      this.#keptBytes -= this.#kept[dropped]?.bytes ?? 0;
      dropped += 1;
    }
    this.#kept.splice(0, dropped);
  }
}
