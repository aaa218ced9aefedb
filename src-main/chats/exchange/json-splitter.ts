/** One entry may have so many characters; a longer one is passed over. */
export const MAX_ENTRY_CHARACTERS = 64_000_000;
export const MAX_ENTRY_DEPTH = 200;

export type SplitPiece =
  /** One chat of a list, as JSON text that may still be wrong. */
  | { kind: 'entry'; text: string }
  /** The members of the outer object without the list `chats`: those before the list, then all of them at the end. */
  | { kind: 'head' | 'rest'; text: string }
  | { kind: 'unusable'; why: 'too-large' | 'too-deep' | 'cut-off' | 'no-json' | 'no-json-behind' };

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

const isBlank = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xfeff;

/**
 * Splits a JSON text that arrives in pieces into its entries, without holding more than one: the elements of an outer
 * array, or of the member `chats` of an outer object. It only counts brackets and strings; whether an entry is JSON is
 * found out by parsing it, so that one broken entry costs itself alone. Several outer values may follow each other, as
 * in JSON lines and in files that were put together.
 */
export class JsonSplitter {
  #depth = 0;
  #inString = false;
  #isEscaped = false;
  /** At which depth entries stand; 0: in no list. */
  #listDepth = 0;
  /** Outer values that are whole. */
  #values = 0;
  /** What is no JSON came; nothing behind it counts. */
  #isOver = false;
  #entry: Capture | undefined;
  #rest = new Capture();
  #isObject = false;
  #lastString = '';
  #readsString = false;
  #key = '';

  *push(text: string): Generator<SplitPiece> {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (this.#inString) this.#inside(code, text.charAt(index));
      else yield* this.#outside(code, text, index);
    }
    this.#entry?.take(text);
    if (this.#entry === undefined) this.#rest.take(text);
    this.#entry?.nextText();
    this.#rest.nextText();
  }

  *end(): Generator<SplitPiece> {
    if (this.#depth > 0) yield { kind: 'unusable', why: 'cut-off' };
    else if (this.#values === 0 && !this.#isOver) yield { kind: 'unusable', why: 'no-json' };
  }

  #inside(code: number, character: string): void {
    if (this.#readsString && this.#lastString.length < 100) this.#lastString += character;
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === BACKSLASH) this.#isEscaped = true;
    else if (code === QUOTE) {
      this.#inString = false;
      this.#readsString = false;
    }
  }

  *#outside(code: number, text: string, index: number): Generator<SplitPiece> {
    if (this.#isOver || isBlank(code)) return;
    if (this.#depth === 0) {
      if (code !== OPEN_BRACKET && code !== OPEN_BRACE) {
        this.#isOver = true;
        yield { kind: 'unusable', why: this.#values === 0 ? 'no-json' : 'no-json-behind' };
        return;
      }
      this.#depth = 1;
      this.#key = '';
      this.#rest = new Capture();
      this.#isObject = code === OPEN_BRACE;
      if (this.#isObject) this.#rest.begin(index);
      else this.#listDepth = 1;
      return;
    }
    if (this.#listDepth > 0 && this.#depth === this.#listDepth) {
      const ends = code === CLOSE_BRACKET || code === CLOSE_BRACE;
      if (code === COMMA || ends) {
        if (this.#entry) yield this.#entry.close(text, index, 'entry');
        this.#entry = undefined;
      } else if (!this.#entry) {
        this.#entry = new Capture();
        this.#entry.begin(index);
      }
      if (ends) {
        this.#depth -= 1;
        this.#listDepth = 0;
        if (this.#depth === 0) this.#values += 1;
        else this.#rest.begin(index);
        return;
      }
    }
    if (code === QUOTE) {
      this.#inString = true;
      this.#readsString = this.#depth === 1 && this.#listDepth === 0;
      if (this.#readsString) this.#lastString = '"';
    } else if (code === COLON && this.#depth === 1) this.#key = this.#lastString;
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      this.#depth += 1;
      if (this.#depth > MAX_ENTRY_DEPTH) (this.#entry ?? this.#rest).isTooDeep = true;
      const isChats = this.#depth === 2 && this.#listDepth === 0 && this.#key === '"chats"' && code === OPEN_BRACKET;
      if (this.#isObject && isChats) {
        this.#rest.takeTo(text, index + 1);
        yield { kind: 'head', text: `${this.#rest.text}]}` };
        this.#listDepth = 2;
      }
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
      this.#depth -= 1;
      if (this.#depth === 0) {
        this.#values += 1;
        this.#rest.takeTo(text, index + 1);
        yield this.#rest.piece('rest');
      }
    }
  }
}

/** A part of the text that arrives, put together from pieces. */
class Capture {
  isTooDeep = false;
  #parts: string[] = [];
  #characters = 0;
  /** Where it goes on in the piece at hand; undefined: not in this one. */
  #from: number | undefined;
  #isOpen = false;

  get text(): string {
    return this.#parts.join('');
  }

  begin(index: number): void {
    this.#from = index;
    this.#isOpen = true;
  }

  /** Everything up to `end`, and nothing more until it begins again. */
  takeTo(text: string, end: number): void {
    if (this.#from !== undefined && this.#isOpen) this.#keep(text.slice(this.#from, end));
    this.#isOpen = false;
    this.#from = undefined;
  }

  take(text: string): void {
    if (this.#isOpen && this.#from !== undefined) this.#keep(text.slice(this.#from));
  }

  nextText(): void {
    this.#from = this.#isOpen ? 0 : undefined;
  }

  close(text: string, end: number, kind: 'entry'): SplitPiece {
    this.takeTo(text, end);
    return this.piece(kind);
  }

  piece(kind: 'entry' | 'rest'): SplitPiece {
    if (this.#characters > MAX_ENTRY_CHARACTERS) return { kind: 'unusable', why: 'too-large' };
    if (this.isTooDeep) return { kind: 'unusable', why: 'too-deep' };
    return { kind, text: this.text };
  }

  #keep(part: string): void {
    this.#characters += part.length;
    if (this.#characters > MAX_ENTRY_CHARACTERS) this.#parts = [];
    else this.#parts.push(part);
  }
}
