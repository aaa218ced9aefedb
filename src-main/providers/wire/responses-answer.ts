import type { Usage } from '#shared/chat/message.ts';
import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import { isObject, numberAt, objectAt, objectsAt, stringAt } from '../json-access.ts';
import { MAX_TOOL_ARGUMENTS_CHARACTERS, MAX_TOOL_CALLS_PER_RESPONSE } from '../limits.ts';
import type { RoundEvent, StopReason } from '../provider-adapter.ts';
import { ErrorInAnswer, ToolCallsTooLargeError } from './answer-errors.ts';
import { CitedSources } from './sources.ts';

/** An output item as far as it has arrived. */
interface OpenItem {
  item: JsonObject;
  argumentsText: string;
  /** What was shown of each content part: deltas may be missing, the finished item tells. */
  shown: Map<number, string>;
  isDone: boolean;
}

/** One response of the Responses API, assembled from its events (or from the whole response at once). */
export class ResponsesAnswer {
  readonly #items = new Map<number, OpenItem>();
  readonly #sources = new CitedSources();
  #usage: Usage | undefined;
  #hasRefused = false;
  #incompleteReason: string | undefined;
  #isClosed = false;
  /** The item whose text was shown last: texts of two items are two paragraphs. */
  #lastTextIndex: number | undefined;
  #plainText = '';

  /** Throws `ErrorInAnswer` for `error` and `response.failed`. */
  take(value: JsonObject, name: string | undefined): RoundEvent[] {
    const type = stringAt(value, 'type') ?? name;
    switch (type) {
      case 'response.output_item.added':
        this.#open(this.#indexOf(value), objectAt(value, 'item'));
        return [];
      case 'response.output_item.done':
        return this.#finishItem(this.#indexOf(value), objectAt(value, 'item'));
      case 'response.output_text.delta':
      case 'response.refusal.delta':
        return this.#takeText(value, stringAt(value, 'delta') ?? '', type === 'response.refusal.delta');
      case 'response.reasoning_summary_part.added':
        return (numberAt(value, 'summary_index') ?? 0) > 0 ? [{ type: 'reasoning', delta: '\n\n' }] : [];
      case 'response.reasoning_summary_text.delta':
      case 'response.reasoning_text.delta': {
        const delta = stringAt(value, 'delta');
        return delta ? [{ type: 'reasoning', delta }] : [];
      }
      case 'response.function_call_arguments.delta': {
        const open = this.#open(this.#indexOf(value));
        open.argumentsText = bounded(open.argumentsText + (stringAt(value, 'delta') ?? ''));
        return [];
      }
      case 'response.function_call_arguments.done': {
        const open = this.#open(this.#indexOf(value));
        open.argumentsText = bounded(stringAt(value, 'arguments') ?? open.argumentsText);
        return [];
      }
      case 'response.output_text.annotation.added':
        return this.#cite([objectAt(value, 'annotation')]);
      case 'response.completed':
      case 'response.incomplete':
      case 'response.done':
        return this.#close(objectAt(value, 'response') ?? {});
      case 'response.failed':
        throw new ErrorInAnswer({ error: objectAt(value, 'response')?.error ?? 'The response failed.' });
      case 'error':
        throw new ErrorInAnswer(isObject(value.error) ? value : { error: { ...value, type: value.code ?? '' } });
      default:
        return this.#takeUntyped(value);
    }
  }

  /** What every server leaves to the end, and what it never finished. */
  end(): RoundEvent[] {
    return this.#usage ? [{ type: 'usage', usage: this.#usage }] : [];
  }

  /** False: the stream ended in the middle of something. */
  isComplete(): boolean {
    return this.#isClosed || (this.#items.size > 0 && [...this.#items.values()].every(({ isDone }) => isDone));
  }

  /** All output items in order, as they came. */
  items(): JsonObject[] {
    return [...this.#items.entries()].toSorted(([a], [b]) => a - b).map(([, open]) => finished(open));
  }

  calls(): JsonObject[] {
    return this.items().filter(({ type }) => type === 'function_call');
  }

  plainText(): string {
    return this.#plainText;
  }

  stopReason(): { stopReason: StopReason; detail?: string } {
    const detail = this.#incompleteReason;
    if (detail === 'max_output_tokens' || detail === 'max_tokens') return { stopReason: 'length', detail };
    if (detail === 'content_filter') return { stopReason: 'content-filter', detail };
    if (detail !== undefined) return { stopReason: 'unknown', detail };
    if (this.#hasRefused) return { stopReason: 'refusal' };
    if (this.calls().length > 0) return { stopReason: 'tool-calls' };
    return { stopReason: this.#isClosed ? 'end' : 'unknown' };
  }

  #takeUntyped(value: JsonObject): RoundEvent[] {
    if (value.error !== undefined && value.error !== null) throw new ErrorInAnswer(value);
    // The whole response at once, from a server that does not stream.
    return value.object === 'response' ? this.#close(value) : [];
  }

  #close(response: JsonObject): RoundEvent[] {
    if (response.status === 'failed') throw new ErrorInAnswer({ error: response.error ?? 'The response failed.' });
    const events = objectsAt(response, 'output').flatMap((item, index) =>
      this.#items.get(index)?.isDone ? [] : this.#finishItem(index, item),
    );
    this.#isClosed = true;
    this.#usage = readUsage(objectAt(response, 'usage')) ?? this.#usage;
    if (response.status === 'incomplete' || isObject(response.incomplete_details)) {
      this.#incompleteReason = stringAt(objectAt(response, 'incomplete_details'), 'reason') ?? 'incomplete';
    }
    return events;
  }

  #indexOf(value: JsonObject): number {
    const index = numberAt(value, 'output_index');
    if (index !== undefined) return index;
    const id = stringAt(value, 'item_id') ?? stringAt(objectAt(value, 'item'), 'id');
    const entries = [...this.#items.entries()];
    const known = entries.find(([, { item }]) => id !== undefined && item.id === id);
    if (known) return known[0];
    const last = entries.findLast(([, { isDone }]) => !isDone);
    return last && !isObject(value.item) ? last[0] : this.#items.size;
  }

  #open(index: number, item: JsonObject = {}): OpenItem {
    let open = this.#items.get(index);
    if (!open) {
      if (this.#items.size >= MAX_TOOL_CALLS_PER_RESPONSE) throw new ToolCallsTooLargeError();
      open = { item: {}, argumentsText: '', shown: new Map(), isDone: false };
      this.#items.set(index, open);
    }
    open.item = { ...open.item, ...item };
    return open;
  }

  #finishItem(index: number, item: JsonObject | undefined): RoundEvent[] {
    const open = this.#open(index);
    const wasDone = open.isDone;
    open.isDone = true;
    if (item) open.item = item;
    return wasDone ? [] : this.#takeMissingText(index, open);
  }

  /** Servers that send no deltas, or not all of them, have the text in the finished item. */
  #takeMissingText(index: number, { item, shown }: OpenItem): RoundEvent[] {
    return objectsAt(item, 'content').flatMap((part, contentIndex) => {
      const isRefusal = part.type === 'refusal';
      const text = stringAt(part, isRefusal ? 'refusal' : 'text') ?? '';
      if (item.type !== 'message') return [];
      const known = shown.get(contentIndex) ?? '';
      const missing = text.startsWith(known) ? text.slice(known.length) : '';
      const where = { output_index: index, content_index: contentIndex };
      return [...this.#takeText(where, missing, isRefusal), ...this.#cite(objectsAt(part, 'annotations'))];
    });
  }

  #takeText(where: JsonObject, delta: string, isRefusal: boolean): RoundEvent[] {
    const index = this.#indexOf(where);
    const contentIndex = numberAt(where, 'content_index') ?? 0;
    const { shown } = this.#open(index);
    shown.set(contentIndex, (shown.get(contentIndex) ?? '') + delta);
    if (isRefusal) this.#hasRefused = true;
    if (delta === '') return [];
    const isNextParagraph = this.#lastTextIndex !== undefined && this.#lastTextIndex !== index;
    this.#lastTextIndex = index;
    const text = isNextParagraph ? `\n\n${delta}` : delta;
    this.#plainText += text;
    return [{ type: 'text', delta: text }];
  }

  #cite(annotations: readonly (JsonObject | undefined)[]): RoundEvent[] {
    return annotations.flatMap((annotation): RoundEvent[] => {
      const source = this.#sources.takeObject(annotation);
      return source ? [{ type: 'source', source }] : [];
    });
  }
}

/** An item that was never finished gets what its deltas said. */
function finished({ item, argumentsText, shown, isDone }: OpenItem): JsonObject {
  if (isDone && (item.type !== 'function_call' || typeof item.arguments === 'string')) return item;
  if (item.type === 'function_call') {
    const args: JsonValue | undefined = item.arguments;
    return { ...item, arguments: isObject(args) ? JSON.stringify(args) : argumentsText || String(args ?? '') };
  }
  if (item.type !== 'message') return item;
  return { ...item, content: [...shown.values()].map((text) => ({ type: 'output_text', text, annotations: [] })) };
}

function bounded(text: string): string {
  if (text.length > MAX_TOOL_ARGUMENTS_CHARACTERS) throw new ToolCallsTooLargeError();
  return text;
}

function readUsage(usage: JsonObject | undefined): Usage | undefined {
  if (!usage) return undefined;
  return {
    inputTokens: numberAt(usage, 'input_tokens'),
    outputTokens: numberAt(usage, 'output_tokens'),
    cachedInputTokens: numberAt(objectAt(usage, 'input_tokens_details'), 'cached_tokens'),
    reasoningTokens: numberAt(objectAt(usage, 'output_tokens_details'), 'reasoning_tokens'),
  };
}
