import { z } from 'zod';
import { USER_TOOL_LIMITS } from './limits.ts';
import { lineSchema, textSchema } from './text.ts';

/** What every provider takes as the name of a function or of an argument. */
const FIELD_NAME_PATTERN = /^[a-z][a-z0-9_]{0,63}$/;

export const FIELD_TYPES = ['text', 'number', 'boolean', 'choice'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

const common = {
  name: z
    .string()
    .max(64)
    .refine((name) => FIELD_NAME_PATTERN.test(name), { params: { problem: 'fieldName' } }),
  /** What it means, for the model. */
  description: textSchema(USER_TOOL_LIMITS.fieldDescriptionCharacters),
  required: z.boolean(),
};

/** What the model fills in. One list of these makes both the function's schema and the check of its arguments. */
export const userToolFieldSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal('text') }),
  z.strictObject({ ...common, type: z.literal('number') }),
  z.strictObject({ ...common, type: z.literal('boolean') }),
  z.strictObject({
    ...common,
    type: z.literal('choice'),
    choices: z
      .array(lineSchema(USER_TOOL_LIMITS.choiceCharacters))
      .min(1)
      .max(USER_TOOL_LIMITS.choices)
      .refine((choices) => new Set(choices).size === choices.length, { params: { problem: 'choicesNotUnique' } }),
  }),
]);
export type UserToolField = z.infer<typeof userToolFieldSchema>;
