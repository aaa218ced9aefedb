import { z } from 'zod';
import { USER_TOOL_LIMITS } from './limits.ts';
import { lineSchema, textSchema } from './text.ts';

/** A template in Liquid that reads the call's arguments and the chat's variables, and changes nothing. */
export const formulaSchema = z.strictObject({
  name: lineSchema(USER_TOOL_LIMITS.nameCharacters),
  template: textSchema(USER_TOOL_LIMITS.templateCharacters).refine((text) => text.trim() !== '', {
    params: { problem: 'missing' },
  }),
});
export type Formula = z.infer<typeof formulaSchema>;
