import { z } from 'zod';

/**
 * Text from outside tried to instruct the model in this chat: the first such text. A chat stays tainted, since what the
 * model has read stays in front of it. Stricter rules follow from it, see `approvals.ts`.
 */
export const chatTaintSchema = z.object({
  /** The host, mailbox or file the text came from, as the person knows it. */
  source: z.string().max(300),
  toolId: z.string().max(200).optional(),
  at: z.number(),
});
export type ChatTaint = z.infer<typeof chatTaintSchema>;
