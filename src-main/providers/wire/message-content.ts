import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import { isObject, objectsAt, stringAt } from '../json-access.ts';

/** What a delta's content adds for the person. */
export interface ContentDelta {
  text: string;
  reasoning: string;
}

/**
 * The content of an assistant message as it arrives: a text, or Mistral's list of chunks whose `thinking` chunks have to go
 * back unchanged. Stays a text as long as the server sends nothing else.
 */
export class MessageContent {
  #text = '';
  #chunks: JsonObject[] | undefined;

  take(content: JsonValue | undefined): ContentDelta {
    if (typeof content === 'string') {
      this.#addText(content);
      return { text: content, reasoning: '' };
    }
    const chunks = Array.isArray(content) ? content.filter(isObject) : isObject(content) ? [content] : [];
    const delta = { text: '', reasoning: '' };
    for (const chunk of chunks) {
      delta.text += stringAt(chunk, 'type') === 'thinking' ? '' : (stringAt(chunk, 'text') ?? '');
      delta.reasoning += textOfThinking(chunk);
      this.#addChunk(chunk);
    }
    return delta;
  }

  /** "" when nothing came. */
  value(): string | JsonObject[] {
    return this.#chunks ?? this.#text;
  }

  /** What a person was shown, without thoughts. */
  plainText(): string {
    if (!this.#chunks) return this.#text;
    return this.#chunks
      .map((chunk) => (stringAt(chunk, 'type') === 'thinking' ? '' : (stringAt(chunk, 'text') ?? '')))
      .join('');
  }

  #addText(text: string): void {
    if (this.#chunks && text !== '') this.#addChunk({ type: 'text', text });
    else this.#text += text;
  }

  #addChunk(chunk: JsonObject): void {
    this.#chunks ??= this.#text === '' ? [] : [{ type: 'text', text: this.#text }];
    const last = this.#chunks.at(-1);
    const merged = last && mergeChunks(last, chunk);
    if (merged) this.#chunks[this.#chunks.length - 1] = merged;
    else this.#chunks.push(chunk);
  }
}

function textOfThinking(chunk: JsonObject): string {
  if (stringAt(chunk, 'type') !== 'thinking') return '';
  if (typeof chunk.thinking === 'string') return chunk.thinking;
  return objectsAt(chunk, 'thinking')
    .map((part) => stringAt(part, 'text') ?? '')
    .join('');
}

/** Two neighbouring pieces of one text or one thought, as one; undefined: they are different things. */
function mergeChunks(before: JsonObject, after: JsonObject): JsonObject | undefined {
  if (before.type !== after.type) return undefined;
  if (after.type === 'text' && typeof before.text === 'string' && typeof after.text === 'string') {
    return { ...before, ...after, text: before.text + after.text };
  }
  if (after.type !== 'thinking') return undefined;
  if (typeof before.thinking === 'string' && typeof after.thinking === 'string') {
    return { ...before, ...after, thinking: before.thinking + after.thinking };
  }
  if (!Array.isArray(before.thinking) || !Array.isArray(after.thinking)) return undefined;
  const parts = [...before.thinking];
  for (const part of after.thinking) {
    const last = parts.at(-1);
    const merged = isObject(last) && isObject(part) ? mergeChunks(last, part) : undefined;
    if (merged) parts[parts.length - 1] = merged;
    else parts.push(part);
  }
  return { ...before, ...after, thinking: parts };
}
