import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ToolFunction, toolDefinitionSchema } from '#shared/tool/definition.ts';
import { ToolCatalogue } from './catalogue.ts';
import { inSchemaMode } from './schema-mode.ts';
import { OPEN_POLICY, toolBench, toolOf } from './testing/tool-bench.ts';

const folder = new URL('../../tool_definitions/', import.meta.url);
const builtIn = readdirSync(folder).map(
  (file) => toolDefinitionSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).function,
);

const PLANNER: ToolFunction = {
  name: 'planner',
  descriptionForLLM: 'Plans a trip, e.g. by v. 2 of the timetable. Needs a day.\nNever books.',
  strict: true,
  parameters: {
    type: 'object',
    title: 'Planner',
    description: 'All of it.',
    properties: {
      title: { type: 'string', title: 'The title', description: 'What to call it.' },
      description: { type: 'array', description: 'Stops.', items: { type: 'string', description: 'One stop.' } },
      when: { anyOf: [{ type: 'string', description: 'A day.', format: 'date' }, { $ref: '#/$defs/span' }] },
      by: { type: 'string', enum: ['boat', 'bus'], description: 'How.' },
    },
    $defs: { span: { type: 'object', title: 'Span', properties: { days: { type: 'integer', title: 'Days' } } } },
    required: ['title'],
    additionalProperties: false,
  },
};

describe('the compact schema mode', () => {
  it('leaves the first sentence of a description and no words in the schema, whatever arguments are called', () => {
    expect(inSchemaMode(PLANNER, 'compact')).toEqual({
      name: 'planner',
      descriptionForLLM: 'Plans a trip, e.g. by v. 2 of the timetable.',
      strict: true,
      parameters: {
        type: 'object',
        properties: {
          title: { type: 'string' },
          description: { type: 'array', items: { type: 'string' } },
          when: { anyOf: [{ type: 'string', format: 'date' }, { $ref: '#/$defs/span' }] },
          by: { type: 'string', enum: ['boat', 'bus'] },
        },
        $defs: { span: { type: 'object', properties: { days: { type: 'integer' } } } },
        required: ['title'],
        additionalProperties: false,
      },
    });
  });

  it('changes nothing in full mode, and never the original', () => {
    const before = structuredClone(PLANNER);
    expect(inSchemaMode(PLANNER, 'full')).toBe(PLANNER);
    inSchemaMode(PLANNER, 'compact');
    expect(PLANNER).toEqual(before);
  });

  it.each(builtIn)('says of $name what it does, with the same arguments', (built) => {
    const compact = inSchemaMode(built, 'compact');
    expect(built.descriptionForLLM.startsWith(compact.descriptionForLLM)).toBe(true);
    expect(compact.descriptionForLLM).toMatch(/^[A-Z].{20,}\.$/);
    expect(Object.keys(compact.parameters.properties ?? {})).toEqual(Object.keys(built.parameters.properties ?? {}));
    expect(JSON.stringify(compact.parameters)).not.toContain('"description"');
  });

  it('offers and counts less, but the same tools, and accepts the same calls', async () => {
    const tool = toolOf('planner', () => ({ content: 'Planned.' }));
    const definitions = { planner: { function: PLANNER } };
    const inMode = async (schemaMode: 'full' | 'compact') => {
      const bench = toolBench([tool], { policy: { schemaMode }, definitions });
      const policy = { ...OPEN_POLICY, defaultSelection: ['planner'], schemaMode };
      const catalogue = new ToolCatalogue(bench.registry, bench.offers, bench.settings, () => policy);
      const [collection] = await catalogue.list(bench.query());
      const offered = await bench.offers.offered(bench.query());
      return { tokens: collection?.tokens ?? 0, offered: offered.map((entry) => entry.function) };
    };
    const [full, compact] = [await inMode('full'), await inMode('compact')];
    expect(full.offered).toEqual([PLANNER]);
    expect(compact.offered).toEqual([inSchemaMode(PLANNER, 'compact')]);
    expect(compact.tokens).toBeLessThan(full.tokens / 1.5);
  });
});
