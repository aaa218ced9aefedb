import type { JsonSchema } from '../tool/json-schema.ts';
import type { UserToolField } from './field.ts';

/** The schema of a function's arguments. The check of what a model sends is made from the same list. */
export function toolParameters(fields: readonly UserToolField[]) {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, propertyOf(field)])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  } satisfies JsonSchema;
}

function propertyOf(field: UserToolField): JsonSchema {
  const description = field.description.trim() === '' ? {} : { description: field.description };
  switch (field.type) {
    case 'text':
      return { type: 'string', ...description };
    case 'number':
      return { type: 'number', ...description };
    case 'boolean':
      return { type: 'boolean', ...description };
    case 'choice':
      return { type: 'string', enum: [...field.choices], ...description };
  }
}
