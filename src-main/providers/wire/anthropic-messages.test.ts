import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import {
  namedSse,
  type ScriptedProvider,
  type Step,
  sse,
  startScriptedProvider,
} from '../../../e2e/scripted-provider/server.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { adapterOf, instanceOf, play, roundOf, WEATHER_TOOL } from '../testing/round-fixture.ts';

let provider: ScriptedProvider;
beforeEach(async () => {
  provider = await startScriptedProvider();
});
afterEach(() => provider.close());

const adapter = (instance: Partial<ProviderInstance> = {}, options: Partial<AdapterOptions> = {}) =>
  adapterOf({
    instance: instanceOf({ kind: 'ANTHROPIC', model: { id: 'claude-sonnet-4-5' }, baseUrl: provider.url, ...instance }),
    ...options,
  });

async function answer(...steps: Step[]) {
  provider.enqueue({ steps });
  return play(adapter());
}

const START = namedSse({
  type: 'message_start',
  message: { content: [], usage: { input_tokens: 9, output_tokens: 1 } },
});
const open = (content_block: object, index = 0) => namedSse({ type: 'content_block_start', index, content_block });
const delta = (fields: object, index = 0) => namedSse({ type: 'content_block_delta', index, delta: fields });
const text = (piece: string, index = 0) => delta({ type: 'text_delta', text: piece }, index);
const json = (partial_json: string, index = 0) => delta({ type: 'input_json_delta', partial_json }, index);
const close = (index = 0) => namedSse({ type: 'content_block_stop', index });
const stop = (stop_reason: string, more = {}) =>
  namedSse(
    { type: 'message_delta', delta: { stop_reason, ...more }, usage: { output_tokens: 4 } },
    { type: 'message_stop' },
  );
const TEXT = open({ type: 'text', text: '' });
const toolUse = (more = {}) => ({ type: 'tool_use', id: 'toolu_1', name: 'get_weather', input: {}, ...more });

describe('the text of a Messages stream', () => {
  it.each<[string, Step[], string]>([
    ['in deltas', [START, TEXT, text('Hel'), text('lo'), close(), stop('end_turn')], 'Hello'],
    [
      'in the start of a block',
      [START, open({ type: 'text', text: 'Hel' }), text('lo'), close(), stop('end_turn')],
      'Hello',
    ],
    [
      'between pings',
      [START, namedSse({ type: 'ping' }), TEXT, text('Hi'), namedSse({ type: 'ping' }), close(), stop('end_turn')],
      'Hi',
    ],
    [
      'with events and deltas nobody knows',
      [
        START,
        namedSse({ type: 'future' }),
        TEXT,
        delta({ type: 'future_delta', x: 1 }),
        text('Hi'),
        close(),
        stop('end_turn'),
      ],
      'Hi',
    ],
    [
      'of neighbouring blocks, cut by citations',
      [
        START,
        TEXT,
        text('One, '),
        close(),
        open({ type: 'text', text: '' }, 1),
        text('two.', 1),
        close(1),
        stop('end_turn'),
      ],
      'One, two.',
    ],
    ['without message_start', [TEXT, text('Hi'), close(), stop('end_turn')], 'Hi'],
    ['without the start of its block', [START, text('Hi'), close(), stop('end_turn')], 'Hi'],
    ['without the stop of its block', [START, TEXT, text('Hi'), stop('end_turn')], 'Hi'],
    [
      'without index',
      [
        START,
        namedSse(
          { type: 'content_block_start', content_block: { type: 'text', text: '' } },
          { type: 'content_block_delta', delta: { type: 'text_delta', text: 'Hi' } },
        ),
        stop('end_turn'),
      ],
      'Hi',
    ],
    [
      'without message_stop',
      [START, TEXT, text('Hi'), close(), namedSse({ type: 'message_delta', delta: { stop_reason: 'end_turn' } })],
      'Hi',
    ],
    [
      'with types in the event names alone',
      [
        'event: content_block_delta\ndata: {"index":0,"delta":{"type":"text_delta","text":"Hi"}}\n\n',
        'event: message_stop\ndata: {}\n\n',
      ],
      'Hi',
    ],
  ])('arrives whole %s', async (_name, steps, expected) => {
    expect(await answer(...steps)).toMatchObject({ text: expected, error: undefined });
  });

  it('arrives from a server that ignores "stream" and answers at once', async () => {
    const body = {
      type: 'message',
      role: 'assistant',
      content: [{ type: 'text', text: 'Hi' }, toolUse({ input: { city: 'A' } })],
      stop_reason: 'tool_use',
      usage: { input_tokens: 1, output_tokens: 2 },
    };
    expect(await answer(JSON.stringify(body))).toMatchObject({
      text: 'Hi',
      calls: [{ callId: 'toolu_1', argumentsText: '{"city":"A"}' }],
      usage: { inputTokens: 1, outputTokens: 2 },
      stopReason: 'tool-calls',
    });
  });

  it('breaks when the stream ends before the message does', async () => {
    expect(await answer(START, TEXT, text('So far'))).toMatchObject({
      text: 'So far',
      error: { code: 'broken-stream' },
    });
  });

  it('is thoughts where the block is thinking', async () => {
    const thinking = open({ type: 'thinking', thinking: '', signature: '' });
    expect(
      await answer(START, thinking, delta({ type: 'thinking_delta', thinking: 'Hm' }), close(), stop('end_turn')),
    ).toMatchObject({ reasoning: 'Hm', text: '' });
  });
});

describe('the calls in a Messages stream', () => {
  it.each<[string, Step[], string[]]>([
    [
      'with input in pieces',
      [START, open(toolUse()), json(''), json('{"city":'), json('"A"}'), close(), stop('tool_use')],
      ['get_weather({"city":"A"})'],
    ],
    [
      'with input in the start of the block',
      [START, open(toolUse({ input: { city: 'A' } })), close(), stop('tool_use')],
      ['get_weather({"city":"A"})'],
    ],
    ['with empty input', [START, open(toolUse()), json(''), close(), stop('tool_use')], ['get_weather()']],
    ['without input', [START, open(toolUse()), close(), stop('tool_use')], ['get_weather({})']],
    ['without an id', [START, open(toolUse({ id: '' })), json('{}'), close(), stop('tool_use')], ['get_weather({})']],
    [
      'with stop reason "end_turn"',
      [START, open(toolUse()), json('{}'), close(), stop('end_turn')],
      ['get_weather({})'],
    ],
    [
      'several, interleaved',
      [
        START,
        open(toolUse()),
        open(toolUse({ id: 'toolu_2', name: 'roll' }), 1),
        json('{"a":', 0),
        json('{"b":', 1),
        json('1}', 0),
        json('2}', 1),
        stop('tool_use'),
      ],
      ['get_weather({"a":1})', 'roll({"b":2})'],
    ],
  ])('assemble %s', async (_name, steps, expected) => {
    const outcome = await answer(...steps);
    expect(outcome.error).toBeUndefined();
    expect(outcome.calls.map((call) => `${call.name}(${call.argumentsText})`)).toEqual(expected);
    expect(outcome.stopReason).toBe('tool-calls');
    expect(outcome.calls.every(({ callId }) => callId.length > 0)).toBe(true);
  });
});

describe('the end of a Messages stream', () => {
  it.each([
    ['end_turn', 'end'],
    ['stop_sequence', 'end'],
    ['max_tokens', 'length'],
    ['refusal', 'refusal'],
    ['model_context_window_exceeded', 'context-exceeded'],
    ['something_new', 'unknown'],
  ])('for %s is "%s"', async (reason, expected) => {
    expect(await answer(START, TEXT, text('Hi'), close(), stop(reason))).toMatchObject({
      text: 'Hi',
      stopReason: expected,
      error: undefined,
    });
  });

  it('brings usage with the cached tokens counted in', async () => {
    const start = namedSse({
      type: 'message_start',
      message: {
        usage: { input_tokens: 2, cache_read_input_tokens: 30, cache_creation_input_tokens: 4, output_tokens: 1 },
      },
    });
    expect((await answer(start, TEXT, text('Hi'), close(), stop('end_turn'))).usage).toEqual({
      inputTokens: 36,
      outputTokens: 4,
      cachedInputTokens: 30,
    });
  });

  it('keeps a count that a later event says nothing about', async () => {
    const end = namedSse({
      type: 'message_delta',
      delta: { stop_reason: 'end_turn' },
      usage: { input_tokens: 0, output_tokens: 7 },
    });
    expect((await answer(START, TEXT, text('Hi'), close(), end)).usage).toMatchObject({
      inputTokens: 9,
      outputTokens: 7,
    });
  });

  it.each<[string, Step, string]>([
    ['an overload', namedSse({ type: 'error', error: { type: 'overloaded_error', message: 'It failed.' } }), 'busy'],
    ['a fault', namedSse({ type: 'error', error: { type: 'api_error', message: 'It failed.' } }), 'server-error'],
    [
      'a wrong key',
      namedSse({ type: 'error', error: { type: 'authentication_error', message: 'It failed.' } }),
      'wrong-key',
    ],
    ['an untyped error', sse({ error: { message: 'It failed.', type: 'billing_error' } }), 'quota'],
  ])('shows %s as what it is', async (_name, step, code) => {
    provider.enqueue({ steps: [START, step] });
    expect((await play(adapter({}, { maxRequestsPerRound: 1 }))).error).toMatchObject({ code, detail: 'It failed.' });
  });

  it('takes citations as sources of the model', async () => {
    const citation = { type: 'web_search_result_location', url: 'https://a.example', title: 'A', cited_text: 'x' };
    const outcome = await answer(
      START,
      TEXT,
      text('Hi'),
      delta({ type: 'citations_delta', citation }),
      close(),
      stop('end_turn'),
    );
    expect(outcome.sources).toEqual([{ url: 'https://a.example', title: 'A', origin: 'model' }]);
  });
});

describe('a Messages request', () => {
  const bodyOf = async (
    instance: Partial<ProviderInstance> = {},
    options: Partial<AdapterOptions> = {},
    round = roundOf(),
  ) => {
    expect((await play(adapter(instance, options), round)).error).toBeUndefined();
    return provider.requests.at(-1)?.body;
  };

  it('carries key and version in the headers of the API', async () => {
    await bodyOf();
    expect(provider.requests[0]?.headers).toMatchObject({ 'x-api-key': 'sk-test', 'anthropic-version': '2023-06-01' });
    expect(provider.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('has tools with input_schema and nothing nested, strict as written, the last one cached', async () => {
    expect((await bodyOf()).tools).toEqual([
      {
        name: 'get_weather',
        description: 'The weather in a city.',
        input_schema: WEATHER_TOOL.parameters,
        strict: true,
        cache_control: { type: 'ephemeral' },
      },
    ]);
  });

  it.each(['claude-3-7-sonnet-latest', 'claude-sonnet-4-20250514', 'claude-opus-4-1'])(
    'leaves strict out for %s, which refuses it',
    async (id) => {
      expect((await bodyOf({ model: { id } })).tools[0]).not.toHaveProperty('strict');
    },
  );

  it('leaves strict out for a schema that the API cannot bind', async () => {
    const parameters = {
      type: 'object',
      properties: { n: { type: 'integer', minimum: 1 } },
      additionalProperties: false,
    };
    expect((await bodyOf({}, {}, roundOf({ tools: [{ ...WEATHER_TOOL, parameters }] }))).tools[0]).not.toHaveProperty(
      'strict',
    );
  });

  it('has no more strict tools than the API takes', async () => {
    const tools = Array.from({ length: 25 }, (_, n) => ({ ...WEATHER_TOOL, name: `tool_${n}` }));
    const sent: { strict?: boolean }[] = (await bodyOf({}, {}, roundOf({ tools }))).tools;
    expect(sent.filter(({ strict }) => strict)).toHaveLength(20);
  });

  it('caches the system prompt and puts the closing instruction behind it', async () => {
    const { system } = await bodyOf({}, {}, roundOf({ closingInstruction: 'Finish now.' }));
    expect(system).toEqual([
      { type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } },
      { type: 'text', text: 'Finish now.' },
    ]);
  });

  it('keeps the tools in the final round and lets none be called', async () => {
    const body = await bodyOf({}, {}, roundOf({ toolChoice: 'none' }));
    expect(body.tools).toHaveLength(1);
    expect(body.tool_choice).toEqual({ type: 'none' });
  });

  it.each([
    ['claude-3-haiku-20240307', 4_096],
    ['claude-3-5-sonnet-latest', 8_192],
    ['claude-opus-4-1', 32_000],
    ['claude-opus-4-5', 64_000],
    ['claude-sonnet-5', 64_000],
  ])('says how much %s may write', async (id, max_tokens) => {
    expect((await bodyOf({ model: { id } })).max_tokens).toBe(max_tokens);
  });

  it('lets the person set the limit and the thinking', async () => {
    const additionalParameters = '"max_tokens": 2000, "thinking": {"type": "enabled", "budget_tokens": 1024}';
    expect(await bodyOf({ additionalParameters })).toMatchObject({
      max_tokens: 2_000,
      thinking: { budget_tokens: 1_024 },
    });
  });

  it('gives the model’s turn back as one message with its blocks unchanged, and all results in one user message', async () => {
    const blocks = [
      { type: 'thinking', thinking: 'Hm', signature: 'sig' },
      { type: 'redacted_thinking', data: 'xyz' },
      { type: 'text', text: 'One moment.', citations: [{ type: 'char_location', cited_text: 'x' }] },
      toolUse({ input: { city: 'A' }, future: 1 }),
      toolUse({ id: 'toolu_2', input: {} }),
    ];
    provider.enqueue({
      steps: [
        START,
        open({ type: 'thinking', thinking: '', signature: '' }, 0),
        delta({ type: 'thinking_delta', thinking: 'Hm' }, 0),
        delta({ type: 'signature_delta', signature: 'sig' }, 0),
        open({ type: 'redacted_thinking', data: 'xyz' }, 1),
        open({ type: 'text', text: '' }, 2),
        text('One moment.', 2),
        delta({ type: 'citations_delta', citation: { type: 'char_location', cited_text: 'x' } }, 2),
        open(toolUse({ future: 1 }), 3),
        json('{"city":"A"}', 3),
        open(toolUse({ id: 'toolu_2' }), 4),
        open({ type: 'text', text: '' }, 5),
        stop('tool_use'),
      ],
    });
    const chat = adapter();
    const { calls } = await play(chat);
    chat.recordToolResults([
      { callId: calls[0]!.callId, content: 'Rain', isError: false },
      { callId: calls[1]!.callId, content: 'Blocked.', isError: true },
    ]);
    expect((await play(chat)).error).toBeUndefined();
    expect(provider.requests.at(-1)?.body.messages).toEqual([
      { role: 'user', content: 'How is the weather?' },
      { role: 'assistant', content: blocks },
      {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 'toolu_1', content: 'Rain' },
          { type: 'tool_result', tool_use_id: 'toolu_2', content: 'Blocked.', is_error: true },
        ],
      },
    ]);
  });

  it('gives input that is no JSON back as an object, and to the loop as it came', async () => {
    provider.enqueue({ steps: [START, open(toolUse()), json('{"city": "A'), close(), stop('max_tokens')] });
    const chat = adapter();
    const { calls } = await play(chat);
    expect(calls[0]?.argumentsText).toBe('{"city": "A');
    chat.recordToolResults([{ callId: 'toolu_1', content: 'Not JSON.', isError: true }]);
    await play(chat);
    expect(provider.requests.at(-1)?.body.messages[1].content[0].input).toEqual({ INVALID_JSON: '{"city": "A' });
  });

  it('goes on after a pause with the paused turn at the end', async () => {
    const search = { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: {} };
    provider.enqueue(
      { steps: [START, open(search), json('{"query":"x"}'), close(), stop('pause_turn')] },
      { text: 'Found.' },
    );
    const chat = adapter();
    expect(await play(chat)).toMatchObject({ text: 'Found.', stopReason: 'end' });
    expect(provider.requests.at(-1)?.body.messages.at(-1)).toEqual({
      role: 'assistant',
      content: [{ ...search, input: { query: 'x' } }],
    });
  });

  it('counts as paused when it pauses again and again', async () => {
    provider.enqueue(
      ...Array.from({ length: 11 }, () => ({ steps: [START, TEXT, text('.'), close(), stop('pause_turn')] })),
    );
    expect(await play(adapter())).toMatchObject({ text: '...........', stopReason: 'paused' });
    expect(provider.requests).toHaveLength(11);
  });

  it('never gives a refused turn back', async () => {
    provider.enqueue({ steps: [START, TEXT, text('I would'), close(), stop('refusal')] });
    const chat = adapter();
    await play(chat);
    expect(chat.transcript().items).toEqual([]);
  });

  it('puts results before the question when an answer was stopped before it went on', async () => {
    provider.enqueue({ calls: [{ name: 'get_weather', arguments: {} }] });
    const chat = adapter();
    const { calls } = await play(chat);
    chat.recordToolResults(calls.map(({ callId }) => ({ callId, content: 'Rain', isError: false })));
    const history = [
      { role: 'user' as const, text: 'How is the weather?' },
      { role: 'assistant' as const, text: '', replay: chat.transcript() },
      { role: 'user' as const, text: 'Never mind.' },
    ];
    const { messages } = await bodyOf({}, { history });
    expect(messages.at(-1).content.map((block: { type: string }) => block.type)).toEqual(['tool_result', 'text']);
  });
});
