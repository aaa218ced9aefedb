/** A piece of an answer's text: for the person to read, or the model's thoughts. */
export interface TextPiece {
  kind: 'text' | 'reasoning';
  text: string;
}

const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Splits thoughts off a text that begins with `<think>`: servers without a parser for reasoning (Ollama and llama.cpp with
 * some models) leave them in. Only at the very beginning, so that an answer that speaks about the tag stays whole.
 */
export class ThinkTagSplitter {
  #state: 'start' | 'thinking' | 'after-thoughts' | 'text' = 'start';
  #held = '';

  take(delta: string): TextPiece[] {
    if (this.#state === 'text') return piece('text', delta);
    this.#held += delta;
    if (this.#state === 'start') {
      const begun = this.#held.trimStart();
      if (OPEN.startsWith(begun) && begun.length < OPEN.length) return [];
      if (!begun.startsWith(OPEN)) return this.#release('text');
      this.#held = begun.slice(OPEN.length);
      this.#state = 'thinking';
    }
    if (this.#state === 'thinking') return this.#takeThoughts();
    return this.#takeAfterThoughts();
  }

  /** What was held back to see whether it becomes a tag. */
  end(): TextPiece[] {
    const kind = this.#state === 'thinking' ? 'reasoning' : 'text';
    const rest = this.#held;
    this.#held = '';
    return this.#state === 'after-thoughts' ? [] : piece(kind, rest);
  }

  #takeThoughts(): TextPiece[] {
    const end = this.#held.indexOf(CLOSE);
    if (end < 0) {
      const keep = partOfTagAtEnd(this.#held);
      const thoughts = this.#held.slice(0, this.#held.length - keep);
      this.#held = this.#held.slice(this.#held.length - keep);
      return piece('reasoning', thoughts);
    }
    const thoughts = this.#held.slice(0, end);
    this.#held = this.#held.slice(end + CLOSE.length);
    this.#state = 'after-thoughts';
    return [...piece('reasoning', thoughts), ...this.#takeAfterThoughts()];
  }

  /** The blank lines between thoughts and answer belong to neither. */
  #takeAfterThoughts(): TextPiece[] {
    this.#held = this.#held.trimStart();
    return this.#held === '' ? [] : this.#release('text');
  }

  #release(kind: TextPiece['kind']): TextPiece[] {
    this.#state = 'text';
    const text = this.#held;
    this.#held = '';
    return piece(kind, text);
  }
}

function piece(kind: TextPiece['kind'], text: string): TextPiece[] {
  return text === '' ? [] : [{ kind, text }];
}

function partOfTagAtEnd(text: string): number {
  for (let length = Math.min(CLOSE.length - 1, text.length); length > 0; length -= 1) {
    if (CLOSE.startsWith(text.slice(-length))) return length;
  }
  return 0;
}
