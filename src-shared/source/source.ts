import { z } from 'zod';

/** Something an answer rests on. Identity is `requestKey(url)`, never the title: two pages may share one. */
export const sourceSchema = z.object({
  title: z.string().max(1_000),
  url: z.string().max(8_000),
  origin: z.enum(['tool', 'model', 'data']),
});
export type Source = z.infer<typeof sourceSchema>;
