import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import type { ToolFunction } from '#shared/tool/definition.ts';
import {
  callRule,
  echo,
  type ScriptedProvider,
  searchAndRead,
  startScriptedProvider,
} from '../../e2e/scripted-provider/server.ts';
import { adapterOf, instanceOf, play, roundOf } from './testing/round-fixture.ts';

const tool = (name: string): ToolFunction => ({
  name,
  descriptionForLLM: name,
  strict: false,
  parameters: { type: 'object', properties: {} },
});
const TOOLS = ['web_search', 'read_web_page', 'roll'].map(tool);
const SEARCH_RESULT =
  '<data abc>\n{"query":"tides","results":[{"page":{"url":"https://a.example/tides","content":"Short."}}]}\n</data abc>';
const PAGE =
  '<data abc>\n{"url":"https://a.example/tides","content":"# Tides\\n\\nTides rise and fall twice a day."}\n</data abc>';

const APIS: [string, Partial<ProviderInstance>][] = [
  ['Chat Completions', { kind: 'OPENAI_COMPATIBLE' }],
  ['Responses', { kind: 'OPEN_AI', model: { id: 'gpt-5' } }],
  ['Anthropic Messages', { kind: 'ANTHROPIC', model: { id: 'claude-sonnet-4-5' } }],
];

let provider: ScriptedProvider;
beforeEach(async () => {
  provider = await startScriptedProvider({
    rules: [callRule({ ifQuestionContains: 'dice', call: 'roll', arguments: { sides: 6 } }), searchAndRead, echo],
  });
});
afterEach(() => provider.close());

describe.each(APIS)('the scripted provider over %s', (_name, instance) => {
  const ask = (text: string) =>
    adapterOf({ instance: instanceOf({ ...instance, baseUrl: provider.url }), history: [{ role: 'user', text }] });

  it('searches, reads the first page found and quotes it', async () => {
    const chat = ask('Search for the tides');
    const search = await play(chat, roundOf({ tools: TOOLS }));
    expect(search.calls).toMatchObject([{ name: 'web_search', argumentsText: '{"query":"Search for the tides"}' }]);
    chat.recordToolResults([{ callId: search.calls[0]!.callId, content: SEARCH_RESULT, isError: false }]);
    const read = await play(chat, roundOf({ tools: TOOLS }));
    expect(read.calls).toMatchObject([{ name: 'read_web_page', argumentsText: '{"url":"https://a.example/tides"}' }]);
    chat.recordToolResults([{ callId: read.calls[0]!.callId, content: PAGE, isError: false }]);
    expect((await play(chat, roundOf({ tools: TOOLS }))).text).toBe(
      'The page says: “Tides rise and fall twice a day.”',
    );
  });

  it('follows a rule of a test', async () => {
    const chat = ask('Roll the dice');
    const { calls } = await play(chat, roundOf({ tools: TOOLS }));
    expect(calls).toMatchObject([{ name: 'roll', argumentsText: '{"sides":6}' }]);
    chat.recordToolResults([{ callId: calls[0]!.callId, content: 'A four was rolled', isError: false }]);
    expect((await play(chat, roundOf({ tools: TOOLS }))).text).toBe('The tool says: A four was rolled');
  });

  it('says the question back otherwise', async () => {
    expect((await play(ask('Hello'), roundOf({ tools: TOOLS }))).text).toBe('You said: Hello');
  });
});

describe('the scripted provider', () => {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${provider.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
    return { status: response.status, text: await response.text() };
  };
  const call = { id: 'c1', type: 'function', function: { name: 'roll', arguments: '{}' } };
  const question = { role: 'user', content: 'Hi' };
  const use = { type: 'tool_use', id: 'c1', name: 'roll', input: {} };
  const result = { type: 'tool_result', tool_use_id: 'c1', content: 'x' };

  it.each<[string, string, object]>([
    [
      'a call without its result',
      '/chat/completions',
      { model: 'm', messages: [question, { role: 'assistant', tool_calls: [call] }, question] },
    ],
    [
      'a result without its call',
      '/chat/completions',
      { model: 'm', messages: [question, { role: 'tool', tool_call_id: 'c9', content: 'x' }] },
    ],
    [
      'an empty result',
      '/chat/completions',
      {
        model: 'm',
        messages: [
          question,
          { role: 'assistant', tool_calls: [call] },
          { role: 'tool', tool_call_id: 'c1', content: '' },
        ],
      },
    ],
    [
      'one id twice',
      '/chat/completions',
      { model: 'm', messages: [question, { role: 'assistant', tool_calls: [call, call] }] },
    ],
    [
      'a system message in the middle',
      '/chat/completions',
      { model: 'm', messages: [question, { role: 'system', content: 'x' }] },
    ],
    ['no model', '/chat/completions', { messages: [question] }],
    [
      'a call without its output',
      '/responses',
      { model: 'm', input: [question, { type: 'function_call', call_id: 'c1', name: 'roll' }] },
    ],
    [
      'an output without its call',
      '/responses',
      { model: 'm', input: [question, { type: 'function_call_output', call_id: 'c1', output: 'x' }] },
    ],
    ['no max_tokens', '/messages', { model: 'm', messages: [question] }],
    ['an answer first', '/messages', { model: 'm', max_tokens: 1, messages: [{ role: 'assistant', content: 'Hi' }] }],
    [
      'calls without tools',
      '/messages',
      {
        model: 'm',
        max_tokens: 1,
        messages: [question, { role: 'assistant', content: [use] }, { role: 'user', content: [result] }],
      },
    ],
    [
      'text before results',
      '/messages',
      {
        model: 'm',
        max_tokens: 1,
        tools: [{}],
        messages: [
          question,
          { role: 'assistant', content: [use] },
          { role: 'user', content: [{ type: 'text', text: 'x' }, result] },
        ],
      },
    ],
    [
      'an empty text',
      '/messages',
      { model: 'm', max_tokens: 1, messages: [{ role: 'user', content: [{ type: 'text', text: '' }] }] },
    ],
    [
      'results in two messages',
      '/messages',
      {
        model: 'm',
        max_tokens: 1,
        tools: [{}],
        messages: [
          question,
          { role: 'assistant', content: [use, { ...use, id: 'c2' }] },
          { role: 'user', content: [result] },
          { role: 'user', content: [{ ...result, tool_use_id: 'c2' }] },
        ],
      },
    ],
  ])('refuses %s, as the servers it stands for do', async (_name, path, body) => {
    expect(await post(path, body)).toMatchObject({ status: 400 });
  });

  it('waits for the test where a scenario says so', async () => {
    provider.enqueue({ text: 'one two', holdAt: { share: 0.5, name: 'go' } });
    const chat = adapterOf({ instance: instanceOf({ baseUrl: provider.url }) });
    const outcome = await play(chat, roundOf(), (event) => {
      if (event.type === 'text' && event.delta === 'one ') provider.release('go');
    });
    expect(outcome.text).toBe('one two');
  });
});
