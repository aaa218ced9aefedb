import { z } from 'zod';
import { managedBySchema } from '../settings/managed-by.ts';
import { settingsFields } from '../settings/settings.ts';

export type SettingName = keyof typeof settingsFields;
const settingNames = Object.keys(settingsFields) as [SettingName, ...SettingName[]];

/** Who manages something, as people read it. */
export const managerSchema = managedBySchema.extend({ pluginId: z.string() });
export type Manager = z.infer<typeof managerSchema>;

/** "locked": only the organization changes it. "default": its value holds until the person chooses one. */
export const managedStateSchema = z.enum(['locked', 'default']);
export type ManagedState = z.infer<typeof managedStateSchema>;

const managedEntrySchema = z.object({ state: managedStateSchema, by: managerSchema });
export type ManagedEntry = z.infer<typeof managedEntrySchema>;

/**
 * What the organization says about the person's settings. Absent: the person's own.
 * A map or list that is managed entry by entry (confidence and approval by collection, collections that are switched off) is
 * in `entries` under `<setting>.<key>`: the organization manages those keys, the person the others.
 */
export const managedSettingsSchema = z.object({
  settings: z.partialRecord(z.enum(settingNames), managedEntrySchema),
  entries: z.record(z.string(), managedEntrySchema),
  /** Present: the person may not add providers of their own. */
  mayNotAddProviders: managerSchema.optional(),
  /** False: what was found in texts from outside is still made harmless, and not announced. */
  showsInjectionAlert: z.boolean(),
});
export type ManagedSettings = z.infer<typeof managedSettingsSchema>;

export const NOTHING_MANAGED: ManagedSettings = { settings: {}, entries: {}, showsInjectionAlert: true };
