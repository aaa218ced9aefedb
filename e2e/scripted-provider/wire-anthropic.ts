import type { Exchange } from './conversation.ts';
import { namedSse, type Reply, type Scenario, type Step, textSteps } from './scenario.ts';

interface Block {
  type?: string;
  text?: string;
  id?: string;
  name?: string;
  tool_use_id?: string;
  content?: unknown;
}

interface Message {
  role?: string;
  content?: string | Block[];
}

export function anthropicScenario(reply: Reply): Scenario {
  const { usage = { inputTokens: 12, outputTokens: 34 }, calls = [] } = reply;
  const steps: Step[] = [
    namedSse({
      type: 'message_start',
      message: {
        id: 'msg_scripted',
        type: 'message',
        role: 'assistant',
        content: [],
        usage: { input_tokens: usage.inputTokens, output_tokens: 1 },
      },
    }),
  ];
  let index = 0;
  if (reply.reasoning) {
    steps.push(
      namedSse(
        { type: 'content_block_start', index, content_block: { type: 'thinking', thinking: '', signature: '' } },
        { type: 'content_block_delta', index, delta: { type: 'thinking_delta', thinking: reply.reasoning } },
        { type: 'content_block_delta', index, delta: { type: 'signature_delta', signature: 'c2lnbmVk' } },
        { type: 'content_block_stop', index },
      ),
    );
    index += 1;
  }
  if (reply.text) {
    const at = index;
    steps.push(
      namedSse({ type: 'content_block_start', index: at, content_block: { type: 'text', text: '' } }, { type: 'ping' }),
      ...textSteps(reply, (text) =>
        namedSse({ type: 'content_block_delta', index: at, delta: { type: 'text_delta', text } }),
      ),
      namedSse({ type: 'content_block_stop', index: at }),
    );
    index += 1;
  }
  for (const [n, call] of calls.entries()) {
    const args = JSON.stringify(call.arguments);
    const half = Math.floor(args.length / 2);
    steps.push(
      namedSse(
        {
          type: 'content_block_start',
          index,
          content_block: { type: 'tool_use', id: call.id ?? `toolu_${n}_${call.name}`, name: call.name, input: {} },
        },
        { type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json: args.slice(0, half) } },
        { type: 'content_block_delta', index, delta: { type: 'input_json_delta', partial_json: args.slice(half) } },
        { type: 'content_block_stop', index },
      ),
    );
    index += 1;
  }
  const stop =
    reply.stop === 'length'
      ? 'max_tokens'
      : reply.stop === 'refusal'
        ? 'refusal'
        : calls.length > 0
          ? 'tool_use'
          : 'end_turn';
  steps.push(
    namedSse(
      { type: 'message_delta', delta: { stop_reason: stop }, usage: { output_tokens: usage.outputTokens } },
      { type: 'message_stop' },
    ),
  );
  return { steps };
}

export function anthropicProblem(body: Record<string, unknown>): string | undefined {
  if (typeof body.model !== 'string' || body.model === '') return 'model: field required';
  if (typeof body.max_tokens !== 'number') return 'max_tokens: field required';
  const messages = body.messages as Message[] | undefined;
  if (!Array.isArray(messages) || messages.length === 0) return 'messages: at least one message is required';
  if (messages[0]?.role !== 'user') return 'messages: first message must use the "user" role';
  let open = new Set<string>();
  for (const [index, message] of messages.entries()) {
    const blocks = blocksOf(message);
    if (blocks.some((block) => block.type === 'text' && !block.text)) {
      return `messages.${index}: text content blocks must be non-empty`;
    }
    const results = blocks.filter((block) => block.type === 'tool_result');
    const firstOther = blocks.findIndex((block) => block.type !== 'tool_result');
    if (results.length > 0 && firstOther >= 0 && firstOther < results.length)
      return `messages.${index}: results come first`;
    for (const { tool_use_id: id } of results) {
      if (!open.delete(id ?? '')) return `messages.${index}: unexpected tool_use_id ${id}`;
    }
    if (open.size > 0) return `messages.${index}: tool_use ids without tool_result: ${[...open].join(', ')}`;
    open = new Set(blocks.filter((block) => block.type === 'tool_use').map((block) => block.id ?? ''));
    if (open.size > 0 && !body.tools) return 'Requests which include tool_use blocks must define tools';
  }
  return open.size > 0 ? `tool_use ids without tool_result: ${[...open].join(', ')}` : undefined;
}

export function anthropicExchange(body: Record<string, unknown>): Exchange {
  const messages = (body.messages ?? []) as Message[];
  const start = messages.findLastIndex(
    (message) => message.role === 'user' && blocksOf(message).some((block) => block.type === 'text'),
  );
  const names = new Map(
    messages
      .flatMap(blocksOf)
      .filter((block) => block.type === 'tool_use')
      .map((block) => [block.id, block.name ?? '']),
  );
  const question = messages[start] ? blocksOf(messages[start]).findLast((block) => block.type === 'text') : undefined;
  const isChoiceNone = (body.tool_choice as { type?: string } | undefined)?.type === 'none';
  return {
    question: question?.text ?? '',
    results: messages
      .slice(start + 1)
      .flatMap(blocksOf)
      .filter((block) => block.type === 'tool_result')
      .map((block) => ({ tool: names.get(block.tool_use_id) ?? '', content: String(block.content) })),
    tools: isChoiceNone ? [] : ((body.tools ?? []) as { name?: string }[]).map((tool) => tool.name ?? ''),
  };
}

function blocksOf(message: Message): Block[] {
  return typeof message.content === 'string' ? [{ type: 'text', text: message.content }] : (message.content ?? []);
}
