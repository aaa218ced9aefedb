import type { ProviderView } from '#shared/provider/instance.ts';
import { aProvider } from '../testing/examples.ts';
import { NOW } from './fixtures.ts';

export const PROVIDERS: readonly ProviderView[] = [
  aProvider({ id: 'own', name: 'Own server', model: { id: 'llama-3.3', name: 'Llama 3.3 70B' }, confidence: 'HIGH' }),
  aProvider({
    id: 'mistral',
    kind: 'MISTRAL',
    name: 'Mistral (EU)',
    model: { id: 'mistral-large', name: 'Mistral Large' },
    confidence: 'MEDIUM',
    keyState: 'keyring',
    effectiveBaseUrl: 'https://api.mistral.example/v1',
    lastTest: { ok: true, at: NOW, durationMs: 320, toolsWork: true },
  }),
  aProvider({
    id: 'openai',
    kind: 'OPEN_AI',
    name: 'OpenAI',
    model: { id: 'gpt-5', name: 'GPT-5' },
    confidence: 'LOW',
    keyState: 'keyring',
    effectiveBaseUrl: 'https://api.openai.example/v1',
    lastTest: { ok: true, at: NOW, durationMs: 410, toolsWork: true },
  }),
  aProvider({
    id: 'bench',
    kind: 'OPENAI_COMPATIBLE',
    name: 'Test bench',
    model: { id: 'qwen-3', name: 'Qwen 3' },
    confidence: 'UNKNOWN',
    keyState: 'keyring',
    effectiveBaseUrl: 'https://10.20.9.14:8080/v1',
    lastTest: {
      ok: false,
      at: NOW,
      durationMs: 90,
      problem: { key: 'errors.provider.wrong-key', params: { provider: 'Test bench' } },
    },
  }),
];
