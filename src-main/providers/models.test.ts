import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuses, type ScriptedProvider, startScriptedProvider } from '../../e2e/scripted-provider/server.ts';
import { listModels } from './models.ts';
import { instanceOf } from './testing/round-fixture.ts';

let provider: ScriptedProvider;
beforeEach(async () => {
  provider = await startScriptedProvider({ key: 'sk-test', models: ['b-model', 'a-model', 'text-embedding-3'] });
});
afterEach(() => provider.close());

const list = (changes = {}, key: string | undefined = 'sk-test', signal = new AbortController().signal) =>
  listModels(instanceOf({ baseUrl: provider.url, ...changes }), key, signal);

describe('the model list', () => {
  it('names the chat models in order and leaves the others out', async () => {
    expect(await list()).toEqual({ models: [{ id: 'a-model' }, { id: 'b-model' }] });
  });

  it('is asked for with the header and paging of the Messages API', async () => {
    provider.enqueue(
      refuses(200, { data: [{ id: 'claude-b', display_name: 'Claude B' }], has_more: true, last_id: 'claude-b' }),
      refuses(200, { data: [{ id: 'claude-a' }], has_more: false, last_id: 'claude-a' }),
    );
    const { models } = await list({ kind: 'ANTHROPIC' });
    expect(models).toEqual([{ id: 'claude-a' }, { id: 'claude-b', name: 'Claude B' }]);
    expect(provider.requests[0]?.headers['x-api-key']).toBe('sk-test');
    expect(provider.requests[0]?.headers.authorization).toBeUndefined();
    expect(provider.requests).toHaveLength(2);
  });

  it.each([
    [
      'of Mistral',
      {
        data: [
          { id: 'm', max_context_length: 32_000 },
          { id: 'x', capabilities: { completion_chat: false } },
        ],
      },
      [{ id: 'm', contextWindowTokens: 32_000 }],
    ],
    [
      'of Google',
      { data: [{ id: 'models/gemini-2.5-pro' }, { id: 'models/gemini-embedding-001' }] },
      [{ id: 'gemini-2.5-pro' }],
    ],
    [
      'of OpenRouter',
      {
        data: [
          { id: 'a/b', name: 'A: B', context_length: 8_192, architecture: { output_modalities: ['text'] } },
          { id: 'a/picture', architecture: { output_modalities: ['image'] } },
        ],
      },
      [{ id: 'a/b', name: 'A: B', contextWindowTokens: 8_192 }],
    ],
    ['of llama.cpp', { models: [{ name: 'q.gguf', model: 'q.gguf' }] }, [{ id: 'q.gguf' }]],
    ['that is a bare array', [{ id: 'x' }, { id: 'x' }, 'y', null], [{ id: 'x' }]],
  ])('understands the list %s', async (_name, body, models) => {
    provider.enqueue(refuses(200, body));
    expect(await list()).toEqual({ models });
  });

  it('needs no request where the models are known', async () => {
    expect((await list({ kind: 'PERPLEXITY' })).models).toContainEqual({ id: 'sonar' });
    expect(provider.requests).toEqual([]);
  });

  it('says that the key is wrong, with the server’s words', async () => {
    expect(await list({}, 'sk-wrong')).toMatchObject({
      models: [],
      problem: { key: 'errors.provider.wrong-key', params: { provider: 'Test bench' } },
      detail: 'Incorrect API key provided',
    });
  });

  it.each([
    [403, { error: { message: 'no scope' } }, 'errors.provider.list-no-permission'],
    [404, { error: 'nothing here' }, 'errors.provider.no-list'],
    [402, { error: { message: 'pay first' } }, 'errors.provider.quota'],
    [429, { error: { message: 'used up', code: 'insufficient_quota' } }, 'errors.provider.quota'],
    [503, 'down', 'errors.provider.busy'],
    [200, '<!doctype html><title>Log in</title>', 'errors.provider.web-page'],
    [200, 'hello', 'errors.provider.not-understood'],
    [200, { ok: true }, 'errors.provider.not-understood'],
    [200, '['.repeat(2_000), 'errors.provider.too-large'],
  ])('answers status %i and %j with %s', async (status, body, key) => {
    provider.enqueue(refuses(status, body));
    expect(await list()).toMatchObject({ models: [], problem: { key } });
  });

  it('says that nobody answers at the address', async () => {
    const { url } = provider;
    await provider.close();
    expect(await list({ baseUrl: url })).toMatchObject({ problem: { key: 'errors.provider.unreachable' } });
  });

  it('says that a key is missing without asking', async () => {
    expect(await list({ kind: 'MISTRAL' }, '')).toMatchObject({ problem: { key: 'errors.provider.key-missing' } });
    expect(provider.requests).toEqual([]);
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    provider.enqueue({ steps: ['{', { waitFor: 'never' }] });
    const listing = list({}, 'sk-test', controller.signal);
    await provider.waitForRequest(1);
    controller.abort(new Error('cancelled'));
    await expect(listing).rejects.toThrow('cancelled');
  });
});
