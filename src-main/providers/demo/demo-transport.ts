import { setTimeout as pause } from 'node:timers/promises';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { arrayAt, isObject, objectAt, objectsAt, stringAt } from '../json-access.ts';
import { createTransport, type ProviderFetch, type ProviderTransport } from '../transport.ts';
import { type DemoExchange, type DemoReply, demoReply } from './demo-rules.ts';

/** Between two words, so that the demo shows what streaming looks like. */
const WORD_PAUSE_MS = 12;

/**
 * The server behind "Demo, no AI": answers Chat Completions requests inside the app, by rules. Everything else about the
 * provider is as with any other, from the adapter to the policy checks. Opens no connection.
 */
export function createDemoTransport(wordPauseMs = WORD_PAUSE_MS): ProviderTransport {
  const answer: ProviderFetch = async (_url, { body, signal }) => {
    signal.throwIfAborted();
    const reply = demoReply(exchangeOf(JSON.parse(String(body)) as JsonObject));
    return {
      status: 200,
      headers: new Headers({ 'content-type': 'text/event-stream' }),
      body: encoded(chunksOf(reply), wordPauseMs, signal),
    };
  };
  return createTransport({ fetch: answer });
}

function exchangeOf(request: JsonObject): DemoExchange {
  const messages = objectsAt(request, 'messages');
  const start = messages.findLastIndex(({ role }) => role === 'user');
  const names = new Map(
    messages
      .flatMap((message) => objectsAt(message, 'tool_calls'))
      .map((call) => [call.id, stringAt(objectAt(call, 'function'), 'name') ?? '']),
  );
  return {
    question: stringAt(messages[start], 'content') ?? '',
    results: messages
      .slice(start + 1)
      .filter(({ role }) => role === 'tool')
      .map((message) => ({ tool: names.get(message.tool_call_id) ?? '', content: stringAt(message, 'content') ?? '' })),
    tools: objectsAt(request, 'tools')
      .map((tool) => objectAt(tool, 'function'))
      .filter(isObject)
      .map((tool) => ({
        name: stringAt(tool, 'name') ?? '',
        requiredArguments: arrayAt(objectAt(tool, 'parameters'), 'required').map(String),
      })),
  };
}

function chunksOf(reply: DemoReply): JsonObject[] {
  if ('call' in reply) {
    const { name, arguments: args } = reply.call;
    const call = { index: 0, type: 'function', function: { name, arguments: JSON.stringify(args) } };
    return [{ delta: { tool_calls: [call] } }, { delta: {}, finish_reason: 'tool_calls' }];
  }
  const words = reply.text.match(/\S+\s*/g) ?? [];
  return [...words.map((word) => ({ delta: { content: word } })), { delta: {}, finish_reason: 'stop' }];
}

async function* encoded(choices: JsonObject[], wordPauseMs: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const choice of choices) {
    if (wordPauseMs > 0) await pause(wordPauseMs, undefined, { signal });
    yield encoder.encode(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`);
  }
  yield encoder.encode('data: [DONE]\n\n');
}
