import type { Exchange } from './conversation.ts';
import { namedSse, type Reply, type Scenario, type Step, textSteps } from './scenario.ts';

interface Item {
  type?: string;
  role?: string;
  content?: unknown;
  call_id?: string;
  name?: string;
  output?: unknown;
}

export function responsesScenario(reply: Reply): Scenario {
  const { usage = { inputTokens: 12, outputTokens: 34 }, calls = [] } = reply;
  const output: object[] = [];
  const steps: Step[] = [
    namedSse({ type: 'response.created', response: { id: 'resp_scripted', status: 'in_progress' } }),
  ];
  if (reply.reasoning) {
    const item = {
      type: 'reasoning',
      id: 'rs_scripted',
      summary: [{ type: 'summary_text', text: reply.reasoning }],
      encrypted_content: 'ZW5jcnlwdGVk',
    };
    steps.push(
      namedSse(
        { type: 'response.output_item.added', output_index: output.length, item: { ...item, summary: [] } },
        {
          type: 'response.reasoning_summary_text.delta',
          output_index: output.length,
          summary_index: 0,
          delta: reply.reasoning,
        },
        { type: 'response.output_item.done', output_index: output.length, item },
      ),
    );
    output.push(item);
  }
  if (reply.text) {
    const index = output.length;
    const item = {
      type: 'message',
      id: 'msg_scripted',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text: reply.text, annotations: [] }],
    };
    steps.push(
      namedSse({ type: 'response.output_item.added', output_index: index, item: { ...item, content: [] } }),
      ...textSteps(reply, (delta) =>
        namedSse({ type: 'response.output_text.delta', output_index: index, content_index: 0, delta }),
      ),
      namedSse({ type: 'response.output_item.done', output_index: index, item }),
    );
    output.push(item);
  }
  for (const [n, call] of calls.entries()) {
    const index = output.length;
    const args = JSON.stringify(call.arguments);
    const half = Math.floor(args.length / 2);
    const item = {
      type: 'function_call',
      id: `fc_${n}`,
      call_id: call.id ?? `call_${n}_${call.name}`,
      name: call.name,
      arguments: args,
      status: 'completed',
    };
    steps.push(
      namedSse(
        { type: 'response.output_item.added', output_index: index, item: { ...item, arguments: '' } },
        { type: 'response.function_call_arguments.delta', output_index: index, delta: args.slice(0, half) },
        { type: 'response.function_call_arguments.delta', output_index: index, delta: args.slice(half) },
        { type: 'response.output_item.done', output_index: index, item },
      ),
    );
    output.push(item);
  }
  const isCut = reply.stop === 'length';
  steps.push(
    namedSse({
      type: isCut ? 'response.incomplete' : 'response.completed',
      response: {
        id: 'resp_scripted',
        status: isCut ? 'incomplete' : 'completed',
        incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
        output,
        usage: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
      },
    }),
  );
  return { steps };
}

export function responsesProblem(body: Record<string, unknown>): string | undefined {
  if (typeof body.model !== 'string' || body.model === '') return 'model is missing';
  if (!Array.isArray(body.input) || body.input.length === 0) return 'input is missing';
  const open = new Set<string>();
  for (const [index, item] of (body.input as Item[]).entries()) {
    if (item.type === 'function_call') open.add(item.call_id ?? '');
    if (item.type !== 'function_call_output') continue;
    if (!open.delete(item.call_id ?? '')) return `input[${index}]: no call ${item.call_id} to answer`;
    if (typeof item.output !== 'string' || item.output === '') return `input[${index}]: empty output`;
  }
  return open.size > 0 ? `No tool output found for function call ${[...open].join(', ')}.` : undefined;
}

export function responsesExchange(body: Record<string, unknown>): Exchange {
  const input = (body.input ?? []) as Item[];
  const start = input.findLastIndex((item) => item.role === 'user');
  const names = new Map(
    input.filter((item) => item.type === 'function_call').map((item) => [item.call_id, item.name ?? '']),
  );
  return {
    question: String(input[start]?.content ?? ''),
    results: input
      .slice(start + 1)
      .filter((item) => item.type === 'function_call_output')
      .map((item) => ({ tool: names.get(item.call_id) ?? '', content: String(item.output) })),
    tools: ((body.tools ?? []) as { name?: string }[]).map((tool) => tool.name ?? ''),
  };
}
