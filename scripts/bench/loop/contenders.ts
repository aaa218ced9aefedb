// Four ways to make the same answer: ours, the `ai` package, the raw stream of the `openai` package, and no package.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { isStepCount, jsonSchema, streamText, tool } from 'ai';
import { createParser } from 'eventsource-parser';
import OpenAI from 'openai';
import { fetch as undiciFetch } from 'undici';
import { createAdapter } from '../../../src-main/providers/create-adapter.ts';
import { runToolLoop } from '../../../src-main/tools/loop.ts';
import { toolBench, toolOf } from '../../../src-main/tools/testing/tool-bench.ts';
import {
  type Contender,
  ROUNDS_PER_ANSWER,
  SYSTEM_PROMPT,
  TOOL_DESCRIPTION,
  TOOL_NAME,
  TOOL_RESULT,
  TOOL_SCHEMA,
} from './workload.ts';

/** The same HTTP client for all of them. */
const sameFetch = undiciFetch as unknown as typeof globalThis.fetch;

/** Adapter, loop, registry, gates, argument reading and limits, as in an answer of the app. */
const ours: Contender = async (baseUrl, question) => {
  const counter = toolOf(TOOL_NAME, () => ({ content: TOOL_RESULT }));
  const definition = {
    name: TOOL_NAME,
    descriptionForLLM: TOOL_DESCRIPTION,
    strict: true,
    parameters: TOOL_SCHEMA,
  };
  const bench = toolBench([counter], { definitions: { [TOOL_NAME]: { function: definition } } });
  const adapter = createAdapter({
    instance: {
      id: 'bench',
      kind: 'OPENAI_COMPATIBLE',
      name: 'Bench',
      baseUrl,
      model: { id: 'scripted' },
    },
    apiKey: 'bench',
    systemPrompt: SYSTEM_PROMPT,
    history: [{ role: 'user', text: question }],
    beforeRequest: () => {},
  });
  let text = '';
  const onEvent = (event: Parameters<ReturnType<typeof bench.loopInput>['onEvent']>[0]) => {
    if (event.type === 'text') text += event.delta;
  };
  await runToolLoop(bench.loopInput(adapter, { onEvent }));
  return text;
};

const ai: Contender = async (baseUrl, question) => {
  const provider = createOpenAICompatible({
    name: 'bench',
    baseURL: baseUrl,
    apiKey: 'bench',
    includeUsage: true,
    fetch: sameFetch,
  });
  const { fullStream } = streamText({
    model: provider('scripted'),
    system: SYSTEM_PROMPT,
    messages: [{ role: 'user', content: question }],
    tools: {
      [TOOL_NAME]: tool({
        description: TOOL_DESCRIPTION,
        inputSchema: jsonSchema<{ step: number }>(TOOL_SCHEMA),
        execute: async () => TOOL_RESULT,
      }),
    },
    stopWhen: isStepCount(ROUNDS_PER_ANSWER + 1),
  });
  let text = '';
  for await (const part of fullStream) {
    if (part.type === 'text-delta') text += part.text;
    else if (part.type === 'error') throw part.error;
  }
  return text;
};

interface Chunk {
  choices: {
    delta?: {
      content?: string | null;
      tool_calls?: { index: number; id?: string; function?: { name?: string; arguments?: string } }[];
    };
  }[];
}

interface Call {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

/** The least that a loop can do: assemble calls by their index, answer them, ask again. Nothing is checked or bounded. */
function bareLoop(stream: (baseUrl: string, body: object) => AsyncIterable<Chunk>): Contender {
  return async (baseUrl, question) => {
    const messages: object[] = [
      { role: 'system', content: SYSTEM_PROMPT },
      { role: 'user', content: question },
    ];
    const body = {
      model: 'scripted',
      messages,
      stream: true,
      stream_options: { include_usage: true },
      tools: [
        { type: 'function', function: { name: TOOL_NAME, description: TOOL_DESCRIPTION, parameters: TOOL_SCHEMA } },
      ],
    };
    let text = '';
    for (;;) {
      const calls: Call[] = [];
      for await (const chunk of stream(baseUrl, body)) {
        const delta = chunk.choices[0]?.delta;
        if (delta?.content) text += delta.content;
        for (const { index, id, function: part } of delta?.tool_calls ?? []) {
          const call = calls[index] ?? { id: '', type: 'function', function: { name: '', arguments: '' } };
          calls[index] = call;
          if (id) call.id = id;
          call.function.name += part?.name ?? '';
          call.function.arguments += part?.arguments ?? '';
        }
      }
      if (calls.length === 0) return text;
      messages.push({ role: 'assistant', content: '', tool_calls: calls });
      for (const { id, function: called } of calls) {
        JSON.parse(called.arguments);
        messages.push({ role: 'tool', tool_call_id: id, content: TOOL_RESULT });
      }
    }
  };
}

const openai = bareLoop(async function* (baseURL, body) {
  const client = new OpenAI({ baseURL, apiKey: 'bench', fetch: sameFetch });
  const stream = await client.chat.completions.create(
    body as OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming,
  );
  yield* stream as AsyncIterable<Chunk>;
});

const bare = bareLoop(async function* (baseUrl, body) {
  const response = await undiciFetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer bench' },
    body: JSON.stringify(body),
  });
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    for (const data of events.splice(0)) if (data !== '[DONE]') yield JSON.parse(data) as Chunk;
  }
});

export const CONTENDERS = { ours, ai, openai, bare };
export type ContenderName = keyof typeof CONTENDERS;
