import type { ApprovalAnswer } from '#shared/tool/view.ts';

type Answer = (answer: ApprovalAnswer) => void;

/** Calls that wait for a person's word. An answer, or the end of the answer they belong to, ends the wait. */
export class ApprovalDesk {
  readonly #waiting = new Map<string, Map<string, Answer>>();
  readonly #changed: (chatId: string) => void;

  /** `changed` is told whenever a chat begins or ends to wait. */
  constructor(changed: (chatId: string) => void) {
    this.#changed = changed;
  }

  /** Resolves with the person's answer; rejects with the reason of the signal when the answer is stopped. */
  async ask(chatId: string, callId: string, signal: AbortSignal): Promise<ApprovalAnswer> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<ApprovalAnswer>();
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const calls = this.#waiting.get(chatId) ?? new Map<string, Answer>();
    this.#waiting.set(chatId, calls.set(callId, resolve));
    this.#changed(chatId);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', stop);
      calls.delete(callId);
      if (calls.size === 0) this.#waiting.delete(chatId);
      this.#changed(chatId);
    }
  }

  /** The first answer counts. False when no such call waits (any more). */
  answer(chatId: string, callId: string, answer: ApprovalAnswer): boolean {
    const calls = this.#waiting.get(chatId);
    const resolve = calls?.get(callId);
    calls?.delete(callId);
    resolve?.(answer);
    return resolve !== undefined;
  }

  isWaiting(chatId: string): boolean {
    return (this.#waiting.get(chatId)?.size ?? 0) > 0;
  }
}
