// `chat --json` from the command line to the wire, once for each of the three wire APIs.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuses, type ScriptedProvider, startScriptedProvider } from '../../../../e2e/scripted-provider/server.ts';
import { anthropicScenario } from '../../../../e2e/scripted-provider/wire-anthropic.ts';
import { chatCompletionsScenario } from '../../../../e2e/scripted-provider/wire-chat-completions.ts';
import { responsesScenario } from '../../../../e2e/scripted-provider/wire-responses.ts';
import { HEADER } from '../../../org-config/testing/plugin-text.ts';
import { runForTest } from '../testing.ts';

const KEY = 'sk-from-the-environment';

// The keyring of whoever runs the tests is none of their business.
vi.mock('../../../secrets/open-secret-store.ts', async () => ({
  openSecretStore: async () => (await import('../../../secrets/memory-secret-store.ts')).memorySecretStore(),
}));

// biome-ignore lint/suspicious/noExplicitAny: bodies of three APIs
type Body = any;

const APIS = [
  {
    kind: 'OPENAI_COMPATIBLE',
    path: '/v1/chat/completions',
    scenario: chatCompletionsScenario,
    toolNames: (body: Body) => body.tools?.map((tool: Body) => tool.function.name),
    results: (body: Body) =>
      body.messages.filter(({ role }: Body) => role === 'tool').map(({ content }: Body) => content),
    forbidsParallelCalls: (body: Body) => body.parallel_tool_calls === false,
    system: (body: Body) => body.messages[0].content,
  },
  {
    kind: 'OPEN_AI',
    path: '/v1/responses',
    scenario: responsesScenario,
    toolNames: (body: Body) => body.tools?.map((tool: Body) => tool.name),
    results: (body: Body) =>
      body.input.filter(({ type }: Body) => type === 'function_call_output').map(({ output }: Body) => output),
    forbidsParallelCalls: (body: Body) => body.parallel_tool_calls === false,
    system: (body: Body) => body.instructions,
  },
  {
    kind: 'ANTHROPIC',
    path: '/v1/messages',
    scenario: anthropicScenario,
    toolNames: (body: Body) =>
      body.tool_choice?.type === 'none' ? undefined : body.tools?.map(({ name }: Body) => name),
    results: (body: Body) =>
      body.messages
        .flatMap(({ content }: Body) => (Array.isArray(content) ? content : []))
        .filter(({ type }: Body) => type === 'tool_result')
        .map(({ content }: Body) => content),
    forbidsParallelCalls: (body: Body) => body.tool_choice?.disable_parallel_tool_use === true,
    system: (body: Body) => JSON.stringify(body.system),
  },
] as const;

describe.each(APIS)('chat --json with a provider of the kind $kind', (api) => {
  let dataDir: string;
  let provider: ScriptedProvider;
  const run = (...args: string[]) => runForTest(['--data-dir', dataDir, '--json', 'chat', ...args]);
  const ask = (question: string, ...args: string[]) => run('--message', question, ...args);
  const body = (number: number): Body => provider.requests.at(number)?.body;
  const clock = (n: number) => ({ name: 'current_time', id: `call_${n}`, arguments: { time_zone: 'UTC' } });

  beforeEach(async () => {
    provider = await startScriptedProvider({ key: KEY });
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'confidant-cli-'));
    const instance = { id: 'test', kind: api.kind, name: 'Test', baseUrl: provider.url, model: { id: 'scripted' } };
    const settings = { schemaVersion: 1, providers: [instance], defaultProviderId: 'test', firstStartDone: true };
    writeFileSync(path.join(dataDir, 'settings.json'), JSON.stringify(settings));
    vi.stubEnv('CONFIDANT_API_KEY_TEST', KEY);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await provider.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('leaves no result of a tool on the disk, in what is kept for later turns either', async () => {
    provider.enqueue(api.scenario({ calls: [clock(1)] }), api.scenario({ text: 'It is noon.' }));
    const { exitCode } = await ask('What time is it?', '--tools', 'current_time');
    expect(exitCode).toBe(0);
    expect(api.results(body(-1)).join()).toContain('is_daylight_saving_time');
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const holding = (text: string) =>
      files.filter(({ parentPath, name }) => readFileSync(path.join(parentPath, name)).includes(text));
    expect(holding('It is noon.')).not.toEqual([]);
    expect(holding('is_daylight_saving_time')).toEqual([]);
  });

  it('asks a provider of an organization at the gateway that it names, by the API of its kind', async () => {
    const folder = path.join(dataDir, 'organization');
    mkdirSync(folder);
    // Any cloud kind that speaks Chat Completions stands for those.
    const kind = api.kind === 'OPENAI_COMPATIBLE' ? 'MISTRAL' : api.kind;
    const fields = { Id: 'gateway', InstanceName: 'Gateway', UsedLLMProvider: kind, Hostname: provider.url };
    const object = Object.entries(fields).map(([name, value]) => `["${name}"] = "${value}"`);
    const model = '["Model"] = { ["Id"] = "scripted" }, ["AllowUserProvidedAPIKey"] = true';
    writeFileSync(
      path.join(folder, 'plugin.lua'),
      `${HEADER}CONFIG["LLM_PROVIDERS"] = { { ${object.join(', ')}, ${model} } }\n`,
    );
    vi.stubEnv('CONFIDANT_API_KEY_GATEWAY', KEY);
    provider.enqueue(api.scenario({ text: 'Through the gateway.' }));
    const { exitCode, events } = await ask('Who answers?', '--org-config', folder, '--provider', 'gateway');
    expect(events().at(-1)).toMatchObject({ type: 'done', text: 'Through the gateway.' });
    expect(exitCode).toBe(0);
    expect(provider.requests.map((request) => request.path)).toEqual([api.path]);
  });

  it('tells the whole of an answer with a call in the order of time', async () => {
    provider.enqueue(
      { reasoning: 'A clock will tell.', text: 'Let me look.', calls: [clock(1)] },
      { text: 'It is noon.', usage: { inputTokens: 100, outputTokens: 5 } },
    );
    const { exitCode, events } = await ask('What time is it?', '--show-results');
    expect(exitCode).toBe(0);
    const types = events().map(({ type, status }) => (type === 'tool' ? status : type));
    expect(types.filter((type, index) => type !== types[index - 1])).toEqual([
      'started',
      'reasoning',
      'text',
      'running',
      'SUCCESS',
      'text',
      'done',
    ]);
    const [running, finished] = events().filter(({ type }) => type === 'tool');
    expect(running).toMatchObject({ tool: 'current_time', arguments: { time_zone: 'UTC' } });
    expect(finished).toMatchObject({ callId: running?.callId, result: expect.stringMatching(/"time_zone": ?"UTC"/) });
    expect(events().at(-1)).toMatchObject({
      type: 'done',
      text: 'Let me look.\n\nIt is noon.',
      toolCalls: 1,
      usage: { inputTokens: 112, outputTokens: 39 },
    });
    expect(provider.requests.map((request) => request.path)).toEqual([api.path, api.path]);
    expect(api.results(body(1))).toEqual([finished?.result]);
  });

  it('says that it waits when the provider is busy, then answers', async () => {
    provider.enqueue(refuses(429, { error: { message: 'slow down' } }, { 'retry-after-ms': '5' }), { text: 'Here.' });
    const { exitCode, events } = await ask('Hello?');
    expect(exitCode).toBe(0);
    expect(events().map(({ type }) => type)).toEqual(['started', 'retry', 'text', 'done']);
    expect(events()[1]).toMatchObject({ afterMs: expect.any(Number), message: expect.stringContaining('Test') });
  });

  it('ends with an error when the provider stays busy, after four requests', async () => {
    const busy = refuses(429, { error: { message: 'slow down' } }, { 'retry-after-ms': '1' });
    provider.enqueue(busy, busy, busy, busy);
    const { exitCode, events } = await ask('Hello?');
    expect(exitCode).toBe(1);
    expect(events().map(({ type }) => type)).toEqual(['started', 'retry', 'retry', 'retry', 'error']);
    expect(events().at(-1)).toMatchObject({ code: 'errors.provider.busy', action: 'try-again' });
    expect(provider.requests).toHaveLength(4);
  });

  it('names the two ways out when the model takes no tools, and does not ask again without them', async () => {
    provider.enqueue(refuses(400, { error: { message: 'scripted does not support tools' } }));
    const refused = await ask('Hello?');
    expect(refused.exitCode).toBe(1);
    expect(refused.events().at(-1)).toMatchObject({ code: 'errors.provider.no-tools', action: 'turn-tools-off' });
    expect(refused.events().at(-1)?.message).toContain('scripted');
    expect(provider.requests).toHaveLength(1);

    provider.enqueue({ text: 'Without tools, then.' });
    const chatId = String(refused.events()[0]?.chatId);
    const again = await ask('And without?', '--chat', chatId, '--tools', '');
    expect(again.events().at(-1)).toMatchObject({ type: 'done', text: 'Without tools, then.' });
    expect(api.toolNames(body(1))).toBeUndefined();
    // The question is kept, and there is no answer to it.
    expect(JSON.stringify(body(1))).toContain('Hello?');
    expect(JSON.stringify(body(1))).not.toContain('assistant"');
  });

  it('keeps the text of an answer that broke off, and the chat goes on from it', async () => {
    const { steps = [] } = api.scenario({ text: 'One by one the words arrive' });
    provider.enqueue({ steps: [...steps.slice(0, 5), { drop: true }] }, { text: 'On we go.' });
    const { exitCode, events } = await ask('Count.');
    expect(exitCode).toBe(1);
    expect(events().at(-1)).toMatchObject({ type: 'error', code: 'turn.failed.brokeOff', action: 'continue' });
    const said = events().flatMap(({ type, delta }) => (type === 'text' ? [delta] : []));
    expect(said.join('')).toMatch(/^One by one/);
    await ask('Go on.', '--chat', String(events()[0]?.chatId));
    expect(JSON.stringify(body(-1))).toContain('One by one');
  });

  it('keeps the text of an answer that was cancelled', async () => {
    provider.enqueue({ text: 'going on and on', holdAt: { share: 0.5, name: 'never' } }, { text: 'Again.' });
    const { exitCode, events } = await ask('Talk.', '--cancel-after', '400');
    expect(exitCode).toBe(1);
    expect(events().at(-1)).toMatchObject({ type: 'error', code: 'cancelled' });
    expect(events()).toContainEqual({ type: 'text', delta: expect.stringContaining('going') });
    await ask('Go on.', '--chat', String(events()[0]?.chatId));
    expect(JSON.stringify(body(-1))).toContain('going on');
  });

  it('answers calls of one response one by one, and asks for one at a time, unless they may be parallel', async () => {
    for (const parallel of ['off', 'on']) {
      const names = ['UTC', 'Asia/Tokyo'];
      const calls = names.map((time_zone, n) => ({ name: 'current_time', id: `call_${n}`, arguments: { time_zone } }));
      provider.enqueue({ calls }, { text: 'Two clocks.' });
      const { events } = await ask('Both?', '--parallel', parallel);
      expect(events().at(-1)).toMatchObject({ type: 'done', toolCalls: 2 });
      expect(api.forbidsParallelCalls(body(-1))).toBe(parallel === 'off');
      const zones = api.results(body(-1)).map((result: string) => JSON.parse(result).time_zone);
      expect(zones).toEqual(names);
    }
  });

  it('lets the model correct a call that does not exist, cannot be read or has wrong arguments', async () => {
    provider.enqueue(
      {
        calls: [
          { name: 'no_such_tool', id: 'call_1', arguments: {} },
          { name: 'current_time', id: 'call_2', arguments: { time_zone: 'Atlantis' } },
        ],
      },
      { text: 'I was wrong.' },
    );
    const { exitCode, events } = await ask('What time is it?');
    expect(exitCode).toBe(0);
    const failed = events().filter(({ status }) => status === 'ERROR');
    expect(failed.map(({ message }) => message)).toEqual([
      expect.stringContaining('current_time'),
      expect.stringContaining('Atlantis'),
    ]);
    expect(api.results(body(1))).toEqual(failed.map(({ message }) => message));
  });

  it('stops calls at the limit, says so, and gets a last answer without tools', async () => {
    const limit = 15;
    for (let n = 0; n < limit; n += 1) provider.enqueue({ calls: [clock(n)] });
    provider.enqueue({ text: 'That is all I could find.' });
    const { exitCode, events } = await ask('Look again and again.');
    expect(exitCode).toBe(0);
    expect(events().filter(({ type }) => type === 'notice')).toMatchObject([{ kind: 'limit' }]);
    expect(events().at(-1)).toMatchObject({ type: 'done', text: 'That is all I could find.', toolCalls: limit });
    expect(api.toolNames(body(limit - 1))).toContain('current_time');
    expect(api.toolNames(body(limit))).toBeUndefined();
  });

  it('says of an empty answer what it is, and saves none', async () => {
    provider.enqueue({ text: ' ' }, { text: 'Now.' });
    const { exitCode, events } = await ask('Hello?');
    expect(exitCode).toBe(1);
    expect(events().at(-1)).toMatchObject({ type: 'error', code: 'turn.end.empty' });
  });

  it('adds the person’s own words to the system prompt', async () => {
    provider.enqueue({ text: 'Aye.' });
    await ask('Ready?', '--system', 'Talk like a harbour master.');
    expect(api.system(body(0))).toContain('Talk like a harbour master.');
  });

  it('shows a wrong key as what it is, without the key', async () => {
    vi.stubEnv('CONFIDANT_API_KEY_TEST', 'sk-wrong-key');
    const { exitCode, events, stdout, stderr } = await ask('Hello?');
    expect(exitCode).toBe(1);
    expect(events().at(-1)).toMatchObject({ code: 'errors.provider.wrong-key', action: 'open-provider' });
    expect(stdout + stderr).not.toContain('sk-wrong-key');
  });
});
