import type { ToolFunction } from '#shared/tool/definition.ts';
import type { JsonObject, JsonValue } from '#shared/tool/json-schema.ts';
import { withAdditionalParameters } from '../additional-parameters.ts';
import { streamAnswer } from '../answer-stream.ts';
import { arrayAt, stringAt } from '../json-access.ts';
import type {
  ModelToolCall,
  ModelToolResult,
  ProviderAdapter,
  ReplayTranscript,
  RoundEvent,
  RoundRequest,
} from '../provider-adapter.ts';
import { providerError } from '../provider-errors.ts';
import { withRepetitions } from '../round.ts';
import { toStrictSchema } from '../strict-schema.ts';
import { assemblyError } from './answer-errors.ts';
import { madeUpCallId } from './call-ids.ts';
import { eventsOfChunk } from './events-of-chunk.ts';
import { providerNativeTools } from './native-tools.ts';
import { ResponsesAnswer } from './responses-answer.ts';
import {
  CALL_NOT_RUN,
  offeredTools,
  RESULT_NOT_KEPT,
  readableHistory,
  replayFor,
  type WireContext,
} from './wire-context.ts';

/** Would store the conversation at the provider, or take it from there. */
const ALSO_DECIDED_BY_APP = ['store', 'previous_response_id', 'conversation', 'background', 'prompt'];

/** `POST /responses` of OpenAI. Nothing is stored there: every request carries the whole conversation. */
export class ResponsesAdapter implements ProviderAdapter {
  readonly wireApi = 'RESPONSES' as const;
  readonly #context: WireContext;
  /** Output items of this answer's rounds, and the outputs of their calls. */
  readonly #items: JsonObject[] = [];

  constructor(context: WireContext) {
    this.#context = context;
  }

  startRound(request: RoundRequest): AsyncIterable<RoundEvent> {
    const { connection, options } = this.#context;
    return withRepetitions(() => this.#attempt(request), {
      subject: connection.endpoint.subject,
      signal: request.signal,
      retryNow: options.retryNow,
      maxRequestsPerRound: options.maxRequestsPerRound,
    });
  }

  recordToolResults(results: readonly ModelToolResult[]): void {
    for (const { callId, content } of results) {
      this.#items.push({ type: 'function_call_output', call_id: callId, output: content || '(empty)' });
    }
  }

  transcript(): ReplayTranscript {
    const { instance } = this.#context.options;
    // A call that cannot be answered would make every later request fail.
    const items = this.#items
      .filter((item) => item.type !== 'function_call' || stringAt(item, 'call_id'))
      .map((item) => (item.type === 'function_call_output' ? { ...item, output: RESULT_NOT_KEPT } : item));
    const answered = new Set(items.flatMap((item) => (item.type === 'function_call_output' ? [item.call_id] : [])));
    const open = items.filter((item) => item.type === 'function_call' && !answered.has(item.call_id));
    for (const { call_id } of open) {
      items.push({ type: 'function_call_output', call_id: call_id ?? null, output: CALL_NOT_RUN });
    }
    return { wireApi: this.wireApi, providerId: instance.id, model: instance.model.id, items };
  }

  async *#attempt(request: RoundRequest): AsyncGenerator<RoundEvent> {
    const { connection } = this.#context;
    const { subject } = connection.endpoint;
    const tools = offeredTools(request);
    const answer = new ResponsesAnswer();
    let isComplete = false;
    try {
      const stream = streamAnswer(connection, {
        path: '/responses',
        body: this.#body(request, tools),
        signal: request.signal,
        offersTools: tools.length > 0,
      });
      for await (const items of stream) {
        for (const event of eventsOfChunk(items, ({ value, name }) => answer.take(value, name))) yield event;
      }
      if (!answer.isComplete()) throw providerError('broken-stream', subject);
      this.#items.push(...answer.items());
      isComplete = true;
      yield* answer.end();
      for (const item of answer.calls()) yield { type: 'tool-call', call: toolCallOf(item) };
      yield { type: 'done', ...answer.stopReason() };
    } catch (error) {
      throw assemblyError(error, subject, tools.length > 0);
    } finally {
      const shown = answer.plainText();
      if (!isComplete && shown !== '') this.#items.push({ role: 'assistant', content: shown });
    }
  }

  #body(request: RoundRequest, tools: readonly ToolFunction[]): JsonObject {
    const { model, options, additionalParameters } = this.#context;
    const body: JsonObject = {
      model,
      input: this.#input(request, tools.length > 0),
      stream: true,
      store: false,
    };
    if (options.systemPrompt) body.instructions = options.systemPrompt;
    const include = this.#include();
    if (include.length > 0) body.include = include;
    const offered = [
      ...tools.map((tool) => this.#tool(tool)),
      ...(request.toolChoice === 'none' ? [] : providerNativeTools(this.#context)),
    ];
    if (offered.length > 0) body.tools = offered;
    if (tools.length > 0 && !request.allowParallelCalls) body.parallel_tool_calls = false;
    return withAdditionalParameters(additionalParameters, body, ALSO_DECIDED_BY_APP);
  }

  /** Without storage, reasoning can only go back encrypted; models that do not reason refuse to be asked for it. */
  #include(): JsonValue[] {
    const own = this.#context.isReasoningModel ? ['reasoning.encrypted_content'] : [];
    return [...new Set([...own, ...arrayAt(this.#context.additionalParameters, 'include')])];
  }

  #input(request: RoundRequest, offersTools: boolean): JsonObject[] {
    const { options } = this.#context;
    const own = { wireApi: this.wireApi, providerId: options.instance.id, model: options.instance.model.id };
    const history = readableHistory(options.history).flatMap((item): JsonObject[] => {
      const replay = replayFor(item, own);
      const isUsable = replay && (offersTools || !replay.some(({ type }) => type === 'function_call'));
      if (isUsable) return replay;
      return item.text.trim() === '' ? [] : [{ role: item.role, content: item.text }];
    });
    const closing = request.closingInstruction ? [{ role: 'developer', content: request.closingInstruction }] : [];
    return [...history, ...this.#items, ...closing];
  }

  #tool({ name, descriptionForLLM, parameters, strict }: ToolFunction): JsonObject {
    const mayBeStrict = strict && this.#context.quirks.strictTools === 'converted';
    const converted = mayBeStrict ? toStrictSchema(parameters) : undefined;
    return {
      type: 'function',
      name,
      description: descriptionForLLM,
      parameters: (converted ?? parameters) as JsonObject,
      strict: converted !== undefined,
    };
  }
}

function toolCallOf(item: JsonObject): ModelToolCall {
  const callId = stringAt(item, 'call_id');
  const call = { name: stringAt(item, 'name') ?? '', argumentsText: stringAt(item, 'arguments') ?? '' };
  if (callId) return { callId, ...call };
  return {
    callId: madeUpCallId(),
    ...call,
    unanswerable: 'The provider sent this call without a call_id, so no result can be given back.',
  };
}
