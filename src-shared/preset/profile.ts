import { z } from 'zod';
import { managerSchema } from '../organization/managed.ts';
import { PRESET_LIMITS } from './limits.ts';
import { templateReferenceSchema } from './template.ts';

const text = z.string().max(PRESET_LIMITS.textCharacters);

/** A profile as a person makes it. */
export const profileBodySchema = z.strictObject({
  name: z.string().trim().min(1).max(PRESET_LIMITS.nameCharacters),
  /** Who asks: what the model should know. */
  needToKnow: text,
  /** What the model should do for them. */
  actions: text,
});
export type ProfileBody = z.infer<typeof profileBodySchema>;

/** What a chat remembers of its profile, beside its texts. */
export const profileReferenceSchema = templateReferenceSchema.omit({ mayUseProfile: true });
export type ProfileReference = z.infer<typeof profileReferenceSchema>;

/** What goes to the model, as it was when it was chosen. */
export const profileTextsSchema = z.object({
  needToKnow: z.string().max(200_000),
  actions: z.string().max(200_000),
});
export type ProfileTexts = z.infer<typeof profileTextsSchema>;

export const profileViewSchema = profileReferenceSchema.extend({
  ...profileTextsSchema.shape,
  /** Absent: the person's own, to change and delete. */
  by: managerSchema.optional(),
});
export type ProfileView = z.infer<typeof profileViewSchema>;
