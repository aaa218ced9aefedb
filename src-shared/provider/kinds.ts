import { z } from 'zod';

/** Ids as organizations already write them in `UsedLLMProvider`; the last two are ours. */
export const PROVIDER_KIND_IDS = [
  'SELF_HOSTED',
  'OPEN_AI',
  'ANTHROPIC',
  'MISTRAL',
  'GOOGLE',
  'X',
  'DEEP_SEEK',
  'ALIBABA_CLOUD',
  'PERPLEXITY',
  'OPEN_ROUTER',
  'GROQ',
  'FIREWORKS',
  'HUGGING_FACE',
  'HETZNER',
  'HELMHOLTZ',
  'GWDG',
  'OPENAI_COMPATIBLE',
  'DEMO',
] as const;
export type ProviderKindId = (typeof PROVIDER_KIND_IDS)[number];
export const providerKindIdSchema = z.enum(PROVIDER_KIND_IDS);

/** The servers that people run themselves; decides default port, model list and quirks. */
export const SELF_HOSTED_HOSTS = ['OLLAMA', 'LM_STUDIO', 'LLAMA_CPP', 'VLLM'] as const;
export type SelfHostedHost = (typeof SELF_HOSTED_HOSTS)[number];
export const selfHostedHostSchema = z.enum(SELF_HOSTED_HOSTS);

export const WIRE_APIS = ['CHAT_COMPLETIONS', 'RESPONSES', 'ANTHROPIC_MESSAGES'] as const;
export type WireApi = (typeof WIRE_APIS)[number];
export const wireApiSchema = z.enum(WIRE_APIS);

/** What the window needs to know of a kind to offer it; the rest of the row stays in main. */
export const providerKindViewSchema = z.object({
  id: providerKindIdSchema,
  /** A proper name ("Mistral"), never translated; kinds without one carry a phrase key instead. */
  name: z.string().optional(),
  /** ISO 3166 country of the operator, for the line under the name. */
  country: z.string().length(2).optional(),
  needsKey: z.enum(['yes', 'no', 'optional']),
  needsBaseUrl: z.boolean(),
  defaultBaseUrl: z.string().optional(),
  hosts: z.array(z.object({ id: selfHostedHostSchema, name: z.string(), defaultBaseUrl: z.string() })).optional(),
  keyPage: z.string().optional(),
  /** False until this version can speak to it; the window leaves such kinds out. */
  available: z.boolean(),
});
export type ProviderKindView = z.infer<typeof providerKindViewSchema>;
