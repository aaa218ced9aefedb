import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chatChunk,
  type ScriptedProvider,
  type Step,
  sse,
  startScriptedProvider,
} from '../../../e2e/scripted-provider/server.ts';
import { RETRY_NOW } from '../retry.ts';
import { adapterOf, instanceOf, play, type RoundOutcome } from '../testing/round-fixture.ts';

let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await startScriptedProvider();
});
afterAll(() => provider.close());

async function answer(...steps: Step[]): Promise<RoundOutcome> {
  provider.enqueue({ steps });
  return play(adapterOf({ instance: instanceOf({ baseUrl: provider.url }) }));
}

const text = (content: unknown, finish: string | null = null) => sse(chatChunk({ content }, finish));
const delta = (fields: unknown, finish: string | null = null) => sse(chatChunk(fields, finish));
const call = (...toolCalls: unknown[]) => sse(chatChunk({ tool_calls: toolCalls }));
const DONE = sse('[DONE]');
const END = sse(chatChunk({}, 'stop'), '[DONE]');
const END_CALLS = sse(chatChunk({}, 'tool_calls'), '[DONE]');
const made = ({ calls }: RoundOutcome) => calls.map(({ name, argumentsText }) => `${name}(${argumentsText})`);

describe('the text of a Chat Completions stream', () => {
  it.each<[string, Step[], string]>([
    ['in many pieces', [text('Hel'), text('lo'), END], 'Hello'],
    ['whose pieces are blanks', [text('a'), text(' '), text('\n\n'), text('b'), END], 'a \n\nb'],
    ['without a role', [sse({ choices: [{ index: 0, delta: { content: 'Hi' } }] }), END], 'Hi'],
    ['without an index of the choice', [sse({ choices: [{ delta: { content: 'Hi' } }] }), END], 'Hi'],
    [
      'of the first of several choices',
      [
        sse({
          choices: [
            { index: 1, delta: { content: 'B' } },
            { index: 0, delta: { content: 'A' } },
          ],
        }),
        END,
      ],
      'A',
    ],
    ['between comments and blank keep-alives', [': OPENROUTER PROCESSING\n\n', text('Hi'), '\n\n\n:\n\n', END], 'Hi'],
    ['with event names and ids', [`event: message\nid: 7\nretry: 10\n${text('Hi')}`, END], 'Hi'],
    ['with carriage returns', [text('Hi').replaceAll('\n', '\r\n'), END.replaceAll('\n', '\r\n')], 'Hi'],
    ['without a blank after "data:"', [text('Hi').replace('data: ', 'data:'), END], 'Hi'],
    ['with a byte order mark', ['\uFEFF', text('Hi'), END], 'Hi'],
    ['that ends without [DONE]', [text('Hi', 'stop')], 'Hi'],
    ['that ends without a blank line', [text('Hi'), text('!', 'stop').trimEnd()], 'Hi!'],
    ['that ends without a finish reason', [text('Hi')], 'Hi'],
    ['with something after [DONE]', [text('Hi'), END, text(' there')], 'Hi'],
    ['with [DONE] between blanks', [text('Hi', 'stop'), 'data:  [DONE] \n\n'], 'Hi'],
    ['with two events that lack the blank line between them', [`${text('A').trimEnd()}\n${text('B')}`, END], 'AB'],
    [
      'with an event spread over several data lines',
      ['data: {"choices":[{"index":0,\ndata: "delta":{"content":"Hi"}}]}\n\n', END],
      'Hi',
    ],
    ['with empty data lines', ['data:\n\n', text('Hi'), 'data: \n\n', END], 'Hi'],
    ['with null deltas', [sse({ choices: [{ index: 0, delta: null }] }), text('Hi'), text(null), END], 'Hi'],
    [
      'with empty choices and unknown fields',
      [sse({ choices: [], prompt_filter_results: [{}] }), text('Hi'), END],
      'Hi',
    ],
    ['as content parts', [text([{ type: 'text', text: 'Hi ' }]), text([{ type: 'text', text: 'you' }]), END], 'Hi you'],
    [
      'closed with the whole message once more',
      [text('Hi'), sse({ choices: [{ index: 0, message: { content: 'Hi' }, finish_reason: 'stop' }] }), DONE],
      'Hi',
    ],
    ['with a refusal', [delta({ refusal: 'I cannot ' }), delta({ refusal: 'help.' }), END], 'I cannot help.'],
    ['with characters cut in two by the network', [...splitBytes(text('Größe 🌧️')), END], 'Größe 🌧️'],
  ])('arrives whole %s', async (_name, steps, expected) => {
    const outcome = await answer(...steps);
    expect(outcome).toMatchObject({ text: expected, calls: [], error: undefined });
  });

  it('arrives from a server that ignores "stream" and answers at once', async () => {
    const message = {
      role: 'assistant',
      content: 'Hi',
      reasoning_content: 'Hm',
      tool_calls: [{ id: 'c1', function: { name: 'get_weather', arguments: '{}' } }],
    };
    const body = {
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'tool_calls' }],
      usage: { prompt_tokens: 1, completion_tokens: 2 },
    };
    expect(await answer(JSON.stringify(body))).toMatchObject({
      text: 'Hi',
      reasoning: 'Hm',
      calls: [{ callId: 'c1', name: 'get_weather' }],
      usage: { inputTokens: 1, outputTokens: 2 },
      stopReason: 'tool-calls',
    });
  });
});

describe('the thoughts in a Chat Completions stream', () => {
  it.each<[string, Step[], { reasoning: string; text: string }]>([
    [
      'reasoning_content',
      [delta({ reasoning_content: 'Hm' }), delta({ reasoning_content: '.' }), text('Hi'), END],
      { reasoning: 'Hm.', text: 'Hi' },
    ],
    ['reasoning', [delta({ reasoning: 'Hm' }), text('Hi'), END], { reasoning: 'Hm', text: 'Hi' }],
    [
      'both names at once, shown once',
      [delta({ reasoning: 'Hm', reasoning_content: 'Hm' }), text('Hi'), END],
      { reasoning: 'Hm', text: 'Hi' },
    ],
    [
      'reasoning_details alone',
      [delta({ reasoning_details: [{ type: 'reasoning.text', text: 'Hm', index: 0 }] }), text('Hi'), END],
      { reasoning: 'Hm', text: 'Hi' },
    ],
    [
      'reasoning beside reasoning_details, shown once',
      [delta({ reasoning: 'Hm', reasoning_details: [{ type: 'reasoning.text', text: 'Hm' }] }), text('Hi'), END],
      { reasoning: 'Hm', text: 'Hi' },
    ],
    [
      'thinking chunks of Mistral',
      [text([{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm' }] }]), text('Hi'), END],
      { reasoning: 'Hm', text: 'Hi' },
    ],
    [
      'a thinking chunk with plain text',
      [text([{ type: 'thinking', thinking: 'Hm' }]), text('Hi'), END],
      { reasoning: 'Hm', text: 'Hi' },
    ],
    ['think tags', [text('<think>\nHm'), text('</think>\n\nHi'), END], { reasoning: '\nHm', text: 'Hi' }],
    [
      'think tags in pieces',
      [...['<', 'th', 'ink>H', 'm</', 'think', '>\n', '\nHi'].map((piece) => text(piece)), END],
      { reasoning: 'Hm', text: 'Hi' },
    ],
    ['a think tag that never closes', [text('<think>Hm'), END], { reasoning: 'Hm', text: '' }],
    [
      'a tag inside the answer, which stays text',
      [text('The tag <think> opens.</think>'), END],
      { reasoning: '', text: 'The tag <think> opens.</think>' },
    ],
    ['something that only begins like the tag', [text('<thin'), text('g>'), END], { reasoning: '', text: '<thing>' }],
    ['an answer that is only the beginning of the tag', [text('<th'), END], { reasoning: '', text: '<th' }],
  ])('are told from the text: %s', async (_name, steps, expected) => {
    expect(await answer(...steps)).toMatchObject({ ...expected, error: undefined });
  });
});

describe('the calls in a Chat Completions stream', () => {
  const weather = 'get_weather';
  it.each<[string, Step[], string[]]>([
    [
      'as OpenAI sends them',
      [
        call({ index: 0, id: 'a', type: 'function', function: { name: weather, arguments: '' } }),
        call({ index: 0, function: { arguments: '{"city":' } }),
        call({ index: 0, function: { arguments: '"Köln"}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"Köln"})'],
    ],
    [
      'whose arguments come as one piece',
      [call({ index: 0, id: 'a', function: { name: weather, arguments: '{"city":"Köln"}' } }), END_CALLS],
      ['get_weather({"city":"Köln"})'],
    ],
    [
      'whose arguments come letter by letter',
      [
        call({ index: 0, id: 'a', function: { name: weather } }),
        ...[...'{"city":"Köln"}'].map((letter) => call({ index: 0, function: { arguments: letter } })),
        END_CALLS,
      ],
      ['get_weather({"city":"Köln"})'],
    ],
    [
      'whose arguments are an object',
      [call({ index: 0, id: 'a', function: { name: weather, arguments: { city: 'Köln' } } }), END_CALLS],
      ['get_weather({"city":"Köln"})'],
    ],
    [
      'whose arguments are empty',
      [call({ index: 0, id: 'a', function: { name: weather, arguments: '' } }), END_CALLS],
      ['get_weather()'],
    ],
    [
      'whose arguments are missing',
      [call({ index: 0, id: 'a', function: { name: weather } }), END_CALLS],
      ['get_weather()'],
    ],
    [
      'whose arguments are null',
      [call({ index: 0, id: 'a', function: { name: weather, arguments: null } }), END_CALLS],
      ['get_weather()'],
    ],
    [
      'without index',
      [
        call({ id: 'a', function: { name: weather, arguments: '{"city"' } }),
        call({ function: { arguments: ':"Köln"}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"Köln"})'],
    ],
    [
      'without id',
      [
        call({ index: 0, function: { name: weather, arguments: '{"city"' } }),
        call({ index: 0, function: { arguments: ':"Köln"}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"Köln"})'],
    ],
    [
      'without index and id',
      [
        call({ function: { name: weather, arguments: '{"city"' } }),
        call({ function: { arguments: ':"Köln"}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"Köln"})'],
    ],
    [
      'with an empty id',
      [call({ index: 0, id: '', function: { name: weather, arguments: '{}' } }), END_CALLS],
      ['get_weather({})'],
    ],
    [
      'with the id repeated in every delta',
      [
        call({ index: 0, id: 'a', function: { name: weather, arguments: '{"city"' } }),
        call({ index: 0, id: 'a', function: { arguments: ':"Köln"}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"Köln"})'],
    ],
    [
      'with id and name repeated in every delta',
      [
        call({ index: 0, id: 'a', function: { name: weather, arguments: '{"city"' } }),
        call({ index: 0, id: 'a', function: { name: weather, arguments: ':"Köln"}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"Köln"})'],
    ],
    [
      'with the name repeated and no id',
      [
        call({ index: 0, function: { name: weather, arguments: '{"city"' } }),
        call({ index: 0, function: { name: weather, arguments: ':"Köln"}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"Köln"})'],
    ],
    [
      'with the id in a later delta',
      [
        call({ index: 0, function: { name: weather, arguments: '' } }),
        call({ index: 0, id: 'a', function: { arguments: '{}' } }),
        END_CALLS,
      ],
      ['get_weather({})'],
    ],
    [
      'with the name after the first arguments',
      [
        call({ index: 0, id: 'a', function: { arguments: '{"city":' } }),
        call({ index: 0, function: { name: weather, arguments: '"Köln"}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"Köln"})'],
    ],
    [
      'with the name in pieces',
      [
        call({ index: 0, id: 'a', function: { name: 'get_' } }),
        call({ index: 0, function: { name: 'weather' } }),
        call({ index: 0, function: { arguments: '{}' } }),
        END_CALLS,
      ],
      ['get_weather({})'],
    ],
    [
      'with a new id on an index in use',
      [
        call({ index: 0, id: 'a', function: { name: weather, arguments: '{"city":"A"}' } }),
        call({ index: 0, id: 'b', function: { name: weather, arguments: '{"city":"B"}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"A"})', 'get_weather({"city":"B"})'],
    ],
    [
      'with fragments after a new id on an index in use',
      [
        call({ index: 0, id: 'a', function: { name: weather, arguments: '{}' } }),
        call({ index: 0, id: 'b', function: { name: weather, arguments: '{"city":' } }),
        call({ index: 0, function: { arguments: '"B"}' } }),
        END_CALLS,
      ],
      ['get_weather({})', 'get_weather({"city":"B"})'],
    ],
    [
      'on index 0 throughout and without ids',
      [
        call({ index: 0, function: { name: weather, arguments: '{"city":"A"}' } }),
        call({ index: 0, function: { name: weather, arguments: '{"city":"B"}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"A"})', 'get_weather({"city":"B"})'],
    ],
    [
      'in one delta without index and id',
      [
        call(
          { function: { name: weather, arguments: '{"city":"A"}' } },
          { function: { name: weather, arguments: '{"city":"B"}' } },
        ),
        END_CALLS,
      ],
      ['get_weather({"city":"A"})', 'get_weather({"city":"B"})'],
    ],
    [
      'in one delta with the same index',
      [
        call(
          { index: 0, function: { name: weather, arguments: '{}' } },
          { index: 0, function: { name: 'roll', arguments: '{}' } },
        ),
        END_CALLS,
      ],
      ['get_weather({})', 'roll({})'],
    ],
    [
      'in deltas of their own without index and id',
      [
        call({ function: { name: weather, arguments: '{}' } }),
        call({ function: { name: 'roll', arguments: '{"n":1}' } }),
        END_CALLS,
      ],
      ['get_weather({})', 'roll({"n":1})'],
    ],
    [
      'without arguments, index and id',
      [call({ function: { name: weather } }), call({ function: { name: 'roll' } }), END_CALLS],
      ['get_weather()', 'roll()'],
    ],
    [
      'with ids and no index, fragments interleaved',
      [
        call(
          { id: 'a', function: { name: weather, arguments: '{"city":' } },
          { id: 'b', function: { name: 'roll', arguments: '{"n":' } },
        ),
        call({ id: 'a', function: { arguments: '"A"}' } }, { id: 'b', function: { arguments: '1}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"A"})', 'roll({"n":1})'],
    ],
    [
      'with indexes, fragments interleaved',
      [
        call({ index: 0, id: 'a', function: { name: weather, arguments: '{"city":' } }),
        call({ index: 1, id: 'b', function: { name: 'roll', arguments: '{"n":' } }),
        call({ index: 0, function: { arguments: '"A"}' } }),
        call({ index: 1, function: { arguments: '1}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"A"})', 'roll({"n":1})'],
    ],
    [
      'with indexes that begin at 1',
      [
        call({ index: 1, id: 'a', function: { name: weather, arguments: '{}' } }),
        call({ index: 2, id: 'b', function: { name: 'roll', arguments: '{}' } }),
        END_CALLS,
      ],
      ['get_weather({})', 'roll({})'],
    ],
    [
      'with the index as a text',
      [
        call({ index: '0', id: 'a', function: { name: weather, arguments: '{"city"' } }),
        call({ index: '0', function: { arguments: ':"A"}' } }),
        END_CALLS,
      ],
      ['get_weather({"city":"A"})'],
    ],
    [
      'with name and arguments beside "function"',
      [call({ index: 0, id: 'a', name: weather, arguments: '{"city":"A"}' }), END_CALLS],
      ['get_weather({"city":"A"})'],
    ],
    [
      'as an object instead of a list',
      [sse(chatChunk({ tool_calls: { index: 0, id: 'a', function: { name: weather, arguments: '{}' } } })), END_CALLS],
      ['get_weather({})'],
    ],
    [
      'with finish reason "stop"',
      [call({ index: 0, id: 'a', function: { name: weather, arguments: '{}' } }), END],
      ['get_weather({})'],
    ],
    [
      'with finish reason null',
      [call({ index: 0, id: 'a', function: { name: weather, arguments: '{}' } }), DONE],
      ['get_weather({})'],
    ],
    [
      'with an empty entry beside them',
      [call({ index: 0, id: 'a', function: { name: weather, arguments: '{}' } }, { index: 1 }), END_CALLS],
      ['get_weather({})'],
    ],
  ])('assemble %s', async (_name, steps, expected) => {
    const outcome = await answer(...steps);
    expect(outcome.error).toBeUndefined();
    expect(made(outcome)).toEqual(expected);
    expect(outcome.stopReason).toBe('tool-calls');
    expect(new Set(outcome.calls.map(({ callId }) => callId)).size).toBe(expected.length);
    expect(outcome.calls.every(({ callId }) => callId.length > 0)).toBe(true);
  });

  it('give arguments as they came when they are no JSON, for the loop to refuse', async () => {
    const outcome = await answer(
      call({ index: 0, id: 'a', function: { name: 'get_weather', arguments: '{city: Köln}' } }),
      END_CALLS,
    );
    expect(made(outcome)).toEqual(['get_weather({city: Köln})']);
  });

  it('come with the text of the same answer', async () => {
    expect(
      await answer(
        text('One moment.'),
        call({ index: 0, id: 'a', function: { name: 'get_weather', arguments: '{}' } }),
        END_CALLS,
      ),
    ).toMatchObject({
      text: 'One moment.',
      calls: [{ callId: 'a' }],
    });
  });

  it('break the answer when the stream ends in the middle of their arguments', async () => {
    const outcome = await answer(
      call({ index: 0, id: 'a', function: { name: 'get_weather', arguments: '{"city":"K' } }),
    );
    expect(outcome).toMatchObject({ calls: [], error: { code: 'broken-stream' } });
  });
});

describe('the end of a Chat Completions stream', () => {
  it.each([
    ['stop', 'end'],
    ['STOP', 'end'],
    ['eos', 'end'],
    ['length', 'length'],
    ['MAX_TOKENS', 'length'],
    ['model_length', 'length'],
    ['content_filter', 'content-filter'],
    ['SAFETY', 'content-filter'],
    ['tool_calls', 'end'],
    ['something_new', 'unknown'],
  ])('with finish reason %s and text only is "%s"', async (reason, expected) => {
    expect((await answer(text('Hi'), sse(chatChunk({}, reason), '[DONE]'))).stopReason).toBe(expected);
  });

  it('is a refusal when the model refused', async () => {
    expect((await answer(delta({ refusal: 'No.' }), END)).stopReason).toBe('refusal');
  });

  it('brings usage in a last chunk without choices', async () => {
    const usage = {
      prompt_tokens: 9,
      completion_tokens: 4,
      prompt_tokens_details: { cached_tokens: 5 },
      completion_tokens_details: { reasoning_tokens: 2 },
    };
    expect((await answer(text('Hi', 'stop'), sse({ choices: [], usage }, '[DONE]'))).usage).toEqual({
      inputTokens: 9,
      outputTokens: 4,
      cachedInputTokens: 5,
      reasoningTokens: 2,
    });
  });

  it('counts usage once when it comes with every chunk', async () => {
    const withUsage = (content: string, completion_tokens: number) =>
      sse(chatChunk({ content }, null, { usage: { prompt_tokens: 3, completion_tokens } }));
    expect((await answer(withUsage('a', 1), withUsage('b', 2), END)).usage).toEqual({
      inputTokens: 3,
      outputTokens: 2,
    });
  });

  it.each([
    ['Groq', { x_groq: { usage: { prompt_tokens: 3, completion_tokens: 2 } } }, { inputTokens: 3, outputTokens: 2 }],
    [
      'DeepSeek',
      { usage: { prompt_tokens: 3, completion_tokens: 2, prompt_cache_hit_tokens: 1 } },
      { inputTokens: 3, outputTokens: 2, cachedInputTokens: 1 },
    ],
  ])('brings usage where %s puts it', async (_host, more, expected) => {
    expect((await answer(text('Hi'), sse(chatChunk({}, 'stop', more), '[DONE]'))).usage).toEqual(expected);
  });
});

describe('an error inside a Chat Completions stream', () => {
  it.each<[string, string, string, string]>([
    [
      'of OpenRouter',
      sse({ error: { code: 502, message: 'Provider returned error', metadata: { raw: 'upstream' } } }),
      'server-error',
      'Provider returned error\nupstream',
    ],
    ['as a text', sse({ error: 'model runner has stopped' }), 'server-error', 'model runner has stopped'],
    ['as a bare string event', sse('"overheated"'), 'server-error', 'overheated'],
    ['of old vLLM', sse({ object: 'error', message: 'too long', code: 400 }), 'bad-request', 'too long'],
    [
      'beside a choice',
      sse({ choices: [{ index: 0, delta: {}, finish_reason: 'error', error: { code: 402, message: 'no credit' } }] }),
      'quota',
      'no credit',
    ],
    ['of a gateway', sse({ detail: 'Not enough memory' }), 'server-error', 'Not enough memory'],
    [
      'that is about tools',
      sse({ error: { message: 'x does not support tools', code: 400 } }),
      'no-tools',
      'x does not support tools',
    ],
    [
      'instead of an answer, with status 200',
      JSON.stringify({ error: { message: 'wrong key', code: 'invalid_api_key' } }),
      'wrong-key',
      'wrong key',
    ],
  ])('is shown as what it is: %s', async (_name, step, code, detail) => {
    const outcome = await answer(text('So far'), step);
    // A JSON body is no stream: nothing comes before it.
    const direct = step.startsWith('{') ? await answer(step) : outcome;
    expect(direct.error).toMatchObject({ code, detail });
  });

  it('is followed by a new try when nothing had been shown and it may pass', async () => {
    const requests = provider.requests.length;
    const busy = sse({ error: { code: 429, message: 'rate limited' } });
    provider.enqueue({ steps: [busy] }, { text: 'There.' });
    const retryNow = new EventTarget();
    const outcome = await play(
      adapterOf({ instance: instanceOf({ baseUrl: provider.url }), retryNow }),
      undefined,
      (event) => {
        if (event.type === 'retry') retryNow.dispatchEvent(new Event(RETRY_NOW));
      },
    );
    expect(outcome).toMatchObject({ text: 'There.', error: undefined });
    expect(provider.requests.length - requests).toBe(2);
  });

  it('is never followed by a new try once text has been shown', async () => {
    const requests = provider.requests.length;
    const outcome = await answer(text('So far'), sse({ error: { code: 429, message: 'rate limited' } }));
    expect(outcome).toMatchObject({ text: 'So far', error: { code: 'busy' }, retries: [] });
    expect(provider.requests.length - requests).toBe(1);
  });
});

function splitBytes(textToSplit: string): Uint8Array[] {
  return [...Buffer.from(textToSplit)].map((byte) => Uint8Array.of(byte));
}
