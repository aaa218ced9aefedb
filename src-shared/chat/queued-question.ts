import { z } from 'zod';
import { phraseSchema } from '../phrase.ts';

/** A question written while an answer is made: it is sent when that is complete, or when the person says so. */
export const queuedQuestionSchema = z.object({
  text: z.string(),
  attachmentIds: z.array(z.string()),
  /** Why it could not be sent when its turn came. */
  problem: phraseSchema.optional(),
});
export type QueuedQuestion = z.infer<typeof queuedQuestionSchema>;
