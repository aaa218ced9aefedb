import { z } from 'zod';

/** How the calls of a tool ended; calls that were stopped or still run are in none of them. */
export const callCountsSchema = z.object({ done: z.number(), blocked: z.number(), errors: z.number() });
export type CallCounts = z.infer<typeof callCountsSchema>;

export const COUNTED_DAYS = 30;
