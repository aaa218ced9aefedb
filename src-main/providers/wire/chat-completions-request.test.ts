import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { chatChunk, type ScriptedProvider, sse, startScriptedProvider } from '../../../e2e/scripted-provider/server.ts';
import type { AdapterOptions } from '../adapter-options.ts';
import { adapterOf, instanceOf, play, roundOf, WEATHER_TOOL } from '../testing/round-fixture.ts';

let provider: ScriptedProvider;
beforeEach(async () => {
  provider = await startScriptedProvider();
});
afterEach(() => provider.close());

const adapter = (instance: Partial<ProviderInstance> = {}, options: Partial<AdapterOptions> = {}) =>
  adapterOf({ instance: instanceOf({ baseUrl: provider.url, ...instance }), ...options });

/** The second request of a turn whose first answer consisted of these deltas. */
async function secondRequest(deltas: object[], instance: Partial<ProviderInstance> = {}) {
  provider.enqueue({
    steps: [...deltas.map((delta) => sse(chatChunk(delta))), sse(chatChunk({}, 'tool_calls'), '[DONE]')],
  });
  const chat = adapter(instance);
  const { calls, error } = await play(chat);
  expect(error).toBeUndefined();
  chat.recordToolResults(calls.map(({ callId }) => ({ callId, content: 'Rain', isError: false })));
  expect((await play(chat)).error).toBeUndefined();
  const { messages } = provider.requests.at(-1)?.body ?? {};
  return { messages, assistant: messages[2], result: messages[3] };
}

const CALL = {
  tool_calls: [{ index: 0, id: 'call1', type: 'function', function: { name: 'get_weather', arguments: '{}' } }],
};

describe('the assistant message that goes back with a result', () => {
  it.each<[string, object[], object]>([
    [
      'reasoning_content of DeepSeek',
      [{ reasoning_content: 'H' }, { reasoning_content: 'm' }],
      { reasoning_content: 'Hm' },
    ],
    ['reasoning of Groq and OpenRouter', [{ reasoning: 'H' }, { reasoning: 'm' }], { reasoning: 'Hm' }],
    [
      'both names when both were sent',
      [{ reasoning: 'H', reasoning_content: 'H' }],
      { reasoning: 'H', reasoning_content: 'H' },
    ],
    [
      'reasoning_details, their pieces put together',
      [
        { reasoning_details: [{ type: 'reasoning.text', index: 0, text: 'H', format: 'x' }] },
        { reasoning_details: [{ type: 'reasoning.text', index: 0, text: 'm', signature: 's' }] },
        { reasoning_details: [{ type: 'reasoning.encrypted', index: 1, data: 'e1' }] },
        { reasoning_details: [{ type: 'reasoning.encrypted', index: 1, data: 'e2' }] },
      ],
      {
        reasoning_details: [
          { type: 'reasoning.text', index: 0, text: 'Hm', signature: 's', format: 'x' },
          { type: 'reasoning.encrypted', index: 1, data: 'e1' },
          { type: 'reasoning.encrypted', index: 1, data: 'e2' },
        ],
      },
    ],
    [
      'extra_content of the message',
      [{ extra_content: { google: { thought_signature: 's' } } }],
      { extra_content: { google: { thought_signature: 's' } } },
    ],
    [
      'fields nobody knows',
      [{ vendor_state: { a: 1 } }, { vendor_state: { b: [2] } }],
      { vendor_state: { a: 1, b: [2] } },
    ],
    [
      'thinking chunks of Mistral, in order',
      [
        { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'H' }] }] },
        { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'm' }], closed: true }] },
        { content: 'One ' },
        { content: 'moment.' },
      ],
      {
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'Hm' }], closed: true },
          { type: 'text', text: 'One moment.' },
        ],
      },
    ],
  ])('carries %s', async (_name, deltas, expected) => {
    const { assistant } = await secondRequest([{ role: 'assistant' }, ...deltas, CALL]);
    expect(assistant).toMatchObject(expected);
  });

  it('carries the thought signature that Google puts on a call', async () => {
    const signed = {
      index: 0,
      id: 'c',
      type: 'function',
      function: { name: 'get_weather', arguments: '{}' },
      extra_content: { google: { thought_signature: 'sig' } },
    };
    const { assistant } = await secondRequest([{ tool_calls: [signed] }]);
    expect(assistant.tool_calls).toEqual([
      {
        id: 'c',
        type: 'function',
        function: { name: 'get_weather', arguments: '{}' },
        extra_content: { google: { thought_signature: 'sig' } },
      },
    ]);
  });

  it('leaves out what says nothing, and the index of the stream', async () => {
    const { assistant } = await secondRequest([{ role: 'assistant', content: '', refusal: null, audio: null }, CALL]);
    expect(assistant).toEqual({
      role: 'assistant',
      content: '',
      tool_calls: [{ id: 'call1', type: 'function', function: { name: 'get_weather', arguments: '{}' } }],
    });
  });

  it.each<[ProviderInstance['kind'], string, unknown]>([
    ['OPENAI_COMPATIBLE', 'scripted', ''],
    ['SELF_HOSTED', 'scripted', ''],
    ['OPEN_AI', 'gpt-4o-search-preview', null],
    ['GOOGLE', 'gemini-2.5-pro', undefined],
  ])('has the content %s wants for calls without text', async (kind, id, content) => {
    const { assistant } = await secondRequest([CALL], {
      kind,
      model: { id },
      baseUrl: provider.url,
      capabilities: { tools: 'yes' },
    });
    expect(assistant.content).toBe(content);
  });

  it('has "{}" for arguments that were empty', async () => {
    const bare = { tool_calls: [{ index: 0, id: 'c', function: { name: 'get_weather', arguments: '' } }] };
    expect((await secondRequest([bare])).assistant.tool_calls[0].function.arguments).toBe('{}');
  });

  it('has an id that was made up, and the result under the same', async () => {
    const { assistant, result } = await secondRequest([
      { tool_calls: [{ index: 0, function: { name: 'get_weather', arguments: '{}' } }] },
    ]);
    expect(assistant.tool_calls[0].id).toMatch(/^[a-zA-Z0-9]{9}$/);
    expect(result).toEqual({ role: 'tool', tool_call_id: assistant.tool_calls[0].id, content: 'Rain' });
  });

  it('has nine letters or digits for ids at Mistral, mapped from what the server sent', async () => {
    const { assistant, result } = await secondRequest([CALL], { kind: 'MISTRAL' });
    expect(assistant.tool_calls[0].id).toMatch(/^[a-zA-Z0-9]{9}$/);
    expect(result.tool_call_id).toBe(assistant.tool_calls[0].id);
  });

  it('keeps ids of Mistral that already have its form', async () => {
    const own = { tool_calls: [{ index: 0, id: 'aB3dE6gH9', function: { name: 'get_weather', arguments: '{}' } }] };
    expect((await secondRequest([own], { kind: 'MISTRAL' })).assistant.tool_calls[0].id).toBe('aB3dE6gH9');
  });

  it('drops what Groq sends and refuses to get back', async () => {
    const { assistant } = await secondRequest(
      [{ annotations: [{ type: 'x' }], executed_tools: [{}], reasoning: 'Hm' }, CALL],
      { kind: 'GROQ' },
    );
    expect(Object.keys(assistant).toSorted()).toEqual(['content', 'reasoning', 'role', 'tool_calls']);
  });

  it('never has the same id twice, though the server uses one for every call', async () => {
    const same = { tool_calls: [{ index: 0, id: 'call_0', function: { name: 'get_weather', arguments: '{}' } }] };
    const chat = adapter();
    const ids = [];
    for (let round = 0; round < 3; round += 1) {
      provider.enqueue({ steps: [sse(chatChunk(same), chatChunk({}, 'tool_calls'), '[DONE]')] });
      const { calls, error } = await play(chat);
      expect(error).toBeUndefined();
      ids.push(...calls.map(({ callId }) => callId));
      chat.recordToolResults(calls.map(({ callId }) => ({ callId, content: 'Rain', isError: false })));
    }
    expect(new Set(ids).size).toBe(3);
  });

  it('has a result that is never empty', async () => {
    provider.enqueue({ calls: [{ name: 'get_weather', arguments: {} }] });
    const chat = adapter();
    const { calls } = await play(chat);
    chat.recordToolResults(calls.map(({ callId }) => ({ callId, content: '', isError: false })));
    expect((await play(chat)).error).toBeUndefined();
  });
});

describe('a Chat Completions request', () => {
  const bodyOf = async (
    instance: Partial<ProviderInstance> = {},
    options: Partial<AdapterOptions> = {},
    round = roundOf(),
  ) => {
    const outcome = await play(adapter(instance, options), round);
    expect(outcome.error).toBeUndefined();
    return provider.requests.at(-1)?.body;
  };

  it('nests the function and offers it as written, not strict, to hosts that do not bind calls', async () => {
    expect((await bodyOf()).tools).toEqual([
      {
        type: 'function',
        function: {
          name: 'get_weather',
          description: 'The weather in a city.',
          parameters: WEATHER_TOOL.parameters,
          strict: false,
        },
      },
    ]);
  });

  it('offers a converted strict copy to OpenAI', async () => {
    const { tools } = await bodyOf({ kind: 'OPEN_AI', model: { id: 'gpt-4o-search-preview' } });
    expect(tools[0].function).toMatchObject({
      strict: true,
      parameters: {
        required: ['city', 'unit'],
        properties: { unit: { type: ['string', 'null'], enum: ['c', 'f', null] } },
      },
    });
  });

  it('keeps a definition that is not strict out of strict mode', async () => {
    const round = roundOf({ tools: [{ ...WEATHER_TOOL, strict: false }] });
    const { tools } = await bodyOf({ kind: 'OPEN_AI', model: { id: 'gpt-4o-search-preview' } }, {}, round);
    expect(tools[0].function).toMatchObject({ strict: false, parameters: WEATHER_TOOL.parameters });
  });

  it('never has parallel_tool_calls at Hugging Face', async () => {
    expect((await bodyOf({ kind: 'HUGGING_FACE' })).parallel_tool_calls).toBeUndefined();
  });

  it('has no parallel_tool_calls without tools', async () => {
    const body = await bodyOf({}, {}, roundOf({ tools: [] }));
    expect(body).not.toHaveProperty('parallel_tool_calls');
    expect(body).not.toHaveProperty('tools');
  });

  it.each<[ProviderInstance['kind'], boolean]>([
    ['OPENAI_COMPATIBLE', true],
    ['SELF_HOSTED', true],
    ['MISTRAL', false],
    ['PERPLEXITY', false],
  ])('asks %s for usage in the stream only where the host takes it', async (kind, asks) => {
    expect((await bodyOf({ kind })).stream_options).toEqual(asks ? { include_usage: true } : undefined);
  });

  it('names the host behind Hugging Face in the model', async () => {
    expect(
      (await bodyOf({ kind: 'HUGGING_FACE', model: { id: 'org/m' }, hfInferenceProvider: 'CEREBRAS' })).model,
    ).toBe('org/m:cerebras');
    expect(
      (await bodyOf({ kind: 'HUGGING_FACE', model: { id: 'org/m:x' }, hfInferenceProvider: 'CEREBRAS' })).model,
    ).toBe('org/m:x');
    expect((await bodyOf({ kind: 'HUGGING_FACE', model: { id: 'org/m' } })).model).toBe('org/m');
  });

  it('maps a tool name that Google refuses, and back', async () => {
    provider.enqueue({ calls: [{ name: 't_3d_dice', arguments: {} }] });
    const tools = [{ ...WEATHER_TOOL, name: '3d_dice' }, WEATHER_TOOL];
    const outcome = await play(adapter({ kind: 'GOOGLE' }), roundOf({ tools }));
    expect(outcome.calls[0]?.name).toBe('3d_dice');
    expect(provider.requests[0]?.body.tools.map((tool: { function: { name: string } }) => tool.function.name)).toEqual([
      't_3d_dice',
      'get_weather',
    ]);
  });

  it('has one system message, at the very beginning', async () => {
    const round = roundOf({ tools: [], closingInstruction: 'Finish now.' });
    const { messages } = await bodyOf({}, {}, round);
    expect(messages[0]).toEqual({ role: 'system', content: 'Be brief.\n\nFinish now.' });
    expect(messages).toHaveLength(2);
  });

  it('has no system message when there is nothing to say in it', async () => {
    expect((await bodyOf({}, { systemPrompt: '' })).messages).toEqual([
      { role: 'user', content: 'How is the weather?' },
    ]);
  });

  it('joins questions whose answers failed, and leaves empty messages out', async () => {
    const history = [
      { role: 'user' as const, text: 'One?' },
      { role: 'assistant' as const, text: '  ' },
      { role: 'user' as const, text: 'Two?' },
    ];
    expect((await bodyOf({}, { systemPrompt: '', history })).messages).toEqual([
      { role: 'user', content: 'One?\n\nTwo?' },
    ]);
  });

  it('sends the key as a bearer token, and none where there is none', async () => {
    await bodyOf();
    expect(provider.requests.at(-1)?.headers.authorization).toBe('Bearer sk-test');
    await bodyOf({}, { apiKey: undefined });
    expect(provider.requests.at(-1)?.headers.authorization).toBeUndefined();
  });

  it.each([
    ['"temperature": 0', { temperature: 0 }],
    ['{"temperature": 0}', { temperature: 0 }],
    ['"temperature": 0, "response_format": {"type": "text"},', { temperature: 0, response_format: { type: 'text' } }],
    ['"stream_options": {"include_usage": false}', { stream_options: { include_usage: false } }],
    ['', {}],
  ])('carries the additional parameters %j', async (additionalParameters, expected) => {
    expect(await bodyOf({ additionalParameters })).toMatchObject(expected);
  });

  it('takes the citations of a provider’s own search as sources of the model', async () => {
    provider.enqueue({
      steps: [
        sse(
          chatChunk({ content: 'Hi' }, null, { citations: ['https://a.example/1', 'mailbox://x'] }),
          chatChunk({
            annotations: [{ type: 'url_citation', url_citation: { url: 'https://b.example', title: 'B' } }],
          }),
          chatChunk({}, 'stop', {
            search_results: [
              { url: 'https://a.example/1', title: 'A' },
              { url: 'https://c.example', title: 'C' },
            ],
          }),
          '[DONE]',
        ),
      ],
    });
    expect((await play(adapter())).sources).toEqual([
      { url: 'https://a.example/1', title: 'a.example', origin: 'model' },
      { url: 'https://b.example', title: 'B', origin: 'model' },
      { url: 'https://c.example', title: 'C', origin: 'model' },
    ]);
  });
});
