import { z } from 'zod';
import { MAX_USER_MESSAGE_CHARACTERS } from './message.ts';

/** What a person has written and chosen for a chat that does not exist yet. */
export const newChatDraftSchema = z.object({
  draft: z.string().max(MAX_USER_MESSAGE_CHARACTERS),
  providerId: z.string().max(200).nullable(),
  /** Collections switched on; null: the defaults. */
  toolSelection: z.array(z.string().max(100)).max(1_000).nullable(),
  workspaceId: z.string().max(200).nullable(),
  isTemporary: z.boolean(),
  /** Absent: the one that is preselected. Null: none. */
  templateId: z.string().max(200).nullable().optional(),
  profileId: z.string().max(200).nullable().optional(),
  /** The template whose question was put into the draft, so that it is put there once; absent like null. */
  filledFrom: z.string().max(200).nullable().optional(),
});
export type NewChatDraft = z.infer<typeof newChatDraftSchema>;
