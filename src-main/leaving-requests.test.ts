import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#shared/chat/message.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { refuses, type ScriptedProvider, startScriptedProvider } from '../e2e/scripted-provider/server.ts';
import { type ConfidantApp, createApp } from './app.ts';
import { memorySecretStore } from './secrets/memory-secret-store.ts';
import { openNodePlatform } from './shells/node-platform.ts';
import { answerMade, openTestWindow } from './testing/test-window.ts';

describe('a request that is about to leave', () => {
  let dataDir: string;
  let provider: ScriptedProvider;
  let app: ConfidantApp;

  const instance = (kind: ProviderInstance['kind'] = 'OPENAI_COMPATIBLE'): ProviderInstance => ({
    id: 'p',
    kind,
    name: 'Gateway',
    baseUrl: provider.url,
    model: { id: 'scripted' },
  });

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'confidant-leaving-'));
    provider = await startScriptedProvider();
    const platform = await openNodePlatform({ shell: 'web', dataDir, language: 'en' });
    app = await createApp({ ...platform, secrets: memorySecretStore() });
  });
  afterEach(async () => {
    await app.close();
    await provider.close();
    rmSync(dataDir, { recursive: true });
  });

  async function setUp() {
    const window = openTestWindow(app);
    await window.client.call('providers.save', { provider: instance(), key: 'sk-x' });
    const { id } = await window.client.call('chats.create', {});
    const ended = answerMade(window.client, id);
    return { ...window, chatId: id, ended };
  }
  const lastNotice = (messages: readonly Message[]) =>
    messages.at(-1)?.blocks.findLast((block) => block.type === 'notice');

  /** A first round that waits in its middle and then calls a tool, so that a second request would follow. */
  const twoRounds = () =>
    provider.enqueue(
      {
        text: 'one moment please',
        calls: [{ name: 'current_time', arguments: {} }],
        holdAt: { share: 0.5, name: 'go' },
      },
      { text: 'This must never be asked for.' },
    );

  it.each([
    [
      'the provider is trusted less by then than the chat needs',
      async () => {
        const [chat] = app.services.chats.list();
        app.services.chats.tighten(chat?.id ?? '', { confidence: 'MEDIUM' }, { at: 1 });
        app.services.settings.update({ confidenceScheme: 'LOCAL_TRUST_ONLY' });
      },
      'policy.provider.confidenceTooLow',
    ],
    [
      'the minimum for everything was raised',
      async () => app.services.settings.update({ globalMinimumConfidence: 'HIGH' }),
      'policy.provider.belowGlobalMinimum',
    ],
    [
      'the chat holds data for own servers only by then',
      async () => {
        const [chat] = app.services.chats.list();
        app.services.chats.tighten(chat?.id ?? '', { dataSecurity: 'SELF_HOSTED' }, { at: 1 });
      },
      'policy.provider.dataSecurity',
    ],
    [
      'its settings call it self-hosted by then, which the address being asked is not',
      async () => {
        app.services.settings.update({ globalMinimumConfidence: 'HIGH' });
        await app.services.providers.save(instance('SELF_HOSTED'));
      },
      'policy.provider.belowGlobalMinimum',
    ],
    [
      'it is no longer set up',
      async () => {
        await app.services.providers.remove('p');
      },
      'policy.provider.removed',
    ],
  ])('is stopped in the middle of an answer when %s', async (_, change, key) => {
    const { client, chatId, ended } = await setUp();
    twoRounds();
    await client.call('turns.send', { chatId, text: 'What time is it?' });
    await provider.waitForRequest(1);
    await change();
    provider.release('go');
    await ended;
    const { messages } = await client.call('chats.get', { id: chatId });
    expect(provider.requests).toHaveLength(1);
    expect(lastNotice(messages)).toMatchObject({
      tone: 'warn',
      text: { key },
      actions: ['choose-provider', 'continue'],
    });
  });

  it('is stopped while it waits to be repeated', async () => {
    const { client, chatId, ended } = await setUp();
    provider.enqueue(refuses(429, { error: { message: 'slow down' } }, { 'retry-after': '50' }));
    const waits = new Promise<void>((resolve) => {
      client.on('message.changed', ({ changes }) => {
        if (changes.some((change) => change.op === 'put-block' && change.block.type === 'notice')) resolve();
      });
    });
    await client.call('turns.send', { chatId, text: 'Hello?' });
    await waits;
    app.services.settings.update({ globalMinimumConfidence: 'HIGH' });
    await client.call('turns.retry-now', { chatId });
    await ended;
    const { messages } = await client.call('chats.get', { id: chatId });
    expect(provider.requests).toHaveLength(1);
    expect(lastNotice(messages)?.text.key).toBe('policy.provider.belowGlobalMinimum');
  });

  it('does not leave for a provider that no longer qualifies, nor may that one be chosen', async () => {
    const { client, chatId } = await setUp();
    app.services.chats.tighten(chatId, { confidence: 'HIGH' }, { at: 1 });
    for (const call of [
      () => client.call('turns.send', { chatId, text: 'Hello?' }),
      () => client.call('chats.set-provider', { id: chatId, providerId: 'p' }),
    ]) {
      await expect(call()).rejects.toMatchObject({
        code: 'refused',
        body: { text: { key: 'policy.provider.confidenceTooLow', params: { needed: 'HIGH' } } },
      });
    }
    expect(provider.requests).toHaveLength(0);
  });
});
