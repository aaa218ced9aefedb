import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuses, type ScriptedProvider, startScriptedProvider } from '../../e2e/scripted-provider/server.ts';
import { testProvider } from './test-provider.ts';
import { instanceOf } from './testing/round-fixture.ts';

let provider: ScriptedProvider;
beforeEach(async () => {
  provider = await startScriptedProvider({ key: 'sk-test' });
});
afterEach(() => provider.close());

const test = (changes = {}, key = 'sk-test', signal = new AbortController().signal) =>
  testProvider(instanceOf({ baseUrl: provider.url, ...changes }), key, signal);

const OLLAMA_REFUSAL = refuses(400, { error: { message: 'registry.ollama.ai/library/x does not support tools' } });

describe('the test of a provider', () => {
  it('passes with the time to the first text, tools and the number of models', async () => {
    const result = await test();
    expect(result).toMatchObject({ ok: true, toolsWork: true, modelCount: 2 });
    expect(result.durationMs).toBeGreaterThanOrEqual(0);
    expect(provider.requests[0]?.body.tools).toHaveLength(1);
  });

  it('hangs up at the first sign of an answer', async () => {
    provider.enqueue({ text: 'OK and much more', holdAt: { share: 0.5, name: 'never' } });
    expect(await test()).toMatchObject({ ok: true });
  });

  it('passes when the model calls the tool instead of speaking', async () => {
    provider.enqueue({ calls: [{ name: 'current_time', arguments: {} }] });
    expect(await test()).toMatchObject({ ok: true, toolsWork: true });
  });

  it('passes without tools where the server refuses them, and says so', async () => {
    provider.enqueue(OLLAMA_REFUSAL, { text: 'OK' });
    expect(await test()).toMatchObject({ ok: true, toolsWork: false });
    expect(provider.requests[1]?.body.tools).toBeUndefined();
  });

  it('offers no tool to a model that is known to have none', async () => {
    expect(await test({ capabilities: { tools: 'no' } })).toMatchObject({ ok: true, toolsWork: false });
    expect(provider.requests[0]?.body.tools).toBeUndefined();
  });

  it('passes without a number where there is no list of models', async () => {
    provider.enqueue({ text: 'OK' }, refuses(404, { error: 'no' }));
    const result = await test();
    expect(result.ok).toBe(true);
    expect(result.modelCount).toBeUndefined();
  });

  it.each([
    [401, 'errors.provider.wrong-key'],
    [403, 'errors.provider.no-permission'],
    [404, 'errors.provider.not-found'],
    [429, 'errors.provider.busy'],
    [500, 'errors.provider.server-error'],
  ])('fails at status %i at once and says %s', async (status, key) => {
    provider.enqueue(refuses(status, { error: { message: 'as the server says' } }));
    expect(await test()).toMatchObject({ ok: false, problem: { key }, detail: 'as the server says' });
    expect(provider.requests).toHaveLength(1);
  });

  it('fails when the server accepts the request and says nothing', async () => {
    provider.enqueue({ steps: ['data: [DONE]\n\n'] });
    expect(await test()).toMatchObject({ ok: false });
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    provider.enqueue({ steps: [{ waitFor: 'never' }] });
    const running = test({}, 'sk-test', controller.signal);
    await provider.waitForRequest(1);
    controller.abort(new Error('cancelled'));
    await expect(running).rejects.toThrow('cancelled');
  });
});
