import type { ApprovalAnswer } from '#shared/tool/view.ts';

/** Calls that wait for a person's word. An answer, or the end of the answer they belong to, ends the wait. */
export class ApprovalDesk {
  readonly #waiting = new Map<string, (answer: ApprovalAnswer) => void>();
  readonly #changed: (chatId: string) => void;

  /** `changed` is told whenever a chat begins or ends to wait. */
  constructor(changed: (chatId: string) => void) {
    this.#changed = changed;
  }

  /** Resolves with the person's answer; rejects with the reason of the signal when the answer is stopped. */
  async ask(chatId: string, callId: string, signal: AbortSignal): Promise<ApprovalAnswer> {
    signal.throwIfAborted();
    const key = keyOf(chatId, callId);
    const { promise, resolve, reject } = Promise.withResolvers<ApprovalAnswer>();
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    this.#waiting.set(key, resolve);
    this.#changed(chatId);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', stop);
      this.#waiting.delete(key);
      this.#changed(chatId);
    }
  }

  /** False when no such call waits (any more). */
  answer(chatId: string, callId: string, answer: ApprovalAnswer): boolean {
    const resolve = this.#waiting.get(keyOf(chatId, callId));
    resolve?.(answer);
    return resolve !== undefined;
  }

  isWaiting(chatId: string): boolean {
    const prefix = keyOf(chatId, '');
    return [...this.#waiting.keys()].some((key) => key.startsWith(prefix));
  }
}

function keyOf(chatId: string, callId: string): string {
  return `${chatId}\n${callId}`;
}
