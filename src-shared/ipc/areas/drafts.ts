import { z } from 'zod';
import { MAX_ATTACHMENTS } from '../../chat/attachment-limits.ts';
import { attachmentSchema, editSchema, MAX_USER_MESSAGE_CHARACTERS } from '../../chat/message.ts';
import { newChatDraftSchema } from '../../chat/new-chat-draft.ts';
import { queuedQuestionSchema } from '../../chat/queued-question.ts';

const id = z.string().min(1).max(200);
const nothing = z.object({});

/** What was written and not sent yet: for a new chat, and for the time after an answer. A chat's own draft is part of it. */
export const draftRequests = {
  /** Null: nothing was written or chosen. */
  'drafts.new-chat': {
    input: nothing,
    output: z.object({ draft: newChatDraftSchema.nullable(), attachments: z.array(attachmentSchema).optional() }),
  },
  'drafts.save-new-chat': { input: newChatDraftSchema, output: nothing },
  /** The question that is being rewritten; null: none any more. */
  'drafts.save-edit': { input: z.object({ chatId: id, editing: editSchema.nullable() }), output: nothing },
  /** What stands beside the draft of a chat (null: of a new one), in its order. */
  'drafts.set-attached': {
    input: z.object({ chatId: id.nullable(), attachmentIds: z.array(id).max(MAX_ATTACHMENTS) }),
    output: nothing,
  },

  /**
   * Sends a question when the answer that is being made is complete, or at once where none is. One question waits at a
   * time; after an answer that was stopped or failed it goes on waiting for the person's word.
   */
  'turns.queue': {
    input: z.object({
      chatId: id,
      text: z.string().trim().min(1).max(MAX_USER_MESSAGE_CHARACTERS),
      attachmentIds: z.array(id).max(MAX_ATTACHMENTS).default([]),
    }),
    output: nothing,
  },
  /** Sends the waiting question now; an answer that is being made is stopped for it. */
  'turns.send-queued': { input: z.object({ chatId: id }), output: nothing },
  /** Takes the waiting question back, to be changed. Attachments that are gone are left out. */
  'turns.unqueue': {
    input: z.object({ chatId: id }),
    output: z.object({ text: z.string(), attachments: z.array(attachmentSchema) }),
  },
} as const;

export const draftEvents = {
  /** What waits in a chat; null: nothing any more. */
  'chat.queue-changed': z.object({ chatId: z.string(), queued: queuedQuestionSchema.nullable() }),
} as const;
