import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { IpcClient } from '#shared/ipc/client.ts';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import {
  refuses,
  type Scenario,
  type ScriptedProvider,
  sse,
  startScriptedProvider,
} from '../e2e/scripted-provider/server.ts';
import { type ConfidantApp, createApp } from './app.ts';
import { testProvider } from './providers/test-provider.ts';
import type { ProviderExchange } from './providers/transport.ts';
import { memorySecretStore } from './secrets/memory-secret-store.ts';
import { runForTest } from './shells/cli/testing.ts';
import { openNodePlatform } from './shells/node-platform.ts';
import { answerMade, openTestWindow } from './testing/test-window.ts';

// The command line opens a platform of its own; nobody's real keyring is asked.
vi.mock('./secrets/open-secret-store.ts', async () => ({
  openSecretStore: async () => (await import('./secrets/memory-secret-store.ts')).memorySecretStore(),
}));

/** A marker that stands in every planted secret, so that a part of one is found as well. */
const MARK = 'PLANTEDSECRET';
const KEYS = {
  plain: `sk-${MARK}-plain-0123456789`,
  quoted: `sk-"${MARK}"\\with'quotes/+=&?`,
  multiline: `sk-${MARK}\nsecond line ÄÖÜ 鍵`,
  environment: `sk-${MARK}-environment`,
  tool: `tvly-${MARK}-tool`,
};

/** The forms in which a secret could hide; a text is clean when it holds none of them. */
const hiding = (text: string): string[] =>
  Object.entries(KEYS).flatMap(([name, key]) =>
    [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key), Buffer.from(key).toString('base64')]
      .filter((form) => text.includes(form))
      .map((form) => `${name}: ${form}`),
  );

/** What hostile or careless servers do with the key they were sent. */
const ECHOES: ReadonlyArray<readonly [string, (key: string) => Scenario]> = [
  ['in a refusal', (key) => refuses(401, { error: { message: `Incorrect API key provided: ${key}`, code: 'x' } })],
  ['in a refusal of a parameter', (key) => refuses(400, { detail: [{ loc: ['header'], msg: `bad ${key}` }] })],
  ['in plain text', (key) => refuses(403, `no access for Bearer ${key}`)],
  ['on a web page', (key) => refuses(502, `<html><title>Denied ${key}</title></html>`)],
  ['in an address to go to', (key) => refuses(302, '', { location: `https://else.test/?key=${key}` })],
  ['in an error inside the stream', (key) => ({ steps: [sse({ error: { message: `revoked: ${key}`, code: 401 } })] })],
  ['in a broken stream', (key) => ({ steps: [`data: {"choices": [ ${JSON.stringify(key)}\n\n`] })],
  ['instead of an answer', (key) => ({ headers: { 'content-type': 'application/json' }, steps: [`"${key}"`] })],
  [
    'as the reason it stopped',
    (key) => ({
      steps: [sse({ choices: [{ delta: { content: 'x' }, finish_reason: `length ${key}` }] }, '[DONE]')],
    }),
  ],
];

describe('secrets planted everywhere', () => {
  let dataDir: string;
  let provider: ScriptedProvider;
  let app: ConfidantApp;
  let written: string[];

  const instance = (id: string): ProviderInstance => ({
    id,
    kind: 'OPENAI_COMPATIBLE',
    name: `Provider ${id}`,
    baseUrl: provider.url,
    model: { id: 'scripted' },
  });

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'confidant-planted-'));
    provider = await startScriptedProvider();
    vi.stubEnv('CONFIDANT_API_KEY_ENV', KEYS.environment);
    written = [];
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        written.push(String(chunk));
        return true;
      });
    }
    for (const method of ['log', 'info', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((...parts) => void written.push(parts.map(String).join(' ')));
    }
    const platform = await openNodePlatform({ shell: 'web', dataDir, language: 'en' });
    app = await createApp({ ...platform, secrets: memorySecretStore() });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await provider.close();
    rmSync(dataDir, { recursive: true });
  });

  async function ask(client: IpcClient, providerId: string): Promise<void> {
    const { id } = await client.call('chats.create', { providerId });
    const ended = answerMade(client, id);
    await client.call('turns.send', { chatId: id, text: 'Hello?' });
    await ended;
    await client.call('chats.get', { id });
  }

  function filesOf(folder: string): string {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => statSync(file).isFile())
      .map((file) => `${file}\n${readFileSync(file, 'utf8')}`)
      .join('\n');
  }

  it('are in no frame to a window, no file and no output, whatever the server does with the key', async () => {
    const { client, frames } = openTestWindow(app);
    for (const name of ['plain', 'quoted', 'multiline'] as const) {
      await client.call('providers.save', { provider: instance(name), key: KEYS[name] });
    }
    await client.call('providers.save', { provider: instance('env') });
    await client.call('tools.save-settings', { toolId: 'web_search', values: { tavilyApiKey: KEYS.tool } });
    const address = `https://user:${MARK}@gateway.test/v1`;
    await expect(
      client.call('providers.save', { provider: { ...instance('gateway'), baseUrl: address } }),
    ).rejects.toMatchObject({ code: 'refused' });
    const { problems } = await client.call('tools.save-settings', {
      toolId: 'web_search',
      values: { baseUrl: address },
    });
    expect(problems.baseUrl?.key).toBe('policy.setting.addressWithPassword');
    for (const [, echo] of ECHOES) {
      for (const name of ['plain', 'quoted', 'environment'] as const) {
        const id = name === 'environment' ? 'env' : name;
        const key = KEYS[name];
        provider.enqueue(echo(key), echo(key), echo(key), echo(key));
        await client.call('providers.test', { provider: instance(id) });
        await client.call('providers.models', { provider: instance(id) });
        // A test and a list take two or three of them; what is left belongs to nobody.
        while (provider.pending() > 0) await client.call('providers.models', { provider: instance(id) });
        provider.enqueue(echo(key));
        await ask(client, id);
      }
    }
    // A key that cannot stand in a header is refused before anything is sent.
    await ask(client, 'multiline');
    await client.call('providers.test', { provider: instance('typed'), key: KEYS.multiline });
    await client.call('tools.list', { providerId: 'plain', chatId: null });
    await client.call('providers.list', {});
    await client.call('app.info', {});
    await client.call('chats.list', {});
    await app.close();

    expect(frames.length).toBeGreaterThan(100);
    expect(hiding(frames.join('\n'))).toEqual([]);
    expect(hiding(filesOf(dataDir))).toEqual([]);
    expect(filesOf(dataDir)).not.toContain('gateway.test');
    expect(hiding(written.join('\n'))).toEqual([]);
    // The servers did get them: otherwise nothing above was a test.
    const authorizations = provider.requests.map(({ headers }) => headers.authorization);
    for (const key of [KEYS.plain, KEYS.quoted, KEYS.environment]) expect(authorizations).toContain(`Bearer ${key}`);
  }, 60_000);

  it.each(ECHOES)(
    'are not on the command line: %s',
    async (_, echo) => {
      await app.close();
      const settings = { schemaVersion: 1, providers: [instance('env')], firstStartDone: true };
      writeFileSync(path.join(dataDir, 'settings.json'), JSON.stringify(settings));
      const scenario = echo(KEYS.environment);
      for (const args of [['chat', '--message', 'Hello?'], ['models', '--provider', 'env'], ['providers'], ['tools']]) {
        for (const json of [['--json'], []]) {
          provider.enqueue(scenario);
          const { stdout, stderr } = await runForTest(['--data-dir', dataDir, ...json, ...args]);
          expect(hiding(stdout + stderr)).toEqual([]);
          while (provider.pending() > 0) await fetch(`${provider.url}/models`, { redirect: 'manual' });
        }
      }
      expect(hiding(written.join('\n') + filesOf(dataDir))).toEqual([]);
    },
    60_000,
  );

  it('are masked in what an inspector would show of a request', async () => {
    await app.close();
    const exchanges: ProviderExchange[] = [];
    for (const kind of ['OPENAI_COMPATIBLE', 'ANTHROPIC', 'OPEN_AI'] as const) {
      const { signal } = new AbortController();
      await testProvider({ ...instance('i'), kind }, KEYS.quoted, signal, { onExchange: (one) => exchanges.push(one) });
    }
    expect(exchanges.length).toBeGreaterThan(2);
    expect(hiding(JSON.stringify(exchanges))).toEqual([]);
  });
});
