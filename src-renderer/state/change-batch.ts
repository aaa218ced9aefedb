import type { MessageChange } from '#shared/chat/message.ts';

/**
 * Text that streams comes on the screen at most so often: twenty times a second reads as a flow, and what a browser does
 * for each frame is the larger part of what a chunk costs.
 */
export const TEXT_INTERVAL_MS = 50;

/**
 * Changes of messages on their way to the screen. Text waits for company when some came a moment ago; the first text after
 * a pause and everything that is not text goes on at once, with what waits before it.
 */
export class ChangeBatch {
  #apply: (messageId: string, changes: readonly MessageChange[]) => void;
  #messageId = '';
  #waiting: MessageChange[] = [];
  #appliedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(apply: (messageId: string, changes: readonly MessageChange[]) => void) {
    this.#apply = apply;
  }

  push(messageId: string, changes: readonly MessageChange[]): void {
    if (messageId !== this.#messageId) this.flush();
    this.#messageId = messageId;
    for (const change of changes) this.#join(change);
    const waitMs = this.#appliedAt + TEXT_INTERVAL_MS - performance.now();
    if (waitMs <= 0 || changes.some(({ op }) => op !== 'append')) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), waitMs);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const changes = this.#waiting;
    this.#waiting = [];
    this.#appliedAt = performance.now();
    this.#apply(this.#messageId, changes);
  }

  #join(change: MessageChange): void {
    const last = this.#waiting.at(-1);
    if (last?.op === 'append' && change.op === 'append' && last.blockId === change.blockId) {
      this.#waiting[this.#waiting.length - 1] = { ...last, text: last.text + change.text };
    } else {
      this.#waiting.push(change);
    }
  }
}
