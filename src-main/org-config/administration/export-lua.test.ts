import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { ProviderInstance } from '#shared/provider/instance.ts';
import { PROVIDER_KIND_IDS, SELF_HOSTED_HOSTS } from '#shared/provider/kinds.ts';
import { managedProviders } from '../apply/managed-providers.ts';
import { combine } from '../combine.ts';
import { PLUGIN_GLOBALS, readPlugin } from '../format/read-plugin.ts';
import { createEvaluator } from '../lua/create-evaluator.ts';
import { HEADER } from '../testing/plugin-text.ts';
import { providerAsLua, toolSettingsAsLua } from './export-lua.ts';
import { luaText } from './lua-text.ts';

const evaluator = createEvaluator();
afterAll(() => evaluator.close());

async function run(lua: string, globals: readonly string[] = PLUGIN_GLOBALS) {
  const evaluation = await evaluator.evaluate({ files: { 'plugin.lua': new TextEncoder().encode(lua) }, globals });
  if (!evaluation.ok) throw new Error(`${evaluation.message}\n${lua}`);
  return evaluation;
}
const read = async (lua: string) => {
  const { content, problems } = readPlugin(await run(HEADER + lua), {}, () => undefined, {
    has: () => true,
    wrongSetting: () => undefined,
  });
  return { content, problems: problems.filter(({ severity }) => severity !== 'info') };
};

describe('Lua for administrators', () => {
  it('says the same in Lua, whatever characters are in it', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    const data = fc.letrec((tie) => ({
      data: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.integer(),
        fc.boolean(),
        fc.array(tie('data'), { minLength: 1, maxLength: 4 }),
      ),
    })).data;
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          text.filter((key) => key !== '__proto__'),
          data,
          { minKeys: 1 },
        ),
        async (value) => {
          const { globals } = await run(`RESULT = ${luaText(value as never)}`, ['RESULT']);
          expect(globals.RESULT).toEqual(value);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    { kind: 'SELF_HOSTED', host: 'LLAMA_CPP', baseUrl: 'https://llm.town.example/v1' },
    { kind: 'HUGGING_FACE', hfInferenceProvider: 'CEREBRAS' },
    { kind: 'OPEN_AI', additionalParameters: '{ "temperature": 0.5 }', capabilities: { tools: 'yes', images: 'no' } },
  ] as const)('makes of a provider one that a configuration brings: %j', async (facts) => {
    const instance: ProviderInstance = {
      id: '11111111-0000-0000-0000-000000000001',
      name: 'Town “hall” \\ "office"',
      model: { id: 'm', name: 'M' },
      ...facts,
    };
    const encrypted = `ENC:v1:${Buffer.alloc(32).toString('base64')}`;
    const { content, problems } = await read(`CONFIG["LLM_PROVIDERS"] = {}\n${providerAsLua(instance, encrypted)}`);
    expect(problems).toEqual([]);
    if (!content) throw new Error('nothing was read');
    const [managed] = managedProviders(combine([{ origin: 'organization', content, folder: '' }]));
    const expected =
      'additionalParameters' in facts ? { ...instance, additionalParameters: '"temperature": 0.5' } : instance;
    expect(managed).toMatchObject({ instance: expected, bringsKey: true, takesOwnKey: false });
  });

  it('names every kind and host as it is read', async () => {
    for (const kind of PROVIDER_KIND_IDS.filter((id) => id !== 'DEMO')) {
      for (const host of kind === 'SELF_HOSTED' ? SELF_HOSTED_HOSTS : [undefined]) {
        const instance = {
          id: 'x',
          name: 'n',
          kind,
          model: { id: 'm' },
          baseUrl: 'https://a.example',
          ...(host && { host }),
        };
        const { content } = await read(`CONFIG["LLM_PROVIDERS"] = {}\n${providerAsLua(instance, undefined)}`);
        expect(content?.objects.LLM_PROVIDERS?.[0]).toMatchObject({
          UsedLLMProvider: kind,
          ...(host && { Host: host }),
        });
      }
    }
  });

  it('adds settings of a tool to those of others', async () => {
    const lua = toolSettingsAsLua({ 'web_search.baseUrl': 'https://searx.town.example' }, 'locked');
    const { content, problems } = await read(
      `CONFIG["SETTINGS"]["DataTools.LockedToolSettings"] = { ["a.b"] = "c" }\n${lua}`,
    );
    expect(problems).toEqual([]);
    expect(content?.settings['DataTools.LockedToolSettings']?.value).toEqual({
      'a.b': 'c',
      'web_search.baseUrl': 'https://searx.town.example',
    });
  });
});
