import { z } from 'zod';

/**
 * What a person keeps for formulas in a chat. A formula gets a copy to read: no call changes them, and a chat that is
 * branched off takes them along.
 */
export const CHAT_VARIABLE_LIMITS = { variables: 100, valueCharacters: 2_000 } as const;

export const chatVariableNameSchema = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/);
export const chatVariableValueSchema = z.union([
  z.string().max(CHAT_VARIABLE_LIMITS.valueCharacters),
  z.number(),
  z.boolean(),
]);
export const chatVariablesSchema = z
  .record(chatVariableNameSchema, chatVariableValueSchema)
  .refine((variables) => Object.keys(variables).length <= CHAT_VARIABLE_LIMITS.variables);
export type ChatVariables = z.infer<typeof chatVariablesSchema>;
