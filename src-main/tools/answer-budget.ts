import type { ExecutedCall } from './executed-call.ts';
import type { ToolLimits } from './limits.ts';

/** What is left of an answer's limits; asked before each call and told after it. */
export class AnswerBudget {
  readonly limits: ToolLimits;
  #calls = 0;
  #characters = 0;

  constructor(limits: ToolLimits) {
    this.limits = limits;
  }

  get exhausted(): 'calls' | 'characters' | undefined {
    if (this.#characters >= this.limits.maxResultCharacters) return 'characters';
    return this.#calls >= this.limits.maxCalls ? 'calls' : undefined;
  }

  admit(): boolean {
    if (this.exhausted) return false;
    this.#calls++;
    return true;
  }

  /**
   * Counts a result. One that would go over the limit is cut to what is left, so that the sum never exceeds it, and ends
   * it: what comes after gets nothing. The cut is inside the marks around data, which stay whole.
   */
  take(executed: ExecutedCall): ExecutedCall {
    const { maxResultCharacters } = this.limits;
    const left = Math.max(0, maxResultCharacters - this.#characters);
    if (executed.content.length <= left) {
      this.#characters += executed.content.length;
      return executed;
    }
    this.#characters = maxResultCharacters;
    const note = `[cut: the results of this answer have reached their limit of ${maxResultCharacters} characters]`;
    const part = executed.cut(left);
    return { ...executed, content: part === '' ? note : `${part}\n${note}` };
  }
}
