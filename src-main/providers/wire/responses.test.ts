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
    instance: instanceOf({ kind: 'OPEN_AI', model: { id: 'gpt-5' }, baseUrl: provider.url, ...instance }),
    ...options,
  });

async function answer(...steps: Step[]) {
  provider.enqueue({ steps });
  return play(adapter());
}

const textDelta = (delta: string, index = 0) =>
  namedSse({ type: 'response.output_text.delta', output_index: index, content_index: 0, delta });
const message = (text: string, more = {}) => ({
  type: 'message',
  id: 'm',
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: [], ...more }],
});
const functionCall = (more = {}) => ({
  type: 'function_call',
  id: 'fc',
  call_id: 'c1',
  name: 'get_weather',
  arguments: '{}',
  ...more,
});
const done = (item: object, index = 0) => namedSse({ type: 'response.output_item.done', output_index: index, item });
const added = (item: object, index = 0) => namedSse({ type: 'response.output_item.added', output_index: index, item });
const completed = (more = {}) =>
  namedSse({ type: 'response.completed', response: { status: 'completed', output: [], ...more } });

describe('the text of a Responses stream', () => {
  it.each<[string, Step[], string]>([
    ['in deltas', [textDelta('Hel'), textDelta('lo'), done(message('Hello')), completed()], 'Hello'],
    ['in a finished item without deltas', [done(message('Hello')), completed()], 'Hello'],
    ['in the finished response alone', [completed({ output: [message('Hello')] })], 'Hello'],
    ['whose last delta is missing', [textDelta('Hel'), done(message('Hello')), completed()], 'Hello'],
    [
      'whose end repeats everything',
      [textDelta('Hello'), done(message('Hello')), completed({ output: [message('Hello')] })],
      'Hello',
    ],
    [
      'without event names',
      [
        sse(
          { type: 'response.output_text.delta', output_index: 0, delta: 'Hi' },
          { type: 'response.completed', response: {} },
        ),
      ],
      'Hi',
    ],
    [
      'with types in the event names alone',
      [
        'event: response.output_text.delta\ndata: {"delta":"Hi"}\n\n',
        'event: response.completed\ndata: {"response":{}}\n\n',
      ],
      'Hi',
    ],
    [
      'with events nobody knows',
      [namedSse({ type: 'response.future', x: 1 }), textDelta('Hi'), namedSse({ type: 'keepalive' }), completed()],
      'Hi',
    ],
    [
      'of two messages, as two paragraphs',
      [textDelta('One.'), done(message('One.')), textDelta('Two.', 1), done(message('Two.'), 1), completed()],
      'One.\n\nTwo.',
    ],
    ['followed by [DONE]', [textDelta('Hi'), completed(), sse('[DONE]')], 'Hi'],
    ['that ends without response.completed after finished items', [textDelta('Hi'), done(message('Hi'))], 'Hi'],
    ['that ends with response.done', [textDelta('Hi'), namedSse({ type: 'response.done', response: {} })], 'Hi'],
  ])('arrives whole %s', async (_name, steps, expected) => {
    expect(await answer(...steps)).toMatchObject({ text: expected, error: undefined });
  });

  it('arrives from a server that ignores "stream" and answers at once', async () => {
    const body = {
      object: 'response',
      status: 'completed',
      output: [message('Hi'), functionCall()],
      usage: { input_tokens: 1, output_tokens: 2 },
    };
    expect(await answer(JSON.stringify(body))).toMatchObject({
      text: 'Hi',
      calls: [{ callId: 'c1' }],
      usage: { inputTokens: 1, outputTokens: 2 },
    });
  });

  it('breaks when the stream ends in the middle of an item', async () => {
    expect(await answer(added(message('')), textDelta('So far'))).toMatchObject({
      text: 'So far',
      error: { code: 'broken-stream' },
    });
  });
});

describe('the thoughts in a Responses stream', () => {
  it('are summaries, one paragraph each', async () => {
    const part = (summary_index: number) =>
      namedSse({ type: 'response.reasoning_summary_part.added', output_index: 0, summary_index });
    const thought = (delta: string) =>
      namedSse({ type: 'response.reasoning_summary_text.delta', output_index: 0, delta });
    expect((await answer(part(0), thought('One.'), part(1), thought('Two.'), completed())).reasoning).toBe(
      'One.\n\nTwo.',
    );
  });

  it('are the reasoning itself where a model shows it', async () => {
    expect(
      (await answer(namedSse({ type: 'response.reasoning_text.delta', output_index: 0, delta: 'Hm' }), completed()))
        .reasoning,
    ).toBe('Hm');
  });
});

describe('the calls in a Responses stream', () => {
  it.each<[string, Step[], string[]]>([
    [
      'with arguments in deltas',
      [
        added(functionCall({ arguments: '' })),
        namedSse({ type: 'response.function_call_arguments.delta', output_index: 0, delta: '{"city":' }),
        namedSse({ type: 'response.function_call_arguments.delta', output_index: 0, delta: '"A"}' }),
        done(functionCall({ arguments: '{"city":"A"}' })),
        completed(),
      ],
      ['get_weather({"city":"A"})'],
    ],
    [
      'that were never finished',
      [
        added(functionCall({ arguments: '' })),
        namedSse({ type: 'response.function_call_arguments.delta', output_index: 0, delta: '{"a":1}' }),
        completed(),
      ],
      ['get_weather({"a":1})'],
    ],
    [
      'with arguments in the done event alone',
      [
        added(functionCall({ arguments: '' })),
        namedSse({ type: 'response.function_call_arguments.done', output_index: 0, arguments: '{"a":1}' }),
        completed(),
      ],
      ['get_weather({"a":1})'],
    ],
    [
      'by item id instead of index',
      [
        namedSse(
          { type: 'response.output_item.added', item: functionCall({ arguments: '' }) },
          { type: 'response.function_call_arguments.delta', item_id: 'fc', delta: '{"a":1}' },
        ),
        completed(),
      ],
      ['get_weather({"a":1})'],
    ],
    [
      'with arguments as an object',
      [done(functionCall({ arguments: { city: 'A' } })), completed()],
      ['get_weather({"city":"A"})'],
    ],
    [
      'several in one response',
      [done(functionCall()), done(functionCall({ id: 'fc2', call_id: 'c2', name: 'roll' }), 1), completed()],
      ['get_weather({})', 'roll({})'],
    ],
    ['in the finished response alone', [completed({ output: [functionCall()] })], ['get_weather({})']],
  ])('assemble %s', async (_name, steps, expected) => {
    const outcome = await answer(...steps);
    expect(outcome.error).toBeUndefined();
    expect(outcome.calls.map((call) => `${call.name}(${call.argumentsText})`)).toEqual(expected);
    expect(outcome.stopReason).toBe('tool-calls');
  });

  it('cannot be answered without a call_id, and say so', async () => {
    const outcome = await answer(done(functionCall({ call_id: undefined })), completed());
    expect(outcome.calls).toMatchObject([{ name: 'get_weather', unanswerable: expect.stringContaining('call_id') }]);
  });

  it('without call_id stay out of what later turns replay', async () => {
    provider.enqueue({
      steps: [textDelta('Hi'), done(message('Hi')), done(functionCall({ call_id: '' }), 1), completed()],
    });
    const chat = adapter();
    await play(chat);
    expect(chat.transcript().items).toEqual([message('Hi')]);
  });
});

describe('the end of a Responses stream', () => {
  it.each([
    ['max_output_tokens', 'length'],
    ['content_filter', 'content-filter'],
    ['something_new', 'unknown'],
  ])('incomplete for %s is "%s"', async (reason, expected) => {
    const end = namedSse({
      type: 'response.incomplete',
      response: { status: 'incomplete', incomplete_details: { reason } },
    });
    expect(await answer(textDelta('Hi'), end)).toMatchObject({ text: 'Hi', stopReason: expected, error: undefined });
  });

  it('is a refusal when the model refused, with its words', async () => {
    const refusal = namedSse({ type: 'response.refusal.delta', output_index: 0, delta: 'No.' });
    expect(await answer(refusal, completed())).toMatchObject({ text: 'No.', stopReason: 'refusal' });
  });

  it('is a refusal when only the finished item says so', async () => {
    const item = { type: 'message', role: 'assistant', content: [{ type: 'refusal', refusal: 'No.' }] };
    expect(await answer(done(item), completed())).toMatchObject({ text: 'No.', stopReason: 'refusal' });
  });

  it('brings usage', async () => {
    const usage = {
      input_tokens: 9,
      output_tokens: 4,
      input_tokens_details: { cached_tokens: 5 },
      output_tokens_details: { reasoning_tokens: 2 },
    };
    expect((await answer(textDelta('Hi'), completed({ usage }))).usage).toEqual({
      inputTokens: 9,
      outputTokens: 4,
      cachedInputTokens: 5,
      reasoningTokens: 2,
    });
  });

  it.each<[string, Step, string]>([
    [
      'response.failed',
      namedSse({
        type: 'response.failed',
        response: { status: 'failed', error: { code: 'server_error', message: 'It failed.' } },
      }),
      'server-error',
    ],
    [
      'an error event',
      namedSse({ type: 'error', code: 'invalid_prompt', message: 'It failed.', param: null }),
      'server-error',
    ],
    [
      'an error event with the error nested',
      namedSse({ type: 'error', error: { code: 'insufficient_quota', message: 'It failed.' } }),
      'quota',
    ],
    ['an untyped error', sse({ error: { message: 'It failed.', code: 'invalid_api_key' } }), 'wrong-key'],
    [
      'a failed response at once',
      JSON.stringify({
        object: 'response',
        status: 'failed',
        error: { code: 'rate_limit_exceeded', message: 'It failed.' },
      }),
      'busy',
    ],
  ])('shows %s as what it is', async (_name, step, code) => {
    provider.enqueue({ steps: [step] });
    const outcome = await play(adapter({}, { maxRequestsPerRound: 1 }));
    expect(outcome.error).toMatchObject({ code, detail: 'It failed.' });
  });

  it('takes the citations of the provider’s own search as sources of the model', async () => {
    const citation = { type: 'url_citation', url: 'https://a.example', title: 'A' };
    const event = namedSse({ type: 'response.output_text.annotation.added', output_index: 0, annotation: citation });
    expect(
      (await answer(textDelta('Hi'), event, done(message('Hi', { annotations: [citation] })), completed())).sources,
    ).toEqual([{ url: 'https://a.example', title: 'A', origin: 'model' }]);
  });
});

describe('a Responses request', () => {
  const bodyOf = async (
    instance: Partial<ProviderInstance> = {},
    options: Partial<AdapterOptions> = {},
    round = roundOf(),
  ) => {
    expect((await play(adapter(instance, options), round)).error).toBeUndefined();
    return provider.requests.at(-1)?.body;
  };

  it('stores nothing at the provider and asks for encrypted reasoning', async () => {
    expect(await bodyOf()).toMatchObject({
      store: false,
      stream: true,
      include: ['reasoning.encrypted_content'],
      instructions: 'Be brief.',
    });
  });

  it.each(['gpt-4o', 'gpt-4.1-mini', 'gpt-5-chat-latest'])(
    'does not ask %s for reasoning, which it would refuse',
    async (id) => {
      expect(await bodyOf({ model: { id } })).not.toHaveProperty('include');
    },
  );

  it('asks for what the person’s parameters include, too', async () => {
    const { include } = await bodyOf({ additionalParameters: '"include": ["web_search_call.action.sources"]' });
    expect(include).toEqual(['reasoning.encrypted_content', 'web_search_call.action.sources']);
  });

  it('never lets additional parameters store the conversation', async () => {
    const body = await bodyOf({
      additionalParameters: '"store": true, "previous_response_id": "r", "background": true',
    });
    expect(body.store).toBe(false);
    expect(body).not.toHaveProperty('previous_response_id');
    expect(body).not.toHaveProperty('background');
  });

  it('has flat functions with a converted strict schema', async () => {
    expect((await bodyOf()).tools).toEqual([
      {
        type: 'function',
        name: 'get_weather',
        description: 'The weather in a city.',
        strict: true,
        parameters: {
          type: 'object',
          properties: { city: { type: 'string' }, unit: { type: ['string', 'null'], enum: ['c', 'f', null] } },
          required: ['city', 'unit'],
          additionalProperties: false,
        },
      },
    ]);
  });

  it('falls back to the schema as written for a tool alone that strict mode cannot express', async () => {
    const open = {
      ...WEATHER_TOOL,
      name: 'open',
      parameters: { type: 'object', properties: { data: { type: 'object' } } },
    };
    const { tools } = await bodyOf({}, {}, roundOf({ tools: [open, WEATHER_TOOL] }));
    expect(tools.map((tool: { strict: boolean }) => tool.strict)).toEqual([false, true]);
    expect(tools[0].parameters).toEqual(open.parameters);
  });

  it('gives back all output items of a round in order and as they came, then the results', async () => {
    const reasoning = {
      type: 'reasoning',
      id: 'rs',
      summary: [],
      encrypted_content: 'e',
      status: null,
      future: { x: 1 },
    };
    const items = [reasoning, message('Hm'), functionCall(), { ...functionCall({ call_id: 'c2' }), id: 'fc2' }];
    provider.enqueue({ steps: [...items.map((item, index) => done(item, index)), completed()] });
    const chat = adapter();
    const { calls } = await play(chat);
    chat.recordToolResults(calls.map(({ callId }) => ({ callId, content: 'Rain', isError: false })));
    await play(chat);
    expect(provider.requests.at(-1)?.body.input).toEqual([
      { role: 'user', content: 'How is the weather?' },
      ...items,
      { type: 'function_call_output', call_id: 'c1', output: 'Rain' },
      { type: 'function_call_output', call_id: 'c2', output: 'Rain' },
    ]);
  });

  it('offers the provider’s own tools of the settings only where the chat allows them, and beside the local ones', async () => {
    const additionalParameters = '"tools": [{"type": "web_search"}, {"type": "function", "name": "fake"}]';
    const types = (body: { tools: { type: string; name?: string }[] }) =>
      body.tools.map(({ type, name }) => name ?? type);
    expect(types(await bodyOf({ additionalParameters }))).toEqual(['get_weather']);
    expect(types(await bodyOf({ additionalParameters }, { allowsProviderNativeTools: () => true }))).toEqual([
      'get_weather',
      'web_search',
    ]);
  });
});
