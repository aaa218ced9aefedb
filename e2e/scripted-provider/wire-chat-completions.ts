import type { Exchange } from './conversation.ts';
import { type Reply, type Scenario, type Step, sse, textSteps } from './scenario.ts';

interface Message {
  role?: string;
  content?: unknown;
  tool_calls?: { id?: string; function?: { name?: string } }[];
  tool_call_id?: string;
}

/** One chunk of a streamed answer. */
export function chatChunk(delta: unknown, finishReason: string | null = null, more: object = {}): object {
  return {
    id: 'chatcmpl-scripted',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
    ...more,
  };
}

export function chatCompletionsScenario(reply: Reply): Scenario {
  const { usage = { inputTokens: 12, outputTokens: 34 }, calls = [] } = reply;
  const finish = reply.stop === 'length' ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop';
  const steps: Step[] = [sse(chatChunk({ role: 'assistant', content: '' }))];
  if (reply.reasoning) steps.push(sse(chatChunk({ reasoning_content: reply.reasoning })));
  steps.push(...textSteps(reply, (piece) => sse(chatChunk({ content: piece }))));
  calls.forEach((call, index) => {
    const id = call.id ?? `call_${index}_${call.name}`;
    const args = JSON.stringify(call.arguments);
    const half = Math.floor(args.length / 2);
    steps.push(
      sse(chatChunk({ tool_calls: [{ index, id, type: 'function', function: { name: call.name, arguments: '' } }] })),
      sse(chatChunk({ tool_calls: [{ index, function: { arguments: args.slice(0, half) } }] })),
      sse(chatChunk({ tool_calls: [{ index, function: { arguments: args.slice(half) } }] })),
    );
  });
  steps.push(
    sse(
      chatChunk({}, finish),
      {
        object: 'chat.completion.chunk',
        choices: [],
        usage: {
          prompt_tokens: usage.inputTokens,
          completion_tokens: usage.outputTokens,
          total_tokens: usage.inputTokens + usage.outputTokens,
        },
      },
      '[DONE]',
    ),
  );
  return { steps };
}

/** What a strict server would refuse; undefined when there is nothing. */
export function chatCompletionsProblem(body: Record<string, unknown>): string | undefined {
  if (typeof body.model !== 'string' || body.model === '') return 'model is missing';
  const messages = body.messages as Message[] | undefined;
  if (!Array.isArray(messages) || messages.length === 0) return 'messages are missing';
  let open = new Set<string>();
  for (const [index, message] of messages.entries()) {
    if (message.role === 'tool') {
      if (!open.delete(message.tool_call_id ?? ''))
        return `messages[${index}]: no call ${message.tool_call_id} to answer`;
      if (typeof message.content !== 'string' || message.content === '') return `messages[${index}]: empty tool result`;
      continue;
    }
    if (open.size > 0) return `messages[${index}]: the calls ${[...open].join(', ')} have no result`;
    if (message.role === 'system' && index > 0) return `messages[${index}]: a system message comes first`;
    const ids = (message.tool_calls ?? []).map((call) => call.id ?? '');
    if (new Set(ids).size !== ids.length) return `messages[${index}]: an id is used twice`;
    open = new Set(ids);
    if (message.role === 'user' && (message.content === '' || message.content === undefined)) {
      return `messages[${index}]: empty question`;
    }
  }
  return open.size > 0 ? `the calls ${[...open].join(', ')} have no result` : undefined;
}

export function chatCompletionsExchange(body: Record<string, unknown>): Exchange {
  const messages = (body.messages ?? []) as Message[];
  const start = messages.findLastIndex((message) => message.role === 'user');
  const names = new Map(
    messages.flatMap((message) => message.tool_calls ?? []).map((call) => [call.id, call.function?.name ?? '']),
  );
  const tools = (body.tools ?? []) as { function?: { name?: string } }[];
  return {
    question: String(messages[start]?.content ?? ''),
    results: messages
      .slice(start + 1)
      .filter((message) => message.role === 'tool')
      .map((message) => ({ tool: names.get(message.tool_call_id) ?? '', content: String(message.content) })),
    tools: tools.map((tool) => tool.function?.name ?? ''),
  };
}
