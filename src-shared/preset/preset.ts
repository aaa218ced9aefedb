import { z } from 'zod';
import { profileReferenceSchema, profileTextsSchema } from './profile.ts';
import { templateReferenceSchema, templateTextsSchema } from './template.ts';

/** Templates and profiles together: what a person prepares once and uses in many chats. */
export const PRESET_KINDS = ['template', 'profile'] as const;
export type PresetKind = (typeof PRESET_KINDS)[number];

/** Which of them a chat has. Absent: none. */
export const chosenPresetsSchema = z.object({
  template: templateReferenceSchema.optional(),
  profile: profileReferenceSchema.optional(),
});
export type ChosenPresets = z.infer<typeof chosenPresetsSchema>;

/** Their texts, as the chat keeps them. */
export const presetTextsSchema = z.object({
  template: templateTextsSchema.optional(),
  profile: profileTextsSchema.optional(),
});
export type PresetTexts = z.infer<typeof presetTextsSchema>;
