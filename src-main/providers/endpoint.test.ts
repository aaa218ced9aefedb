import { describe, expect, it } from 'vitest';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { effectiveBaseUrl, endpointOf, endpointUrl } from './endpoint.ts';
import { instanceOf } from './testing/round-fixture.ts';

describe('the address of a provider', () => {
  it.each<[Pick<ProviderInstance, 'kind' | 'host' | 'baseUrl'>, string | undefined]>([
    [{ kind: 'OPEN_AI' }, 'https://api.openai.com/v1'],
    [{ kind: 'SELF_HOSTED' }, 'http://localhost:11434/v1'],
    [{ kind: 'SELF_HOSTED', host: 'LLAMA_CPP' }, 'http://localhost:8080/v1'],
    [{ kind: 'SELF_HOSTED', host: 'VLLM', baseUrl: 'http://10.0.0.7:8000' }, 'http://10.0.0.7:8000/v1'],
    [{ kind: 'SELF_HOSTED', baseUrl: ' http://gpu:8000/v1/ ' }, 'http://gpu:8000/v1'],
    [{ kind: 'OPENAI_COMPATIBLE', baseUrl: 'https://x.example/llm/v2' }, 'https://x.example/llm/v2'],
    [{ kind: 'OPENAI_COMPATIBLE', baseUrl: 'https://x.example/v1/chat/completions' }, 'https://x.example/v1'],
    [
      { kind: 'OPENAI_COMPATIBLE', baseUrl: 'https://x.example/openai?api-version=1' },
      'https://x.example/openai?api-version=1',
    ],
    [{ kind: 'GOOGLE', baseUrl: 'https://gateway.example' }, 'https://gateway.example/v1beta/openai'],
    [{ kind: 'ANTHROPIC', baseUrl: 'https://gateway.example/v1/messages' }, 'https://gateway.example/v1'],
    [{ kind: 'PERPLEXITY' }, 'https://api.perplexity.ai'],
    [{ kind: 'OPENAI_COMPATIBLE' }, undefined],
    [{ kind: 'OPENAI_COMPATIBLE', baseUrl: 'x.example' }, undefined],
    [{ kind: 'OPENAI_COMPATIBLE', baseUrl: 'file:///etc/passwd' }, undefined],
    [{ kind: 'OPENAI_COMPATIBLE', baseUrl: 'https://user:secret@x.example/v1' }, undefined],
  ])('for %j is %s', (instance, expected) => {
    expect(effectiveBaseUrl(instance)).toBe(expected);
  });

  it('keeps a query of the base address in every request', () => {
    const baseUrl = 'https://x.example/openai?api-version=1';
    expect(endpointUrl({ baseUrl }, '/chat/completions')).toBe(
      'https://x.example/openai/chat/completions?api-version=1',
    );
    expect(endpointUrl({ baseUrl }, '/models?limit=5')).toBe('https://x.example/openai/models?api-version=1&limit=5');
  });
});

describe('the key of a provider', () => {
  const instance = instanceOf({ kind: 'MISTRAL' });

  it('is trimmed, as pasted text has blanks around it', () => {
    expect(endpointOf(instance, ' sk-1 \n').headers.authorization).toBe('Bearer sk-1');
  });

  it.each([
    [undefined, 'errors.provider.key-missing'],
    ['  ', 'errors.provider.key-missing'],
    ['sk 1', 'errors.provider.key-characters'],
    ['sk-1\r\nx-evil: 1', 'errors.provider.key-characters'],
    ['schlüssel', 'errors.provider.key-characters'],
  ])('%j is refused before anything is sent', (key, phraseKey) => {
    expect(() => endpointOf(instance, key)).toThrow(
      expect.objectContaining({ code: 'wrong-key', reason: expect.objectContaining({ key: phraseKey }) }),
    );
  });

  it('may be missing where the server needs none', () => {
    expect(endpointOf(instanceOf({ kind: 'SELF_HOSTED' }), undefined).headers).not.toHaveProperty('authorization');
  });
});
