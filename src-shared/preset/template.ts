import { z } from 'zod';
import { managerSchema } from '../organization/managed.ts';
import { managedBySchema } from '../settings/managed-by.ts';
import { PRESET_LIMITS } from './limits.ts';

const text = z.string().max(PRESET_LIMITS.textCharacters);

/** "system": an instruction in the middle of an example, as configurations of organizations may have them. */
export const EXAMPLE_ROLES = ['user', 'assistant', 'system'] as const;
const exampleMessageSchema = z.object({ role: z.enum(EXAMPLE_ROLES), text: z.string() });
export type ExampleMessage = z.infer<typeof exampleMessageSchema>;

/** A template as a person makes it. */
export const templateBodySchema = z.strictObject({
  name: z.string().trim().min(1).max(PRESET_LIMITS.nameCharacters),
  /** For the system prompt. */
  systemPrompt: text,
  /** Stands in the composer when a chat begins. */
  userPrompt: text,
  mayUseProfile: z.boolean(),
  /** What the model gets before the first question, as if it had been said. */
  exampleConversation: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), text: text.min(1) }))
    .max(PRESET_LIMITS.exampleMessages),
  /** Tools or collections. Absent: what new chats begin with. Empty: none. */
  toolIds: z.array(z.string().min(1).max(100)).max(PRESET_LIMITS.toolIds).optional(),
});
export type TemplateBody = z.infer<typeof templateBodySchema>;

/** A text file that a template brings along, as it was read when the person added it. */
export const templateFileSchema = z.strictObject({
  name: z.string().min(1).max(PRESET_LIMITS.fileNameCharacters),
  text: z.string().max(PRESET_LIMITS.fileCharacters),
  /** The file was longer. */
  isTruncated: z.boolean(),
});
export type TemplateFile = z.infer<typeof templateFileSchema>;

/** In their order: one that is stored already, by its id, or a new one. */
export const templateFilesSchema = z
  .array(z.union([z.strictObject({ id: z.string().min(1).max(200) }), templateFileSchema]))
  .max(PRESET_LIMITS.files);
export type TemplateFiles = z.infer<typeof templateFilesSchema>;

/** What a chat remembers of the template it began with, beside its texts. */
export const templateReferenceSchema = z.object({
  id: z.string().max(200),
  name: z.string().max(300),
  mayUseProfile: z.boolean(),
  /** About what its texts cost in every request. */
  tokens: z.number().int().nonnegative(),
  /** Of its texts: another one means that the template has changed since. */
  digest: z.string().max(100),
  /** Whose configuration it came from; absent: the person's own. */
  by: managedBySchema.optional(),
});
export type TemplateReference = z.infer<typeof templateReferenceSchema>;

/** What goes to the model, as it was when the chat began: a template that is changed or withdrawn later changes no chat. */
export const templateTextsSchema = z.object({
  systemPrompt: z.string().max(200_000),
  exampleConversation: z.array(exampleMessageSchema.extend({ text: z.string().max(200_000) })).max(200),
});
export type TemplateTexts = z.infer<typeof templateTextsSchema>;

/** A template that chats can begin with. */
export const templateViewSchema = templateReferenceSchema.extend({
  ...templateTextsSchema.shape,
  userPrompt: z.string(),
  /** Files that go along with the first question; with an id those of a template of the person's own, whose texts are stored. */
  attachments: z.array(z.object({ name: z.string(), id: z.string().optional(), isTruncated: z.boolean().optional() })),
  /** As they are stored. */
  toolIds: z.array(z.string()).optional(),
  /** The collections those stand for. */
  collectionIds: z.array(z.string()).optional(),
  /** Absent: the person's own, to change and delete. */
  by: managerSchema.optional(),
});
export type TemplateView = z.infer<typeof templateViewSchema>;
