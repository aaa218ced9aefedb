import type { Usage } from '#shared/chat/message.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { Source } from '#shared/source/source.ts';
import type { ToolFunction } from '#shared/tool/definition.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { createAdapter } from '../create-adapter.ts';
import type { ModelToolCall, ProviderAdapter, RoundEvent, RoundRequest } from '../provider-adapter.ts';

/** What a person and the loop would have got from a round. */
export interface RoundOutcome {
  text: string;
  reasoning: string;
  calls: ModelToolCall[];
  usage: Usage | undefined;
  sources: Source[];
  retries: Extract<RoundEvent, { type: 'retry' }>[];
  stopReason: string | undefined;
  error: unknown;
}

export const WEATHER_TOOL: ToolFunction = {
  name: 'get_weather',
  descriptionForLLM: 'The weather in a city.',
  strict: true,
  parameters: {
    type: 'object',
    properties: { city: { type: 'string' }, unit: { type: 'string', enum: ['c', 'f'] } },
    required: ['city'],
    additionalProperties: false,
  },
};

export function instanceOf(changes: Partial<ProviderInstance> = {}): ProviderInstance {
  return { id: 'p1', kind: 'OPENAI_COMPATIBLE', name: 'Test bench', model: { id: 'scripted' }, ...changes };
}

export function adapterOf(changes: Partial<AdapterOptions> = {}): ProviderAdapter {
  return createAdapter({
    instance: instanceOf(),
    apiKey: 'sk-test',
    systemPrompt: 'Be brief.',
    history: [{ role: 'user', text: 'How is the weather?' }],
    beforeRequest: () => {},
    ...changes,
  });
}

export function roundOf(changes: Partial<RoundRequest> = {}): RoundRequest {
  return {
    tools: [WEATHER_TOOL],
    toolChoice: 'auto',
    allowParallelCalls: false,
    signal: new AbortController().signal,
    ...changes,
  };
}

/** Runs a round to its end or its error. `onEvent` sees every event as it comes. */
export async function play(
  adapter: ProviderAdapter,
  request: RoundRequest = roundOf(),
  onEvent: (event: RoundEvent) => void = () => {},
): Promise<RoundOutcome> {
  const outcome: RoundOutcome = {
    text: '',
    reasoning: '',
    calls: [],
    usage: undefined,
    sources: [],
    retries: [],
    stopReason: undefined,
    error: undefined,
  };
  try {
    for await (const event of adapter.startRound(request)) {
      onEvent(event);
      if (event.type === 'text') outcome.text += event.delta;
      else if (event.type === 'reasoning') outcome.reasoning += event.delta;
      else if (event.type === 'tool-call') outcome.calls.push(event.call);
      else if (event.type === 'usage') outcome.usage = event.usage;
      else if (event.type === 'source') outcome.sources.push(event.source);
      else if (event.type === 'retry') outcome.retries.push(event);
      else outcome.stopReason = event.stopReason;
    }
  } catch (error) {
    outcome.error = error;
  }
  return outcome;
}
