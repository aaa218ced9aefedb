import { z } from 'zod';
import { rollTraceSchema } from '../dice/roll-trace.ts';
import { phraseSchema } from '../phrase.ts';

/** Where the data of a call went, for the banner: a host, this computer, or nowhere (it was stopped before). */
const toolDestinationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('host'), host: z.string().max(300) }),
  z.object({ kind: z.literal('computer') }),
  z.object({ kind: z.literal('nothing-sent') }),
]);
export type ToolDestination = z.infer<typeof toolDestinationSchema>;

const TOOL_CALL_STATES = ['queued', 'waiting', 'running', 'done', 'blocked', 'error', 'cancelled'] as const;
export type ToolCallState = (typeof TOOL_CALL_STATES)[number];

/** The trace words that files and the command line use. */
const TRACE_STATUSES = ['SUCCESS', 'BLOCKED', 'ERROR'] as const;
export type TraceStatus = (typeof TRACE_STATUSES)[number];

const toolProgressSchema = z.object({
  text: phraseSchema.optional(),
  done: z.number().optional(),
  total: z.number().optional(),
});
export type ToolProgress = z.infer<typeof toolProgressSchema>;

/** What a model may send, with every character escaped. */
const MAX_FULL_ARGUMENTS_CHARACTERS = 1_200_000;

/** One tool call as the window shows it. The result itself is fetched on demand and never stored. */
export const toolCallSchema = z.object({
  callId: z.string().max(200),
  /** The id of the tool, or the name the model called when there is no such tool. */
  toolId: z.string().max(200),
  /** What a tool that is not part of the app was called then. */
  toolName: z.string().max(300).optional(),
  state: z.enum(TOOL_CALL_STATES),
  /** What it was asked, shortened, from the arguments. */
  summary: z.string().max(300).default(''),
  destination: toolDestinationSchema.optional(),
  /** Pretty-printed JSON, sensitive values masked, shortened to 20,000 characters. */
  arguments: z.string().max(20_100).default(''),
  startedAt: z.number().optional(),
  durationMs: z.number().optional(),
  progress: toolProgressSchema.optional(),
  /** BLOCKED and ERROR: what happened, for the person. */
  reason: phraseSchema.optional(),
  /** BLOCKED and ERROR: the very text the model got, shortened to 4,000 characters. */
  modelMessage: z.string().max(4_100).optional(),
  /** What was read, for the line "Read": characters and pages. */
  resultCharacters: z.number().optional(),
  raisedRequirements: z.boolean().optional(),
  /** Done: what came of it, where that is worth a word ("Nothing found"). */
  outcome: phraseSchema.optional(),
  /** What was rolled: every die. */
  roll: rollTraceSchema.optional(),
  /** While waiting: what the person needs to know to decide. */
  approval: z
    .object({
      changesSomething: z.boolean(),
      /** In full, sensitive values masked, where `arguments` above had to be shortened. */
      arguments: z.string().max(MAX_FULL_ARGUMENTS_CHARACTERS).optional(),
      /** Hosts, mailboxes and files whose text has entered this chat and may stand in the arguments. */
      mayContain: z.array(z.string().max(300)).max(20),
      /** Text from here tried to instruct the model, so that no earlier or later word covers this call. */
      taintedBy: z.string().max(300).optional(),
      /** Name of the organization's configuration that wants people asked, so that no word covers calls of later chats. */
      askedBy: z.string().max(300).optional(),
      /** A collection the model asks to turn on, with its own reason. */
      activates: z.object({ collectionId: z.string().max(100), reason: z.string().max(500) }).optional(),
    })
    .optional(),
});
export type ToolCall = z.infer<typeof toolCallSchema>;
