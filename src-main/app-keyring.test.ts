import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { startScriptedProvider } from '../e2e/scripted-provider/server.ts';
import { type ConfidantApp, createApp } from './app.ts';
import { memorySecretStore } from './secrets/memory-secret-store.ts';
import { type SecretStore, SecretStoreError } from './secrets/secret-store.ts';
import { openNodePlatform } from './shells/node-platform.ts';
import { answerMade, openTestWindow } from './testing/test-window.ts';

const provider = (id: string): ProviderInstance => ({
  id,
  kind: 'MISTRAL',
  name: `Provider ${id}`,
  model: { id: 'large' },
});

describe('the app and the keyring', () => {
  let dataDir: string;
  let app: ConfidantApp | undefined;

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'confidant-keyring-'));
  });
  afterEach(async () => {
    await app?.close();
    rmSync(dataDir, { recursive: true });
  });

  async function start(secrets: SecretStore) {
    const platform = await openNodePlatform({ shell: 'web', dataDir, language: 'en' });
    app = await createApp({ ...platform, secrets });
    app.services.settings.update({ providers: ['a', 'b', 'c'].map(provider), defaultProviderId: 'a' });
    return openTestWindow(app);
  }

  it('shows everything at once while the keyring has not answered, and asks to be asked again when it has', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<void>();
    const stored = memorySecretStore();
    await stored.set('provider:a', 'key');
    const { client } = await start({
      ...stored,
      isPersistent: () => answer.then(() => true),
      get: (owner) => answer.then(() => stored.get(owner)),
    });
    expect((await client.call('app.info', {})).keyring).toBe('available');
    const { providers } = await client.call('providers.list', {});
    expect(providers.map(({ keyState }) => keyState)).toEqual(['asking', 'asking', 'asking']);
    const { collections } = await client.call('tools.list', { providerId: 'a', chatId: null });
    expect(collections.length).toBeGreaterThan(0);
    const told = new Promise<void>((done) => {
      client.on('providers.changed', () => done());
    });
    resolve();
    await told;
    const later = await client.call('providers.list', {});
    expect(later.providers.map(({ keyState }) => keyState)).toEqual(['session', 'missing', 'missing']);
  });

  it('never waits for a keyring that never answers', async () => {
    const never = new Promise<never>(() => {});
    const { client } = await start({
      isPersistent: () => never,
      get: () => never,
      set: () => never,
      delete: () => never,
    });
    const answers = await Promise.all([
      client.call('app.info', {}),
      client.call('providers.list', {}),
      client.call('tools.list', { providerId: 'a', chatId: null }),
      client.call('chats.create', {}),
    ]);
    expect(answers).toHaveLength(4);
  });

  it('asks a locked keyring once for all its lists', async () => {
    let prompts = 0;
    const locked = async (): Promise<never> => {
      prompts++;
      throw new SecretStoreError('locked', 'prompt was dismissed');
    };
    const { client } = await start({ isPersistent: async () => true, get: locked, set: locked, delete: locked });
    for (const _ of [1, 2]) {
      const { providers } = await client.call('providers.list', {});
      expect(providers.map(({ keyState }) => keyState)).toEqual(['unreadable', 'unreadable', 'unreadable']);
      await client.call('tools.list', { providerId: 'a', chatId: null });
    }
    expect(prompts).toBe(1);
    await expect(client.call('providers.set-key', { id: 'a', key: 'new' })).rejects.toMatchObject({
      body: { text: { key: 'policy.keyring.locked' } },
    });
    expect(prompts).toBe(2);
  });

  it('says in the answer that the keyring is locked, and goes on as soon as the person has unlocked it', async () => {
    const server = await startScriptedProvider();
    const keys = memorySecretStore();
    let isLocked = true;
    const { client } = await start({
      ...keys,
      get: (owner) => (isLocked ? Promise.reject(new SecretStoreError('locked', 'dismissed')) : keys.get(owner)),
    });
    const instance = { kind: 'OPENAI_COMPATIBLE', baseUrl: server.url, model: { id: 'scripted' } } as const;
    app?.services.settings.update({ providers: [{ ...instance, id: 'a', name: 'Gateway' }] });
    const { id: chatId } = await client.call('chats.create', {});
    const last = async () => (await client.call('chats.get', { id: chatId })).messages.at(-1);
    let ended = answerMade(client, chatId);
    const { answerId } = await client.call('turns.send', { chatId, text: 'Hello?' });
    await ended;
    expect((await last())?.blocks).toMatchObject([
      { type: 'notice', text: { key: 'policy.keyring.locked' }, actions: ['try-again', 'choose-provider'] },
    ]);
    isLocked = false;
    server.enqueue({ text: 'Hello.' });
    ended = answerMade(client, chatId);
    await client.call('turns.retry', { chatId, messageId: answerId, mode: 'try-again' });
    await ended;
    expect((await last())?.status).toBe('complete');
    await server.close();
  });

  it('says that there is none, and works with keys that last until quit', async () => {
    const { client } = await start(memorySecretStore());
    expect((await client.call('app.info', {})).keyring).toBe('missing');
    expect((await client.call('providers.set-key', { id: 'a', key: 'sk-x' })).keyState).toBe('session');
  });
});
