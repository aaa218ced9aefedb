import { z } from 'zod';
import { usageSchema } from '../../chat/message.ts';
import { WIRE_APIS } from '../../provider/kinds.ts';

const id = z.string().min(1).max(200);
const afterMs = z.number().optional();

/** How many characters one answer of `inspector.body` and `inspector.response` carries at most. */
export const INSPECTOR_PART_CHARACTERS = 500_000;

/** One HTTP request to a provider, as it is shown. Holds no secret. Times are milliseconds from its start. */
export const sentRequestSchema = z.object({
  id: z.string(),
  /** "title": asked for in the background after the first answer of a chat. */
  purpose: z.enum(['answer', 'title']),
  /** Of the answer, from 1: a round is sent again when the server was busy. */
  round: z.number(),
  attempt: z.number(),
  wireApi: z.enum(WIRE_APIS),
  providerName: z.string(),
  /** What the chat had when this was sent. Absent: nothing. */
  presets: z
    .object({
      /** Names. */
      template: z.string().optional(),
      profile: z.string().optional(),
      /** Messages of the template's example, before the first one of the chat. */
      exampleMessages: z.number().int().nonnegative(),
    })
    .optional(),
  method: z.enum(['GET', 'POST']),
  url: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string(), isMasked: z.boolean() })),
  startedAt: z.number(),
  connectedAfterMs: afterMs,
  respondedAfterMs: afterMs,
  firstByteAfterMs: afterMs,
  firstTextAfterMs: afterMs,
  /** Absent while it goes on. */
  endedAfterMs: afterMs,
  outcome: z.enum(['running', 'done', 'refused', 'failed', 'stopped']),
  /** Absent when no response came. */
  status: z.number().optional(),
  /** What broke, in the words of the system. */
  problem: z.string().max(1_000).optional(),
  /** As the provider reports it. */
  usage: usageSchema,
  bodyBytes: z.number(),
  /** Characters at the end of the body: more than is kept. */
  bodyLeftOut: z.number(),
  responseBytes: z.number(),
  /** The request before, of this answer or of the one before it; null when there is none that is kept. */
  previousId: z.string().nullable(),
});
export type SentRequestView = z.infer<typeof sentRequestSchema>;

/** Something that came over the connection: an event, or a line of what is no event stream. */
export const responseEventSchema = z.object({
  /** When its last byte came. */
  afterMs: z.number(),
  text: z.string(),
  /** Of its characters. */
  leftOut: z.number(),
});
export type ResponseEvent = z.infer<typeof responseEventSchema>;

const request = <Input extends z.ZodType, Output extends z.ZodType>(input: Input, output: Output) => ({
  input,
  output,
});

/** What was sent to providers in this session. Nothing of it is ever stored. */
export const inspectorRequests = {
  'inspector.requests': request(
    z.object({ messageId: id }),
    z.object({
      requests: z.array(sentRequestSchema),
      /** Older requests of this answer that made room for newer ones. */
      dropped: z.number(),
    }),
  ),
  /** The body as it was sent, part by part: `next` goes into the next `from`, until it is null. */
  'inspector.body': request(
    z.object({ requestId: id, from: z.number().int().nonnegative().default(0) }),
    z.object({ text: z.string(), next: z.number().nullable() }),
  ),
  /** What came back, part by part. `leftOut`: bytes in the middle of a long response that are not kept. */
  'inspector.response': request(
    z.object({ requestId: id, from: z.number().int().nonnegative().default(0) }),
    z.object({ events: z.array(responseEventSchema), next: z.number().nullable(), leftOut: z.number() }),
  ),
} as const;

export const inspectorEvents = {
  /** A request of this answer began, got its first bytes, or ended. */
  'inspector.changed': z.object({ chatId: z.string(), messageId: z.string() }),
} as const;
