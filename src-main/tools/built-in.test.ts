import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import de from '#assets/locales/de/tools.json' with { type: 'json' };
import en from '#assets/locales/en/tools.json' with { type: 'json' };
import { toolDefinitionSchema } from '#shared/tool/definition.ts';
import { builtInTools } from './built-in.ts';
import { optionSources } from './option-sources.ts';

const folder = new URL('../../tool_definitions/', import.meta.url);
const definitions = readdirSync(folder).map((file) => ({
  file,
  definition: toolDefinitionSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
}));

describe.each(definitions)('$file', ({ file, definition }) => {
  const { id, settingsSchema } = definition;
  const tool = builtInTools.find((candidate) => candidate.implementationKey === definition.implementationKey);

  it('belongs to a tool of the same name', () => {
    expect(file).toBe(`${id}.json`);
    expect(tool).toBeDefined();
    expect(definition.function.name).toBe(id);
  });

  it('has a name, a description and settings in every language', () => {
    const keys = [`tools.${id}.name`, `tools.${id}.description`];
    for (const [name, field] of Object.entries(settingsSchema.properties)) {
      keys.push(`tools.${id}.settings.${name}.label`, `tools.${id}.settings.${name}.description`);
      for (const choice of field.optionSource ? optionSources[field.optionSource] : []) {
        keys.push(`tools.choice.${field.optionSource}.${choice}`);
      }
    }
    for (const messages of [en, de]) expect(Object.keys(messages)).toEqual(expect.arrayContaining(keys));
  });

  it('has a valid default for each setting that has choices or limits', () => {
    for (const field of Object.values(settingsSchema.properties)) {
      if (field.optionSource) expect(optionSources[field.optionSource]).toContain(field.default);
      if (typeof field.default !== 'number') continue;
      expect(field.default).toBeGreaterThanOrEqual(field.minimum ?? Number.NEGATIVE_INFINITY);
      expect(field.default).toBeLessThanOrEqual(field.maximum ?? Number.POSITIVE_INFINITY);
    }
  });

  it('lists only arguments that exist as required, and allows no others', () => {
    const { parameters } = definition.function;
    expect(Object.keys(parameters.properties ?? {})).toEqual(expect.arrayContaining(parameters.required ?? []));
    expect(parameters.additionalProperties).toBe(false);
  });

  it('describes every argument to the model', () => {
    for (const argument of Object.values(definition.function.parameters.properties ?? {})) {
      expect(argument.description?.length).toBeGreaterThan(10);
    }
  });
});

describe('the tools that come with the app', () => {
  it('have one definition each', () => {
    const keys = builtInTools.map((tool) => tool.implementationKey).sort();
    expect(keys).toEqual(definitions.map(({ definition }) => definition.implementationKey).sort());
  });

  it('say that others wrote what they return, when they contact anyone', () => {
    for (const tool of builtInTools) {
      expect(tool.returnsUntrustedContent ?? false).toBe(tool.outboundData !== 'NONE');
    }
  });
});
