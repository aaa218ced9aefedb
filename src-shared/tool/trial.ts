import { z } from 'zod';
import { wireApiSchema } from '../provider/kinds.ts';
import { toolCallSchema } from './trace.ts';

/**
 * What a call passes, in this order: its JSON is read, every gate is asked, the arguments are checked, what only the chat can
 * tell is checked (and the person asked), the tool runs, and its result is filtered and bounded.
 */
export const TRIAL_STEPS = ['parse', 'gates', 'arguments', 'check', 'run', 'result'] as const;
export type TrialStep = (typeof TRIAL_STEPS)[number];

/** What came of trying a tool: what a chat would show, and the exact text a model would get. Nothing of it is stored. */
export const trialSchema = z.object({
  call: toolCallSchema,
  /** What the model would get, a refusal included. */
  content: z.string(),
  isError: z.boolean(),
  /** The message in which a provider would get it, pretty-printed. */
  messages: z.array(z.object({ wireApi: wireApiSchema, isOfProvider: z.boolean(), json: z.string() })),
  /** Given again, the same dice fall. */
  seed: z.string(),
  steps: z.array(
    z.object({
      step: z.enum(TRIAL_STEPS),
      state: z.enum(['done', 'stopped', 'not-reached']),
      durationMs: z.number().optional(),
    }),
  ),
});
export type Trial = z.infer<typeof trialSchema>;
