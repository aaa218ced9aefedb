/** Results live as long as the session, never on disk; the oldest go when there are too many. */
const MAX_KEPT_CHARACTERS = 64_000_000;

/** Tool results as the model got them, for "Show all" in a banner. */
export class SessionResults {
  readonly #results = new Map<string, string>();
  #characters = 0;

  keep(chatId: string, callId: string, text: string): void {
    this.#results.set(key(chatId, callId), text);
    this.#characters += text.length;
    for (const [oldest, dropped] of this.#results) {
      if (this.#characters <= MAX_KEPT_CHARACTERS) break;
      this.#results.delete(oldest);
      this.#characters -= dropped.length;
    }
  }

  /** What was deleted leaves nothing here. */
  forgetChat(chatId: string): void {
    for (const [name, text] of this.#results) {
      if (!name.startsWith(key(chatId, ''))) continue;
      this.#results.delete(name);
      this.#characters -= text.length;
    }
  }

  get(chatId: string, callId: string): string | undefined {
    return this.#results.get(key(chatId, callId));
  }
}

function key(chatId: string, callId: string): string {
  return `${chatId}\n${callId}`;
}
