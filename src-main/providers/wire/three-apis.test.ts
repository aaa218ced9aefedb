import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { refuses, type ScriptedProvider, startScriptedProvider } from '../../../e2e/scripted-provider/server.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { ProviderError } from '../provider-adapter.ts';
import { RETRY_NOW } from '../retry.ts';
import { adapterOf, instanceOf, play, roundOf } from '../testing/round-fixture.ts';
import type { ProviderExchange, SentRequest } from '../transport.ts';

const APIS: [string, Partial<ProviderInstance>][] = [
  ['Chat Completions', { kind: 'OPENAI_COMPATIBLE' }],
  ['Responses', { kind: 'OPEN_AI', model: { id: 'gpt-5' } }],
  ['Anthropic Messages', { kind: 'ANTHROPIC', model: { id: 'claude-sonnet-4-5' } }],
];

let provider: ScriptedProvider;
beforeEach(async () => {
  provider = await startScriptedProvider({ key: 'sk-test' });
});
afterEach(() => provider.close());

describe.each(APIS)('over %s', (_name, instance) => {
  const adapter = (changes: Partial<AdapterOptions> = {}) =>
    adapterOf({ instance: instanceOf({ ...instance, baseUrl: provider.url }), ...changes });
  const results = (calls: { callId: string }[]) =>
    calls.map(({ callId }) => ({ callId, content: 'Rain, 12 °C', isError: false }));

  it('streams thoughts, text, calls and usage, and answers from the result', async () => {
    provider.enqueue(
      {
        reasoning: 'Which city?',
        text: 'Let me look. ',
        calls: [{ name: 'get_weather', arguments: { city: 'Köln' } }],
      },
      { text: 'It rains in Köln.' },
    );
    const chat = adapter();
    const first = await play(chat);
    expect(first).toMatchObject({
      reasoning: 'Which city?',
      text: 'Let me look. ',
      calls: [{ name: 'get_weather', argumentsText: '{"city":"Köln"}' }],
      usage: { inputTokens: 12, outputTokens: 34 },
      stopReason: 'tool-calls',
      error: undefined,
    });
    chat.recordToolResults(results(first.calls));
    expect(await play(chat)).toMatchObject({ text: 'It rains in Köln.', calls: [], stopReason: 'end' });
  });

  it.each([1, 2, 3, 7, 64])('gives the same answer when the bytes arrive %i at a time', async (bytesPerWrite) => {
    const reply = {
      reasoning: 'Hm.',
      text: 'Größe: 3 €, 🌧️.',
      calls: [{ name: 'get_weather', arguments: { city: '東京' } }],
    };
    provider.enqueue(reply);
    const whole = await play(adapter());
    const scenario = await recordedScenario(provider, reply);
    provider.enqueue({ ...scenario, bytesPerWrite });
    const pieces = await play(adapter());
    expect({ ...pieces, calls: undefined }).toEqual({ ...whole, calls: undefined });
    expect(pieces.calls.map((call) => [call.name, call.argumentsText])).toEqual([['get_weather', '{"city":"東京"}']]);
  });

  it('works through several calls of one response', async () => {
    provider.enqueue(
      { calls: ['Köln', 'Bonn'].map((city) => ({ name: 'get_weather', arguments: { city } })) },
      { text: 'Both wet.' },
    );
    const chat = adapter();
    const { calls } = await play(chat);
    expect(calls.map((call) => call.argumentsText)).toEqual(['{"city":"Köln"}', '{"city":"Bonn"}']);
    expect(new Set(calls.map((call) => call.callId)).size).toBe(2);
    chat.recordToolResults(results(calls));
    expect(await play(chat)).toMatchObject({ text: 'Both wet.', error: undefined });
  });

  it('asks for one call at a time unless parallel calls are allowed', async () => {
    await play(adapter());
    await play(adapter(), roundOf({ allowParallelCalls: true }));
    const [one, many] = provider.requests.map(({ body }) => body);
    const asksForOne = (body: {
      parallel_tool_calls?: boolean;
      tool_choice?: { disable_parallel_tool_use?: boolean };
    }) => body.parallel_tool_calls === false || body.tool_choice?.disable_parallel_tool_use === true;
    expect([asksForOne(one), asksForOne(many)]).toEqual([true, false]);
  });

  it('lets the model call nothing in the final round and gives it the closing instruction', async () => {
    provider.enqueue({ calls: [{ name: 'get_weather', arguments: { city: 'Köln' } }] }, { text: 'Enough.' });
    const chat = adapter();
    const { calls } = await play(chat);
    chat.recordToolResults(results(calls));
    const last = await play(chat, roundOf({ toolChoice: 'none', closingInstruction: 'Answer with what you have.' }));
    expect(last).toMatchObject({ text: 'Enough.', error: undefined });
    const body = provider.requests[1]?.body;
    expect(JSON.stringify(body)).toContain('Answer with what you have.');
    expect(body.tools === undefined || body.tool_choice?.type === 'none').toBe(true);
    expect(body.parallel_tool_calls).toBeUndefined();
  });

  it('never lets additional parameters override what the app decides', async () => {
    const additionalParameters =
      '"temperature": 0.2, "model": "other", "messages": [], "input": [], "stream": false, "tools": [], "tool_choice": "required", "parallel_tool_calls": true';
    await play(adapter({ instance: instanceOf({ ...instance, baseUrl: provider.url, additionalParameters }) }));
    const body = provider.requests[0]?.body;
    expect(body).toMatchObject({ temperature: 0.2, model: instance.model?.id ?? 'scripted', stream: true });
    expect(body.tools).toHaveLength(1);
    expect(body.tool_choice).not.toBe('required');
    expect(body.parallel_tool_calls).not.toBe(true);
    expect(JSON.stringify(body.messages ?? body.input)).toContain('How is the weather?');
  });

  it('says that the additional parameters are no JSON before anything leaves', () => {
    const broken = instanceOf({ ...instance, baseUrl: provider.url, additionalParameters: '"a": ' });
    expect(() => adapter({ instance: broken })).toThrow(ProviderError);
    expect(provider.requests).toEqual([]);
  });

  it('replays an earlier answer to the same provider and model, without the results of its tools', async () => {
    provider.enqueue(
      { reasoning: 'Hm.', calls: [{ name: 'get_weather', arguments: { city: 'Köln' } }] },
      { text: 'Rain.' },
    );
    const chat = adapter();
    chat.recordToolResults(results((await play(chat)).calls));
    await play(chat);
    const replay = chat.transcript();
    expect(JSON.stringify(replay)).not.toContain('12 °C');
    const history = [
      { role: 'user' as const, text: 'How is the weather?' },
      { role: 'assistant' as const, text: 'Rain.', replay },
      { role: 'user' as const, text: 'And now?' },
    ];
    expect(await play(adapter({ history }))).toMatchObject({ error: undefined });
    const sent = JSON.stringify(provider.requests.at(-1)?.body);
    expect(sent).toContain('get_weather');
    expect(sent).toContain('no longer available');
    const otherModel = instanceOf({ ...instance, baseUrl: provider.url, model: { id: `${instance.model?.id}-2` } });
    await play(adapter({ history, instance: otherModel }));
    expect(JSON.stringify(provider.requests.at(-1)?.body)).not.toContain('no longer available');
    const otherProvider = instanceOf({ ...instance, baseUrl: provider.url, id: 'p2' });
    await play(adapter({ history, instance: otherProvider }));
    expect(JSON.stringify(provider.requests.at(-1)?.body)).not.toContain('no longer available');
    await play(adapter({ history }), roundOf({ tools: [] }));
    expect(JSON.stringify(provider.requests.at(-1)?.body)).not.toContain('no longer available');
  });

  it('closes calls that were never answered in the transcript of a stopped answer', async () => {
    provider.enqueue({ calls: [{ name: 'get_weather', arguments: { city: 'Köln' } }] });
    const chat = adapter();
    await play(chat);
    const history = [
      { role: 'user' as const, text: 'How is the weather?' },
      { role: 'assistant' as const, text: '', replay: chat.transcript() },
      { role: 'user' as const, text: 'Never mind.' },
    ];
    expect(await play(adapter({ history }))).toMatchObject({ error: undefined });
    expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain('This call was not run.');
  });

  it('keeps what was shown when the connection breaks, and does not ask again', async () => {
    provider.enqueue({ text: 'one two three four', holdAt: { share: 0.5, name: 'half' } });
    const chat = adapter();
    const outcome = await play(chat, roundOf(), (event) => {
      if (event.type === 'text' && event.delta.includes('two')) void provider.close();
    });
    expect(outcome.text).toBe('one two ');
    expect(outcome.error).toMatchObject({ code: 'broken-stream', reason: { key: 'errors.provider.broken-stream' } });
    expect(provider.requests).toHaveLength(1);
    expect(JSON.stringify(chat.transcript().items)).toContain('one two ');
  });

  it('stops in the middle of the answer when it is cancelled', async () => {
    provider.enqueue({ text: 'one two three four', holdAt: { share: 0.5, name: 'never' } });
    const controller = new AbortController();
    const outcome = await play(adapter(), roundOf({ signal: controller.signal }), (event) => {
      if (event.type === 'text' && event.delta.includes('two')) controller.abort(new Error('cancelled'));
    });
    expect(outcome).toMatchObject({ text: 'one two ', error: new Error('cancelled') });
  });

  it('stops while the server is silent when it is cancelled', async () => {
    provider.enqueue({ steps: [{ waitFor: 'never' }] });
    const controller = new AbortController();
    const running = play(adapter(), roundOf({ signal: controller.signal }));
    await provider.waitForRequest(1);
    controller.abort(new Error('cancelled'));
    expect((await running).error).toEqual(new Error('cancelled'));
  });

  it('asks before every request, repetitions included, and sends nothing when told so', async () => {
    provider.enqueue(refuses(503, { error: { message: 'busy' } }, { 'retry-after-ms': '0' }));
    let asked = 0;
    const beforeRequest = () => {
      asked += 1;
      if (asked === 2) throw new ProviderError('refused-by-policy', { key: 'errors.provider.refused-by-policy' });
    };
    expect((await play(adapter({ beforeRequest }))).error).toMatchObject({ code: 'refused-by-policy' });
    expect(asked).toBe(2);
    expect(provider.requests).toHaveLength(1);
  });

  it('tells an observer of a request in order: sent, connected, answered, each chunk, ended', async () => {
    const heard: string[] = [];
    let sent: SentRequest | undefined;
    provider.enqueue({ text: 'one two' });
    await play(
      adapter({
        observe: (request) => {
          sent = request;
          return {
            connected: () => heard.push('connected'),
            responded: (status) => heard.push(String(status)),
            received: (chunk) => heard.push(chunk.length > 0 ? 'chunk' : 'nothing'),
            ended: (_afterMs, error) => heard.push(`ended ${error}`),
          };
        },
      }),
    );
    expect([...new Set(heard)]).toEqual(['connected', '200', 'chunk', 'ended undefined']);
    expect(JSON.parse(sent?.bodyText ?? '')).toEqual(provider.requests[0]?.body);
    expect(JSON.stringify(sent)).not.toContain('sk-test');
    expect(sent?.maskedHeaders).toHaveLength(1);
  });

  it('shows every request to the inspector with the key masked', async () => {
    const exchanges: ProviderExchange[] = [];
    await play(adapter({ onExchange: (exchange) => exchanges.push(exchange) }));
    expect(exchanges).toHaveLength(1);
    expect(JSON.stringify(exchanges)).not.toContain('sk-test');
    expect(exchanges[0]).toMatchObject({ method: 'POST', status: 200, body: provider.requests[0]?.body });
    expect(exchanges[0]?.finishedAfterMs).toBeGreaterThan(0);
  });

  it.each([
    [400, { error: { message: 'temperature is not supported' } }, 'bad-request'],
    [401, { error: { message: 'bad key' } }, 'wrong-key'],
    [402, { error: { message: 'top up' } }, 'quota'],
    [403, { error: { message: 'not yours' } }, 'no-permission'],
    [404, { error: { message: 'no such model' } }, 'not-found'],
    [413, { error: { message: 'too long' } }, 'bad-request'],
    [422, { detail: [{ loc: ['body', 'x'], msg: 'extra' }] }, 'bad-request'],
    [429, { error: { message: 'quota', code: 'insufficient_quota' } }, 'quota'],
    [501, { error: { message: 'never' } }, 'server-error'],
  ])('fails at status %i at once, with the server’s words', async (status, body, code) => {
    provider.enqueue(refuses(status, body));
    const { error } = await play(adapter());
    expect(error).toMatchObject({ code, status });
    expect((error as ProviderError).detail).toMatch(/\S/);
    expect(provider.requests).toHaveLength(1);
  });

  it.each([429, 500, 502, 503, 504, 529])('asks again after status %i, four times in all', async (status) => {
    const refusal = refuses(status, { error: { message: 'later' } }, { 'retry-after': '0' });
    provider.enqueue(refusal, refusal, refusal, refusal);
    const { error, retries } = await play(adapter());
    expect(error).toMatchObject({ status, detail: 'later' });
    expect(provider.requests).toHaveLength(4);
    expect(retries.map(({ attempt, maxAttempts }) => [attempt, maxAttempts])).toEqual([
      [2, 4],
      [3, 4],
      [4, 4],
    ]);
  });

  it('reports success when the last try succeeds', async () => {
    const refusal = refuses(503, 'down', { 'retry-after': '0' });
    provider.enqueue(refusal, refusal, refusal, { text: 'Here.' });
    expect(await play(adapter())).toMatchObject({ text: 'Here.', stopReason: 'end', error: undefined });
  });

  it('asks again when the connection drops before the first byte', async () => {
    provider.enqueue({ dropsAtOnce: true }, { text: 'Here.' });
    const retryNow = new EventTarget();
    const outcome = await play(adapter({ retryNow }), roundOf(), (event) => {
      if (event.type === 'retry') retryNow.dispatchEvent(new Event(RETRY_NOW));
    });
    expect(outcome).toMatchObject({ text: 'Here.', error: undefined });
    expect(outcome.retries[0]?.reason.key).toBe('errors.provider.retry.unreachable');
  });

  it('waits as long as the server asks, says how long, and stops waiting when cancelled', async () => {
    provider.enqueue(refuses(429, { error: { message: 'slow down' } }, { 'retry-after': '12' }));
    const controller = new AbortController();
    const outcome = await play(adapter(), roundOf({ signal: controller.signal }), (event) => {
      if (event.type === 'retry') controller.abort(new Error('cancelled'));
    });
    expect(outcome.retries).toMatchObject([
      {
        afterMs: 12_000,
        reason: { key: 'errors.provider.retry.busy', params: { provider: 'Test bench', seconds: 12 } },
      },
    ]);
    expect(outcome.error).toEqual(new Error('cancelled'));
    expect(provider.requests).toHaveLength(1);
  });

  it('is refused in one sentence when the model has no tools, and never asked again without them', async () => {
    provider.enqueue(refuses(400, { error: { message: 'scripted does not support tools' } }));
    expect((await play(adapter())).error).toMatchObject({
      code: 'no-tools',
      reason: {
        key: 'errors.provider.no-tools',
        params: { provider: 'Test bench', model: instance.model?.id ?? 'scripted' },
      },
    });
    expect(provider.requests).toHaveLength(1);
  });

  it('follows no redirect: key and chat go nowhere else', async () => {
    const elsewhere = await startScriptedProvider();
    provider.enqueue({ status: 307, headers: { location: `${elsewhere.url}/chat/completions` } });
    const { error } = await play(adapter());
    expect(error).toMatchObject({ code: 'not-found', reason: { key: 'errors.provider.moved' } });
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  it('says that the address shows a web page', async () => {
    provider.enqueue({ headers: { 'content-type': 'text/html' }, steps: ['<!doctype html><title>Hi</title>'] });
    expect((await play(adapter())).error).toMatchObject({
      code: 'not-understood',
      reason: { key: 'errors.provider.web-page' },
    });
  });

  it('never shows the key, even when the server repeats it', async () => {
    provider.enqueue(refuses(400, { error: { message: 'no access for sk-test, sorry' } }));
    expect(JSON.stringify((await play(adapter())).error)).not.toContain('sk-test');
  });
});

/** The bytes that the scripted provider sends for a reply, as one step, by the API of its last request. */
async function recordedScenario(provider: ScriptedProvider, reply: object) {
  const { path, body } = provider.requests.at(-1) ?? { path: '', body: {} };
  provider.enqueue(reply as never);
  const response = await fetch(new URL(path, provider.url), {
    method: 'POST',
    headers: { authorization: 'Bearer sk-test' },
    body: JSON.stringify(body),
  });
  return { steps: [await response.text()] };
}
