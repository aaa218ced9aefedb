import { z } from 'zod';
import { phraseSchema } from '../phrase.ts';
import { managedSettingsSchema, managedStateSchema, managerSchema } from './managed.ts';

/**
 * What is wrong with a plugin, or worth knowing:
 * - "not-loaded": it could not be read or evaluated (syntax, an error, a limit); its last good state stays.
 * - "bad-value": a value cannot be understood; the last good one stays, locked.
 * - "bad-object": an object (a provider, a template, …) is left out.
 * - "unknown-key": means nothing here.
 * - "not-used-yet": understood and kept; a later version of the application uses it.
 * - "secret": a key that cannot be decrypted, or stands there in plain text.
 * - "unreachable": the server does not give the plugin; the state that was downloaded last stays.
 * - "note": anything else.
 */
const PROBLEM_KINDS = [
  'not-loaded',
  'bad-value',
  'bad-object',
  'unknown-key',
  'not-used-yet',
  'secret',
  'unreachable',
  'note',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

const organizationProblemSchema = z.object({
  kind: z.enum(PROBLEM_KINDS),
  /** error: something the administrator wrote does not hold. info: nothing to do. */
  severity: z.enum(['error', 'warning', 'info']),
  /** What happened and what holds instead. */
  text: phraseSchema,
  file: z.string().optional(),
  line: z.number().int().positive().optional(),
  /** `DataApp.StartPage`, `LLM_PROVIDERS[2].Model.Id`, `VERSION`. */
  key: z.string().optional(),
  /** The value as it stands there, shortened; never a secret. */
  seen: z.string().optional(),
  /** What would be valid. */
  valid: phraseSchema.optional(),
});
export type OrganizationProblem = z.infer<typeof organizationProblemSchema>;

/** "last-good": what is deployed now does not load; the version that did holds. "failed": it never loaded. */
const pluginStateSchema = z.enum(['applied', 'last-good', 'failed']);
export type PluginState = z.infer<typeof pluginStateSchema>;

const pluginViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** In force. */
  version: z.string(),
  /** Deployed, but not in force because it does not load. */
  refusedVersion: z.string().optional(),
  authors: z.array(z.string()),
  contact: z.string(),
  sourceUrl: z.string(),
  iconSvg: z.string().optional(),
  deprecationMessage: z.string(),
  /** "organization": deployed by server or by whoever set up the computer. "local": the person's own. */
  origin: z.enum(['organization', 'local']),
  priority: z.number(),
  state: pluginStateSchema,
  /** Epoch milliseconds: since when it is in this state. */
  since: z.number(),
  /** Epoch milliseconds of the last look, and of the next one where there is a server. */
  checkedAt: z.number(),
  nextCheckAt: z.number().optional(),
  counts: z.object({
    settings: z.number(),
    providers: z.number(),
    templates: z.number(),
    profiles: z.number(),
    mandatoryInfos: z.number(),
    other: z.number(),
  }),
  problems: z.array(organizationProblemSchema),
});
export type PluginView = z.infer<typeof pluginViewSchema>;

/** One value that the organization sets, in force. */
const effectiveValueSchema = z.object({
  /** The key of the format: `DataApp.StartPage`; tools' settings as `DataTools.LockedToolSettings.<toolId>.<field>`. */
  key: z.string(),
  state: managedStateSchema,
  /** Parsed and plain; a secret is replaced by `true`. */
  value: z.unknown(),
  by: managerSchema,
  /** An editable default that the person has replaced. */
  isReplacedByPerson: z.boolean(),
  /** Absent: this version uses it. */
  usedFrom: z.string().optional(),
});
export type EffectiveValue = z.infer<typeof effectiveValueSchema>;

export const introductionSchema = z.object({
  id: z.string(),
  title: z.string(),
  markdown: z.string(),
  by: managerSchema,
  /** Of what it says: another one means another text, which people see although they have dismissed the one before. */
  digest: z.string().max(100),
});
export type Introduction = z.infer<typeof introductionSchema>;

export const mandatoryInfoSchema = z.object({
  id: z.string(),
  title: z.string(),
  version: z.string(),
  markdown: z.string(),
  acceptText: z.string(),
  rejectText: z.string(),
  by: managerSchema,
  /** Epoch milliseconds; absent: not accepted as it stands now. */
  acceptedAt: z.number().optional(),
  /** The version that was accepted before this one. */
  acceptedBefore: z.string().optional(),
});
export type MandatoryInfo = z.infer<typeof mandatoryInfoSchema>;

export const chatTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  systemPrompt: z.string(),
  userPrompt: z.string(),
  mayUseProfile: z.boolean(),
  exampleConversation: z.array(z.object({ role: z.enum(['user', 'assistant', 'system']), text: z.string() })),
  /** Absolute, or inside the plugin's folder. */
  attachments: z.array(z.string()),
  /** Absent: the chat's defaults. Empty: no tools. */
  toolIds: z.array(z.string()).optional(),
  by: managerSchema,
});
export type ChatTemplate = z.infer<typeof chatTemplateSchema>;

export const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  needToKnow: z.string(),
  actions: z.string(),
  by: managerSchema,
});
export type Profile = z.infer<typeof profileSchema>;

export const organizationViewSchema = z.object({
  isManaged: z.boolean(),
  /** Of no single plugin: what the device says, certificates. */
  problems: z.array(organizationProblemSchema),
  plugins: z.array(pluginViewSchema),
  values: z.array(effectiveValueSchema),
  managed: managedSettingsSchema,
  introductions: z.array(introductionSchema),
  mandatoryInfos: z.array(mandatoryInfoSchema),
  templates: z.array(chatTemplateSchema),
  profiles: z.array(profileSchema),
  /** Whether the administrator's tools (encrypting keys, exporting as Lua) are shown. */
  showsAdministration: z.boolean(),
});
export type OrganizationView = z.infer<typeof organizationViewSchema>;
