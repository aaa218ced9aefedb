import type { ToolFunction } from '#shared/tool/definition.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { withAdditionalParameters } from '../additional-parameters.ts';
import { streamAnswer } from '../answer-stream.ts';
import { objectsAt } from '../json-access.ts';
import type {
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
import { CallIds } from './call-ids.ts';
import { ChatCompletionsAnswer } from './chat-completions-answer.ts';
import { eventsOfChunk } from './events-of-chunk.ts';
import type { AssembledCall } from './tool-call-assembly.ts';
import { type ToolNames, toolNames } from './tool-names.ts';
import {
  CALL_NOT_RUN,
  offeredTools,
  RESULT_NOT_KEPT,
  readableHistory,
  replayFor,
  type WireContext,
} from './wire-context.ts';

/** Older names of what the app decides about, and several answers at once. */
const ALSO_DECIDED_BY_APP = ['functions', 'function_call', 'n'];

/** `POST /chat/completions`, as OpenAI defined it and everybody else varies it. */
export class ChatCompletionsAdapter implements ProviderAdapter {
  readonly wireApi = 'CHAT_COMPLETIONS' as const;
  readonly #context: WireContext;
  readonly #callIds: CallIds;
  /** What was said since the question: answers as they came, and results. */
  readonly #messages: JsonObject[] = [];

  constructor(context: WireContext) {
    this.#context = context;
    this.#callIds = new CallIds(context.quirks.callIds);
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
      this.#messages.push({ role: 'tool', tool_call_id: callId, content: content || '(empty)' });
    }
  }

  transcript(): ReplayTranscript {
    const { instance } = this.#context.options;
    const items = this.#messages.map((message) =>
      message.role === 'tool' ? { ...message, content: RESULT_NOT_KEPT } : message,
    );
    const answered = new Set(items.map((message) => message.tool_call_id));
    const open = objectsAt(items.at(-1), 'tool_calls').filter(({ id }) => !answered.has(id));
    for (const { id } of open) items.push({ role: 'tool', tool_call_id: id ?? null, content: CALL_NOT_RUN });
    return { wireApi: this.wireApi, providerId: instance.id, model: instance.model.id, items };
  }

  async *#attempt(request: RoundRequest): AsyncGenerator<RoundEvent> {
    const { connection, quirks } = this.#context;
    const { subject } = connection.endpoint;
    const tools = offeredTools(request);
    const names = toolNames(tools, quirks.toolNames);
    const answer = new ChatCompletionsAnswer();
    let isComplete = false;
    try {
      const body = this.#body(request, tools, names);
      const stream = streamAnswer(connection, {
        path: '/chat/completions',
        body,
        signal: request.signal,
        offersTools: tools.length > 0,
      });
      for await (const items of stream) {
        // A loop, since `yield*` over anything costs an asynchronous generator several turns for each value.
        for (const event of eventsOfChunk(items, ({ value }) => answer.take(value))) yield event;
      }
      yield* answer.end();
      yield* this.#complete(answer, names);
      isComplete = true;
    } catch (error) {
      throw assemblyError(error, subject, tools.length > 0);
    } finally {
      // Stopped or broken off: what was shown is part of the chat, half a call or a thought without end is not.
      const shown = answer.plainText();
      if (!isComplete && shown !== '') this.#messages.push({ role: 'assistant', content: shown });
    }
  }

  #body(request: RoundRequest, tools: readonly ToolFunction[], names: ToolNames): JsonObject {
    const { model, quirks, additionalParameters } = this.#context;
    const body: JsonObject = { model, messages: this.#requestMessages(request, tools), stream: true };
    if (tools.length > 0) {
      body.tools = tools.map((tool) => this.#tool(tool, names));
      if (!request.allowParallelCalls && quirks.takesParallelToolCallsParameter) body.parallel_tool_calls = false;
    }
    const defaults: JsonObject = quirks.takesStreamOptions ? { stream_options: { include_usage: true } } : {};
    return withAdditionalParameters({ ...defaults, ...additionalParameters }, body, ALSO_DECIDED_BY_APP);
  }

  #requestMessages(request: RoundRequest, tools: readonly ToolFunction[]): JsonObject[] {
    const { options } = this.#context;
    // One system message at the very beginning: many chat templates refuse any other place for it.
    const system = [options.systemPrompt, request.closingInstruction].filter(Boolean).join('\n\n');
    return [
      ...(system ? [{ role: 'system', content: system }] : []),
      ...this.#history(tools.length > 0),
      ...this.#messages,
    ];
  }

  #history(offersTools: boolean): JsonObject[] {
    const { options } = this.#context;
    const own = { wireApi: this.wireApi, providerId: options.instance.id, model: options.instance.model.id };
    return readableHistory(options.history).flatMap((item): JsonObject[] => {
      const replay = replayFor(item, own);
      // Hosts refuse earlier calls in a request that has no tools; what was said then is enough.
      const isUsable = replay && (offersTools || !replay.some((message) => message.role === 'tool'));
      if (isUsable) return replay;
      return item.text.trim() === '' ? [] : [{ role: item.role, content: item.text }];
    });
  }

  #tool({ name, descriptionForLLM, parameters, strict }: ToolFunction, names: ToolNames): JsonObject {
    const converted =
      strict && this.#context.quirks.strictTools === 'converted' ? toStrictSchema(parameters) : undefined;
    return {
      type: 'function',
      function: {
        name: names.toWire(name),
        description: descriptionForLLM,
        parameters: (converted ?? parameters) as JsonObject,
        strict: converted !== undefined,
      },
    };
  }

  *#complete(answer: ChatCompletionsAnswer, names: ToolNames): Generator<RoundEvent> {
    const calls = answer.calls().map((call) => ({ ...call, id: this.#callIds.claim(call.id) }));
    if (answer.finishReason === undefined && calls.some(isCutOff)) {
      throw providerError('broken-stream', this.#context.connection.endpoint.subject);
    }
    const message = this.#echo(answer, calls);
    if (message) this.#messages.push(message);
    for (const { id, name, argumentsText } of calls) {
      yield { type: 'tool-call', call: { callId: id, name: names.fromWire(name), argumentsText } };
    }
    yield { type: 'done', stopReason: answer.stopReason(), detail: answer.finishReason };
  }

  /** The message as it goes back: everything it carried, in the form the host takes. Undefined: it said nothing. */
  #echo(answer: ChatCompletionsAnswer, calls: readonly (AssembledCall & { id: string })[]): JsonObject | undefined {
    const { quirks } = this.#context;
    const content = answer.content();
    const isEmpty = content.length === 0;
    if (isEmpty && calls.length === 0) return undefined;
    const fields = Object.entries(answer.fields()).filter(([name]) => !quirks.echoDrops.includes(name));
    const message: JsonObject = { role: 'assistant', content, ...Object.fromEntries(fields) };
    if (isEmpty) {
      if (quirks.emptyContent === 'absent') delete message.content;
      else message.content = quirks.emptyContent === 'null' ? null : '';
    }
    if (calls.length > 0) message.tool_calls = calls.map(echoOfCall);
    return message;
  }
}

function echoOfCall({ id, name, argumentsText, extras, functionExtras }: AssembledCall & { id: string }): JsonObject {
  return {
    ...extras,
    id,
    type: 'function',
    function: { ...functionExtras, name: name || 'unnamed', arguments: argumentsText.trim() || '{}' },
  };
}

/** Arguments that begin and never end, in a stream that ended without saying why. */
function isCutOff({ argumentsText }: AssembledCall): boolean {
  try {
    if (argumentsText.trim() !== '') JSON.parse(argumentsText);
    return false;
  } catch {
    return true;
  }
}
