import { z } from 'zod';
import { phraseSchema } from '../phrase.ts';
import { chosenPresetsSchema } from '../preset/preset.ts';
import { confidenceLevelSchema } from '../provider/confidence.ts';
import { sourceSchema } from '../source/source.ts';
import { toolCallSchema } from '../tool/trace.ts';
import { MAX_ATTACHMENT_CHARACTERS } from './attachment-limits.ts';
import { queuedQuestionSchema } from './queued-question.ts';
import { chatRequirementsSchema } from './requirements.ts';
import { chatTaintSchema } from './taint.ts';

export const MAX_USER_MESSAGE_CHARACTERS = 1_000_000;

/** What the filter for instructions found in a text, or that it did not run. */
const filterNoticeSchema = z.object({
  tone: z.enum(['neutral', 'warn']),
  text: phraseSchema,
  /** The sentences found. */
  detail: z.string().max(8_000).optional(),
});
export type FilterNotice = z.infer<typeof filterNoticeSchema>;

/** What goes along with a question. Its text stands before the question when it goes to a provider. */
export const attachmentSchema = z.object({
  id: z.string().max(100),
  kind: z.enum(['web-page', 'text-file']),
  /** A page's title, a file's name. */
  name: z.string().max(1_000),
  /** Where a page came from, after redirects; empty for a file, whose folder is nobody's business. */
  address: z.string().max(8_000),
  characters: z.number().int().nonnegative(),
  /** The text is the beginning of a longer one. */
  isTruncated: z.boolean(),
  /** Passages that tried to instruct the model and were neutralized. */
  filteredPassages: z.number().int().nonnegative(),
  /** Told when it is added, and for as long as it stands in the chat. */
  notices: z.array(filterNoticeSchema).max(4).optional(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** A question that is being rewritten in its place. */
export const editSchema = z.object({
  messageId: z.string().max(200),
  text: z.string().max(MAX_USER_MESSAGE_CHARACTERS),
});
export type Edit = z.infer<typeof editSchema>;

/** What a person began and did not send, beside the text of the draft. */
const unsentSchema = z.object({
  editing: editSchema.optional(),
  /** In their order. */
  attachments: z.array(attachmentSchema).optional(),
});
export type Unsent = z.infer<typeof unsentSchema>;

/** A message is a list of blocks in the order they arrived; nothing is hidden inside the text. */
export const blockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), id: z.string(), text: z.string() }),
  z.object({ type: z.literal('reasoning'), id: z.string(), text: z.string() }),
  z.object({
    type: z.literal('attachment'),
    id: z.string(),
    attachment: attachmentSchema,
    text: z.string().max(MAX_ATTACHMENT_CHARACTERS + 1_000),
  }),
  z.object({ type: z.literal('tool-call'), id: z.string(), call: toolCallSchema }),
  z.object({
    type: z.literal('notice'),
    id: z.string(),
    tone: z.enum(['neutral', 'warn', 'error']),
    /** What happened, before `text` and stronger. */
    title: phraseSchema.optional(),
    text: phraseSchema,
    detail: z.string().max(8_000).optional(),
    /** A countdown: when the next try starts, epoch milliseconds. */
    retryAt: z.number().optional(),
    /** What the person can do about it, as a button. */
    actions: z
      .array(
        z.enum([
          'continue',
          'try-again',
          'open-provider',
          'choose-provider',
          'turn-tools-off',
          'open-tool',
          'show-shield',
        ]),
      )
      .optional(),
    subject: z.string().max(200).optional(),
  }),
]);
export type Block = z.infer<typeof blockSchema>;
export type NoticeBlock = Extract<Block, { type: 'notice' }>;

export const usageSchema = z.object({
  inputTokens: z.number().optional(),
  outputTokens: z.number().optional(),
  cachedInputTokens: z.number().optional(),
  reasoningTokens: z.number().optional(),
});
export type Usage = z.infer<typeof usageSchema>;

export const answerFiguresSchema = z.object({
  requests: z.number().default(0),
  usage: usageSchema.default({}),
  timeToFirstTextMs: z.number().optional(),
  durationMs: z.number().optional(),
  tokensPerSecond: z.number().optional(),
});
export type AnswerFigures = z.infer<typeof answerFiguresSchema>;

/** "streaming" is only true of a message whose turn runs now; one found so at start-up was cut off and is "incomplete". */
const messageStatusSchema = z.enum(['complete', 'streaming', 'incomplete', 'failed', 'cancelled']);
export type MessageStatus = z.infer<typeof messageStatusSchema>;

export const messageSchema = z.object({
  id: z.string(),
  chatId: z.string(),
  /** The message this one replies to; siblings with the same parent are versions. */
  parentId: z.string().nullable(),
  role: z.enum(['user', 'assistant']),
  status: messageStatusSchema,
  createdAt: z.number(),
  blocks: z.array(blockSchema),
  sources: z.array(sourceSchema).default([]),
  /** Who answered, as it was then. */
  provider: z
    .object({
      id: z.string(),
      name: z.string(),
      model: z.string(),
      confidence: confidenceLevelSchema,
      isDemo: z.boolean().optional(),
    })
    .optional(),
  figures: answerFiguresSchema.optional(),
});
export type Message = z.infer<typeof messageSchema>;

export const chatSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  providerId: z.string().nullable(),
  /** Collections switched on; null means the defaults of the component. */
  toolSelection: z.array(z.string()).nullable(),
  requirements: chatRequirementsSchema,
  taint: chatTaintSchema.optional(),
  activity: z.enum(['idle', 'answering', 'waiting']).default('idle'),
  workspaceId: z.string().nullable().default(null),
  /** When it was pinned; null when it is not. */
  pinnedAt: z.number().nullable().default(null),
  /** Kept for a while only. `expiresAt`: when it is removed; null: not by itself. */
  isTemporary: z.boolean().default(false),
  expiresAt: z.number().nullable().default(null),
  /** The template it began with and the profile that is part of its requests. Absent like {}. */
  presets: chosenPresetsSchema.optional(),
});
export type ChatSummary = z.infer<typeof chatSummarySchema>;

export const chatSchema = chatSummarySchema.extend({
  /** The visible branch, oldest first. */
  messages: z.array(messageSchema),
  /** The branch goes on before the first of `messages`: `chats.earlier-messages`. Absent like false. */
  hasEarlier: z.boolean().optional(),
  /** Message id → all versions of it, itself included, in the order they were made; only where there are several. */
  versions: z.record(z.string(), z.array(z.string())).default({}),
  draft: z.string().default(''),
  unsent: unsentSchema.optional(),
  /** Sent when the answer is complete. Absent like null. */
  queued: queuedQuestionSchema.nullable().optional(),
  /** Events with a higher sequence number are not in this snapshot yet. */
  asOf: z.number(),
});
export type Chat = z.infer<typeof chatSchema>;

/** One change to a message, in order. Text arrives by appending, everything else by replacing its block. */
export const messageChangeSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('append'), blockId: z.string(), text: z.string() }),
  z.object({ op: z.literal('put-block'), block: blockSchema }),
  z.object({ op: z.literal('remove-block'), blockId: z.string() }),
  z.object({
    op: z.literal('set'),
    status: messageStatusSchema.optional(),
    sources: z.array(sourceSchema).optional(),
    figures: answerFiguresSchema.optional(),
  }),
]);
export type MessageChange = z.infer<typeof messageChangeSchema>;
