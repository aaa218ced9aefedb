import type { ToolFunction } from '#shared/tool/definition.ts';
import type { JsonSchema } from '#shared/tool/json-schema.ts';

/** How much of a tool's schema is sent: all of it, or only what a call cannot be made without. */
export type SchemaMode = 'full' | 'compact';

/**
 * A function as it is offered. "compact" saves tokens: the description ends with its first sentence, and arguments lose
 * their titles and descriptions. What a call may contain stays the same, and so does what is checked.
 */
export function inSchemaMode(offered: ToolFunction, mode: SchemaMode): ToolFunction {
  if (mode === 'full') return offered;
  return {
    ...offered,
    descriptionForLLM: firstSentence(offered.descriptionForLLM),
    parameters: withoutWords(offered.parameters),
  };
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function firstSentence(description: string): string {
  const text = description.trim();
  for (const { segment } of sentences.segment(text)) return segment.trim();
  return text;
}

/** Keywords whose value is a schema, a list of schemas, or schemas by name (where "title" is the name of an argument). */
const ONE = ['items', 'additionalProperties', 'not'];
const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const BY_NAME = ['properties', 'patternProperties', '$defs', 'definitions'];

function withoutWords(schema: JsonSchema): JsonSchema {
  const { title: _title, description: _description, ...kept } = schema;
  for (const [keyword, value] of Object.entries(kept)) {
    if (ONE.includes(keyword) && isSchema(value)) kept[keyword] = withoutWords(value);
    if (LISTS.includes(keyword) && Array.isArray(value)) {
      kept[keyword] = value.map((part: unknown) => (isSchema(part) ? withoutWords(part) : part));
    }
    if (BY_NAME.includes(keyword) && isSchema(value)) {
      const parts = Object.entries(value).map(([name, part]) => [name, isSchema(part) ? withoutWords(part) : part]);
      kept[keyword] = Object.fromEntries(parts);
    }
  }
  return kept;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
