import { z } from 'zod';
import { ipcErrorSchema } from './contract.ts';

/** What travels over a transport, in both shells alike. Names and payloads are checked against the contract afterwards. */
export const clientFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('request'),
    id: z.number().int().nonnegative(),
    name: z.string().max(100),
    input: z.unknown(),
  }),
  z.object({ type: z.literal('cancel'), id: z.number().int().nonnegative() }),
  /** After a reconnect: send every event after `since` again, or say that they are gone. */
  z.object({ type: z.literal('resume'), since: z.number().int().nonnegative() }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;

export const serverFrameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('response'), id: z.number(), output: z.unknown() }),
  z.object({ type: z.literal('failure'), id: z.number(), error: ipcErrorSchema }),
  /** All events of one frame of time, in order; `seq` counts by one. */
  z.object({
    type: z.literal('events'),
    events: z.array(z.object({ seq: z.number(), name: z.string(), payload: z.unknown() })),
  }),
  /** Events after `since` are no longer kept, or `since` is from before a restart: the window reads everything afresh. */
  z.object({ type: z.literal('reset'), seq: z.number() }),
]);
export type ServerFrame = z.infer<typeof serverFrameSchema>;
