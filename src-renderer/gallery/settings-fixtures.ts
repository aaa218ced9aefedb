import type { ConfidenceLevel } from '#shared/provider/confidence.ts';
import type { ProviderKindView } from '#shared/provider/kinds.ts';
import { aProvider } from '../testing/examples.ts';
import type { FakeIpc } from '../testing/fake-ipc.ts';

const cloud = (id: ProviderKindView['id'], name: string, country: string): ProviderKindView => ({
  id,
  name,
  country,
  needsKey: 'yes',
  needsBaseUrl: false,
  defaultBaseUrl: `https://${id.toLowerCase()}.example/v1`,
  keyPage: `https://${id.toLowerCase()}.example/keys`,
  available: true,
});

export const KINDS: ProviderKindView[] = [
  {
    id: 'SELF_HOSTED',
    needsKey: 'optional',
    needsBaseUrl: true,
    available: true,
    hosts: [
      { id: 'OLLAMA', name: 'Ollama', defaultBaseUrl: 'http://localhost:11434/v1' },
      { id: 'LM_STUDIO', name: 'LM Studio', defaultBaseUrl: 'http://localhost:1234/v1' },
    ],
  },
  cloud('MISTRAL', 'Mistral', 'FR'),
  cloud('OPEN_AI', 'OpenAI', 'US'),
  cloud('ANTHROPIC', 'Anthropic', 'US'),
  cloud('HETZNER', 'Hetzner', 'DE'),
  { id: 'OPENAI_COMPATIBLE', needsKey: 'optional', needsBaseUrl: true, available: true },
  { id: 'DEMO', needsKey: 'no', needsBaseUrl: false, available: true },
];

const LEVELS: Readonly<Partial<Record<ProviderKindView['id'], ConfidenceLevel>>> = {
  SELF_HOSTED: 'HIGH',
  MISTRAL: 'MEDIUM',
  HETZNER: 'MEDIUM',
  OPEN_AI: 'MEDIUM',
  ANTHROPIC: 'MEDIUM',
  DEMO: 'HIGH',
};

export const KIND_CONFIDENCE = {
  TRUST_ALL: LEVELS,
  TRUST_EUROPE: { ...LEVELS, OPEN_AI: 'LOW', ANTHROPIC: 'LOW' },
} as const;

/** What main answers to the pages of the settings. */
export const settingsAnswers: Parameters<FakeIpc['handle']>[0] = {
  'network.proxy-status': () => ({ password: 'missing', environment: 'http://proxy.riverbank.example:3128' }),
  'providers.save': () => aProvider({ kind: 'DEMO', name: 'Demo' }),
  'providers.set-default': () => ({}),
  'providers.models': () => ({ models: [{ id: 'mistral-large', name: 'Mistral Large' }] }),
};
