import type { Usage } from '#shared/chat/message.ts';
import type { Source } from '#shared/source/source.ts';
import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import { isObject, numberAt, objectAt, objectsAt, stringAt } from '../json-access.ts';
import type { RoundEvent, StopReason } from '../provider-adapter.ts';
import { ErrorInAnswer } from './answer-errors.ts';
import { MessageContent } from './message-content.ts';
import { CitedSources } from './sources.ts';
import { ThinkTagSplitter } from './think-tags.ts';
import { type AssembledCall, mergeExtras, ToolCallAssembly } from './tool-call-assembly.ts';

/** Text that arrives in pieces; every other field counts as it came last. */
const TEXT_FIELDS = new Set(['reasoning_content', 'reasoning', 'refusal']);

/** One answer of the Chat Completions API, assembled from its chunks (or from the whole answer at once). */
export class ChatCompletionsAnswer {
  readonly #content = new MessageContent();
  readonly #calls = new ToolCallAssembly();
  readonly #thinkTags = new ThinkTagSplitter();
  readonly #sources = new CitedSources();
  /** What the message carried besides role, content and calls; goes back as it came. */
  #fields: JsonObject = {};
  #finishReason: string | undefined;
  #usage: Usage | undefined;
  #hasRefused = false;
  #hasDelta = false;

  /** Throws `ErrorInAnswer` when the server says that it failed. */
  take(chunk: JsonObject): RoundEvent[] {
    throwErrorOf(chunk);
    const events: RoundEvent[] = [];
    const choice = firstChoice(chunk);
    if (choice) {
      throwErrorOf(choice);
      const delta = objectAt(choice, 'delta');
      // Some servers close a stream with the whole message once more.
      const message = delta ?? (this.#hasDelta ? undefined : objectAt(choice, 'message'));
      if (delta) this.#hasDelta = true;
      if (message) events.push(...this.#takeMessage(message));
      this.#finishReason = stringAt(choice, 'finish_reason')?.toLowerCase() ?? this.#finishReason;
    }
    for (const cited of objectsAt(chunk, 'search_results')) pushSource(events, this.#sources.takeObject(cited));
    for (const cited of citationsOf(chunk)) pushSource(events, this.#sources.takeObject(cited));
    this.#usage = readUsage(chunk) ?? this.#usage;
    return events;
  }

  /** The last events; nothing may be taken afterwards. */
  end(): RoundEvent[] {
    const events: RoundEvent[] = this.#thinkTags.end().map(({ kind, text }) => ({ type: kind, delta: text }));
    if (this.#usage) events.push({ type: 'usage', usage: this.#usage });
    return events;
  }

  get finishReason(): string | undefined {
    return this.#finishReason;
  }

  /** Calls the server really made; an entry with neither name nor arguments is a place holder of some servers. */
  calls(): AssembledCall[] {
    return this.#calls.calls.filter(({ name, argumentsText }) => name !== '' || argumentsText !== '');
  }

  stopReason(): StopReason {
    if (this.#hasRefused) return 'refusal';
    const known = STOP_REASONS[this.#finishReason ?? ''];
    // "stop" or nothing at all although calls are there: several servers.
    if (this.calls().length > 0 && (known === 'end' || known === 'tool-calls' || known === undefined))
      return 'tool-calls';
    if (known === 'tool-calls') return 'end';
    return known ?? 'unknown';
  }

  content(): string | JsonObject[] {
    return this.#content.value();
  }

  plainText(): string {
    return this.#content.plainText();
  }

  fields(): JsonObject {
    return this.#fields;
  }

  #takeMessage(message: JsonObject): RoundEvent[] {
    const events: RoundEvent[] = [];
    const { role: _role, content, tool_calls: toolCalls, ...fields } = message;
    const reasoning = reasoningOf(message);
    if (reasoning) events.push({ type: 'reasoning', delta: reasoning });
    const delta = this.#content.take(content);
    if (delta.reasoning) events.push({ type: 'reasoning', delta: delta.reasoning });
    for (const { kind, text } of delta.text ? this.#thinkTags.take(delta.text) : []) {
      events.push({ type: kind, delta: text });
    }
    const refusal = stringAt(message, 'refusal');
    if (refusal) {
      this.#hasRefused = true;
      events.push({ type: 'text', delta: refusal });
    }
    for (const annotation of objectsAt(message, 'annotations')) {
      pushSource(events, this.#sources.takeObject(objectAt(annotation, 'url_citation') ?? annotation));
    }
    this.#calls.take(toolCalls);
    this.#fields = mergeFields(this.#fields, fields);
    return events;
  }
}

const STOP_REASONS: Readonly<Record<string, StopReason>> = {
  stop: 'end',
  eos: 'end',
  eos_token: 'end',
  stop_sequence: 'end',
  end_turn: 'end',
  length: 'length',
  max_tokens: 'length',
  model_length: 'length',
  tool_calls: 'tool-calls',
  function_call: 'tool-calls',
  tool_use: 'tool-calls',
  content_filter: 'content-filter',
  safety: 'content-filter',
  recitation: 'content-filter',
  refusal: 'refusal',
  model_context_window_exceeded: 'context-exceeded',
};

function firstChoice({ choices }: JsonObject): JsonObject | undefined {
  if (!Array.isArray(choices)) return undefined;
  for (const choice of choices) if (isObject(choice) && (numberAt(choice, 'index') ?? 0) === 0) return choice;
  return undefined;
}

function throwErrorOf(object: JsonObject): void {
  if (object.error !== undefined && object.error !== null) throw new ErrorInAnswer(object);
  // Old versions of vLLM, and gateways that pass a problem on with status 200.
  const isBareError = object.object === 'error' || (object.detail !== undefined && object.choices === undefined);
  if (isBareError) throw new ErrorInAnswer(object);
}

/** Hosts name it differently, and some send it twice under both names. */
function reasoningOf(message: JsonObject): string {
  const direct = stringAt(message, 'reasoning_content') || stringAt(message, 'reasoning');
  if (direct !== undefined) return direct;
  return objectsAt(message, 'reasoning_details')
    .map((detail) => stringAt(detail, 'text') ?? stringAt(detail, 'summary') ?? '')
    .join('');
}

const NOTHING: JsonObject[] = [];

function citationsOf(chunk: JsonObject): JsonObject[] {
  if (!Array.isArray(chunk.citations)) return NOTHING;
  return chunk.citations.map((entry) => (typeof entry === 'string' ? { url: entry } : entry)).filter(isObject);
}

function pushSource(events: RoundEvent[], source: Source | undefined): void {
  if (source) events.push({ type: 'source', source });
}

function mergeFields(known: JsonObject, sent: JsonObject): JsonObject {
  let merged = known;
  for (const [name, value] of Object.entries(sent)) {
    if (value === null || value === '') continue;
    const before = Object.hasOwn(known, name) ? known[name] : undefined;
    merged = mergeExtras(merged, { [name]: mergeField(name, before, value) });
  }
  return merged;
}

function mergeField(name: string, before: JsonValue | undefined, value: JsonValue): JsonValue {
  if (TEXT_FIELDS.has(name) && typeof value === 'string') return (typeof before === 'string' ? before : '') + value;
  // The list of the first chunk is ours: copying it for every chunk would make a long answer slower and slower.
  if (Array.isArray(value) && Array.isArray(before)) return value.reduce<JsonValue[]>(addDetail, before);
  return value;
}

/** OpenRouter streams `reasoning_details` in pieces that belong together by `index` and `type`. */
function addDetail(list: JsonValue[], entry: JsonValue): JsonValue[] {
  const last = list.at(-1);
  const belongsToLast =
    isObject(last) &&
    isObject(entry) &&
    entry.type !== undefined &&
    entry.type === last.type &&
    entry.index === last.index;
  if (!belongsToLast || entry.data !== undefined || last.data !== undefined) {
    list.push(entry);
    return list;
  }
  const merged = mergeExtras(last, entry);
  for (const field of ['text', 'summary']) {
    if (typeof last[field] === 'string' && typeof entry[field] === 'string') merged[field] = last[field] + entry[field];
  }
  list[list.length - 1] = merged;
  return list;
}

function readUsage(chunk: JsonObject): Usage | undefined {
  const usage = objectAt(chunk, 'usage') ?? objectAt(objectAt(chunk, 'x_groq'), 'usage');
  if (!usage) return undefined;
  return {
    inputTokens: numberAt(usage, 'prompt_tokens'),
    outputTokens: numberAt(usage, 'completion_tokens'),
    cachedInputTokens:
      numberAt(objectAt(usage, 'prompt_tokens_details'), 'cached_tokens') ?? numberAt(usage, 'prompt_cache_hit_tokens'),
    reasoningTokens: numberAt(objectAt(usage, 'completion_tokens_details'), 'reasoning_tokens'),
  };
}
