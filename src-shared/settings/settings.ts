import { z } from 'zod';
import { confidenceLevelSchema, confidenceSchemeSchema } from '../provider/confidence.ts';
import { MAX_PROVIDERS, providerInstanceSchema } from '../provider/instance.ts';
import { providerKindIdSchema } from '../provider/kinds.ts';
import { componentSchema } from '../tool/definition.ts';
import { approvalModeSchema } from '../tool/view.ts';
import { DEFAULT_PROXY, proxySettingsSchema } from './proxy.ts';
import { START_PAGES } from './start-page.ts';

export const SETTINGS_VERSION = 1;
export const TEMPORARY_CHAT_DAYS = [7, 30, 90, 180, 365] as const;

const toolSettingValue = z.union([z.string().max(100_000), z.number(), z.boolean()]);
export type ToolSettingValue = z.infer<typeof toolSettingValue>;

/**
 * Everything the person has set, except secrets. Every field has a fallback of its own: one bad value costs that value,
 * never the rest. `readSettings` reports what it had to replace.
 */
export const settingsFields = {
  language: z.enum(['system', 'en', 'de']).default('system'),
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  sendWith: z.enum(['enter', 'modifier-enter']).default('enter'),
  reducedMotion: z.enum(['system', 'on']).default('system'),
  /** What the window shows when it opens. */
  startPage: z.enum(START_PAGES).default('chats'),
  firstStartDone: z.boolean().default(false),
  providers: z
    .array(providerInstanceSchema)
    .max(MAX_PROVIDERS)
    .refine((providers) => firstOfEachId(providers).length === providers.length, 'two providers have the same id')
    .default([]),
  defaultProviderId: z.string().max(100).nullable().default(null),
  /** What new chats begin with; null: none. */
  preselectedTemplateId: z.string().max(200).nullable().default(null),
  preselectedProfileId: z.string().max(200).nullable().default(null),
  /** Texts of the organization where a chat begins; those that were dismissed, by their digests. */
  showIntroductions: z.boolean().default(true),
  dismissedIntroductions: z.array(z.string().max(100)).max(500).default([]),
  confidenceScheme: confidenceSchemeSchema.default('TRUST_ALL'),
  customConfidence: z.partialRecord(providerKindIdSchema, confidenceLevelSchema).default({}),
  /** Whether a provider's level stands beside its name. Where a level is why something is refused, it is said in any case. */
  showProviderConfidence: z.boolean().default(true),
  globalMinimumConfidence: confidenceLevelSchema.default('NONE'),
  toolsEnabled: z.boolean().default(true),
  disabledCollectionIds: z.array(z.string().max(100)).max(1_000).default([]),
  /** Collections a new chat starts with. */
  defaultCollectionIds: z
    .array(z.string().max(100))
    .max(1_000)
    .default(['web_search', 'read_web_page', 'current_time', 'time_range']),
  /** What the assistants start with; one that is not named starts like a new chat. */
  collectionIdsByComponent: z.partialRecord(componentSchema, z.array(z.string().max(100)).max(1_000)).default({}),
  minimumConfidenceByCollection: z.record(z.string().max(100), confidenceLevelSchema).default({}),
  /** `<toolId>.<field>` → value; secrets are in the keyring. */
  toolSettings: z.record(z.string().max(200), toolSettingValue).default({}),
  /** Absent: tools that change something ask, others run by themselves. */
  approvalByCollection: z.record(z.string().max(100), approvalModeSchema).default({}),
  /** Tool id → hash of the schema that "Always" was said to; another schema asks again. */
  alwaysAllowedTools: z.record(z.string().max(100), z.string().max(100)).default({}),
  /** How long temporary chats are kept after their last change; null: until a person removes them. */
  temporaryChatDays: z.literal(TEMPORARY_CHAT_DAYS).nullable().default(30),
  /** A short title by the provider that answered, instead of the first words of the question. */
  titlesByProvider: z.boolean().default(true),
  parallelToolCalls: z.boolean().default(false),
  /** "compact" sends tools without the descriptions of their arguments. */
  schemaMode: z.enum(['full', 'compact']).default('full'),
  proxy: proxySettingsSchema.default(DEFAULT_PROXY),
  /** Groups of the chat list that are folded, by the window's names for them. */
  foldedGroupIds: z.array(z.string().max(250)).max(2_000).default([]),
  listWidth: z.number().min(200).max(360).default(260),
  controlsWidth: z.number().min(280).max(400).default(316),
  controlsOpen: z.boolean().default(true),
} as const;

export const settingsSchema = z.object(settingsFields);
export type Settings = z.infer<typeof settingsSchema>;

const withoutDefaults = Object.fromEntries(
  Object.entries(settingsFields).map(([field, schema]) => [field, schema.unwrap().optional()]),
) as { [Field in keyof typeof settingsFields]: z.ZodOptional<ReturnType<(typeof settingsFields)[Field]['unwrap']>> };

/**
 * What the window may change with one request; providers and tool settings have requests of their own. Built without
 * the fallbacks: in a patch a missing field means "leave it", and `partial()` would fill it with its default.
 */
export const settingsPatchSchema = z
  .object(withoutDefaults)
  .omit({ providers: true, toolSettings: true })
  // Field by field: two changes made right after each other must not undo one another.
  .extend({ proxy: proxySettingsSchema.partial().optional() });
export type SettingsPatch = z.infer<typeof settingsPatchSchema>;

export interface SettingsProblem {
  field: string;
  message: string;
}

/** Reads stored settings field by field; what cannot be read becomes its default and is reported. */
export function readSettings(stored: unknown): { settings: Settings; problems: SettingsProblem[] } {
  const problems: SettingsProblem[] = [];
  const source: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  if (stored !== undefined && (typeof stored !== 'object' || stored === null || Array.isArray(stored))) {
    problems.push({ field: '', message: 'the settings are not an object' });
  }
  const entries = Object.entries(settingsFields).map(([field, schema]) => {
    const parsed = schema.safeParse(source[field]);
    if (parsed.success) return [field, parsed.data] as const;
    problems.push({ field, message: z.prettifyError(parsed.error) });
    return [field, salvage(schema, source[field]) ?? schema.parse(undefined)] as const;
  });
  return { settings: Object.fromEntries(entries) as Settings, problems };
}

/** What is left of a list or record without the entries that are wrong; nothing for any other value. */
function salvage(schema: z.ZodType, value: unknown): unknown {
  const isReadable = (part: unknown) => schema.safeParse(part).success;
  if (Array.isArray(value)) {
    const entries = firstOfEachId(value.filter((entry) => isReadable([entry])));
    return [entries, entries.slice(0, 1_000), entries.slice(0, MAX_PROVIDERS)].find(isReadable);
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const readable = Object.fromEntries(Object.entries(value).filter(([key, entry]) => isReadable({ [key]: entry })));
  // Where the setting is no record, nothing is left, and nothing is no value of it either.
  return isReadable(readable) ? readable : undefined;
}

/** Of entries that share an id only the first counts: a person who chose the second would be answered by the first. */
function firstOfEachId<Entry>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<unknown>();
  return entries.filter((entry) => {
    if (typeof entry !== 'object' || entry === null || !('id' in entry)) return true;
    const isFirst = !seen.has(entry.id);
    seen.add(entry.id);
    return isFirst;
  });
}
