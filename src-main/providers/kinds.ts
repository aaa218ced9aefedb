import { type ProviderKindId, type ProviderKindView, SELF_HOSTED_HOSTS } from '#shared/provider/kinds.ts';
import type { CapabilityRules, HostQuirks, ModelRule, ProviderKind } from './kind.ts';

const yesExcept = (...except: RegExp[]): ModelRule => ({ otherwise: true, except });
const noExcept = (...except: RegExp[]): ModelRule => ({ otherwise: false, except });

/** Models that cannot chat with tools whoever serves them. */
const WITHOUT_TOOLS = /embed|whisper|rerank|moderation|guard|tts|ocr/i;
/** Families that read images, as their names say it across hosts. */
const SEES = [/vision|[-_/]vl\b|[-_.]vl[-_]|pixtral|llava|gemma-?3|llama-?4|gpt-4o|gpt-4\.1|gpt-5|claude|gemini|omni/i];
const REASONS = [/reason|think|deepseek-r1|[-_/]r1\b|qwq|gpt-oss|magistral|qwen-?3|glm-4\.[5-9]|glm-[5-9]|\bo[134]\b/i];

const OPEN_WEIGHTS: CapabilityRules = {
  tools: yesExcept(WITHOUT_TOOLS),
  images: noExcept(...SEES),
  reasoning: noExcept(...REASONS),
};

const PLAIN: HostQuirks = {
  takesParallelToolCallsParameter: true,
  takesStreamOptions: true,
  emptyContent: 'empty-string',
  callIds: 'any',
  toolNames: 'any',
  strictTools: 'none',
  echoDrops: [],
};

const CHAT_COMPLETIONS = [{ wireApi: 'CHAT_COMPLETIONS' }] as const;
const LIVE = { path: '/models' } as const;

/** What a cloud host has in common with the others unless its row says otherwise. */
const CLOUD = {
  defaultPath: '/v1',
  needsKey: 'yes',
  auth: 'bearer',
  wireApis: CHAT_COMPLETIONS,
  models: LIVE,
  capabilities: OPEN_WEIGHTS,
  quirks: PLAIN,
  available: true,
} as const;

const ROWS: readonly ProviderKind[] = [
  {
    ...CLOUD,
    id: 'SELF_HOSTED',
    needsKey: 'optional',
    hosts: {
      // Old versions of Ollama refuse `content: null`; `""` works with all.
      OLLAMA: { name: 'Ollama', baseUrl: 'http://localhost:11434/v1' },
      LM_STUDIO: { name: 'LM Studio', baseUrl: 'http://localhost:1234/v1' },
      LLAMA_CPP: { name: 'llama.cpp', baseUrl: 'http://localhost:8080/v1' },
      VLLM: { name: 'vLLM', baseUrl: 'http://localhost:8000/v1' },
    },
  },
  {
    ...CLOUD,
    id: 'OPEN_AI',
    name: 'OpenAI',
    country: 'US',
    baseUrl: 'https://api.openai.com/v1',
    keyPage: 'https://platform.openai.com/api-keys',
    wireApis: [
      // Served by Chat Completions only.
      { models: /search-preview|search-api|audio/, wireApi: 'CHAT_COMPLETIONS' },
      { wireApi: 'RESPONSES' },
    ],
    capabilities: {
      tools: yesExcept(
        WITHOUT_TOOLS,
        /^chatgpt-4o|^gpt-3\.5-turbo-instruct|search-preview|search-api|^o1-(mini|preview)/,
      ),
      images: yesExcept(/^gpt-3\.5|^gpt-4(-\d{4})?$|^o1-(mini|preview)|^o3-mini|^gpt-oss/),
      reasoning: yesExcept(/^gpt-[34]|^chatgpt|-chat-latest$/),
    },
    quirks: { ...PLAIN, emptyContent: 'null', strictTools: 'converted' },
  },
  {
    ...CLOUD,
    id: 'ANTHROPIC',
    name: 'Anthropic',
    country: 'US',
    baseUrl: 'https://api.anthropic.com/v1',
    auth: 'x-api-key',
    keyPage: 'https://console.anthropic.com/settings/keys',
    wireApis: [{ wireApi: 'ANTHROPIC_MESSAGES' }],
    capabilities: {
      tools: yesExcept(/^claude-(1|2|instant)/),
      images: yesExcept(/^claude-(1|2|instant)|^claude-3-5-haiku/),
      reasoning: yesExcept(/^claude-(1|2|instant)|^claude-3-(5-)?(haiku|sonnet|opus)/),
    },
    quirks: { ...PLAIN, strictTools: 'as-written' },
  },
  {
    ...CLOUD,
    id: 'MISTRAL',
    name: 'Mistral',
    country: 'FR',
    baseUrl: 'https://api.mistral.ai/v1',
    keyPage: 'https://console.mistral.ai/api-keys',
    capabilities: {
      ...OPEN_WEIGHTS,
      images: noExcept(/pixtral|mistral-(medium|small|large)|magistral|ministral/),
    },
    quirks: { ...PLAIN, takesStreamOptions: false, callIds: 'nine-alphanumerics' },
  },
  {
    ...CLOUD,
    id: 'GOOGLE',
    name: 'Google',
    country: 'US',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    defaultPath: '/v1beta/openai',
    keyPage: 'https://aistudio.google.com/apikey',
    capabilities: {
      tools: yesExcept(WITHOUT_TOOLS, /gemma|image|imagen|veo|aqa|learnlm/),
      images: yesExcept(/embed|tts|aqa/),
      reasoning: noExcept(/gemini-(2\.5|[3-9])/),
    },
    quirks: { ...PLAIN, emptyContent: 'absent', toolNames: 'begin-with-letter' },
  },
  {
    ...CLOUD,
    id: 'X',
    name: 'xAI',
    country: 'US',
    baseUrl: 'https://api.x.ai/v1',
    keyPage: 'https://console.x.ai',
    capabilities: {
      tools: yesExcept(WITHOUT_TOOLS, /image/),
      images: noExcept(/vision|grok-[4-9]/),
      reasoning: noExcept(/grok-3-mini|grok-[4-9]/),
    },
  },
  {
    ...CLOUD,
    id: 'DEEP_SEEK',
    name: 'DeepSeek',
    country: 'CN',
    baseUrl: 'https://api.deepseek.com/v1',
    keyPage: 'https://platform.deepseek.com/api_keys',
    capabilities: { tools: yesExcept(), images: noExcept(), reasoning: noExcept(/reasoner|v[4-9]/) },
  },
  {
    ...CLOUD,
    id: 'ALIBABA_CLOUD',
    name: 'Alibaba Cloud',
    country: 'CN',
    baseUrl: 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1',
    defaultPath: '/compatible-mode/v1',
    keyPage: 'https://bailian.console.alibabacloud.com/?apiKey=1',
  },
  {
    ...CLOUD,
    id: 'PERPLEXITY',
    name: 'Perplexity',
    country: 'US',
    baseUrl: 'https://api.perplexity.ai',
    defaultPath: '',
    keyPage: 'https://www.perplexity.ai/settings/api',
    // Searches by itself; has no tools of others and no list of models.
    models: { fixed: ['sonar', 'sonar-pro', 'sonar-reasoning-pro', 'sonar-deep-research'] },
    capabilities: { tools: noExcept(), images: noExcept(/^sonar(-pro)?$/), reasoning: noExcept(/reasoning|research/) },
    quirks: { ...PLAIN, takesStreamOptions: false },
  },
  {
    ...CLOUD,
    id: 'OPEN_ROUTER',
    name: 'OpenRouter',
    country: 'US',
    baseUrl: 'https://openrouter.ai/api/v1',
    defaultPath: '/api/v1',
    keyPage: 'https://openrouter.ai/settings/keys',
  },
  {
    ...CLOUD,
    id: 'GROQ',
    name: 'Groq',
    country: 'US',
    baseUrl: 'https://api.groq.com/openai/v1',
    defaultPath: '/openai/v1',
    keyPage: 'https://console.groq.com/keys',
    capabilities: { ...OPEN_WEIGHTS, tools: yesExcept(WITHOUT_TOOLS, /compound|allam/) },
    quirks: { ...PLAIN, echoDrops: ['annotations', 'executed_tools'] },
  },
  {
    ...CLOUD,
    id: 'FIREWORKS',
    name: 'Fireworks',
    country: 'US',
    baseUrl: 'https://api.fireworks.ai/inference/v1',
    defaultPath: '/inference/v1',
    keyPage: 'https://app.fireworks.ai/settings/users/api-keys',
  },
  {
    ...CLOUD,
    id: 'HUGGING_FACE',
    name: 'Hugging Face',
    country: 'US',
    baseUrl: 'https://router.huggingface.co/v1',
    keyPage: 'https://huggingface.co/settings/tokens',
    quirks: { ...PLAIN, takesParallelToolCallsParameter: false },
  },
  {
    ...CLOUD,
    id: 'HETZNER',
    name: 'Hetzner',
    country: 'DE',
    baseUrl: 'https://inference.hetzner.com/api/v1',
    defaultPath: '/api/v1',
    keyPage: 'https://experiments.hetzner.com',
  },
  {
    ...CLOUD,
    id: 'HELMHOLTZ',
    name: 'Helmholtz Blablador',
    country: 'DE',
    baseUrl: 'https://api.helmholtz-blablador.fz-juelich.de/v1',
    keyPage: 'https://codebase.helmholtz.cloud/-/user_settings/personal_access_tokens',
  },
  {
    ...CLOUD,
    id: 'GWDG',
    name: 'GWDG SAIA',
    country: 'DE',
    baseUrl: 'https://chat-ai.academiccloud.de/v1',
    keyPage: 'https://kisski.gwdg.de/leistungen/2-02-llm-service/',
  },
  { ...CLOUD, id: 'OPENAI_COMPATIBLE', needsKey: 'optional' },
  {
    ...CLOUD,
    id: 'DEMO',
    // Answered inside the app: this name stands in the inspector, and no connection is made.
    baseUrl: 'http://demo.localhost/v1',
    needsKey: 'no',
    models: { fixed: ['demo'] },
    capabilities: { tools: yesExcept(), images: noExcept(), reasoning: noExcept() },
  },
];

export const PROVIDER_KINDS: ReadonlyMap<ProviderKindId, ProviderKind> = new Map(ROWS.map((row) => [row.id, row]));

export function providerKind(id: ProviderKindId): ProviderKind {
  const row = PROVIDER_KINDS.get(id);
  if (!row) throw new Error(`no row for the provider kind ${id}`);
  return row;
}

/** What the window needs to offer the kinds, in the order of the table. */
export function kindViews(): ProviderKindView[] {
  return ROWS.map((row) => ({
    id: row.id,
    name: row.name,
    country: row.country,
    needsKey: row.needsKey,
    needsBaseUrl: !row.baseUrl && !row.hosts,
    defaultBaseUrl: row.id === 'DEMO' ? undefined : row.baseUrl,
    hosts:
      row.hosts &&
      SELF_HOSTED_HOSTS.map((id) => ({
        id,
        name: row.hosts?.[id].name ?? id,
        defaultBaseUrl: row.hosts?.[id].baseUrl ?? '',
      })),
    keyPage: row.keyPage,
    available: row.available,
  }));
}
