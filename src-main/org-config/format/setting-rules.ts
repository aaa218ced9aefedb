import { z } from 'zod';
import type { PhraseKey } from '#shared/phrase.ts';
import { confidenceLevelSchema, confidenceSchemeSchema } from '#shared/provider/confidence.ts';
import { approvalModeSchema } from '#shared/tool/view.ts';
import { DEFAULT_TOOL_LIMITS } from '../../tools/limits.ts';
import { configuredKindSchema } from './configured-kind.ts';

/**
 * What a setting of the format is: one value, a set of values, or a map. Entries of sets and maps are read one by one, so
 * that one bad entry costs itself.
 */
export type SettingRule = (
  | { shape: 'value'; schema: z.ZodType }
  | { shape: 'set'; entry: z.ZodType<string> }
  | { shape: 'map'; key: z.ZodType<string>; entry: z.ZodType }
) & {
  /** Sets of all plugins are joined; without it a plugin that ranks higher replaces the set. */
  isAdditive?: true;
  /** Its entries are ids of tools and collections. */
  namesTools?: true;
  /** The version from which the application uses it; absent: this one. */
  usedFrom?: string;
  /** Values of the format that name something which this application does not have, and what it says about them. */
  without?: { values: readonly string[]; text: PhraseKey };
};

const value = (schema: z.ZodType, usedFrom?: string): SettingRule => ({
  shape: 'value',
  schema,
  ...(usedFrom && { usedFrom }),
});
const flag = (usedFrom?: string) => value(z.boolean(), usedFrom);
const choice = (choices: readonly [string, ...string[]], usedFrom?: string) => value(z.enum(choices), usedFrom);
const set = (entry: z.ZodType<string>, usedFrom?: string): SettingRule => ({
  shape: 'set',
  entry,
  ...(usedFrom && { usedFrom }),
});
const map = (entry: z.ZodType, key: z.ZodType<string> = id): SettingRule => ({ shape: 'map', key, entry });

const id = z.string().min(1).max(200);
/** An id, or empty to lock the choice to none. */
const idOrNone = z.string().max(200);
const level = confidenceLevelSchema;
/** A limit that the organization may only lower; for no calls at all there is `DataTools.EnableTools`. */
const limitUpTo = (maximum: number) => value(z.number().int().min(1).max(maximum));
const host = z
  .string()
  .max(253)
  .regex(/^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i);
const previewFeature = z.string().regex(/^PRE_[A-Z0-9_]{1,100}$/);
const assistant = z.string().regex(/^[A-Z0-9_]{1,100}_ASSISTANT$/);
/** `<toolId>.<field>` */
const toolField = z.string().regex(/^[a-z0-9_]{1,100}\.[A-Za-z0-9_]{1,100}$/);

/** Versions of this application that bring what a setting is about. */
const UPDATES = '0.2.0';
const ASSISTANTS = '0.3.0';
const HOME = '0.2.0';
const KNOWLEDGE = '0.3.0';
const MAIL = '0.4.0';
const VOICE = '0.5.0';
const MCP = '0.2.0';

/** Every key of `CONFIG["SETTINGS"]`, in the order of the documentation for administrators. */
export const SETTING_RULES: Readonly<Record<string, SettingRule>> = {
  'DataApp.UpdateInterval': choice(
    ['NO_CHECK', 'DISABLE_UPDATES', 'ONCE_STARTUP', 'HOURLY', 'DAILY', 'WEEKLY'],
    UPDATES,
  ),
  'DataApp.UpdateInstallation': choice(['MANUAL', 'AUTOMATIC'], UPDATES),
  'DataApp.StartPage': {
    ...choice(['HOME', 'CHAT', 'ASSISTANTS', 'INFORMATION', 'PLUGINS', 'SUPPORTERS', 'SETTINGS']),
    without: {
      values: ['ASSISTANTS', 'INFORMATION', 'PLUGINS', 'SUPPORTERS'],
      text: 'organization.problem.noSuchPage',
    },
  },
  'DataApp.ShowIntroduction': flag(),
  'DataApp.ShowQuickStartGuide': flag(HOME),
  'DataApp.ShowLastChangelog': flag(UPDATES),
  'DataApp.ShowVision': flag(HOME),
  'DataApp.AllowUserToAddProvider': flag(),
  'DataApp.AllowUserToAddLLMProvider': flag(),
  'DataApp.AllowUserToAddEmbeddingProvider': flag(KNOWLEDGE),
  'DataApp.AllowUserToAddTranscriptionProvider': flag(VOICE),
  'DataApp.AllowUserToAddMailbox': flag(MAIL),
  'DataApp.AllowUserToImportPlugins': flag(ASSISTANTS),
  'DataApp.AllowUserToImportConfigurationPlugins': flag(ASSISTANTS),
  'DataApp.AllowUserToSharePlugins': flag(ASSISTANTS),
  'DataApp.ShowAdminSettings': flag(),
  'DataApp.PreviewVisibility': choice(
    ['NONE', 'RELEASE_CANDIDATE', 'BETA', 'ALPHA', 'PROTOTYPE', 'EXPERIMENTAL'],
    UPDATES,
  ),
  'DataApp.EnabledPreviewFeatures': { ...set(previewFeature, UPDATES), isAdditive: true },
  'DataApp.HiddenAssistants': set(assistant, ASSISTANTS),
  'DataApp.PreselectedProvider': value(idOrNone),
  'DataApp.PreselectedProfile': value(idOrNone),
  'DataApp.UseTranscriptionProvider': value(idOrNone, VOICE),
  'DataApp.ShortcutVoiceRecording': value(z.string().max(100), VOICE),
  'DataApp.HttpClientTimeoutSeconds': value(z.number().int().min(120).max(3_600)),
  'DataApp.ExternalHttpCustomRootCertificatesEnabled': flag(),
  'DataApp.ExternalHttpCustomRootCertificateBundlePath': value(z.string().max(4_000)),
  'DataApp.ExternalHttpCustomRootCertificateAllowedHosts': set(host),
  'DataApp.ShowPromptInjectionAlert': flag(),

  'DataConfidence.ConfidenceScheme': value(confidenceSchemeSchema),
  'DataConfidence.CustomConfidenceScheme': map(level, configuredKindSchema),
  'DataConfidence.ShowProviderConfidence': flag(),
  'DataConfidence.EnforceGlobalMinimumConfidence': flag(),
  'DataConfidence.GlobalMinimumConfidence': value(level),

  'DataSourceSecuritySettings.TrustedProviderIds': set(id),

  'DataTools.EnableTools': flag(),
  'DataTools.DisabledToolIds': { ...set(id), namesTools: true },
  'DataTools.MinimumProviderConfidenceByToolId': { ...map(level), namesTools: true },
  'DataTools.LockedToolSettings': map(z.string().max(100_000), toolField),
  'DataTools.DefaultToolSettings': map(z.string().max(100_000), toolField),
  'DataTools.ApprovalByToolId': { ...map(approvalModeSchema), namesTools: true },
  'DataTools.ParallelToolCalls': flag(),
  'DataTools.SchemaMode': choice(['full', 'compact']),
  'DataTools.MaxToolCallsPerAnswer': limitUpTo(DEFAULT_TOOL_LIMITS.maxCalls),
  'DataTools.MaxResultCharactersPerAnswer': limitUpTo(DEFAULT_TOOL_LIMITS.maxResultCharacters),
  'DataTools.AllowUserToAddMcpServers': flag(MCP),
  'DataTools.AllowedMcpServers': set(z.string().min(1).max(2_000), MCP),

  'DataChat.PreselectOptions': flag(),
  'DataChat.PreselectedProvider': value(idOrNone),
  'DataChat.PreselectedProfile': value(idOrNone),
  'DataChat.PreselectedChatTemplate': value(idOrNone),
  'DataChat.PreselectedDataSourcesDisabled': flag(KNOWLEDGE),
  'DataChat.PreselectedDataSourcesAutomaticSelection': flag(KNOWLEDGE),
  'DataChat.PreselectedDataSourcesAutomaticValidation': flag(KNOWLEDGE),
  'DataChat.PreselectedDataSourceIds': set(id, KNOWLEDGE),
  'DataChat.PreselectedDataSourcesRetrievalMode': choice(['SEMANTIC_SEARCH', 'EVERY_MESSAGE'], KNOWLEDGE),
  'DataChat.SendToChatDataSourceBehavior': value(z.string().max(200), KNOWLEDGE),

  'DataMailboxes.MinimumOutboundDataRestriction': choice(
    ['UNRESTRICTED', 'ONLY_LINKS_FROM_CHAT', 'ONLY_CONFIGURED_SERVICES'],
    MAIL,
  ),
  'DataMailboxes.AllowOnlyOrganizationMailServers': flag(MAIL),

  'DataAgentDataSourceSelection.PreselectAgentOptions': flag(KNOWLEDGE),
  'DataAgentDataSourceSelection.PreselectedAgentProvider': value(idOrNone, KNOWLEDGE),
  'DataAgentRetrievalContextValidation.EnableRetrievalContextValidation': flag(KNOWLEDGE),
  'DataAgentRetrievalContextValidation.PreselectAgentOptions': flag(KNOWLEDGE),
  'DataAgentRetrievalContextValidation.PreselectedAgentProvider': value(idOrNone, KNOWLEDGE),
  'DataAgentRetrievalContextValidation.NumParallelValidations': value(z.number().int().min(1).max(100), KNOWLEDGE),

  'DataAssistantPluginAudit.RequireAuditBeforeActivation': flag(ASSISTANTS),
  'DataAssistantPluginAudit.PreselectedAgentProvider': value(idOrNone, ASSISTANTS),
  'DataAssistantPluginAudit.MinimumLevel': choice(['UNKNOWN', 'DANGEROUS', 'CAUTION', 'SAFE'], ASSISTANTS),
  'DataAssistantPluginAudit.BlockActivationBelowMinimum': flag(ASSISTANTS),
  'DataAssistantPluginAudit.AutomaticallyAuditAssistants': flag(ASSISTANTS),
  'DataAssistantPluginAudit.EnterpriseApprovedPlugins': { ...set(id, ASSISTANTS), isAdditive: true },
};

export const OVERRIDE_SUFFIX = '.AllowUserOverride';

/** Other spellings that documents use; a file is read as if the right one stood there. */
const KEY_SPELLINGS: Readonly<Record<string, string>> = {
  'DataApp.ExternalHttpCustomRootCertificatesBundlePath': 'DataApp.ExternalHttpCustomRootCertificateBundlePath',
  'DataApp.ExternalHttpCustomRootCertificatesAllowedHosts': 'DataApp.ExternalHttpCustomRootCertificateAllowedHosts',
};

export function settingName(key: string): string {
  const known = Object.hasOwn(KEY_SPELLINGS, key) ? KEY_SPELLINGS[key] : undefined;
  return known ?? key;
}

export function settingRule(key: string): SettingRule | undefined {
  return Object.hasOwn(SETTING_RULES, key) ? SETTING_RULES[key] : undefined;
}
