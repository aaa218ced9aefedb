import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ScriptedProvider, startScriptedProvider } from '../../../../e2e/scripted-provider/server.ts';
import { type PageServer, startPageServer } from '../../../../scripts/services/page-server.ts';
import { HEADER } from '../../../org-config/testing/plugin-text.ts';
import { runForTest } from '../testing.ts';

const KEY = 'sk-from-the-environment';

// The keyring of whoever runs the tests is none of their business.
vi.mock('../../../secrets/open-secret-store.ts', async () => ({
  openSecretStore: async () => (await import('../../../secrets/memory-secret-store.ts')).memorySecretStore(),
}));

describe('commands that need the whole application', () => {
  let dataDir: string;
  let provider: ScriptedProvider;
  const run = (args: readonly string[], signal?: AbortSignal) =>
    runForTest(['--data-dir', dataDir, '--json', ...args], '', signal);

  beforeEach(async () => {
    provider = await startScriptedProvider({ key: KEY, models: ['scripted', 'other'] });
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'confidant-cli-'));
    mkdirSync(dataDir, { recursive: true });
    const instance = {
      id: 'town-hall',
      kind: 'OPENAI_COMPATIBLE',
      name: 'Town hall',
      baseUrl: provider.url,
      model: { id: 'scripted' },
    };
    const settings = { schemaVersion: 1, providers: [instance], defaultProviderId: 'town-hall', firstStartDone: true };
    writeFileSync(path.join(dataDir, 'settings.json'), JSON.stringify(settings));
    vi.stubEnv('CONFIDANT_API_KEY_TOWN_HALL', KEY);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await provider.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  describe('what start-up had to work around', () => {
    const write = (name: string, content: string) => writeFileSync(path.join(dataDir, name), content);

    it.each([
      [
        'settings that are no JSON',
        () => write('settings.json', '{"prov'),
        /settings file was damaged.*\n.*settings\.damaged-/,
      ],
      [
        'a setting of a wrong type',
        () => write('settings.json', '{"theme":7}'),
        /1 setting could not be read.*\ntheme:/,
      ],
      ['settings of a newer version', () => write('settings.json', '{"schemaVersion":999}'), /newer version/],
      [
        'a folder in place of the settings',
        () => replaceByFolder('settings.json'),
        /settings file cannot be read.*\n.*not a regular file/,
      ],
      [
        'a damaged database',
        () => write('chats.db', 'no database '.repeat(500)),
        /your chats is damaged.*\n.*\n.*chats\.damaged-/,
      ],
    ])('is said on stderr whatever the command, and by doctor: %s', async (_, damage, said) => {
      damage();
      const { exitCode, stderr, events } = await run(['doctor']);
      expect(exitCode).toBe(0);
      expect(stderr).toMatch(said);
      expect(
        events().filter(({ status, name }) => status === 'warning' && /^(settings|store):/.test(String(name))),
      ).toHaveLength(1);
    });

    it('is said of names in the lists of tools at start-up that are none', async () => {
      vi.stubEnv('CONFIDANT_TOOLS_ALLOWLIST', 'current_time, read_web_page');
      vi.stubEnv('CONFIDANT_TOOLS_DENYLIST', 'curent_time web_search,shell');
      const { stderr, events } = await run(['tools']);
      expect(stderr).toBe(
        'CONFIDANT_TOOLS_DENYLIST names what is no tool here: curent_time, shell. Check the spelling.\n',
      );
      const gates = Object.fromEntries(events().map(({ id, answer }) => [id, answer]));
      expect(gates).toMatchObject({
        current_time: 'offered',
        web_search: 'startup-policy',
        time_range: 'startup-policy',
      });
    });

    it('is said of a folder for configurations that holds none', async () => {
      vi.stubEnv('CONFIDANT_ORG_CONFIG', path.join(dataDir, 'none'));
      const { exitCode, stderr } = await run(['tools']);
      expect(exitCode).toBe(0);
      expect(stderr).toMatch(/^CONFIDANT_ORG_CONFIG names a folder without a configuration: .*\n.*none\n$/);
    });

    it('is nothing after an ordinary start', async () => {
      expect((await run(['tools'])).stderr).toBe('');
    });

    function replaceByFolder(name: string): void {
      rmSync(path.join(dataDir, name));
      mkdirSync(path.join(dataDir, name));
    }
  });

  describe('chat', () => {
    it('streams an answer from "started" to "done"', async () => {
      provider.enqueue({ text: 'Harbours have berths.' });
      const { exitCode, events } = await run(['chat', '--message', 'What do harbours have?']);
      expect(exitCode).toBe(0);
      const all = events();
      expect(all[0]).toMatchObject({ type: 'started', provider: 'town-hall', model: 'scripted' });
      expect(all[0]?.tools).toContain('current_time');
      const deltas = all.filter(({ type }) => type === 'text').map(({ delta }) => delta);
      expect(deltas.join('')).toBe('Harbours have berths.');
      expect(all.at(-1)).toMatchObject({ type: 'done', text: 'Harbours have berths.', sources: [], toolCalls: 0 });
    });

    it('shows each call once when it runs and once when it is done, with its result if asked for', async () => {
      provider.enqueue({ calls: [{ name: 'current_time', arguments: {} }] }, { text: 'It is noon.' });
      const { events } = await run([
        'chat',
        '--message',
        'What time is it?',
        '--show-results',
        '--tools',
        'current_time',
      ]);
      const calls = events().filter(({ type }) => type === 'tool');
      expect(calls).toEqual([
        { type: 'tool', callId: expect.any(String), tool: 'current_time', status: 'running', arguments: {} },
        {
          type: 'tool',
          callId: calls[0]?.callId,
          tool: 'current_time',
          status: 'SUCCESS',
          result: expect.stringMatching(/\d{4}/),
          durationMs: expect.any(Number),
        },
      ]);
      expect(events()[0]?.tools).toEqual(['current_time']);
      expect(events().at(-1)).toMatchObject({ type: 'done', text: 'It is noon.', toolCalls: 1 });
    });

    it('holds an answer to the limits that an organization has lowered', async () => {
      const folder = path.join(dataDir, 'organization');
      mkdirSync(folder);
      const limit = 'CONFIG["SETTINGS"]["DataTools.MaxToolCallsPerAnswer"] = 1';
      writeFileSync(path.join(folder, 'plugin.lua'), `${HEADER}${limit}\n`);
      const calls = [
        { name: 'current_time', arguments: {} },
        { name: 'current_time', arguments: {} },
      ];
      provider.enqueue({ calls }, { text: 'It is noon.' });
      const { events } = await run(['--org-config', folder, 'chat', '--message', 'What time is it, twice?']);
      const ended = events().filter(({ type, status }) => type === 'tool' && status !== 'running');
      expect(ended).toHaveLength(2);
      expect(ended).toContainEqual(expect.objectContaining({ status: 'SUCCESS' }));
      expect(ended).toContainEqual(
        expect.objectContaining({ status: 'ERROR', message: expect.stringMatching(/limit of 1 /) }),
      );
      expect(events()).toContainEqual(expect.objectContaining({ type: 'notice', kind: 'limit' }));
      expect(events().at(-1)).toMatchObject({ type: 'done', text: 'It is noon.' });
    });

    it('keeps results to itself unless asked for', async () => {
      provider.enqueue({ calls: [{ name: 'current_time', arguments: {} }] }, { text: 'It is noon.' });
      const { stdout } = await run(['chat', '--message', 'What time is it?']);
      expect(stdout).not.toContain('"result"');
    });

    it('says what the model was told when a call is refused', async () => {
      const url = 'http://127.0.0.1/secret';
      provider.enqueue({ calls: [{ name: 'read_web_page', arguments: { url } }] }, { text: 'That page is private.' });
      const { exitCode, events } = await run(['chat', '--message', `Read ${url}`]);
      expect(exitCode).toBe(0);
      const refused = events().find(({ status }) => status === 'BLOCKED');
      expect(refused).toMatchObject({ tool: 'read_web_page', message: expect.any(String) });
    });

    describe('a page of the private network', () => {
      let intranet: PageServer;
      beforeEach(async () => {
        intranet = await startPageServer((_request, response) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end('<!doctype html><title>Rota</title><main><p>The rota of the harbour office.</p></main>');
        });
        change((settings) => ({
          ...settings,
          confidenceScheme: 'CUSTOM',
          customConfidence: { OPENAI_COMPATIBLE: 'HIGH' },
          toolSettings: { 'read_web_page.allowedPrivateHosts': new URL(intranet.origin).host },
        }));
      });
      afterEach(() => intranet.close());
      const change = (edit: (settings: Record<string, unknown>) => object) => {
        const file = path.join(dataDir, 'settings.json');
        writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')))));
      };
      const readIt = () => {
        const url = `${intranet.origin}/rota`;
        provider.enqueue({ calls: [{ name: 'read_web_page', arguments: { url } }] }, { text: 'A rota.' });
        return run(['chat', '--message', `Read ${url}`]);
      };

      it('says what the chat requires from now on and because of what, once', async () => {
        const { exitCode, events } = await readIt();
        expect(exitCode).toBe(0);
        expect(events().filter(({ type }) => type === 'requirements' || type === 'notice')).toEqual([
          {
            type: 'requirements',
            confidence: 'HIGH',
            dataSecurity: 'ANY',
            outbound: 'UNRESTRICTED',
            because: `read_web_page ${new URL(intranet.origin).host}`,
          },
        ]);
      });

      it('ends with an error when the provider is trusted less by then', async () => {
        const { events } = await readIt();
        const chatId = String(events()[0]?.chatId);
        change((settings) => ({ ...settings, customConfidence: { OPENAI_COMPATIBLE: 'LOW' } }));
        const refused = await run(['chat', '--chat', chatId, '--message', 'And now?']);
        expect(refused.exitCode).toBe(1);
        expect(refused.events().at(-1)).toMatchObject({ type: 'error' });
        expect(provider.requests).toHaveLength(2);
      });
    });

    it.each([
      [[], 'BLOCKED'],
      [['--approve', 'none'], 'BLOCKED'],
      [['--approve', 'all'], 'SUCCESS'],
    ])('runs calls that ask first only as %j says: %s', async (options, status) => {
      const file = path.join(dataDir, 'settings.json');
      const settings = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...settings, approvalByCollection: { current_time: 'ask' } }));
      provider.enqueue({ calls: [{ name: 'current_time', arguments: {} }] }, { text: 'Done.' });
      const { exitCode, events } = await run(['chat', '--message', 'What time is it?', ...options]);
      expect(exitCode).toBe(0);
      expect(
        events()
          .filter(({ type }) => type === 'tool')
          .at(-1),
      ).toMatchObject({ tool: 'current_time', status });
    });

    it('gives the model the instructions of --system', async () => {
      provider.enqueue({ text: 'Arr.' });
      await run(['chat', '--message', 'Hello', '--system', 'Answer like a sailor.']);
      expect(provider.requests.at(-1)?.body.messages[0].content).toContain('Answer like a sailor.');
    });

    it('says that --approve is all or none', async () => {
      const { exitCode } = await run(['chat', '--message', 'Hello', '--approve', 'maybe']);
      expect(exitCode).toBe(2);
      expect(provider.requests).toHaveLength(0);
    });

    it('leaves no chat behind when a tool is named that does not exist', async () => {
      const { exitCode, events } = await run(['chat', '--message', 'Hello', '--tools', 'current_time,crystal_ball']);
      expect([exitCode, events().at(-1)?.code]).toEqual([1, 'not-found']);
      expect(provider.requests).toHaveLength(0);
      const database = (await run(['doctor'])).events().find(({ name }) => name === 'database');
      expect(database?.detail).toMatch(/^0 chats/);
    });

    it('goes on with a chat', async () => {
      provider.enqueue({ text: 'Fourteen.' }, { text: 'As I said, fourteen.' });
      const first = await run(['chat', '--message', 'How many berths?']);
      const chatId = String(first.events()[0]?.chatId);
      const second = await run(['chat', '--chat', chatId, '--message', 'How many?']);
      expect(second.events()[0]?.chatId).toBe(chatId);
      const roles = provider.requests.at(-1)?.body.messages.map(({ role }: { role: string }) => role);
      expect(roles).toEqual(['system', 'user', 'assistant', 'user']);
    });

    it('ends with an error when the provider refuses the key, and the chat still works', async () => {
      vi.stubEnv('CONFIDANT_API_KEY_TOWN_HALL', 'sk-wrong');
      const failed = await run(['chat', '--message', 'Hello?']);
      expect(failed.exitCode).toBe(1);
      expect(failed.events().at(-1)).toMatchObject({
        type: 'error',
        code: 'errors.provider.wrong-key',
        action: 'open-provider',
      });
      expect(failed.stdout + failed.stderr).not.toContain('sk-wrong');

      vi.stubEnv('CONFIDANT_API_KEY_TOWN_HALL', KEY);
      provider.enqueue({ text: 'Hello.' });
      const again = await run(['chat', '--chat', String(failed.events()[0]?.chatId), '--message', 'And now?']);
      expect(again.events().at(-1)).toMatchObject({ type: 'done', text: 'Hello.' });
    });

    it('stops when it is told to, and says so', async () => {
      provider.enqueue({ text: 'going on and on', holdAt: { share: 0.5, name: 'never' } });
      const { exitCode, events } = await run(['chat', '--message', 'Talk.', '--cancel-after', '50']);
      expect(exitCode).toBe(1);
      expect(events().at(-1)).toMatchObject({ type: 'error', code: 'cancelled' });
    });

    it('stops when the person interrupts', async () => {
      provider.enqueue({ text: 'going on and on', holdAt: { share: 0.5, name: 'never' } });
      const interrupt = new AbortController();
      const running = run(['chat', '--message', 'Talk.'], interrupt.signal);
      await provider.waitForRequest(1);
      interrupt.abort();
      expect((await running).events().at(-1)).toMatchObject({ type: 'error', code: 'cancelled' });
    });

    it('writes the answer alone to stdout without --json', async () => {
      provider.enqueue({ text: 'Harbours have berths.' });
      const { stdout } = await runForTest(['--data-dir', dataDir, 'chat', '--message', 'What do harbours have?']);
      expect(stdout).toBe('Harbours have berths.\n');
    });

    it.each([
      ['no message', []],
      ['a component that does not exist', ['--message', 'x', '--component', 'kitchen']],
      ['a switch that is neither on nor off', ['--message', 'x', '--parallel', 'maybe']],
      ['a time that is none', ['--message', 'x', '--cancel-after', 'soon']],
      ['a key on the command line', ['--message', 'x', '--key', 'sk-x']],
    ])('ends with 2 for %s', async (_, args) => {
      expect((await run(['chat', ...args])).exitCode).toBe(2);
    });

    it.each([
      ['a provider', ['--provider', 'nobody']],
      ['a chat', ['--chat', 'nothing']],
      ['a tool', ['--tools', 'hammer']],
    ])('ends with 1 when there is no such thing: %s', async (_, args) => {
      const { exitCode, events } = await run(['chat', '--message', 'x', ...args]);
      expect(exitCode).toBe(1);
      expect(events().at(-1)).toMatchObject({ type: 'error', code: 'not-found' });
    });
  });

  it('lists every tool with its gate', async () => {
    const { exitCode, events } = await run(['tools', '--provider', 'town-hall']);
    expect(exitCode).toBe(0);
    expect(events()).toContainEqual({
      type: 'tool',
      id: 'current_time',
      collection: 'current_time',
      answer: 'offered',
    });
    expect(events()).toContainEqual({
      type: 'tool',
      id: 'web_search',
      collection: 'web_search',
      answer: 'not-configured',
      reason: expect.any(String),
    });
  });

  it('lists providers without their keys', async () => {
    const { events, stdout } = await run(['providers']);
    expect(events()).toMatchObject([{ type: 'provider', id: 'town-hall', keyState: 'environment', isDefault: true }]);
    expect(stdout).not.toContain(KEY);
  });

  it('lists the models of a provider, by its id or its name', async () => {
    for (const name of ['town-hall', 'Town hall']) {
      const { events } = await run(['models', '--provider', name]);
      expect(
        events()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(['other', 'scripted']);
    }
  });

  it('says why there are no models', async () => {
    await provider.close();
    const { exitCode, events } = await run(['models', '--provider', 'town-hall']);
    expect(exitCode).toBe(1);
    expect(events().at(-1)).toMatchObject({ type: 'error', code: 'no-models' });
  });

  it('checks everything that can be wrong, and shows nothing secret', async () => {
    const healthy = await run(['doctor']);
    expect(healthy.exitCode).toBe(0);
    const names = healthy.events().map(({ name }) => name);
    expect(names).toEqual(['versions', 'keyring', 'network', 'database', 'provider town-hall']);
    expect(healthy.stdout).not.toContain(KEY);

    await provider.close();
    const ill = await run(['doctor']);
    expect(ill.exitCode).toBe(1);
    expect(ill.events().at(-1)).toMatchObject({ name: 'provider town-hall', status: 'failed' });
  });
});
