import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfferedTool } from '../tools/offers.ts';
import { definitionOf, toolOf } from '../tools/testing/tool-bench.ts';
import { MODEL_ADAPTATIONS } from './model-adaptations.ts';
import { SYSTEM_LAYERS, type SystemPromptInput, systemPrompt, systemSections } from './system-prompt.ts';

function offered(id: string, instructions = ''): OfferedTool {
  const definition = definitionOf(id);
  return {
    registered: { definition, tool: toolOf(id, () => ({ content: '' })) },
    function: definition.function,
    instructions,
  };
}

const input: fc.Arbitrary<SystemPromptInput> = fc.record(
  {
    tools: fc
      .uniqueArray(fc.constantFrom('search', 'read', 'roll'), { maxLength: 3 })
      .map((ids) => ids.map((id) => offered(id, id === 'roll' ? ' ' : `Use ${id} well.`))),
    modelId: fc.constantFrom('gpt-5', 'llama-3.1-8b', 'mistral-small', 'qwen3-32b'),
    dataMark: fc.constantFrom('DATA MARK', ''),
    personInstructions: fc.constantFrom('Be brief.', '  ', 'Write German.'),
  },
  { requiredKeys: ['tools', 'modelId'] },
);

describe('the system prompt', () => {
  it('has its layers in one order, none of them empty', () => {
    fc.assert(
      fc.property(input, (given) => {
        const layers = systemSections(given).map(({ layer }) => SYSTEM_LAYERS.indexOf(layer));
        expect(layers).toEqual([...layers].sort((a, b) => a - b));
        for (const { text } of systemSections(given)) expect(text.trim()).toBe(text);
        expect(systemPrompt(given)).not.toMatch(/\n{3}|undefined/);
      }),
    );
  });

  it('keeps its beginning when the last tool is added, and when another chat marks its data otherwise', () => {
    const tools = [offered('search', 'Search well.'), offered('roll', 'Roll well.')];
    const before = systemPrompt({ tools: tools.slice(0, 1), modelId: 'm' });
    expect(systemPrompt({ tools, modelId: 'm' }).startsWith(before)).toBe(true);
    const marked = (dataMark: string) => systemPrompt({ tools, modelId: 'm', dataMark });
    expect(marked('A').slice(0, -1)).toBe(marked('B').slice(0, -1));
  });

  it('tells a family of models what it needs, only with tools, and others nothing', () => {
    const tools = [offered('search')];
    const models = (modelId: string, given = tools) =>
      systemSections({ tools: given, modelId }).filter(({ layer }) => layer === 'model');
    expect(models('meta-llama/Llama-3.1-8B-Instruct')).toHaveLength(1);
    expect(models('meta-llama/Llama-3.1-8B-Instruct', [])).toEqual([]);
    for (const model of ['gpt-5', 'claude-sonnet-4-5', 'gemini-2.5-pro', 'llama-4-maverick']) {
      expect(models(model)).toEqual([]);
    }
  });

  it('says of each adaptation why it is there', () => {
    for (const { because, sentence } of MODEL_ADAPTATIONS) expect([because, sentence]).not.toContain('');
  });
});
