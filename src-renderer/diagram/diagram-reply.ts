import { z } from 'zod';
import { type DiagramReply, MAX_DIAGRAM_SIDE } from './protocol.ts';

/** The frame is not trusted: whatever it answers that does not fit this counts as a failure. */
export const diagramReplySchema: z.ZodType<DiagramReply> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('drawn'),
    id: z.number(),
    bitmap: z.custom<ImageBitmap>((value) => value instanceof ImageBitmap),
    width: z.number().positive().max(MAX_DIAGRAM_SIDE),
    height: z.number().positive().max(MAX_DIAGRAM_SIDE),
  }),
  z.object({
    kind: z.literal('failed'),
    id: z.number(),
    reason: z.enum(['syntax', 'too-large', 'not-drawn']),
    line: z.number().int().positive().max(1_000_000).optional(),
  }),
]);
