import { describe, expect, it } from 'vitest';
import type { ToolFunction } from '#shared/tool/definition.ts';
import { listModels } from '../models.ts';
import { testProvider } from '../test-provider.ts';
import { adapterOf, instanceOf, play, roundOf } from '../testing/round-fixture.ts';
import { createDemoTransport } from './demo-transport.ts';

const DEMO = instanceOf({ kind: 'DEMO', name: 'Demo', model: { id: 'demo' } });
const transport = createDemoTransport(0);

const tool = (name: string, required: string[] = []): ToolFunction => ({
  name,
  descriptionForLLM: name,
  strict: true,
  parameters: { type: 'object', properties: {}, required, additionalProperties: false },
});
const TOOLS = [tool('current_time'), tool('read_web_page', ['url']), tool('web_search', ['query'])];

const ask = (text: string, tools = TOOLS) => {
  const adapter = adapterOf({ instance: DEMO, apiKey: undefined, transport, history: [{ role: 'user', text }] });
  return { adapter, outcome: play(adapter, roundOf({ tools })) };
};

describe('the demo provider', () => {
  it.each([
    ['What time is it?', 'current_time', {}],
    ['Wie spät ist es?', 'current_time', {}],
    ['Read https://a.example/page?x=1.', 'read_web_page', { url: 'https://a.example/page?x=1' }],
    ['(see http://a.example/b)', 'read_web_page', { url: 'http://a.example/b' }],
    ['Search for tide tables', 'web_search', { query: 'tide tables' }],
    ['Suche nach Gezeiten heute', 'web_search', { query: 'Gezeiten heute' }],
  ])('answers %j with a call of %s', async (question, name, args) => {
    const { calls, error } = await ask(question).outcome;
    expect(error).toBeUndefined();
    expect(calls.map((call) => [call.name, JSON.parse(call.argumentsText)])).toEqual([[name, args]]);
  });

  it('rolls dice with the example that a person added, and says how to add it otherwise', async () => {
    const tools = [...TOOLS, tool('roll_dice', ['dice'])];
    const dice = async (question: string) => JSON.parse((await ask(question, tools).outcome).calls[0]!.argumentsText);
    expect(await dice('Roll the dice')).toEqual({ dice: '2d6' });
    expect(await dice('Roll 3d6+2 for me')).toEqual({ dice: '3d6+2' });
    expect(await dice('Bitte würfle 2W10')).toEqual({ dice: '2W10' });
    const [own] = (await ask('Würfeln, bitte', [...TOOLS, tool('wuerfeln')]).outcome).calls;
    expect(own).toMatchObject({ name: 'wuerfeln', argumentsText: '{}' });
    expect((await ask('Roll the dice', [...TOOLS, tool('roll_dice', ['sides'])]).outcome).calls).toEqual([]);
    expect((await ask('Roll the dice').outcome).text).toContain('“Roll dice” in the Workbench');
  });

  it('answers from the result of its call and says that it is no AI', async () => {
    const { adapter, outcome } = ask('Read https://a.example');
    const [call] = (await outcome).calls;
    const content =
      '<data 0123456789ab>\n{"url":"https://a.example","content":"Tides rise\\nand fall."}\n</data 0123456789ab>';
    adapter.recordToolResults([{ callId: call?.callId ?? '', content, isError: false }]);
    const { text } = await play(adapter, roundOf({ tools: TOOLS }));
    expect(text).toContain('no AI');
    expect(text).toContain('> Tides rise\n> and fall.');
    expect(text).not.toContain('<data');
  });

  it('names the tool that is not switched on', async () => {
    expect((await ask('What time is it?', []).outcome).text).toContain('`current_time`');
  });

  it('explains itself in the language of the question', async () => {
    expect((await ask('Hello').outcome).text).toContain('No AI is answering');
    expect((await ask('Hallo, wie geht es?').outcome).text).toContain('antwortet keine KI');
  });

  it('streams word by word and stops when it is cancelled', async () => {
    const controller = new AbortController();
    const adapter = adapterOf({ instance: DEMO, apiKey: undefined, history: [{ role: 'user', text: 'Hello' }] });
    const outcome = await play(adapter, roundOf({ signal: controller.signal }), () =>
      controller.abort(new Error('stop')),
    );
    expect(outcome.error).toEqual(new Error('stop'));
    expect(outcome.text).toBe('This ');
  });

  it('asks the policy before every request like any other', async () => {
    let asked = 0;
    const beforeRequest = () => {
      asked += 1;
    };
    await play(adapterOf({ instance: DEMO, apiKey: undefined, transport, beforeRequest }), roundOf());
    expect(asked).toBe(1);
  });

  it('passes its test with tools, lists one model and needs no key', async () => {
    const { signal } = new AbortController();
    expect(await testProvider(DEMO, undefined, signal)).toMatchObject({ ok: true, toolsWork: true, modelCount: 1 });
    expect(await listModels(DEMO, undefined, signal)).toEqual({ models: [{ id: 'demo' }] });
  });
});
