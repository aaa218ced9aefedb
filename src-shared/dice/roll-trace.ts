import { z } from 'zod';
import { DICE_LIMITS } from './dice-error.ts';

/** What happened to a die besides being rolled. Rolled again and dropped ones do not count. */
const DIE_MARKS = ['rerolled', 'exploded', 'dropped', 'success'] as const;
export type DieMark = (typeof DIE_MARKS)[number];

const rolledDieSchema = z.object({
  value: z.number().int(),
  marks: z.array(z.enum(DIE_MARKS)).max(DIE_MARKS.length).optional(),
});
export type RolledDie = z.infer<typeof rolledDieSchema>;

const rolledTermSchema = z.object({
  notation: z.string().max(DICE_LIMITS.characters),
  /** In the order they fell. */
  dice: z.array(rolledDieSchema).max(DICE_LIMITS.dice),
  total: z.number().int(),
});
export type RolledTerm = z.infer<typeof rolledTermSchema>;

/** A roll, exactly: every die that fell. Stands in the trace of a call and is stored with the chat. */
export const rollTraceSchema = z.object({
  notation: z.string().max(DICE_LIMITS.characters),
  terms: z.array(rolledTermSchema).max(DICE_LIMITS.characters),
  /** What is added to the dice; absent where it multiplies or divides. */
  modifier: z.number().int().optional(),
  total: z.number().int(),
});
export type RollTrace = z.infer<typeof rollTraceSchema>;
