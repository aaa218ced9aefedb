import { z } from 'zod';
import { phraseSchema } from '../../phrase.ts';

/** What came of asking the server of the default provider whether it can be reached as things are set now. */
const connectionTestSchema = z.object({
  /** Host of the server; null when there is none to ask: no provider, or one inside the app. */
  host: z.string().nullable(),
  /** Host of the proxy it goes through; null: straight. */
  proxy: z.string().nullable(),
  /** Milliseconds to the first word of an answer, whatever it was. */
  durationMs: z.number().optional(),
  /** Why it cannot be reached. */
  problem: phraseSchema.optional(),
});
export type ConnectionTest = z.infer<typeof connectionTestSchema>;

export const connectionTestRequests = {
  /** Sends no key and nothing of any chat. */
  'network.test': { input: z.object({}), output: connectionTestSchema },
};
