import { z } from 'zod';
import { DiceError } from '../dice/dice-error.ts';
import { parseDice } from '../dice/parse-dice.ts';
import { USER_TOOL_LIMITS } from './limits.ts';
import { lineSchema } from './text.ts';

const name = lineSchema(USER_TOOL_LIMITS.nameCharacters);
const rowText = lineSchema(USER_TOOL_LIMITS.rowCharacters);

const diceText = z.string().superRefine((text, context) => {
  try {
    parseDice(text);
  } catch (error) {
    if (!(error instanceof DiceError)) throw error;
    context.addIssue({ code: 'custom', params: { problem: 'dice', dice: error.code, ...error.facts } });
  }
});

/**
 * Something to roll that is made once and used from any tool. "roll": a dice text. "table": one row, each as likely as its
 * weight says. "pool": some of the entries, none of them twice.
 */
export const dicePieceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll'), name, dice: diceText }),
  z.strictObject({
    type: z.literal('table'),
    name,
    rows: z
      .array(z.strictObject({ text: rowText, weight: z.number().int().min(1).max(USER_TOOL_LIMITS.rowWeight) }))
      .min(1)
      .max(USER_TOOL_LIMITS.tableRows),
  }),
  z
    .strictObject({
      type: z.literal('pool'),
      name,
      entries: z.array(rowText).min(1).max(USER_TOOL_LIMITS.tableRows),
      draw: z.number().int().min(1).max(USER_TOOL_LIMITS.tableRows),
    })
    .refine(({ entries, draw }) => draw <= entries.length, { path: ['draw'], params: { problem: 'drawTooMany' } }),
]);
export type DicePiece = z.infer<typeof dicePieceSchema>;
