import type { Usage } from '#shared/chat/message.ts';
import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import { parseBoundedJson } from '../bounded-json.ts';
import { isObject, numberAt, objectAt, objectsAt, stringAt } from '../json-access.ts';
import { MAX_TOOL_ARGUMENTS_CHARACTERS, MAX_TOOL_CALLS_PER_RESPONSE } from '../limits.ts';
import type { ModelToolCall, RoundEvent, StopReason } from '../provider-adapter.ts';
import { ErrorInAnswer, ToolCallsTooLargeError } from './answer-errors.ts';
import { madeUpCallId } from './call-ids.ts';
import { CitedSources } from './sources.ts';

interface OpenBlock {
  block: JsonObject;
  /** `input_json_delta` so far; undefined when the block came whole. */
  inputText: string | undefined;
}

/** One message of the Messages API, assembled from its events (or from the whole message at once). */
export class AnthropicAnswer {
  readonly #blocks = new Map<number, OpenBlock>();
  readonly #sources = new CitedSources();
  #usage: JsonObject = {};
  #stopReason: string | undefined;
  #stopDetail: string | undefined;
  #hasStopped = false;

  /** Throws `ErrorInAnswer` for `error` events. */
  take(value: JsonObject, name: string | undefined): RoundEvent[] {
    switch (stringAt(value, 'type') ?? name) {
      case 'message_start':
        return this.#takeMessage(objectAt(value, 'message') ?? {});
      case 'content_block_start':
        return this.#start(this.#indexOf(value, 'new'), objectAt(value, 'content_block') ?? {});
      case 'content_block_delta':
        return this.#takeDelta(this.#indexOf(value, 'last'), objectAt(value, 'delta') ?? {});
      case 'message_delta':
        this.#takeEnd(objectAt(value, 'delta') ?? {});
        this.#addUsage(objectAt(value, 'usage'));
        return [];
      case 'message_stop':
        this.#hasStopped = true;
        return [];
      case 'message':
        // The whole message at once, from a server that does not stream.
        this.#hasStopped = true;
        this.#takeEnd(value);
        return this.#takeMessage(value);
      case 'error':
        throw new ErrorInAnswer(value);
      default:
        if (value.error !== undefined && value.error !== null) throw new ErrorInAnswer(value);
        return [];
    }
  }

  end(): RoundEvent[] {
    const usage = readUsage(this.#usage);
    return usage ? [{ type: 'usage', usage }] : [];
  }

  /** False: the stream ended before the message did. */
  isComplete(): boolean {
    return this.#hasStopped || this.#stopReason !== undefined;
  }

  /** The turn as it goes back: unchanged, but for empty texts, which the API refuses to take. */
  blocks(): JsonObject[] {
    return this.#inOrder()
      .map(finishedBlock)
      .filter((block) => block.type !== 'text' || stringAt(block, 'text') !== '');
  }

  calls(): ModelToolCall[] {
    return this.#inOrder()
      .filter(({ block }) => block.type === 'tool_use')
      .map(({ block, inputText }) => ({
        callId: stringAt(block, 'id') ?? '',
        name: stringAt(block, 'name') ?? '',
        argumentsText: inputText ?? JSON.stringify(block.input ?? {}),
      }));
  }

  plainText(): string {
    return this.#inOrder()
      .map(({ block }) => (block.type === 'text' ? (stringAt(block, 'text') ?? '') : ''))
      .join('');
  }

  stopReason(): { stopReason: StopReason; detail?: string } {
    const known = STOP_REASONS[this.#stopReason ?? ''] ?? 'unknown';
    const isPlainEnd = known === 'end' || known === 'unknown';
    if (isPlainEnd && this.calls().length > 0) return { stopReason: 'tool-calls' };
    return { stopReason: known, detail: this.#stopDetail ?? this.#stopReason };
  }

  #inOrder(): OpenBlock[] {
    return [...this.#blocks.entries()].toSorted(([a], [b]) => a - b).map(([, block]) => block);
  }

  #indexOf(value: JsonObject, otherwise: 'new' | 'last'): number {
    const last = Math.max(-1, ...this.#blocks.keys());
    return numberAt(value, 'index') ?? (otherwise === 'new' ? last + 1 : Math.max(last, 0));
  }

  #takeMessage(message: JsonObject): RoundEvent[] {
    this.#addUsage(objectAt(message, 'usage'));
    return objectsAt(message, 'content').flatMap((block, index) => this.#start(index, block));
  }

  #takeEnd(delta: JsonObject): void {
    this.#stopReason = stringAt(delta, 'stop_reason') ?? this.#stopReason;
    const details = objectAt(delta, 'stop_details');
    this.#stopDetail = stringAt(details, 'explanation') ?? stringAt(details, 'category') ?? this.#stopDetail;
  }

  #start(index: number, block: JsonObject): RoundEvent[] {
    if (this.#blocks.size >= MAX_TOOL_CALLS_PER_RESPONSE) throw new ToolCallsTooLargeError();
    // Compatible servers leave ids out; ours only has to match the result that goes back.
    const needsId = block.type === 'tool_use' && !stringAt(block, 'id');
    this.#blocks.set(index, { block: needsId ? { ...block, id: madeUpCallId() } : block, inputText: undefined });
    const events: RoundEvent[] = [];
    const text = stringAt(block, block.type === 'thinking' ? 'thinking' : 'text');
    if (text && block.type === 'text') events.push({ type: 'text', delta: text });
    if (text && block.type === 'thinking') events.push({ type: 'reasoning', delta: text });
    for (const citation of objectsAt(block, 'citations')) events.push(...this.#cite(citation));
    return events;
  }

  #takeDelta(index: number, delta: JsonObject): RoundEvent[] {
    const open = this.#blocks.get(index) ?? this.#startMissing(index, stringAt(delta, 'type') ?? '');
    switch (delta.type) {
      case 'text_delta':
        return append(open, 'text', stringAt(delta, 'text') ?? '', 'text');
      case 'thinking_delta':
        return append(open, 'thinking', stringAt(delta, 'thinking') ?? '', 'reasoning');
      case 'signature_delta':
        return append(open, 'signature', stringAt(delta, 'signature') ?? '', undefined);
      case 'input_json_delta':
        open.inputText = (open.inputText ?? '') + (stringAt(delta, 'partial_json') ?? '');
        if (open.inputText.length > MAX_TOOL_ARGUMENTS_CHARACTERS) throw new ToolCallsTooLargeError();
        return [];
      case 'citations_delta': {
        const citation = objectAt(delta, 'citation');
        if (!citation) return [];
        open.block.citations = [...objectsAt(open.block, 'citations'), citation];
        return this.#cite(citation);
      }
      default:
        return [];
    }
  }

  /** A delta for a block that never began: compatible servers leave the start out. */
  #startMissing(index: number, deltaType: string): OpenBlock {
    const isThinking = deltaType === 'thinking_delta' || deltaType === 'signature_delta';
    this.#start(index, isThinking ? { type: 'thinking', thinking: '' } : { type: 'text', text: '' });
    return this.#blocks.get(index) as OpenBlock;
  }

  #cite(citation: JsonObject): RoundEvent[] {
    const source = this.#sources.takeObject(citation);
    return source ? [{ type: 'source', source }] : [];
  }

  /** Counts at the end are totals; a later `null` or 0 of a compatible server does not undo an earlier count. */
  #addUsage(usage: JsonObject | undefined): void {
    for (const [name, value] of Object.entries(usage ?? {})) {
      if (typeof value === 'number' && (value > 0 || this.#usage[name] === undefined)) this.#usage[name] = value;
    }
  }
}

const STOP_REASONS: Readonly<Record<string, StopReason>> = {
  end_turn: 'end',
  stop_sequence: 'end',
  tool_use: 'tool-calls',
  max_tokens: 'length',
  pause_turn: 'paused',
  refusal: 'refusal',
  model_context_window_exceeded: 'context-exceeded',
};

function append(open: OpenBlock, field: string, text: string, shownAs: 'text' | 'reasoning' | undefined): RoundEvent[] {
  open.block = { ...open.block, [field]: (stringAt(open.block, field) ?? '') + text };
  return shownAs && text !== '' ? [{ type: shownAs, delta: text }] : [];
}

function finishedBlock({ block, inputText }: OpenBlock): JsonObject {
  if (inputText === undefined) return block;
  return { ...block, input: readInput(inputText) };
}

/** The API takes objects only; what is no JSON goes back under the name its documentation gives such input. */
function readInput(text: string): JsonValue {
  if (text.trim() === '') return {};
  try {
    const input = parseBoundedJson(text);
    return isObject(input) ? input : { INVALID_JSON: text };
  } catch {
    return { INVALID_JSON: text };
  }
}

function readUsage(usage: JsonObject): Usage | undefined {
  const input = numberAt(usage, 'input_tokens');
  const output = numberAt(usage, 'output_tokens');
  if (input === undefined && output === undefined) return undefined;
  const cached = numberAt(usage, 'cache_read_input_tokens');
  const written = numberAt(usage, 'cache_creation_input_tokens');
  return {
    // The API counts cached tokens apart.
    inputTokens: (input ?? 0) + (cached ?? 0) + (written ?? 0),
    outputTokens: output,
    cachedInputTokens: cached,
  };
}
