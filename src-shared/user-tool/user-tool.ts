import { z } from 'zod';
import { userToolFieldSchema } from './field.ts';
import { USER_TOOL_LIMITS } from './limits.ts';
import { lineSchema, textSchema } from './text.ts';

export const pieceIdSchema = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/);

/**
 * What a call does, one of a fixed set. "roll": rolls the dice that the model writes into a text field. "dice": rolls a
 * stored dice piece. "formula": renders a stored formula. "record": keeps the arguments in the trace and answers
 * "Recorded.". None of them changes anything.
 */
const userToolActionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll'), field: z.string().max(64) }),
  z.strictObject({ type: z.literal('dice'), diceId: pieceIdSchema }),
  z.strictObject({ type: z.literal('formula'), formulaId: pieceIdSchema }),
  z.strictObject({ type: z.literal('record') }),
]);
export type UserToolAction = z.infer<typeof userToolActionSchema>;

/** A tool that a person made: data, never code. */
export const userToolSchema = z
  .strictObject({
    name: lineSchema(USER_TOOL_LIMITS.nameCharacters),
    /** What it does and when to use it, for the model. Empty: its name says it. */
    description: textSchema(USER_TOOL_LIMITS.descriptionCharacters),
    fields: z.array(userToolFieldSchema).max(USER_TOOL_LIMITS.fields),
    action: userToolActionSchema,
  })
  .superRefine(({ fields, action }, context) => {
    const seen = new Set<string>();
    for (const [index, { name }] of fields.entries()) {
      if (seen.has(name)) {
        context.addIssue({ code: 'custom', path: ['fields', index, 'name'], params: { problem: 'fieldTwice' } });
      }
      seen.add(name);
    }
    if (action.type !== 'roll') return;
    const read = fields.find(({ name }) => name === action.field);
    const problem = !read ? 'rollWithoutField' : read.type !== 'text' || !read.required ? 'rollField' : undefined;
    if (problem) context.addIssue({ code: 'custom', path: ['action', 'field'], params: { problem } });
  });
export type UserTool = z.infer<typeof userToolSchema>;

/** What "New tool" begins with. */
export function blankTool(name: string): UserTool {
  return { name, description: '', fields: [], action: { type: 'record' } };
}
