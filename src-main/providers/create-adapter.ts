import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { AdapterOptions } from './adapter-options.ts';
import { readAdditionalParameters } from './additional-parameters.ts';
import { hasCapability, wireApiOf } from './capabilities.ts';
import { endpointOf } from './endpoint.ts';
import { providerKind } from './kinds.ts';
import type { ProviderAdapter } from './provider-adapter.ts';
import { transportOf } from './shared-transport.ts';
import { AnthropicMessagesAdapter } from './wire/anthropic-messages.ts';
import { ChatCompletionsAdapter } from './wire/chat-completions.ts';
import { ResponsesAdapter } from './wire/responses.ts';
import type { WireContext } from './wire/wire-context.ts';

/**
 * The adapter for the making of one answer, by the wire API of the instance's kind and model. Throws a `ProviderError`
 * when address, key or additional parameters cannot be used.
 */
export function createAdapter(options: AdapterOptions): ProviderAdapter {
  const { instance } = options;
  const kind = providerKind(instance.kind);
  const endpoint = endpointOf(instance, options.apiKey);
  const context: WireContext = {
    options,
    connection: {
      endpoint,
      transport: options.transport ?? transportOf(instance),
      beforeRequest: options.beforeRequest,
      onExchange: options.onExchange,
      observe: options.observe,
    },
    quirks: { ...kind.quirks, ...(instance.host && kind.hosts?.[instance.host].quirks) },
    model: wireModelId(instance),
    additionalParameters: readAdditionalParameters(instance.additionalParameters, endpoint.subject),
    isReasoningModel: hasCapability(instance, 'reasoning'),
  };
  switch (wireApiOf(instance)) {
    case 'CHAT_COMPLETIONS':
      return new ChatCompletionsAdapter(context);
    case 'RESPONSES':
      return new ResponsesAdapter(context);
    case 'ANTHROPIC_MESSAGES':
      return new AnthropicMessagesAdapter(context);
  }
}

/** Names that organizations use for the hosts behind Hugging Face, where they differ from the router's. */
const HF_PROVIDERS: Readonly<Record<string, string>> = {
  NEBIUS_AI_STUDIO: 'nebius',
  TOGETHER_AI: 'together',
  HF_INFERENCE_API: 'hf-inference',
};

/** Hugging Face's router takes the host as part of the model: `org/model:cerebras`. */
function wireModelId({ kind, model, hfInferenceProvider }: ProviderInstance): string {
  const host = hfInferenceProvider?.trim();
  if (kind !== 'HUGGING_FACE' || !host || host === 'NONE' || model.id.includes(':')) return model.id;
  return `${model.id}:${HF_PROVIDERS[host.toUpperCase()] ?? host.toLowerCase().replaceAll('_', '-')}`;
}
