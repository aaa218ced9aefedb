import type { MessageChange } from '#shared/chat/message.ts';
import { type MeasureDrawing, measureDrawing } from './drawing-cost.ts';

/** Text that streams comes on the screen at most so often: twenty times a second reads as a flow. */
export const TEXT_INTERVAL_MS = 50;
/** Nor does it wait longer, however slow the computer is. */
export const MAX_TEXT_INTERVAL_MS = 120;
/** Bringing text on the screen takes at most this share of the window's time: the rest is for whoever types meanwhile. */
const SHARE = 0.1;
/** A key that was pressed goes first; text then waits so long for its next turn. */
const AFTER_KEY_MS = 8;

const isKeyWaiting = (): boolean => {
  const { scheduling } = navigator as { scheduling?: { isInputPending?(): boolean } };
  return scheduling?.isInputPending?.() ?? false;
};

/**
 * Changes of messages on their way to the screen. Text waits for company when some came a moment ago; the first text after
 * a pause and everything that is not text goes on at once, with what waits before it.
 */
export class ChangeBatch {
  #apply: (messageId: string, changes: readonly MessageChange[]) => void;
  #measure: MeasureDrawing;
  #messageId = '';
  #waiting: MessageChange[] = [];
  #appliedAt = Number.NEGATIVE_INFINITY;
  #intervalMs = TEXT_INTERVAL_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    apply: (messageId: string, changes: readonly MessageChange[]) => void,
    measure: MeasureDrawing = measureDrawing,
  ) {
    this.#apply = apply;
    this.#measure = measure;
  }

  push(messageId: string, changes: readonly MessageChange[]): void {
    if (messageId !== this.#messageId) this.flush();
    this.#messageId = messageId;
    for (const change of changes) this.#join(change);
    const waitMs = this.#appliedAt + this.#intervalMs - performance.now();
    if (waitMs <= 0 || changes.some(({ op }) => op !== 'append')) this.flush();
    else this.#timer ??= setTimeout(this.#whenFree, waitMs);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const changes = this.#waiting;
    this.#waiting = [];
    this.#appliedAt = performance.now();
    this.#measure(
      () => this.#apply(this.#messageId, changes),
      (ms) => {
        this.#intervalMs = Math.min(MAX_TEXT_INTERVAL_MS, Math.max(TEXT_INTERVAL_MS, ms / SHARE));
      },
    );
  }

  #whenFree = (): void => {
    const isLate = performance.now() - this.#appliedAt > MAX_TEXT_INTERVAL_MS;
    if (isLate || !isKeyWaiting()) this.flush();
    else this.#timer = setTimeout(this.#whenFree, AFTER_KEY_MS);
  };

  #join(change: MessageChange): void {
    const last = this.#waiting.at(-1);
    if (last?.op === 'append' && change.op === 'append' && last.blockId === change.blockId) {
      this.#waiting[this.#waiting.length - 1] = { ...last, text: last.text + change.text };
    } else {
      this.#waiting.push(change);
    }
  }
}
