import { z } from 'zod';
import { wireApiSchema } from '../provider/kinds.ts';

/** One argument as a plain line: name (type, needed or optional) meaning. */
const argumentLineSchema = z.object({
  name: z.string(),
  type: z.enum(['text', 'number', 'integer', 'boolean', 'choice', 'list', 'object', 'any']),
  choices: z.array(z.string()).optional(),
  required: z.boolean(),
  description: z.string(),
});
export type ArgumentLine = z.infer<typeof argumentLineSchema>;

/** A tool as a model sees it. Every text and every number is taken from the very objects that a request sends. */
export const modelViewSchema = z.object({
  callName: z.string(),
  description: z.string(),
  arguments: z.array(argumentLineSchema),
  /** Its part of the system prompt; "" for none. */
  instructions: z.string(),
  /** Estimates. `total` is what it costs in every request; `compact` the same in compact schema mode. */
  tokens: z.object({
    callName: z.number(),
    description: z.number(),
    arguments: z.number(),
    instructions: z.number(),
    total: z.number(),
    compact: z.number(),
  }),
  requests: z.array(
    z.object({
      wireApi: wireApiSchema,
      /** Whether the chosen provider speaks this API; else it is shown for its vendor's own server. */
      isOfProvider: z.boolean(),
      /** The entry of `tools`, pretty-printed. */
      json: z.string(),
      /** Whether the server binds calls to the schema (strict mode). */
      isBound: z.boolean(),
    }),
  ),
});
export type ModelView = z.infer<typeof modelViewSchema>;
