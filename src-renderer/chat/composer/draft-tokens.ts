import { countWide, estimateTokens } from '#shared/chat/estimate-tokens.ts';

/**
 * Estimates the tokens of a text that is being written: what did not change is compared, which is quick, and not counted
 * again. A key press in a text of a million characters takes some ten milliseconds on a slow computer.
 */
export class DraftTokens {
  #text = '';
  #wide = 0;

  of(text: string): number {
    const before = this.#text;
    if (text !== before) {
      const { start, beforeEnd, end } = changedPart(before, text);
      this.#wide += countWide(text, start, end) - countWide(before, start, beforeEnd);
      this.#text = text;
    }
    return estimateTokens(text.length, this.#wide);
  }
}

/** What stands between the common beginning and the common end of two texts. */
function changedPart(before: string, now: string): { start: number; beforeEnd: number; end: number } {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === now.charCodeAt(start)) start += 1;
  let [beforeEnd, end] = [before.length, now.length];
  while (end > start && beforeEnd > start && before.charCodeAt(beforeEnd - 1) === now.charCodeAt(end - 1)) {
    beforeEnd -= 1;
    end -= 1;
  }
  return { start, beforeEnd, end };
}
