import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IpcClient, IpcError } from '#shared/ipc/client.ts';
import type { ClientFrame, ServerFrame } from '#shared/ipc/frames.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../e2e/scripted-provider/server.ts';
import { type ConfidantApp, createApp } from '../app.ts';
import { memorySecretStore } from '../secrets/memory-secret-store.ts';
import { openNodePlatform } from '../shells/node-platform.ts';
import { HEADER } from './testing/plugin-text.ts';

// The keyring of whoever runs the tests is none of their business.
vi.mock('../secrets/open-secret-store.ts', async () => ({
  openSecretStore: async () => (await import('../secrets/memory-secret-store.ts')).memorySecretStore(),
}));

const { runForTest } = await import('../shells/cli/testing.ts');

const PLUGIN_ID = '9072b77d-ca81-40da-be6a-861da525ef7b';
const AGREE_FIRST = { code: 'refused', text: { key: 'policy.provider.agreeFirst' } };

let home: string;
let provider: ScriptedProvider;
let app: ConfidantApp | undefined;
beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'infos-'));
  provider = await startScriptedProvider();
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  await provider.close();
  fs.rmSync(home, { recursive: true, force: true });
});

const info = (version: string, text = 'Be careful.', id = 'ai') =>
  `{ ["Id"] = "${id}", ["Title"] = "Use of AI", ["Version"] = "${version}", ["Markdown"] = "${text}" },`;
const deploy = (...infos: string[]) => {
  const file = path.join(home, 'deployed/plugin.lua');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(
    file,
    `${HEADER}
CONFIG["LLM_PROVIDERS"] = { { ["Id"] = "town", ["InstanceName"] = "Town", ["UsedLLMProvider"] = "SELF_HOSTED", ["Host"] = "VLLM",
  ["Hostname"] = "${provider.url.replace(/\/v1$/, '')}", ["Model"] = { ["Id"] = "scripted" }, ["AllowUserProvidedAPIKey"] = true } }
CONFIG["MANDATORY_INFOS"] = { ${infos.join(' ')} }
`,
  );
};
const dataDir = () => path.join(home, 'data');
const start = async () => {
  app = await createApp({
    ...(await openNodePlatform({
      shell: 'web',
      dataDir: dataDir(),
      orgConfig: path.join(home, 'deployed'),
      language: 'en',
    })),
    secrets: memorySecretStore(),
  });
  await app.services.organization.look();
  return app;
};

/** A window that shows nothing and so never asked: the real client over the real router. */
function windowOf({ router }: ConfidantApp) {
  let hear: (frame: ServerFrame) => void = () => undefined;
  const connection = router.connect({ send: (frame) => queueMicrotask(() => hear(structuredClone(frame))) });
  return new IpcClient({
    send: (frame: ClientFrame) => connection.receive(JSON.stringify(frame)),
    onFrame: (listener) => {
      hear = listener;
      return () => undefined;
    },
    onState: () => () => undefined,
  });
}
const refusalOf = async (request: Promise<unknown>) =>
  request.then(
    () => undefined,
    (error) => (error instanceof IpcError ? error.body : error),
  );
/** What the answer became. */
async function answerTo(client: IpcClient, chatId: string) {
  // As long as a repeated request waits for its turn, on a busy computer.
  await vi.waitFor(async () => expect((await client.call('chats.get', { id: chatId })).activity).toBe('idle'), 15_000);
  return (await client.call('chats.get', { id: chatId })).messages.at(-1);
}

describe('until the person has agreed to what the organization asks', () => {
  it('a window that never showed it sends nothing, by any request', async () => {
    deploy(info('3'));
    const client = windowOf(await start());
    const { id: chatId } = await client.call('chats.create', {});
    expect(await refusalOf(client.call('turns.send', { chatId, text: 'Hello' }))).toMatchObject(AGREE_FIRST);
    expect((await client.call('chats.get', { id: chatId })).messages).toEqual([]);

    await client.call('organization.accept-info', { pluginId: PLUGIN_ID, infoId: 'ai', version: '3' });
    const { userMessageId, answerId } = await client.call('turns.send', { chatId, text: 'Hello' });
    expect(await answerTo(client, chatId)).toMatchObject({ status: 'complete' });
    const sent = provider.requests.length;

    // Another version, and the chat that is there already asks again, whichever way a request would leave.
    deploy(info('4'));
    await app?.services.organization.look();
    const requests = [
      client.call('turns.send', { chatId, text: 'And now?' }),
      client.call('turns.edit', { chatId, messageId: userMessageId, text: 'And now?' }),
      client.call('turns.regenerate', { chatId, messageId: answerId }),
      client.call('turns.retry', { chatId, messageId: answerId, mode: 'try-again' }),
    ];
    for (const request of requests) expect(await refusalOf(request)).toMatchObject(AGREE_FIRST);
    expect(provider.requests).toHaveLength(sent);
  });

  it('what was agreed to counts for that version, text and title alone, over a restart', async () => {
    deploy(info('3'));
    const { services } = await start();
    services.organization.acceptInfo(PLUGIN_ID, 'ai', '3');
    expect(services.providers.openInfoPhrase()).toBeUndefined();
    await app?.close();
    const again = (await start()).services;
    expect(again.providers.openInfoPhrase()).toBeUndefined();
    deploy(info('3', 'Be very careful.'));
    await again.organization.look();
    expect(again.providers.openInfoPhrase()).toMatchObject({ params: { title: 'Use of AI', name: 'Legal office' } });
    deploy(info('3'), info('1', 'More.', 'more'));
    await again.organization.look();
    expect(again.providers.openInfoPhrase()).toBeDefined();
    again.organization.acceptInfo(PLUGIN_ID, 'more', '1');
    expect(again.providers.openInfoPhrase()).toBeUndefined();
  });

  it('an answer under way sends no further request', async () => {
    deploy();
    const client = windowOf(await start());
    const { id: chatId } = await client.call('chats.create', {});
    provider.enqueue(
      { steps: [{ waitFor: 'deployed' }, { drop: true }] },
      { text: 'This must not be asked for any more.' },
    );
    await client.call('turns.send', { chatId, text: 'Hello' });
    await provider.waitForRequest(1);
    deploy(info('1'));
    await app?.services.organization.look();
    provider.release('deployed');
    expect(await answerTo(client, chatId)).toMatchObject({
      blocks: [{ type: 'notice', text: { key: 'policy.provider.agreeFirst' } }],
    });
    expect(provider.requests).toHaveLength(1);
  });

  it('the command line refuses, shows the text, and agrees to the version that was read', async () => {
    deploy(info('3'));
    const run = (...args: string[]) =>
      runForTest(['--data-dir', dataDir(), '--org-config', path.join(home, 'deployed'), ...args]);
    const refused = await run('chat', '--message', 'Hello');
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' });
    expect(refused.stderr).toContain('confidant config infos');
    expect(provider.requests).toHaveLength(0);

    const shown = await run('config', 'infos');
    expect(shown.stdout).toContain('Be careful.');
    expect(shown.stdout).toContain('confidant config accept ai 3');
    expect((await run('config', 'accept', 'ai', '2')).exitCode).toBe(1);
    expect((await run('config', 'accept', 'ai')).exitCode).toBe(2);
    expect((await run('config', 'accept', 'ai', '3')).stdout).toContain('Agreed to.');
    expect((await run('--json', 'config', 'infos')).events()).toMatchObject([
      { type: 'info', id: 'ai', version: '3', accepted: true },
    ]);
    expect((await run('chat', '--message', 'Hello')).exitCode).toBe(0);
    expect(provider.requests).toHaveLength(1);
  });
});
