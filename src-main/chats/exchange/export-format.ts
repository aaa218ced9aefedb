import { z } from 'zod';
import { type Message, messageSchema } from '#shared/chat/message.ts';
import { chosenPresetsSchema, presetTextsSchema } from '#shared/preset/preset.ts';
import type { StoredChat, Workspace } from '../../store/chat-store.ts';

// Documented in docs/export-format.md.

export const EXPORT_FORMAT_NAME = 'confidant-chats';
export const EXPORT_VERSION = 1;

/** Halves of characters would all become the same one in the database, and two ids the same. */
const id = z
  .string()
  .min(1)
  .max(200)
  .refine((value) => value.isWellFormed());
const time = z.number().int().min(0).max(8.64e15);

export const exportedWorkspaceSchema = z.object({ id, name: z.string().max(200) });

/** Requirements and taint are read apart: what is wrong with them must make the chat stricter, not drop it. */
export const exportedChatSchema = z.object({
  id,
  title: z.string().max(1_000),
  titleIsByPerson: z.boolean(),
  createdAt: time,
  updatedAt: time,
  providerId: z.string().max(200).nullable(),
  toolSelection: z.array(z.string().max(100)).max(1_000).nullable(),
  requirements: z.unknown().optional(),
  taint: z.unknown().optional(),
  workspace: exportedWorkspaceSchema.nullable(),
  pinnedAt: time.nullable(),
  isTemporary: z.boolean(),
  expiresAt: time.nullable(),
  /** Absent: none, or a file of an earlier version. What cannot be read costs no chat. */
  presets: chosenPresetsSchema.optional().catch(undefined),
  presetTexts: presetTextsSchema.optional().catch(undefined),
  draft: z.string().max(1_000_000),
  /** Read apart, too: a value that cannot be read costs itself alone. Files of earlier versions have none. */
  variables: z.unknown().optional(),
  headMessageId: id.nullable(),
  messages: z.array(messageSchema.omit({ chatId: true }).extend({ id, createdAt: time })),
});
export type ExportedChat = z.infer<typeof exportedChatSchema>;

export const exportHeadSchema = z.object({
  format: z.literal(EXPORT_FORMAT_NAME),
  version: z.number().int().min(1),
  exportedAt: z.string().max(100),
  workspaces: z.array(exportedWorkspaceSchema).max(10_000).default([]),
});

/** A chat without its messages, as it stands in a file. No approvals, no transcripts, no results of tools. */
export function exportedChat(chat: StoredChat, workspace: Workspace | undefined): Omit<ExportedChat, 'messages'> {
  return {
    id: chat.id,
    title: chat.title,
    titleIsByPerson: chat.titleIsByPerson,
    createdAt: chat.createdAt,
    updatedAt: chat.updatedAt,
    providerId: chat.providerId,
    toolSelection: chat.toolSelection,
    requirements: chat.requirements,
    taint: chat.taint ?? null,
    workspace: workspace ? { id: workspace.id, name: workspace.name } : null,
    pinnedAt: chat.pinnedAt ?? null,
    isTemporary: chat.isTemporary ?? false,
    expiresAt: chat.expiresAt ?? null,
    ...((chat.presets?.template || chat.presets?.profile) && { presets: chat.presets, presetTexts: chat.presetTexts }),
    draft: chat.draft,
    variables: chat.variables ?? {},
    headMessageId: chat.headMessageId,
  };
}

export function exportedMessage({ chatId: _, ...message }: Message): ExportedChat['messages'][number] {
  return message;
}
