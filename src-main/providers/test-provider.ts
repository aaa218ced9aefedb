import type { ProviderInstance, ProviderTest } from '#shared/provider/instance.ts';
import type { ToolFunction } from '#shared/tool/definition.ts';
import { hasCapability } from './capabilities.ts';
import { createAdapter } from './create-adapter.ts';
import { subjectOf } from './endpoint.ts';
import { listModels } from './models.ts';
import { ProviderError } from './provider-adapter.ts';
import { providerError } from './provider-errors.ts';
import type { ProviderTransport, RequestHooks } from './transport.ts';

export interface ProviderTestOptions extends RequestHooks {
  transport?: ProviderTransport;
}

/** Offered to see whether the server takes tools at all; never run. */
const PROBE_TOOL: ToolFunction = {
  name: 'current_time',
  descriptionForLLM: 'The current time.',
  strict: true,
  parameters: { type: 'object', properties: {}, required: [], additionalProperties: false },
};

/**
 * Asks for one word, with one tool on offer, and hangs up at the first sign of an answer. A server that refuses the tool
 * is asked once more without: then the test passes and says that tools do not work. Rejects only with the signal's reason.
 */
export async function testProvider(
  instance: ProviderInstance,
  key: string | undefined,
  signal: AbortSignal,
  options: ProviderTestOptions = {},
): Promise<ProviderTest> {
  const isToolModel = hasCapability(instance, 'tools');
  const answered = await firstSign(instance, key, signal, options, isToolModel);
  const isToolRefusal = answered.problem?.code === 'no-tools';
  const result = isToolRefusal ? await firstSign(instance, key, signal, options, false) : answered;
  const at = Date.now();
  if (result.problem) {
    const { reason, detail } = result.problem;
    return { ok: false, at, durationMs: result.durationMs, problem: reason, detail };
  }
  const { models } = await listModels(instance, key, signal, options);
  return {
    ok: true,
    at,
    durationMs: result.durationMs,
    toolsWork: isToolModel && !isToolRefusal,
    ...(models.length > 0 ? { modelCount: models.length } : {}),
  };
}

async function firstSign(
  instance: ProviderInstance,
  key: string | undefined,
  signal: AbortSignal,
  options: ProviderTestOptions,
  offersTool: boolean,
): Promise<{ durationMs: number; problem?: ProviderError }> {
  const start = performance.now();
  const passed = () => Math.round(performance.now() - start);
  try {
    const adapter = createAdapter({
      instance,
      apiKey: key,
      systemPrompt: '',
      history: [{ role: 'user', text: 'Reply with the word OK.' }],
      beforeRequest: () => options.beforeRequest?.(),
      onExchange: options.onExchange,
      transport: options.transport,
      maxRequestsPerRound: 1,
    });
    const round = adapter.startRound({
      tools: offersTool ? [PROBE_TOOL] : [],
      toolChoice: 'auto',
      allowParallelCalls: false,
      signal,
    });
    for await (const { type } of round) {
      if (type === 'text' || type === 'reasoning' || type === 'tool-call') return { durationMs: passed() };
    }
    const problem = providerError('not-understood', subjectOf(instance), { key: 'errors.provider.nothing-said' });
    return { durationMs: passed(), problem };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProviderError) return { durationMs: passed(), problem: error };
    throw error;
  }
}
