import type { ToolFunction } from '#shared/tool/definition.ts';
import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import { withAdditionalParameters } from '../additional-parameters.ts';
import { streamAnswer } from '../answer-stream.ts';
import { objectsAt, stringAt } from '../json-access.ts';
import type {
  ModelToolResult,
  ProviderAdapter,
  ReplayTranscript,
  RoundEvent,
  RoundRequest,
} from '../provider-adapter.ts';
import { providerError } from '../provider-errors.ts';
import { withRepetitions } from '../round.ts';
import { isStrictAsWritten } from '../strict-schema.ts';
import { assemblyError } from './answer-errors.ts';
import { AnthropicAnswer } from './anthropic-answer.ts';
import { MAX_STRICT_TOOLS, maxOutputTokens, takesStrictTools } from './anthropic-models.ts';
import { eventsOfChunk } from './events-of-chunk.ts';
import { providerNativeTools } from './native-tools.ts';
import { CALL_NOT_RUN, RESULT_NOT_KEPT, readableHistory, replayFor, type WireContext } from './wire-context.ts';

/** How often a round is continued before it counts as "paused". */
const MAX_PAUSES = 10;

/** Marks the end of what stays the same from request to request, for the provider's cache. */
const CACHED = { cache_control: { type: 'ephemeral' } } as const;

/** `POST /messages` of Anthropic: content blocks, which go back unchanged. */
export class AnthropicMessagesAdapter implements ProviderAdapter {
  readonly wireApi = 'ANTHROPIC_MESSAGES' as const;
  readonly #context: WireContext;
  /** The turns of this answer: the model's blocks, and user messages of results. */
  readonly #messages: JsonObject[] = [];

  constructor(context: WireContext) {
    this.#context = context;
  }

  /**
   * Goes on by itself after `pause_turn`, which the API sends when tools that it runs itself take long: the paused turn goes
   * back as it is, and the round is over when the model says so.
   */
  async *startRound(request: RoundRequest): AsyncGenerator<RoundEvent> {
    const { connection, options } = this.#context;
    for (let pauses = 0; ; pauses += 1) {
      let isPaused = false;
      const events = withRepetitions(() => this.#attempt(request), {
        subject: connection.endpoint.subject,
        signal: request.signal,
        retryNow: options.retryNow,
        maxRequestsPerRound: options.maxRequestsPerRound,
      });
      for await (const event of events) {
        isPaused = event.type === 'done' && event.stopReason === 'paused' && pauses < MAX_PAUSES;
        if (!isPaused) yield event;
      }
      if (!isPaused) return;
    }
  }

  /** All results of a round in one message: split up, they teach the model to call one tool at a time. */
  recordToolResults(results: readonly ModelToolResult[]): void {
    if (results.length === 0) return;
    this.#messages.push({
      role: 'user',
      content: results.map(({ callId, content, isError }) => ({
        type: 'tool_result',
        tool_use_id: callId,
        content: content || '(empty)',
        ...(isError ? { is_error: true } : {}),
      })),
    });
  }

  transcript(): ReplayTranscript {
    const { instance } = this.#context.options;
    const items = this.#messages.map(
      (message): JsonObject => ({
        ...message,
        content: Array.isArray(message.content)
          ? objectsAt(message, 'content').map(withoutResult)
          : (message.content ?? ''),
      }),
    );
    const open = callsIn(this.#messages.at(-1));
    if (open.length > 0) {
      items.push({
        role: 'user',
        content: open.map((id) => ({ type: 'tool_result', tool_use_id: id, content: CALL_NOT_RUN, is_error: true })),
      });
    }
    return { wireApi: this.wireApi, providerId: instance.id, model: instance.model.id, items };
  }

  async *#attempt(request: RoundRequest): AsyncGenerator<RoundEvent> {
    const { connection } = this.#context;
    const { subject } = connection.endpoint;
    const offersTools = request.tools.length > 0;
    const answer = new AnthropicAnswer();
    let isComplete = false;
    try {
      const stream = streamAnswer(connection, {
        path: '/messages',
        body: this.#body(request),
        signal: request.signal,
        offersTools,
      });
      for await (const items of stream) {
        for (const event of eventsOfChunk(items, ({ value, name }) => answer.take(value, name))) yield event;
      }
      if (!answer.isComplete()) throw providerError('broken-stream', subject);
      const end = answer.stopReason();
      const blocks = answer.blocks();
      isComplete = true;
      // A refused turn must not go back: the model would refuse for its sake again.
      if (blocks.length > 0 && end.stopReason !== 'refusal')
        this.#messages.push({ role: 'assistant', content: blocks });
      yield* answer.end();
      for (const call of answer.calls()) yield { type: 'tool-call', call };
      yield { type: 'done', ...end };
    } catch (error) {
      throw assemblyError(error, subject, offersTools);
    } finally {
      const shown = answer.plainText();
      if (!isComplete && shown.trim() !== '') this.#messages.push({ role: 'assistant', content: shown });
    }
  }

  #body(request: RoundRequest): JsonObject {
    const { model, options, additionalParameters } = this.#context;
    const body: JsonObject = { model, messages: this.#requestMessages(request.tools.length > 0), stream: true };
    const system = [
      ...(options.systemPrompt ? [{ type: 'text', text: options.systemPrompt, ...CACHED }] : []),
      // After the cached part, which it would change otherwise.
      ...(request.closingInstruction ? [{ type: 'text', text: request.closingInstruction }] : []),
    ];
    if (system.length > 0) body.system = system;
    const tools = this.#tools(request);
    if (tools.length > 0) {
      body.tools = tools;
      body.tool_choice = toolChoiceOf(request);
    }
    const { contextWindowTokens = Number.POSITIVE_INFINITY } = options.instance;
    const defaults = { max_tokens: Math.min(maxOutputTokens(model), contextWindowTokens) };
    return withAdditionalParameters({ ...defaults, ...additionalParameters }, body);
  }

  #tools(request: RoundRequest): JsonObject[] {
    const mayBeStrict = this.#context.quirks.strictTools === 'as-written' && takesStrictTools(this.#context.model);
    let strictTools = 0;
    const tools = request.tools.map((tool: ToolFunction): JsonObject => {
      const isStrict =
        mayBeStrict && tool.strict && strictTools < MAX_STRICT_TOOLS && isStrictAsWritten(tool.parameters);
      if (isStrict) strictTools += 1;
      return {
        name: tool.name,
        description: tool.descriptionForLLM,
        input_schema: tool.parameters as JsonObject,
        ...(isStrict ? { strict: true } : {}),
      };
    });
    const last = tools.at(-1);
    if (last) tools[tools.length - 1] = { ...last, ...CACHED };
    return [...tools, ...providerNativeTools(this.#context)];
  }

  #requestMessages(offersTools: boolean): JsonObject[] {
    const { options } = this.#context;
    const own = { wireApi: this.wireApi, providerId: options.instance.id, model: options.instance.model.id };
    const history = readableHistory(options.history).flatMap((item): JsonObject[] => {
      const replay = replayFor(item, own);
      // The API refuses earlier calls in a request without tools.
      const isUsable = replay && (offersTools || !replay.some((message) => callsIn(message).length > 0));
      if (isUsable) return replay;
      return item.text.trim() === '' ? [] : [{ role: item.role, content: item.text }];
    });
    return joinUserMessages([...history, ...this.#messages]);
  }
}

/** The Messages API keeps the tools in the final round, where earlier calls need them. */
function toolChoiceOf(request: RoundRequest): JsonObject {
  if (request.toolChoice === 'none') return { type: 'none' };
  return request.allowParallelCalls ? { type: 'auto' } : { type: 'auto', disable_parallel_tool_use: true };
}

function callsIn(message: JsonObject | undefined): string[] {
  return objectsAt(message, 'content')
    .filter(({ type }) => type === 'tool_use')
    .map((block) => stringAt(block, 'id') ?? '');
}

function withoutResult(block: JsonObject): JsonObject {
  return block.type === 'tool_result' ? { ...block, content: RESULT_NOT_KEPT } : block;
}

/** A question after results (of an answer that was stopped) joins their message, behind them. */
function joinUserMessages(messages: JsonObject[]): JsonObject[] {
  const joined: JsonObject[] = [];
  for (const message of messages) {
    const last = joined.at(-1);
    if (message.role === 'user' && last?.role === 'user') {
      joined[joined.length - 1] = { role: 'user', content: [...blocksOf(last.content), ...blocksOf(message.content)] };
    } else {
      joined.push(message);
    }
  }
  return joined;
}

function blocksOf(content: JsonValue | undefined): JsonValue[] {
  return Array.isArray(content) ? content : [{ type: 'text', text: String(content ?? '') }];
}
