import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { ToolFunction } from '#shared/tool/definition.ts';
import type { JsonObject } from '#shared/tool/json-schema.ts';
import { createAdapter } from './create-adapter.ts';
import type { HistoryItem, ModelToolResult } from './provider-adapter.ts';
import type { ProviderTransport } from './transport.ts';

interface PreviewInput {
  instance: ProviderInstance;
  systemPrompt?: string;
  history?: readonly HistoryItem[];
  tools?: readonly ToolFunction[];
  /** Results that have come back since the question. */
  results?: readonly ModelToolResult[];
}

/**
 * The body of the request that an answer would send, made by the adapter that would send it. Nothing leaves: the transport
 * takes the body and ends there. Throws a `ProviderError` when the provider's address cannot be used.
 */
export async function previewRequest(input: PreviewInput): Promise<JsonObject> {
  let body: JsonObject | undefined;
  const transport: ProviderTransport = {
    send: async (request) => {
      body = request.body;
      throw new PreviewTaken();
    },
    close: async () => {},
  };
  const adapter = createAdapter({
    instance: { ...input.instance, additionalParameters: undefined },
    apiKey: 'preview',
    systemPrompt: input.systemPrompt ?? '',
    history: input.history ?? [{ role: 'user', text: '…' }],
    beforeRequest: () => {},
    maxRequestsPerRound: 1,
    transport,
  });
  if (input.results) adapter.recordToolResults(input.results);
  const round = adapter.startRound({
    tools: input.tools ?? [],
    toolChoice: 'auto',
    allowParallelCalls: false,
    signal: new AbortController().signal,
  });
  try {
    for await (const _ of round);
  } catch (error) {
    if (!body) throw error;
  }
  return body ?? {};
}

class PreviewTaken extends Error {}
